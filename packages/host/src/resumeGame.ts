/** Saved games are taken up in one way, with every check: what is wrong with a file is told with where it is. */
import {
  FileError,
  SEEDED,
  Table,
  blamingFile,
  isRefusal,
  loadGame,
  readCommand,
  type Chance,
  type Game,
  type Replay,
  type ReplayEntry,
  type Scenario,
  type Seed,
  type SetupFor,
} from '@sensorium/engine';
import { setupFromFile } from '@sensorium/content';
import { parseSave, type SavedGame } from './saves.ts';

/** Whoever made the scenario, what is wrong with it is said. */
export const begunTable = (
  scenario: Scenario,
  seed: Seed,
  setupFor: SetupFor = setupFromFile,
  chance: Chance = SEEDED,
): Table => {
  const setup = blamingFile('scenario', () => setupFor(scenario));
  return blamingFile('opening', () => new Table(setup, { seed, chance }));
};

/** What chance gave, and where it led. */
const courseOf = ({ opening, entries, position }: Replay): string =>
  JSON.stringify([opening, entries.map(({ drawn }) => drawn), position]);

/** What was said once is said again, as the next entry of the table. */
export const sayAgain = (table: Table, { by, say, because }: ReplayEntry): void => {
  const where = `entries[${table.length}]`;
  const command = readCommand(table.setup, say);
  const answer = isRefusal(command) ? command : blamingFile(where, () => table.play(by, command, because));
  if ('reason' in answer) throw new FileError(`${where}: refused by ${answer.rule} (${answer.reason})`);
};

/** The seed gives the recorded dice again; if it does not, the file was made otherwise and cannot be gone on with. */
export const resumeReplay = (replay: Replay): Table => {
  const table = begunTable(replay.scenario, replay.seed);
  for (const entry of replay.entries) sayAgain(table, entry);
  if (courseOf(replay) !== courseOf(table.replay()))
    throw new FileError('its seed and commands give other dice, or lead to another position, than are recorded');
  return table;
};

export interface ResumedGame extends Omit<SavedGame, 'replay'> {
  readonly table: Table;
  /** False when only a position was saved: such a game cannot be recorded. */
  readonly hasHistory: boolean;
  /** How often something was taken back before all that is remembered. */
  readonly undone?: number;
}

/** A game in the middle, kept without its history. */
export interface KeptPosition {
  /** Its number, as `look` is asked from it. */
  readonly at: number;
  /** Commands that stand. */
  readonly length: number;
  readonly state: string;
}

const isPosition = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"sensorium-save"/.test(text);

/** A save, a replay, or a position saved by another program. Throws `FileError`. */
export const resumeGame = (text: string): ResumedGame => {
  if (isPosition(text))
    return {
      table: tableOfSave(text),
      hasHistory: false,
      sides: { marines: 'person', aliens: 'person' },
      clock: 'off',
      reading: null,
    };
  const { replay, ...saved } = parseSave(text);
  return { ...saved, table: resumeReplay(replay), hasHistory: true };
};

const tableOfSave = (text: string): Table => {
  const saved = loadGame(text, setupFromFile);
  return tableAt(saved, saved.state.luck.seed);
};

/** `said`: by how many commands. */
export const tableAt = ({ setup, state, cells }: Game, seed: Seed, said = 0): Table => {
  const begin = (game: Game): void => {
    game.state = state;
    game.cells = cells;
  };
  return new Table(setup, { seed, begin }, said);
};
