import { Options, advance, choices, pending, type Command, type Game, type Word } from '@sensorium/engine';
import type { PlayerSettings } from '../../player.ts';
import type { Doctrine } from '../drill/doctrine.ts';
import { drill } from '../drill/drill.ts';
import { asAsked, type Listing } from '../hunter/listing.ts';
import { pounce } from '../hunter/pounce.ts';
import type { Style } from '../hunter/style.ts';
import { prospectsOf, valueFor } from './value.ts';

/** Whether a decision's time has run out. */
export type Deadline = () => boolean;

const NEVER: Deadline = () => false;

/** S9.9: one for everything that a decision tries; none where no clock is given. */
export const deadlineOf = ({ budget, now }: PlayerSettings): Deadline => {
  if (budget?.milliseconds === undefined || now === undefined) return NEVER;
  const end = now() + budget.milliseconds;
  return () => now() >= end;
};

/** Thrown out of a playout that there is no time for: it has no value. */
export class OutOfTime extends Error {}

/**
 * How far a search may go: so many playout steps, and no longer than its decision has time. A step is what one piece does
 * before another's turn comes (S9.13).
 */
export class Effort {
  steps = 0;
  readonly isLate: Deadline;
  private readonly most: number;

  constructor(most: number, isLate: Deadline = NEVER) {
    this.most = most;
    this.isLate = isLate;
  }

  get left(): number {
    return Math.max(0, this.most - this.steps);
  }

  get isSpent(): boolean {
    return this.steps >= this.most || this.isLate();
  }
}

/** What the world of a playout costs: one that ends at once is not free, or a budget would never be spent. */
const COPY = 1;

/** No playout is longer: a game that goes round in circles is judged where it is. */
const MOST_STEPS = 2000;

/** Where a playout stops: at the first decision for which this is true. */
export type Horizon = (game: Game) => boolean;

/** An answer to a decision of the marines in a playout; null leaves it to the side's plain policy. */
export type Order = (game: Game, options: Options) => Command | null;

export interface Players {
  readonly style: Style;
  /** From when on nobody orders anything, and everything goes its plain way. */
  readonly isTried: Horizon;
  readonly marines?: Order;
  /** By which marines do what nobody orders: the drill's if left out. */
  readonly doctrine?: Doctrine;
  readonly aliens?: (game: Game, listing: Listing) => Command | null;
  /** Plays an alien decision itself; false leaves it to the others. */
  readonly stepAliens?: (game: Game) => boolean;
}

/** What came of a position, and how many steps later. */
interface Sequel {
  readonly value: number;
  readonly steps: number;
}

/**
 * Sequels by position, of playouts of one world with the same policies and horizon. Two in five of the things tried come
 * to a position that another has come to: from there it is played on once. The steps count each time, so that a search
 * with a number of nodes finds the same with and without.
 */
export type Sequels = Map<string, Sequel>;

const shared = new WeakMap<readonly Word[], Options>();

const optionsFor = (words: readonly Word[]): Options => {
  let options = shared.get(words);
  if (options === undefined) shared.set(words, (options = new Options(words)));
  return options;
};

/** Plays on with plain policies and says what the marines' position is then worth. */
export const playOn = (
  game: Game,
  players: Players,
  isFarEnough: Horizon,
  effort: Effort,
  sequels: Sequels,
): number => {
  const options = optionsFor(game.setup.rules.words);
  const listing = asAsked(game, options);
  effort.steps += COPY;
  const even = prospectsOf(game);
  let last = -1;
  let position: string | null = null;
  let before = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const due = pending(game);
    if (due === null || isFarEnough(game)) break;
    if (effort.isLate()) throw new OutOfTime();
    const { activeMarine, activeAlien, phase } = game.state;
    const actor = phase === 'marine-action' ? activeMarine : activeAlien;
    if (actor !== last) effort.steps += 1;
    last = actor;
    if (position === null && players.isTried(game)) {
      position = JSON.stringify(game.state);
      const known = sequels.get(position);
      if (known !== undefined) {
        effort.steps += known.steps;
        return known.value;
      }
      before = effort.steps;
    }
    if (due.side === 'aliens' && players.stepAliens?.(game) === true) continue;
    if (due.side === 'aliens') advance(game, players.aliens?.(game, listing) ?? pounce(game, listing, players.style));
    else {
      choices(game, options);
      advance(game, players.marines?.(game, options) ?? drill(game, options, [], players.doctrine));
    }
  }
  const value = valueFor(game, even);
  if (position !== null) sequels.set(position, { value, steps: effort.steps - before });
  return value;
};

/** So many turns from now, at the marines' first decision. */
export const afterTurns = (game: Game, turns: number): Horizon => {
  const last = game.state.turn + turns;
  return (later) => later.state.turn >= last && later.state.phase === 'marine-action';
};
