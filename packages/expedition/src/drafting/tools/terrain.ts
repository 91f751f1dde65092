/** Terrain of chapters M and D; the rules it needs come with it. */
import { FEATURES, hasSpecial } from '@sensorium/content';
import type { Change } from '../edits.ts';
import { putOnFloor, withChapterD } from './onFloor.ts';
import type { Tool } from './tool.ts';

const DUCT = 'U';
const DOORS = '|-';

/** What can be chosen, by its character. */
export const TERRAIN: readonly string[] = Object.keys(FEATURES).filter((character) => !DOORS.includes(character));

export const terrain: Tool = {
  name: 'terrain',
  isStamp: false,
  changes: (draft, { level, terrain: drawn }, stroke) => {
    const put = putOnFloor(
      draft,
      level,
      stroke,
      (character) => character === drawn,
      () => drawn,
    );
    if (put.length === 0) return [];
    const ducts: Change[] = hasSpecial(draft, 'ducts')
      ? []
      : [{ at: 'field', field: 'special', value: [...draft.special, { is: 'ducts' }] }];
    return [...put, ...(drawn === DUCT ? ducts : withChapterD(draft))];
  },
};
