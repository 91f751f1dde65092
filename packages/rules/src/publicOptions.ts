/** D1.1, A1.13, S6.11: the options that players fix before a game, and what may be chosen of each. */
import type { OptionId, OptionRow } from '@sensorium/engine';
import { ARSENAL_OPTIONS } from './arsenal/options.ts';
import { DEATHWING_OPTIONS } from './deathwing/options.ts';
import { TIE_OPTIONS } from './solo/options.ts';

/** The rows alone, not the modules: a page that asks for options fetches no rules. In the order of `MODULES`. */
const ROWS = [
  ['deathwing', DEATHWING_OPTIONS],
  ['arsenal', ARSENAL_OPTIONS],
  ['deathwing-solo', TIE_OPTIONS],
  ['diceroller-1', TIE_OPTIONS],
  ['diceroller-2', TIE_OPTIONS],
] as const satisfies readonly (readonly [string, { readonly [Id in OptionId]?: OptionRow }])[];

/** These say what a mission allows or what a force has cost. */
const SETTLED = ['timePoints', 'secure', 'teleport'] as const satisfies readonly OptionId[];
export type PublicOption = Exclude<OptionId, (typeof SETTLED)[number]>;

const isPublic = (id: string): id is PublicOption => !SETTLED.some((settled) => settled === id);

/** Of the modules of a game; a later module replaces what an earlier one allows. */
export const publicOptions = (modules: readonly string[]): ReadonlyMap<PublicOption, OptionRow> => {
  const rows = ROWS.filter(([id]) => modules.includes(id)).flatMap(([, options]) => Object.entries<OptionRow>(options));
  return new Map(rows.flatMap(([id, row]) => (isPublic(id) ? [[id, row] as const] : [])));
};

/** What holds where nobody has chosen. */
export const usualChoice = (row: OptionRow): string | number => ('usual' in row ? row.usual : row[0]!);

/** Whether the rules take it. */
export const isChoice = (row: OptionRow, value: string | number): boolean =>
  'usual' in row
    ? Number.isInteger(value) && Number(value) >= row.from && Number(value) <= row.to
    : row.some((choice) => choice === value);

/** What may be chosen, in words. */
export const choicesOf = (row: OptionRow, range: (from: number, to: number) => string): string =>
  'usual' in row ? range(row.from, row.to) : row.join(', ');
