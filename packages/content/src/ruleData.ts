/** What the data of a mission rule can hold, in words for whoever has written it into a scenario, a save or a replay. */
import type { Coordinates, Scenario } from '@sensorium/engine';
import * as v from 'valibot';
import { isWall } from './mission.ts';
import { listOf as shortList, record, whole } from './schemas.ts';

const MOST = 100_000;
const MOST_LISTED = 10_000;
const MOST_ROWS = 500;
const LONGEST = 60;

export const listOf = <Item extends v.GenericSchema>(item: Item, most = MOST_LISTED) => shortList(item, most);
export const count = whole(0, MOST);
export const facing = whole(0, 3);
export const word = v.pipe(v.string('a text'), v.maxLength(LONGEST, 'a text'));

/** The fields of a rule's data; every rule may say in whose name the game is won or lost. */
export const ruleData = <Fields extends v.ObjectEntries>(fields: Fields) =>
  record({ rule: v.exactOptional(word), lostBy: v.exactOptional(word), ...fields });

/** What a rule's data can point at in one scenario. */
export const pointersOf = ({ board, pieces }: Scenario) => {
  const coordinates = v.pipe(
    listOf(whole(0, MOST_ROWS), 3),
    v.minLength(2, 'a square [x, y] or [x, y, level]'),
    v.transform((numbers) => numbers as unknown as Coordinates),
  );
  const square = v.pipe(
    coordinates,
    v.check(([x, y, level = 0]) => !isWall(board.levels[level]?.floor[y]?.[x]), 'a floor square'),
  );
  return { square, squares: listOf(square), piece: whole(0, pieces.length - 1) };
};
export type Pointers = ReturnType<typeof pointersOf>;
