import { existsSync } from 'node:fs';
import { MISSIONS, measuredMissions, measuredScenarios, toScenario, type Mission } from '@sensorium/content';
import type { Side } from '@sensorium/engine';
import { missionCalled } from '@sensorium/expedition';
import { ORDERS, type Match, type Order, type Shard } from '@sensorium/lab';
import { isProgram } from '@sensorium/lab/programs';
import { everyPlayer, playerEntry } from '@sensorium/players';
import { setupFor } from '@sensorium/rules';
import { MOST_SEED, wholeIn } from '../commands/numbers.ts';
import { PlainError } from '../terminal/disk.ts';
import { forceMission } from '../terminal/forceFor.ts';
import { missionInFile } from '../terminal/missionFor.ts';
import { Refused } from '../terminal/refused.ts';

/** Something the user asked for that cannot be: said in words, without a trace. */
export class BadOrder extends Refused {}

const inWords = <Result>(read: () => Result): Result => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) throw new BadOrder(error.tell);
    throw error instanceof PlainError ? new BadOrder((_, language) => error.told(language)) : error;
  }
};

const MOST_GAMES = 1_000_000;
const MOST_JOBS = 256;

const integer = (name: string, text: string, least: number, most: number): number => {
  const value = wholeIn(text, least, most);
  if (value === null) throw new BadOrder(({ simulate }) => simulate.whole(name, least, most, text));
  return value;
};

export const parseGames = (text: string): number => integer('games', text, 1, MOST_GAMES);
export const parseSeed = (text: string): number => integer('seed', text, 0, MOST_SEED);
export const parseJobs = (text: string): number => integer('jobs', text, 1, MOST_JOBS);
export const parseThinking = (text: string): number => integer('thinking', text, 1, 3600) * 1000;
export const parseNodes = (text: string): number => integer('nodes', text, 1, 10_000_000);

/** More machines than anybody has. */
const MOST_SHARDS = 10_000;

export const parseShard = (text: string): Shard => {
  const [, number = '', of = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const [k, n] = [wholeIn(number, 1, MOST_SHARDS), wholeIn(of, 1, MOST_SHARDS)];
  if (k === null || n === null || k > n) throw new BadOrder(({ simulate }) => simulate.shard(text));
  return { number: k, of: n };
};

export const parseOrder = (text: string): Order => {
  const order = ORDERS.find((known) => known === text);
  if (order === undefined) throw new BadOrder(({ simulate }) => simulate.order(ORDERS, text));
  return order;
};

/** A program is one player, whatever its line has in it. */
const playersFor = (side: Side, text: string): string[] => (isProgram(text) ? [text] : listed(side, text));

const listed = (side: Side, text: string): string[] =>
  [...new Set(text.split(','))].map((id) => {
    const known = everyPlayer()
      .filter((entry) => entry.side === side)
      .map((entry) => entry.id);
    if (!everyPlayer().some((entry) => entry.id === id))
      throw new BadOrder(({ simulate }) => simulate.noPlayer(id, side, known));
    if (playerEntry(id).side !== side)
      throw new BadOrder((said) => said.wrongSide(id, playerEntry(id).side, side, known));
    return id;
  });

const missionFile = (path: string): Mission => {
  if (!existsSync(path)) {
    const ids = MISSIONS.map(({ id }) => id);
    throw new BadOrder(({ simulate }) => simulate.noMission(path, ids));
  }
  return inWords(() => missionInFile(path));
};

/** A mission that cannot be set up must fail before any game is played. */
const playable = (name: string, mission: Mission): Mission => {
  try {
    setupFor(toScenario(mission));
  } catch (error) {
    throw new BadOrder((said) => said.unplayable(name, error instanceof Error ? error.message : String(error)));
  }
  return mission;
};

/** A mission of ours, or one read from a file. */
export type Ordered = Pick<Match, 'mission' | 'file' | 'choices' | 'force'>;

const ordered = (name: string): Ordered => {
  const mission = missionCalled(name);
  if (mission === null) return { mission: playable(name, missionFile(name)), file: name };
  return mission.id === name ? { mission } : { mission, file: name };
};

/** Names that stand for several: every mission of ours, the six scenarios on the maps they are measured on, and what strength is measured on (S9.15). */
const SEVERAL: Readonly<Record<string, () => readonly string[]>> = {
  all: () => MISSIONS.map(({ id }) => id),
  scenarios: measuredScenarios,
  measured: measuredMissions,
};

const namesIn = (text: string): string[] => [
  ...new Set(text.split(',').flatMap((name) => SEVERAL[name]?.() ?? [name])),
];

export const missionsFor = (text: string, force?: string): Ordered[] =>
  namesIn(text)
    .map(ordered)
    .map((one) => (force === undefined ? one : { ...one, ...forced(one.mission, force), force }));

/** D16.1. */
const forced = (mission: Mission, file: string): Pick<Match, 'mission' | 'choices'> =>
  inWords(() => forceMission(mission, file));

export const matchesFor = (
  missions: readonly Ordered[],
  marines: string,
  aliens: string,
  nodes: number | undefined,
): Match[] =>
  missions.flatMap((mission) =>
    playersFor('marines', marines).flatMap((marine) =>
      playersFor('aliens', aliens).map((alien) => ({
        ...mission,
        marines: marine,
        aliens: alien,
        ...(nodes === undefined ? {} : { nodes }),
      })),
    ),
  );
