/** Boards out of files. */
import { GEOTILES, QUARTER_TURNS } from '@sensorium/content';
import { FACINGS, STREAMS, type Luck, type RecordReader } from '@sensorium/engine';
import type { Corridor } from './corridors.ts';
import { connectorState, joinRefusal, type Connector, type Layout, type PlacedTile } from './layout.ts';

const FARTHEST = 100;
const LONGEST_CORRIDOR = 200;
const MOST_USED = 0x7fffffff;

/** Streams added since the file was written have given nothing yet. */
export const readLuck = (field: RecordReader): Luck => {
  const used = field
    .at('used')
    .list(STREAMS.length)
    .map((count) => count.integer(0, MOST_USED));
  return { seed: field.at('seed').integer(0, 0xffffffff), used: STREAMS.map((_, stream) => used[stream] ?? 0) };
};

const readCell = (field: RecordReader): PlacedTile['cell'] => {
  const [i, j, ...rest] = field.list(2).map((part) => part.integer(-FARTHEST, FARTHEST));
  return i === undefined || j === undefined || rest.length > 0 ? field.fail('a cell [column, row]') : [i, j];
};

const readTile = (field: RecordReader): PlacedTile => ({
  tile: field.at('tile').integer(1, GEOTILES.length),
  cell: readCell(field.at('cell')),
  turns: QUARTER_TURNS[field.at('turns').integer(0, 3)]!,
});

/** Tiles in the order laid, each where D19.4 lets it lie and none twice. */
export const readLayout = (field: RecordReader): Layout => {
  const layout: PlacedTile[] = [];
  for (const item of field.list(GEOTILES.length)) {
    const placed = readTile(item);
    if (layout.some(({ tile }) => tile === placed.tile)) return item.fail('a tile that is not laid yet (D19.3)');
    const why = joinRefusal(layout, placed);
    if (why !== null) return item.fail(`a tile that joins those before it (${why.rule})`);
    layout.push(placed);
  }
  return layout;
};

export const readConnector = (field: RecordReader, layout: Layout): Connector => {
  const connector = { cell: readCell(field.at('cell')), edge: field.at('edge').integer(0, FACINGS.length - 1) };
  return connectorState(layout, connector) === 'open' ? connector : field.fail('an open connector (D18.7)');
};

export const readCorridor = (field: RecordReader, layout: Layout): Corridor => ({
  connector: readConnector(field.at('connector'), layout),
  length: field.at('length').integer(1, LONGEST_CORRIDOR),
});
