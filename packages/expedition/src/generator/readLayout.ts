/** Boards out of files. */
import { GEOTILES, QUARTER_TURNS } from '@sensorium/content';
import { listOf, record, whole } from '@sensorium/content/schemas';
import { FACINGS, STREAMS, type Luck, type RecordReader } from '@sensorium/engine';
import * as v from 'valibot';
import type { Corridor } from './corridors.ts';
import { connectorState, joinRefusal, type Connector, type Layout } from './layout.ts';

const FARTHEST = 100;
const LONGEST_CORRIDOR = 200;
const MOST_USED = 0x7fffffff;

export const seed = whole(0, 0xffffffff);

/** Streams added since the file was written have given nothing yet. */
export const luck = v.pipe(
  record({ used: listOf(whole(0, MOST_USED), STREAMS.length), seed }),
  v.transform((given): Luck => ({ seed: given.seed, used: STREAMS.map((_, stream) => given.used[stream] ?? 0) })),
);

const cell = v.pipe(
  listOf(whole(-FARTHEST, FARTHEST), 2),
  v.check(({ length }) => length === 2, 'a cell [column, row]'),
  v.transform(([i, j]) => [i!, j!] as const),
);

const tile = record({
  tile: whole(1, GEOTILES.length),
  cell,
  turns: v.pipe(
    whole(0, 3),
    v.transform((turns) => QUARTER_TURNS[turns]!),
  ),
});

/** Tiles in the order laid. */
export const layout = listOf(tile, GEOTILES.length);
export const connector = record({ cell, edge: whole(0, FACINGS.length - 1) });
export const corridor = record({ connector, length: whole(1, LONGEST_CORRIDOR) });

/** Each tile lies where D19.4 lets it, and none twice. */
export const checkLayout = (field: RecordReader, tiles: Layout): void =>
  tiles.forEach((placed, index) => {
    const before = tiles.slice(0, index);
    if (before.some((other) => other.tile === placed.tile))
      field.item(index).fail('a tile that is not laid yet (D19.3)');
    const why = joinRefusal(before, placed);
    if (why !== null) field.item(index).fail(`a tile that joins those before it (${why.rule})`);
  });

export const checkConnector = (field: RecordReader, tiles: Layout, given: Connector): void => {
  if (connectorState(tiles, given) !== 'open') field.fail('an open connector (D18.7)');
};

export const checkCorridor = (field: RecordReader, tiles: Layout, given: Corridor): void =>
  checkConnector(field.at('connector'), tiles, given.connector);
