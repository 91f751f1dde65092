/** A7.24, A7.28: which of a figure's weapons cannot be fired; jammed and overheated are the same. */
import type { Counts, Piece } from '@sensorium/engine';

const PREFIX = 'jam-';

/** Counter of a jammed row of Table A-13: only that part of a combi-weapon is affected (A7.28). */
export const jamCounter = (row: string): string => (COUNTERS[row] ??= `${PREFIX}${row}`);
const COUNTERS: Record<string, string> = {};

export const isJamCounter = (counter: string): boolean => counter.startsWith(PREFIX);

export const isRowJammed = (piece: Piece, row: string): boolean => piece.counts[jamCounter(row)] === 1;

export const hasJam = (piece: Piece): boolean => {
  for (const id in piece.counts) if (isJamCounter(id) && piece.counts[id] === 1) return true;
  return false;
};

/** The same record where there is no jam. */
export const withoutJams = (counts: Counts): Counts => {
  const kept = Object.entries(counts).filter(([id]) => !isJamCounter(id));
  return kept.length === Object.keys(counts).length ? counts : Object.fromEntries(kept);
};
