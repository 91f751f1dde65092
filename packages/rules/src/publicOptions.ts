/** D1.1, A1.13, S6.11: the options that players fix before a game, and what may be chosen of each. */
import type { OptionRow } from '@sensorium/engine';
import { MODULES } from './setupFor.ts';

/** The others say what a mission allows or what a force has cost. */
const PUBLIC: readonly string[] = [
  'shield',
  'ambush',
  'forceList',
  'timer',
  'stealerPool',
  'grenade-limit',
  'second-cp-counter',
  'ties',
];

/** Of the modules of a game; a later module replaces what an earlier one allows. */
export const publicOptions = (modules: readonly string[]): ReadonlyMap<string, OptionRow> => {
  const rows = MODULES.filter(({ id }) => modules.includes(id)).flatMap(({ options = {} }) => Object.entries(options));
  return new Map(rows.filter(([id]) => PUBLIC.includes(id)));
};

/** What may be chosen, in words. */
export const choicesOf = (row: OptionRow): string => ('usual' in row ? `${row.from} to ${row.to}` : row.join(', '));
