/** What a strong player would do in somebody's place, by what he can see: imagined, said there, and told deed by deed. */
import { Options, SEEDED, choices, pending, type Game, type Setup, type Side, type View } from '@sensorium/engine';
import { Rng, createPlayer, imagine } from '@sensorium/players';
import { coursesFrom } from '@sensorium/players/worth';
import type { Deed } from './deed.ts';
import { deedOf, isSilent, stepOf } from './deeds.ts';

/** Who is asked for each side. */
export const ADVISERS: Readonly<Record<Side, string>> = { marines: 'marine-captain', aliens: 'alien-hunter-5' };

export interface Thinking {
  /** Milliseconds that never go back. */
  readonly now: () => number;
  readonly milliseconds: number;
  /** Playout steps of whoever gives advice; his own number if left out. */
  readonly nodes?: number;
}

export interface Advice {
  readonly side: Side;
  readonly adviser: string;
  readonly deeds: readonly Deed[];
  /** The side's own chance as it stands, and if it is done so. */
  readonly worth: number;
  readonly better: number;
}

const MOST_DEEDS = 80;
const WORLDS = 24;
/** Whoever sees the same is told the same. */
const SEED = 0x41d7;

/** To be advised about a decision: whoever sees this and nothing else. */
export interface Asked {
  readonly setup: Setup;
  readonly view: View;
}

/** Whether the plan goes on beyond what has been planned so far. */
type GoesOn = (deeds: readonly Deed[], next: Game) => boolean;

const planned = ({ setup, view }: Asked, { now, milliseconds, nodes }: Thinking, goesOn: GoesOn): Deed[] => {
  const { side } = view;
  const end = now() + milliseconds;
  const budget = { milliseconds: milliseconds / 3, ...(nodes === undefined ? {} : { nodes }) };
  const player = createPlayer(ADVISERS[side], { seed: SEED, now, budget });
  const options = new Options(setup.rules.words);
  const deeds: Deed[] = [];
  let game = imagine(setup, view, new Rng(SEED));
  let isSure = true;
  for (let due = pending(game); due?.side === side && deeds.length < MOST_DEEDS; due = pending(game)) {
    const command = player.decide(game, choices(game, options));
    const { after, isChancy } = stepOf(game, command, SEEDED);
    deeds.push(deedOf(game, command, after, isSure));
    isSure &&= !isChancy;
    game = after;
    if (!goesOn(deeds, game) || now() > end) break;
  }
  return deeds;
};

const ownChance = (side: Side, marines: number): number => (side === 'marines' ? marines : 1 - marines);

/** The side's chance over worlds it can imagine, after each of several courses: in the same worlds for all of them. */
export const compareCourses = (
  { setup, view }: Asked,
  courses: readonly (readonly Deed['command'][])[],
  worlds: number,
  seed: number,
): readonly (readonly number[])[] => {
  const course = coursesFrom(setup, view, seed);
  const { side } = view;
  return courses.map((commands) =>
    Array.from({ length: worlds }, (_, world) => ownChance(side, course(commands, world))),
  );
};

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What he would do next, as long as it is one piece's and nothing has come to light. */
export const insteadFrom = (asked: Asked, thinking: Thinking): Deed[] => {
  const deeds = planned(asked, thinking, (so) => so.at(-1)!.command.piece === so[0]!.command.piece);
  const { piece } = deeds[0]!.command;
  return deeds.filter(({ command, isSure }) => command.piece === piece && isSure);
};

/** The rest of the turn, or the one answer that is asked for. */
export const adviceFor = (asked: Asked, thinking: Thinking): Advice | null => {
  const { setup, view } = asked;
  const { side, turn, phase, pending: due } = view;
  if (due?.side !== side) return null;
  const isTurn = due.decision === 'action';
  const deeds = planned(asked, thinking, (_, { state }) => isTurn && state.turn === turn && state.phase === phase);
  const sure = deeds.filter(({ isSure }) => isSure).map(({ command }) => command);
  const [usual, better] = compareCourses({ setup, view }, [[], sure], WORLDS, SEED);
  return {
    side,
    adviser: ADVISERS[side],
    deeds: deeds.filter(({ command }) => !isTurn || !isSilent(command)),
    worth: meanOf(usual!),
    better: meanOf(better!),
  };
};
