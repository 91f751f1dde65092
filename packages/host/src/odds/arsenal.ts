/** Chances of chapter A that follow from a row of its tables. Tests count every result against them. */
import { successesOf, type Kills, type WeaponRow } from '@sensorium/rules';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A5.6, A6.2: so many dice, of which at least some must reach a number. */
export interface TestPlan {
  readonly needed: number;
  readonly dice: number;
  readonly least: number;
  /** A15.10: added to the best die. */
  readonly best: number;
  /** A13.6: taken off every die. */
  readonly lowered: number;
}

const throwsOf = (dice: number): number[][] =>
  dice === 0 ? [[]] : throwsOf(dice - 1).flatMap((thrown) => FACES.map((face) => [...thrown, face]));

export const testOdds = ({ needed, dice, least, best, lowered }: TestPlan): number => {
  if (dice === 0) return 0;
  const thrown = throwsOf(dice);
  return thrown.filter((one) => successesOf(one, needed, { best, lowered }) >= least).length / thrown.length;
};

/** What changes the chance of a shot besides its row. */
export interface ShotPlan {
  /** A7.2: a later shot of a run. */
  readonly isSustained?: boolean;
  /** A8.19: how many pieces stand before this one on the line. */
  readonly place?: number;
  readonly isProne?: boolean;
  readonly lowered?: number;
  /** A10.2: dice that a shield takes away. */
  readonly shielded?: number;
}

/** One shot of a weapon at one target of a column of its table: the chance that it is destroyed. */
export const weaponOdds = (row: WeaponRow, column: keyof Kills, plan: ShotPlan = {}): number => {
  const kill = row.kills[column];
  const dice = row.dice - (plan.shielded ?? 0);
  if (kill === null || dice <= 0) return 0;
  if (kill === 'auto') return 1;
  const bonus = plan.isSustained === true && row.isSustained ? 1 : 0;
  return testOdds({
    needed: kill - bonus + (plan.place ?? 0),
    dice,
    least: column === 'heavyEnemy' ? (row.heavyEnemyDice ?? 1) : 1,
    best: plan.isProne === true ? 1 : 0,
    lowered: plan.lowered ?? 0,
  });
};

/** A7.23: equal dice of a weapon that jams, on overwatch; A7.27: a natural 1 of one that overheats. */
export const spoilOdds = (row: WeaponRow, isOverwatch: boolean): number => {
  if (row.overheats) return 1 - (5 / FACES.length) ** (row.area === 'section' ? 1 : row.dice);
  return isOverwatch && row.jams ? FACES.length / FACES.length ** row.dice : 0;
};
