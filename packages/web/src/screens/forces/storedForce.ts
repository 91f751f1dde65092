/** Lists stored in this browser: force lists of D16 and squads of the arsenal, A16, side by side. */
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
import {
  SQUADS_FORMAT,
  checkSquads,
  formatSquads,
  parseSquads,
  squadWorth,
  withSquads,
  type SquadList,
} from '@sensorium/expedition/squads';
import { keepNewList, type ForceRecord, type ListText } from '../../storage/sagas.ts';
import type { Choice } from '../newGameChoice.ts';
import { tellFault } from '../../words/words.ts';

/** A list that can be read: what it is called, what it is worth, and the mission with it. */
export interface StoredForce {
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

type StoredText = Pick<ForceRecord, 'id' | 'text'>;

/** Null for what no program can read. */
export const storedForce = (record: StoredText, language: Language): StoredForce | null => {
  try {
    return isOfArsenal(record) ? storedSquads(record, language) : storedList(record, language);
  } catch {
    return null;
  }
};

const storedList = ({ id, text }: StoredText, language: Language): StoredForce =>
  boughtForce(parseForce(text), MOST_BID, language, id);

/** A list for at most that many points, kept or not. */
export const boughtForce = (list: ForceList, points: number, language: Language, id = ''): StoredForce => ({
  id,
  name: list.name,
  cost: { points: forceCost(list) },
  apply: (mission) => {
    refuse(checkForce(list, points).map((finding) => tellForceFinding(language, finding)));
    return withForce(mission, list);
  },
});

const storedSquads = ({ id, text }: StoredText, language: Language): StoredForce => {
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

const named = <List extends { readonly name: string }>(list: List, unnamed: string): List =>
  list.name.trim() === '' ? { ...list, name: unnamed } : list;

/** A force list as it is stored. */
export const forceText = (list: ForceList, unnamed: string): ListText => {
  const whole = named(list, unnamed);
  return { name: whole.name, text: formatForce(whole) };
};

/** Squads of the arsenal as they are stored. */
export const squadsText = (list: SquadList, unnamed: string): ListText => {
  const whole = named(list, unnamed);
  return { name: whole.name, text: formatSquads(whole) };
};

/** Stores a new list; its id. */
export const keepList = (list: ForceList, unnamed: string): Promise<string> => keepNewList(forceText(list, unnamed));
export const keepSquads = (list: SquadList, unnamed: string): Promise<string> => keepNewList(squadsText(list, unnamed));

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
export const obstacle = (mission: Mission, force: StoredForce, language: Language): string => {
  try {
    scenarioWith(mission, force, 'off', {});
    return '';
  } catch (error) {
    if (error instanceof ForceError) return `${tellForceFinding(language, error.finding)} (${error.finding.rule})`;
    if (error instanceof MissionError) return tellFault(language, error);
    throw error;
  }
};

/** The scenario of the mission with the force. */
export const scenarioWith = (
  mission: Mission,
  { apply }: StoredForce,
  clock: Choice['clock'],
  options: Readonly<Record<string, string | number>>,
): Scenario => {
  const { mission: forced, choices } = apply(mission);
  return toScenario(forced, { ...choices, novice: clock === 'novice', options: { ...options, ...choices.options } });
};
