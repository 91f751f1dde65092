import { isSeen, pieceOf, type Game, type PieceId } from '@sensorium/engine';
import { Rng } from '../rng.ts';
import { goalsOf, type Goals } from './goals.ts';
import { pointsOf, standing, threatsTo } from './drill/situation.ts';
import { stepsOf } from './hunter/terrain.ts';

/** S9.13: recruit, easy, fair, hard, fearsome. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/**
 * S9.13: pieces of a lower level sit out a turn now and then, each by a lot of its own that the player's seed decides: the
 * same however often it is asked.
 */
export class Hesitation {
  private readonly seed: number;
  private readonly share: number;

  constructor(seed: number, share: number) {
    this.seed = seed;
    this.share = share;
  }

  /** Whether it falls to this piece in this turn. */
  falls(turn: number, piece: PieceId): boolean {
    const lot = new Rng(this.seed ^ Math.imul(turn, 0x85eb_ca6b) ^ Math.imul(piece + 1, 0xc2b2_ae35));
    return this.share > 0 && lot.next() < this.share * 0x1_0000_0000;
  }
}

/** Steps within which no alien thinks twice. */
const AT_ONCE = 2;

/** Aliens that stay in their cover: never one that is seen, that could strike at once, or that stands where marines must go. */
export const hesitatingAliens = (seen: Game, hesitation: Hesitation): PieceId[] => {
  const prizes = prizesOf(goalsOf(seen));
  return seen.state.aliens.filter((id) => {
    const alien = pieceOf(seen, id);
    if (alien.activation !== 'ready' || !hesitation.falls(seen.state.turn, id)) return false;
    if (alien.square < 0) return true;
    return !isSeen(seen, alien.square) && stepsOf(seen, alien) > AT_ONCE && !prizes.has(alien.square);
  });
};

const prizesOf = ({ burn, exits, occupy, posts, smash, secure }: Goals): ReadonlySet<number> =>
  new Set([...burn.flat(), ...exits.map(({ at }) => at), ...occupy, ...posts, ...smash, ...secure]);

/** Steps within which an alien wakes any marine. */
const ALARM = 4;

/** Marines who go no farther this turn: never one whom somebody could reach at once. */
export const hesitatingMarines = (seen: Game, hesitation: Hesitation): PieceId[] =>
  standing(seen)
    .filter(
      (marine) =>
        pointsOf(seen, marine) > 0 &&
        hesitation.falls(seen.state.turn, marine.id) &&
        threatsTo(seen, marine.square, ALARM).length === 0,
    )
    .map(({ id }) => id);
