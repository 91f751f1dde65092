/** A7.2: what the next shots of a run are worth. */
import { LYING, type Piece } from '@sensorium/engine';
import { WEAPONS, type Kills } from '@sensorium/rules';
import type { ProfileCard } from '../../engine/protocol.ts';
import { rowOfShot } from './aims.ts';
import { weaponOdds } from '@sensorium/host/chances';

const COLUMNS: Readonly<Record<string, keyof Kills>> = {
  genestealer: 'genestealer',
  hybrid: 'hybrid',
  heavy: 'heavyEnemy',
};

const SHOTS = [1, 2, 3, 4] as const;

/** The chance to have killed the target with one, two … of the next shots; nothing where shots do not add up (A7.1, A7.5). */
export const runChances = (
  profile: ProfileCard,
  shooter: Piece,
  code: number,
  { unit }: ProfileCard,
  fired: number,
): number[] => {
  const id = rowOfShot(profile, code);
  const row = WEAPONS[id ?? ''];
  const column = COLUMNS[unit.enemy?.killClass ?? ''];
  const isFast = unit.enemy?.traits.includes('fast') === true;
  if (row === undefined || column === undefined || !row.isSustained || row.area !== 'target' || isFast) return [];
  const isProne = id === 'sniper-rifle' && shooter.counts[LYING] === 1;
  const chance = (shot: number): number => weaponOdds(row, column, { isProne, isSustained: fired + shot > 0 });
  let miss = 1;
  return SHOTS.slice(0, Math.max(1, Math.floor(profile.unit.ap / row.ap))).map((_, shot) => {
    miss *= 1 - chance(shot);
    return 1 - miss;
  });
};
