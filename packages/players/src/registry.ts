import type { Side } from '@sensorium/engine';
import type { AutomatonId } from '@sensorium/rules';
import { createAutomaton } from './automata/automaton.ts';
import { stepAutomaton } from './automata/drive.ts';
import { DrillBot } from './bots/drill/drill.ts';
import { LEVELS, type Level } from './bots/hesitation.ts';
import { CaptainBot } from './bots/search/captain.ts';
import { HunterBot } from './bots/search/hunter.ts';
import { PROBES, ProbeBot } from './bots/probes.ts';
import { RandomBot } from './bots/random.ts';
import { seatBot, type Bot, type Player, type PlayerSettings } from './player.ts';

export type PlayerKind = 'automaton' | 'bot' | 'probe';

/** Somebody who can be given a side: what lists show, and how to make one. */
export interface PlayerEntry {
  /** The rule module an automaton plays by; the game must be set up with it. */
  readonly module?: string;
  readonly id: string;
  readonly side: Side;
  readonly kind: PlayerKind;
  readonly description: string;
  /** True if it thinks for seconds, not milliseconds (S9.9). */
  readonly searches?: boolean;
  create(settings: PlayerSettings): Player;
}

const bot = (
  id: string,
  side: Side,
  kind: PlayerKind,
  description: string,
  make: (settings: PlayerSettings) => Bot,
): PlayerEntry => ({ id, side, kind, description, create: (settings) => seatBot(id, side, make(settings)) });

/** S9.9: where a clock is given it thinks no longer than this. On an ordinary machine its nodes are spent before. */
const searching = (milliseconds: number, entry: PlayerEntry): PlayerEntry => ({
  ...entry,
  searches: true,
  create: (settings) => entry.create({ ...settings, budget: { milliseconds, ...settings.budget } }),
});

/** S9.9, S9.13: for the one search of an alien turn. */
const HUNTER_MILLISECONDS: Readonly<Record<Level, number>> = { 1: 100, 2: 100, 3: 250, 4: 800, 5: 2000 };
/** For a decision of the marines. */
const CAPTAIN_MILLISECONDS: Readonly<Record<Level, number>> = { 1: 100, 2: 100, 3: 100, 4: 300, 5: 1000 };
const STRONGEST = 5;

const hunter = (level: Level): PlayerEntry =>
  searching(
    HUNTER_MILLISECONDS[level],
    bot(
      `alien-hunter-${level}`,
      'aliens',
      'bot',
      `searches: compares whole alien turns, level ${level} of 5`,
      (settings) => new HunterBot(settings, level),
    ),
  );

const captain = (id: string, level: Level): PlayerEntry =>
  searching(
    CAPTAIN_MILLISECONDS[level],
    bot(
      id,
      'marines',
      'bot',
      `searches: tries plans of the whole squad in worlds it imagines, level ${level} of 5`,
      (settings) => new CaptainBot(settings, level),
    ),
  );

/** Chapter S: it decides from the game's public side by itself (S3.3), and the game must be set up with its module. */
const automaton = (id: AutomatonId, description: string): PlayerEntry => ({
  id,
  side: 'aliens',
  kind: 'automaton',
  description,
  module: id,
  create: () => {
    const self = createAutomaton(id);
    return {
      id,
      side: 'aliens',
      decide: (game) => self.nextCommand(game).command,
      think: (game) => self.nextCommand(game),
      step: (game) => stepAutomaton(game, self).command,
    };
  },
});

/** The players of this house. How strong they are is measured, not told by this order (S9.21). */
export const PLAYERS: readonly PlayerEntry[] = [
  bot('marine-random', 'marines', 'bot', 'any legal action; a yardstick', ({ seed }) => new RandomBot(seed)),
  bot('marine-drill', 'marines', 'bot', 'a short list of rules, no search', () => new DrillBot()),
  ...LEVELS.map((level) => captain(`marine-captain-${level}`, level)),
  captain('marine-captain', STRONGEST),
  ...PROBES.map((probe) =>
    bot(
      `probe-${probe}`,
      'marines',
      'probe',
      `does nothing but ${probe}: for finding weaknesses (S9.22)`,
      () => new ProbeBot(probe),
    ),
  ),
  automaton('deathwing-solo', 'S0: the aliens hunt the nearest marine and keep out of sight'),
  automaton('diceroller-1', 'S1: dice decide where the aliens come from and when a brood charges'),
  automaton('diceroller-2', 'S2: like S1, every alien tested for itself'),
  bot('alien-random', 'aliens', 'bot', 'any legal action; a yardstick', ({ seed }) => new RandomBot(seed)),
  ...LEVELS.map(hunter),
];

/** Players from outside, by id. */
const added = new Map<string, PlayerEntry>();

/** Everybody who plays without a person: ours, then those from outside as they were added. */
export const everyPlayer = (): readonly PlayerEntry[] => [...PLAYERS, ...added.values()];

/** @public Thrown for an id that no player or two players have. */
export class PlayerError extends Error {}

/** Registers a player from outside: from now on a seat, a match or a campaign may name it. */
export const addPlayer = (entry: PlayerEntry): void => {
  if (added.get(entry.id) === entry) return;
  if (everyPlayer().some(({ id }) => id === entry.id)) throw new PlayerError(`there is a player '${entry.id}' already`);
  added.set(entry.id, entry);
};

/** The player of that id; throws `PlayerError` with the ids there are. */
export const playerEntry = (id: string): PlayerEntry => {
  const entry = everyPlayer().find((known) => known.id === id);
  if (entry !== undefined) return entry;
  const ids = everyPlayer().map((known) => known.id);
  throw new PlayerError(`there is no player '${id}'; there are ${ids.join(', ')}`);
};

/** A new player of that id, for one game. */
export const createPlayer = (id: string, settings: PlayerSettings): Player => playerEntry(id).create(settings);
