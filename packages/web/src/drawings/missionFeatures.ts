/** What chapter D puts on the floor plans of a mission, as the map and its legend tell it apart. */
import { FEATURES, levelsOf, type Mission } from '@sensorium/content';

const HOLES: readonly string[] = ['trap', 'ladder'];
const BLOCKS: readonly string[] = ['bulkhead', 'crate', 'cryo-tank', 'outer-door'];

export const isHoleMark = (mark: string): boolean => HOLES.includes(FEATURES[mark] ?? '');
export const isBlockMark = (mark: string): boolean => BLOCKS.includes(FEATURES[mark] ?? '');

const has = (mission: Mission, isWanted: (mark: string) => boolean): boolean =>
  levelsOf(mission).some(({ floor }) => floor.some((row) => Array.from(row).some(isWanted)));

export const hasHoles = (mission: Mission): boolean => has(mission, isHoleMark);
export const hasBlocks = (mission: Mission): boolean => has(mission, isBlockMark);
