/** Lists kept in this browser: force lists of D16 and squads of the arsenal, A16, side by side. */
import { MissionError, marinesOf, toScenario, type Mission } from '@sensorium/content';
import { tellForceFinding, tellSquadFinding, type Language } from '@sensorium/content/words';
import type { Scenario } from '@sensorium/engine';
import { ForceError, type ForcedMission } from '@sensorium/expedition';
import {
  MOST_BID,
  checkForce,
  forceCost,
  formatForce,
  parseForce,
  withForce,
  type ForceList,
} from '@sensorium/expedition/forces';
import { SQUADS_FORMAT, checkSquads, parseSquads, squadWorth, withSquads } from '@sensorium/expedition/squads';
import { forces as shelf, type ForceRecord } from '../../storage/sagas.ts';
import type { Choice } from '../newGameChoice.ts';

/** A list that can be read: what it is called, what it is worth, and the mission with it. */
export interface KeptForce {
  readonly id: string;
  readonly name: string;
  readonly cost: { readonly points: number } | { readonly terminators: number };
  /** Throws `MissionError` with what speaks against it. */
  readonly apply: (mission: Mission) => ForcedMission;
}

export const isOfArsenal = ({ text }: Pick<ForceRecord, 'text'>): boolean => text.includes(`"${SQUADS_FORMAT}"`);

const refuse = (sentences: readonly string[]): void => {
  if (sentences.length > 0) throw new MissionError(sentences.join(' '));
};

/** Null for what no program can read. */
export const keptForce = (record: ForceRecord, language: Language): KeptForce | null => {
  try {
    return isOfArsenal(record) ? keptSquads(record, language) : keptList(record, language);
  } catch {
    return null;
  }
};

const keptList = ({ id, text }: ForceRecord, language: Language): KeptForce =>
  boughtForce(parseForce(text), MOST_BID, language, id);

/** A list for at most that many points, kept or not. */
export const boughtForce = (list: ForceList, points: number, language: Language, id = ''): KeptForce => ({
  id,
  name: list.name,
  cost: { points: forceCost(list) },
  apply: (mission) => {
    refuse(checkForce(list, points).map((finding) => tellForceFinding(language, finding)));
    return withForce(mission, list);
  },
});

const keptSquads = ({ id, text }: ForceRecord, language: Language): KeptForce => {
  const list = parseSquads(text);
  return {
    id,
    name: list.name,
    cost: { terminators: squadWorth(list) },
    apply: (mission) => {
      refuse(checkSquads(list, marinesOf(mission).length).map((finding) => tellSquadFinding(language, finding)));
      return withSquads(mission, list);
    },
  };
};

/** Keeps a force list, as a new one where `id` is empty; its id. */
export const keepList = async (id: string, list: ForceList, unnamed: string): Promise<string> => {
  const kept = id === '' ? crypto.randomUUID() : id;
  const name = list.name.trim() === '' ? unnamed : list.name;
  await shelf.put({ id: kept, name, text: formatForce({ ...list, name }) });
  return kept;
};

/** The force lists of D16 among what is kept here; those a program cannot read are left out. */
export const forceLists = (
  records: readonly ForceRecord[] | null,
): { readonly id: string; readonly list: ForceList }[] =>
  (records ?? []).flatMap(({ id, text }) => {
    try {
      return [{ id, list: parseForce(text) }];
    } catch {
      return [];
    }
  });

/** Why the list cannot go into the mission; nothing if it can. */
export const obstacle = (mission: Mission, force: KeptForce, language: Language): string => {
  try {
    scenarioWith(mission, force, 'off', {});
    return '';
  } catch (error) {
    if (error instanceof ForceError) return `${tellForceFinding(language, error.finding)} (${error.finding.rule})`;
    if (error instanceof MissionError) return error.message;
    throw error;
  }
};

/** The scenario of the mission with the force. */
export const scenarioWith = (
  mission: Mission,
  { apply }: KeptForce,
  clock: Choice['clock'],
  options: Readonly<Record<string, string | number>>,
): Scenario => {
  const { mission: forced, choices } = apply(mission);
  return toScenario(forced, { ...choices, novice: clock === 'novice', options: { ...options, ...choices.options } });
};
