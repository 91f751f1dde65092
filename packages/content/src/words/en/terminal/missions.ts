/** What `mission show` says around a mission's own words. */
import { plural } from '../numbers.ts';
import type { Mission } from '../../../mission.ts';

type By = Mission['deployment'][number]['by'];

export interface ShownMissionWords {
  readonly legend: string;
  /** Signs of chapter D. */
  readonly legendD: string;
  readonly squad: (name: string, members: string) => string;
  readonly deploy: (by: By, who: string, squares: string | null) => string;
  readonly blips: (start: number, perTurn: number) => string;
  /** D19.13. */
  readonly blipsInAll: (start: number, perTurn: number, total: number) => string;
  readonly aims: (marines: string, aliens: string) => readonly [string, string];
  readonly advice: Readonly<Record<'marines' | 'aliens', string>>;
  readonly level: (level: number) => string;
  readonly shots: (weapon: string, count: number) => string;
  readonly spares: (weapon: string, count: number) => string;
  readonly standsAt: (at: string) => string;
  readonly faces: (facing: string) => string;
  readonly prone: string;
  readonly marines: (count: number) => string;
  /** Objectives and special rules, by name. */
  readonly inForce: (rules: readonly string[]) => string;
  readonly severity: Readonly<Record<'error' | 'warning', string>>;
  readonly checked: (file: string, errors: number, warnings: number) => string;
}

export const missions: ShownMissionWords = {
  legend: '. floor   | - closed door   1 2 deployment   T target   U duct   > < ^ v entry area   X exit',
  legendD: '= bulkhead   & crate   % debris   $ tank   * trap   ^ ladder (within the board)   : chute   ! outer door',
  squad: (name, members) => `Squad ${name}: ${members}`,
  deploy: (by, who, squares) =>
    `The ${by} deploy ${who} on ${squares === null ? 'any floor square' : `the squares ${squares}`}; the marines choose where they face.`,
  blips: (start, perTurn) => `Blips: ${start} at the start, ${perTurn} per turn.`,
  blipsInAll: (start, perTurn, total) => `Blips: ${start} at the start, ${perTurn} per turn at most, ${total} in all.`,
  aims: (marines, aliens) => [`Marines: ${marines}`, `Aliens: ${aliens}`],
  advice: { marines: 'Advice for the marines', aliens: 'Advice for the aliens' },
  level: (level) => `level ${level}`,
  shots: (weapon, count) => `${weapon}: ${plural(count, 'shot', 'shots')}`,
  spares: (weapon, count) => `${weapon}: ${count} spare`,
  standsAt: (at) => `at ${at}`,
  faces: (facing) => `facing ${facing}`,
  prone: 'prone',
  marines: (count) => plural(count, 'marine', 'marines'),
  inForce: (rules) => `In force: ${rules.join('; ')}`,
  severity: { error: 'error', warning: 'warning' },
  checked: (file, errors, warnings) =>
    `${file}: ${plural(errors, 'error', 'errors')}, ${plural(warnings, 'warning', 'warnings')}`,
};
