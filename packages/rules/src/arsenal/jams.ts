/** A7.24, A7.28: which of a figure's weapons cannot be fired; jammed and overheated are the same. */
import type { Counts, Piece } from '@sensorium/engine';

const PREFIX = 'jam-';

/** Counter of a jam by shot code: other weapons (A7.26) and the other part of a combi-weapon (A7.28) are unaffected. */
export const jamCounter = (how: number): string => (COUNTERS[how] ??= `${PREFIX}${how}`);
const COUNTERS: string[] = [];

export const isJamCounter = (counter: string): boolean => counter.startsWith(PREFIX);

export const isJammed = (piece: Piece, how: number): boolean => piece.counts[jamCounter(how)] === 1;

export const hasJam = (piece: Piece): boolean => {
  for (const id in piece.counts) if (isJamCounter(id) && piece.counts[id] === 1) return true;
  return false;
};

/** The same record where there is no jam. */
export const withoutJams = (counts: Counts): Counts => {
  const kept = Object.entries(counts).filter(([id]) => !isJamCounter(id));
  return kept.length === Object.keys(counts).length ? counts : Object.fromEntries(kept);
};
