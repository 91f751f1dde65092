/** A16: what can speak against a list of squads. */
const SQUAD_REASONS = [
  'too-much-worth',
  'no-boxes',
  'no-half',
  'wrong-figures',
  'not-in-this-box',
  'unknown-item',
  'not-its-gear',
  'carried-twice',
  'too-many-ranged',
  'cloak-without-rifle',
  'two-pairs',
  'only-one-of',
  'no-shield-on-back',
  'wrong-own-figures',
  'forbidden',
] as const;
export type SquadReason = (typeof SQUAD_REASONS)[number];

export interface SquadFinding {
  readonly rule: string;
  readonly reason: SquadReason;
  readonly path: readonly (string | number)[];
  readonly values: Readonly<Record<string, string | number>>;
}

export const finding = (
  rule: string,
  reason: SquadReason,
  path: SquadFinding['path'],
  values: SquadFinding['values'] = {},
): SquadFinding => ({ rule, reason, path, values });
