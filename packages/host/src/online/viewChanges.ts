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

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

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
