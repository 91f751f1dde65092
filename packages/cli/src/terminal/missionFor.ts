import { existsSync } from 'node:fs';
import {
  LONGEST_MISSION,
  MISSIONS,
  MissionError,
  checkMission,
  fewLines,
  levelsOf,
  toScenario,
  type Mission,
  type MissionChoices,
} from '@sensorium/content';
import { MissionFileError, loadMission } from '@sensorium/content/load';
import { RulesError, ScenarioError, squareAt, type Game, type Scenario, type Setup } from '@sensorium/engine';
import { missionCalled, missionWords } from '@sensorium/expedition';
import { catOf, exitSquares, publicOptions, setupFor } from '@sensorium/rules';
import { PlainError, readText } from './disk.ts';
import { forceMission } from './forceFor.ts';
import { chosenAmong, type Chosen } from './ruleOptions.ts';
import { ENGLISH, inLanguage, tellMissionFinding, wordsOf, type Language } from '../terminalWords.ts';
import { Refused } from './refused.ts';

export const missionsInOrder = (): Mission[] => [...MISSIONS].sort((a, b) => a.order - b.order);

/** A mission by its id, or out of a mission file. */
export const findMission = (wanted: string): Mission => {
  const known = missionCalled(wanted);
  if (known !== null) return known;
  if (!existsSync(wanted))
    throw new Refused((said) =>
      said.noMissionNorFile(
        wanted,
        missionsInOrder().map(({ id }) => id),
      ),
    );
  return missionInFile(wanted);
};

/** Errors forbid a mission to be played, wherever it is played. */
export const missionInFile = (file: string): Mission => {
  try {
    const { mission, lineOf } = loadMission(file, readText(file, 'a mission file', LONGEST_MISSION));
    const errors = checkMission(mission).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return mission;
    throw new Refused((_, language) =>
      wordsOf(language, 'faults').told(
        fewLines(
          errors.map((one) => `${file}:${lineOf(one.path)}: ${one.rule}: ${tellMissionFinding(language, one)}`),
        ).join('\n'),
      ),
    );
  } catch (error) {
    if (error instanceof MissionFileError) throw new PlainError(error.message);
    throw error;
  }
};

/** The mission set up, with the force of a file in place of its own if one is named. */
export const setUp = (
  mission: Mission,
  novice: boolean,
  modules: readonly string[] = [],
  forceFile?: string,
  language: Language = ENGLISH,
  chosen: Chosen = {},
): Setup => {
  const forced: { readonly mission: Mission; readonly choices: MissionChoices } =
    forceFile === undefined ? { mission, choices: {} } : forceMission(mission, forceFile, language);
  const { choices } = forced;
  const all = [...(choices.modules ?? []), ...modules];
  const options = { ...choices.options, ...chosenAmong(publicOptions([...mission.modules, ...all]), chosen, language) };
  try {
    return setupFor(toScenario(forced.mission, { ...choices, novice, modules: all, options }));
  } catch (error) {
    if (error instanceof MissionError || error instanceof RulesError || error instanceof ScenarioError)
      throw new PlainError(`${mission.id}: ${error.message}`);
    throw error;
  }
};

/** What the map of a mission says about squares: T a target, C where the C.A.T. lies … by square. */
export const notesOf = ({ board, scenario }: Setup): Map<number, string> => {
  const mission = MISSIONS.find(({ id }) => id === scenario.id);
  const notes = new Map<number, string>();
  (mission === undefined ? [] : levelsOf(mission)).forEach(({ floor }, level) =>
    floor.forEach((row, y) =>
      row.split('').forEach((character, x) => {
        if (/[A-Z]/.test(character)) notes.set(squareAt(board, x, y, level), character);
      }),
    ),
  );
  return notes;
};

/** The notes of the map with what the mission has put on the board: X a way out, C the C.A.T. where it lies loose. */
export const notesNow = (game: Game, notes: ReadonlyMap<number, string>): Map<number, string> => {
  const now = new Map(notes);
  for (const square of exitSquares(game)) now.set(square, 'X');
  const cat = catOf(game);
  if (cat !== null && cat.by < 0) now.set(cat.at, 'C');
  return now;
};

/** What the mission is about, for everybody to read. */
export const briefingOf = (scenario: Scenario, language: Language): string[] => {
  const texts = missionWords(scenario);
  if (texts === null) return [scenario.id];
  const { title, briefing, marines, aliens } = inLanguage(texts, language);
  return [title, briefing, `- ${marines}`, `- ${aliens}`];
};

export const titleOf = (scenario: Scenario, language: Language): string => briefingOf(scenario, language)[0]!;
