/** Of a view that is known already only what has changed is sent. Pieces are many, and few of them change. */
import type { View } from '@sensorium/engine';

export interface ViewChange {
  /** Fields that have changed, whole. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Pieces that have changed, by id; null where one is gone. */
  readonly pieces: Readonly<Record<string, View['pieces'][number]>>;
  /** How many pieces there are. */
  readonly count: number;
}

/** Plain data, compared without writing it out: this is done for every piece at every order. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((value, i) => isSame(value, b[i]));
  const [one, other] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
};

export const changeOf = (before: View, after: View): ViewChange => {
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(after) as (keyof View)[])
    if (key !== 'pieces' && !isSame(before[key], after[key])) fields[key] = after[key];
  const pieces: Record<string, View['pieces'][number]> = {};
  after.pieces.forEach((piece, id) => {
    if (!isSame(before.pieces[id], piece)) pieces[id] = piece;
  });
  return { fields, pieces, count: after.pieces.length };
};

export const changed = (before: View, { fields, pieces, count }: ViewChange): View => ({
  ...before,
  ...fields,
  pieces: Array.from({ length: count }, (_, id) =>
    Object.hasOwn(pieces, id) ? pieces[id]! : (before.pieces[id] ?? null),
  ),
});
