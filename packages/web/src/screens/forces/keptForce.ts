/** Lists kept in this browser: force lists of D16 and squads of the arsenal, A16, side by side. */
import {
  MissionError,
  marinesOf,
  toScenario,
  type ForcedMission,
  type Language,
  type Mission,
} from '@sensorium/content';
import { MOST_BID, checkForce, forceCost, parseForce, withForce } from '@sensorium/content/forces';
import { SQUADS_FORMAT, checkSquads, parseSquads, squadWorth, withSquads } from '@sensorium/content/squads';
import { tellForceFinding, tellSquadFinding } from '@sensorium/content/words';
import type { Scenario } from '@sensorium/engine';
import type { ForceRecord } from '../../storage/sagas.ts';
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

const keptList = ({ id, text }: ForceRecord, language: Language): KeptForce => {
  const list = parseForce(text);
  return {
    id,
    name: list.name,
    cost: { points: forceCost(list) },
    apply: (mission) => {
      refuse(checkForce(list, MOST_BID).map((finding) => tellForceFinding(language, finding)));
      return withForce(mission, list);
    },
  };
};

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

/** Why the list cannot go into the mission; nothing if it can. */
export const obstacle = (mission: Mission, { apply }: KeptForce): string => {
  try {
    apply(mission);
    return '';
  } catch (error) {
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
