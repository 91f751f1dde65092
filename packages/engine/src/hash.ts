import type { Piece, Run, State } from './state.ts';

/** JSON with keys in alphabetical order: equal states give equal text, however they came about. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const record = value as Readonly<Record<string, unknown>>;
  const fields = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
  return `{${fields.join(',')}}`;
};

/** How far the hash of a text has come: the hash of what follows goes on from there. */
export interface Hashing {
  readonly a: number;
  readonly b: number;
}
const NOTHING_HASHED: Hashing = { a: 0xdeadbeef, b: 0x41c6ce57 };

export const hashOn = (text: string, before = NOTHING_HASHED): Hashing => {
  let { a, b } = before;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  return { a, b };
};

/** 64 bits of a text as 16 hexadecimal digits: against mistakes and mix-ups, not against forgers. */
export const hashText = (text: string, before = NOTHING_HASHED): string => {
  let { a, b } = hashOn(text, before);
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (b >>> 0).toString(16).padStart(8, '0') + (a >>> 0).toString(16).padStart(8, '0');
};

export const hashState = (state: State): string => hashText(canonicalJson(state));

/**
 * What lies on the table, without the source of chance and the way the rules keep track of what is under way. The list
 * is part of the replay format: a field added to the state later must not change positions recorded before.
 */
const positionOf = (state: State): unknown => [
  [state.turn, state.phase, state.clock, state.timeUp, state.activeMarine, state.activeAlien],
  [state.cpDrawn, state.cpBonus, state.cpSpent],
  state.pieces.map((piece) => piece && placeOf(piece)),
  state.features.map(({ at, is }) => [at, is]),
  [state.burning, state.pool, state.supply, state.kills],
  state.run && runOf(state.run),
  [state.changed, state.quietTurns, state.drawOffered, state.winner, state.endedBy],
  state.memory,
  ...(state.markers.length === 0 ? [] : [state.markers.map(({ at, is, blocks }) => [at, is, blocks])]),
];

const runOf = ({ by, target, door, shots, weapon, second }: Run): unknown => [
  by,
  target,
  door,
  shots,
  ...(weapon === undefined ? [] : [weapon]),
  ...(second === undefined ? [] : [[second.target, second.door, second.shots]]),
];

const placeOf = (piece: Piece): unknown => [
  [piece.profile, piece.square, piece.area, piece.facing, piece.ap, piece.activation, piece.weapon],
  [piece.freeTurn, piece.mustLurk, piece.value, piece.fate],
  piece.counts,
];

/** The same however the dice were supplied. */
export const hashPosition = (state: State): string => hashText(canonicalJson(positionOf(state)));
