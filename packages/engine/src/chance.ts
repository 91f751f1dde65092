import { BLOCK, chacha20Block, keyWords } from './chacha20.ts';
import type { Game } from './game.ts';
import type { Seed } from './seed.ts';
import type { Luck, PieceId } from './state.ts';

/**
 * Streams keep chance of one kind apart from the others, so that two games that differ in one decision stay comparable
 * in all the rest (S9.16). The order is part of the replay format: add at the end only.
 */
export const STREAMS = [
  'command-counter',
  'blip-counter',
  'shooting',
  'close-combat',
  'flames',
  'mission',
  'lot',
  'terrain',
  'falls',
  'ambush-counter',
] as const;
export type Stream = (typeof STREAMS)[number];

/** Why chance is asked for: shown with the dice, never used to decide them. */
export interface Reason {
  readonly for: Stream;
  readonly by: PieceId;
}

/** The one seam through which chance enters the game. */
export interface Chance {
  /** One D6 (C1.9). */
  die(game: Game, reason: Reason): number;
  /** One thing out of several kinds, of which there are `counts[kind]`: the index of the kind. */
  draw(game: Game, reason: Reason, counts: readonly number[]): number;
}

/** A well-mixed 32-bit number from seed, stream and position: no state to carry but how far each stream has been read. */
const mixed = (seed: number, stream: number, position: number): number => {
  let h = seed ^ Math.imul(stream + 1, 0x9e3779b1) ^ Math.imul(position + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  h ^= Math.imul(position + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** The number at that place of a stream of ChaCha20: the stream is its nonce. */
const ciphered = (key: Uint32Array, stream: number, position: number): number =>
  chacha20Block(key, Math.floor(position / BLOCK), [0, 0, stream])[position % BLOCK]!;

const numbersOf = (seed: Seed, stream: number): ((position: number) => number) => {
  if (typeof seed === 'number') return (position) => mixed(seed, stream, position);
  const key = keyWords(seed);
  return (position) => ciphered(key, stream, position);
};

export const freshLuck = (seed: Seed): Luck => ({
  seed: typeof seed === 'number' ? seed >>> 0 : seed,
  used: STREAMS.map(() => 0),
});

/** A fair number below `limit`, and the luck that is left when it has been taken. */
export const takeNumber = (
  luck: Luck,
  stream: Stream,
  limit: number,
): { readonly number: number; readonly luck: Luck } => {
  const index = STREAMS.indexOf(stream);
  const { seed, used } = luck;
  const ceiling = 0x1_0000_0000 - (0x1_0000_0000 % limit);
  let position = used[index] ?? 0;
  const numberAt = numbersOf(seed, index);
  let number = numberAt(position++);
  while (number >= ceiling) number = numberAt(position++);
  const next = used.slice();
  next[index] = position;
  return { number: number % limit, luck: { seed, used: next } };
};

const below = (game: Game, stream: Stream, limit: number): number => {
  const { number, luck } = takeNumber(game.state.luck, stream, limit);
  game.state.luck = luck;
  return number;
};

const kindOf = (ticket: number, counts: readonly number[]): number => {
  let rest = ticket;
  for (let kind = 0; kind < counts.length; kind++) {
    rest -= counts[kind]!;
    if (rest < 0) return kind;
  }
  throw new RangeError('draw from nothing');
};

export const totalOf = (counts: readonly number[]): number => {
  let total = 0;
  for (const count of counts) total += count;
  return total;
};

export const SEEDED: Chance = {
  die: (game, reason) => below(game, reason.for, 6) + 1,
  draw: (game, reason, counts) => kindOf(below(game, reason.for, totalOf(counts)), counts),
};

/** What one command drew, in the order drawn: dice as they fell, draws as the kind drawn. */
export type Drawn = number[];

/** Passes chance through and writes it down. */
export const recording = (source: Chance, drawn: Drawn): Chance => ({
  die: (game, reason) => {
    const die = source.die(game, reason);
    drawn.push(die);
    return die;
  },
  draw: (game, reason, counts) => {
    const kind = source.draw(game, reason, counts);
    drawn.push(kind);
    return kind;
  },
});

export class ChanceError extends Error {}

/** Gives again what was written down; asking for more than that, or for something impossible, is an error. */
export const recorded = (drawn: readonly number[]): Chance & { left(): number } => {
  let next = 0;
  const take = (isPossible: (value: number) => boolean): number => {
    const value = drawn[next++];
    if (value === undefined) throw new ChanceError('the record holds no more dice or draws');
    if (!isPossible(value)) throw new ChanceError(`the record holds an impossible result: ${value}`);
    return value;
  };
  return {
    die: () => take((value) => Number.isInteger(value) && value >= 1 && value <= 6),
    draw: (_game, _reason, counts) => take((value) => (counts[value] ?? 0) > 0),
    left: () => drawn.length - next,
  };
};
