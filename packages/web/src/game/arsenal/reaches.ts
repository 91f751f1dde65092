/** How far the weapons of a figure reach, for the overlays: rows of chapter A, or the columns of C and D. */
import type { GearRow } from '@sensorium/engine';
import { WEAPONS, decodeShot, pairOf, rowIdsOf } from '@sensorium/rules';
import type { ProfileCard } from '../../engine/protocol.ts';
import type { Reach } from '../board/model.ts';

const rowsOf = (row: GearRow): (typeof WEAPONS)[string][] =>
  rowIdsOf(row).flatMap((id) => (WEAPONS[id] === undefined ? [] : [WEAPONS[id]]));

const gearReaches = (row: GearRow): Reach[] => {
  if (row.ranged === undefined) return [];
  const rows = rowsOf(row);
  if (rows.length === 0) return [{ range: row.ranged.range, least: 1, isHeavy: false }];
  return rows.map(({ range, least, isHeavy }) => ({
    range: typeof range === 'number' ? range : row.ranged!.range,
    least,
    isHeavy,
  }));
};

export const reachesOf = ({ rows }: ProfileCard): Reach[] => rows.flatMap(gearReaches);

/** A7.12, A7.9: of one weapon that watches. */
const watchReach = (range: number | null | undefined, isHeavy: boolean): Reach[] =>
  typeof range === 'number' ? [{ range, least: 1, isHeavy }] : [];

/** A7.8: of the weapon named for overwatch (its code, plus one) and its partner (A15.33); of the first that can, where none is named. */
export const overwatchReaches = (profile: ProfileCard, watching: number): Reach[] => {
  if (watching < 0) return [];
  if (watching === 0) {
    const row = profile.rows.find(({ ranged }) => typeof ranged?.overwatchRange === 'number');
    return watchReach(row?.ranged?.overwatchRange, false);
  }
  const pair = pairOf(profile);
  return (pair?.first === watching - 1 ? [pair.first, pair.other] : [watching - 1]).flatMap((code) => {
    const { gear, mode } = decodeShot(code);
    const row = profile.rows[gear];
    const weapon = row === undefined ? undefined : rowsOf(row)[mode];
    return watchReach(weapon?.overwatchRange, weapon?.isHeavy === true);
  });
};
