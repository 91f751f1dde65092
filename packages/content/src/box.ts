/** M7: the box of board sections: eleven shapes, up to rotation and reflection, and how many of each there are. */

export interface Shape {
  readonly id: string;
  readonly count: number;
  readonly drawing: readonly string[];
}

export const BOX: readonly Shape[] = [
  { id: 'corridor-2', count: 4, drawing: ['xx'] },
  { id: 'corridor-3', count: 6, drawing: ['xxx'] },
  { id: 'corner', count: 5, drawing: ['xx', 'x.'] },
  { id: 't-junction', count: 8, drawing: ['xxx', '.x.'] },
  { id: 'corridor-4', count: 4, drawing: ['xxxx'] },
  { id: 'crossroads', count: 6, drawing: ['.x.', 'xxx', '.x.'] },
  { id: 'corridor-5', count: 4, drawing: ['xxxxx'] },
  { id: 'room-1', count: 1, drawing: ['xxx', 'xxx', 'xxx', '.x.'] },
  { id: 'room-2', count: 3, drawing: ['xxx.', 'xxxx', 'xxx.', '.x..'] },
  { id: 'room-3', count: 2, drawing: ['.xxx.', 'xxxxx', '.xxx.', '..x..'] },
  { id: 'duct-room', count: 1, drawing: ['xxx', 'xxx', 'xxx', 'xxx', '.x.'] },
];

export type Cell = readonly [x: number, y: number];

const TRANSFORMS: readonly ((cell: Cell) => Cell)[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [-x, y],
  ([x, y]) => [x, -y],
  ([x, y]) => [-x, -y],
  ([x, y]) => [y, x],
  ([x, y]) => [-y, x],
  ([x, y]) => [y, -x],
  ([x, y]) => [-y, -x],
];

/** The same text wherever the cells lie. */
const written = (cells: readonly Cell[]): string => {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells
    .map(([x, y]): [number, number] => [x - left, y - top])
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
    .join(' ');
};

const cellsOf = (drawing: readonly string[]): Cell[] =>
  drawing.flatMap((row, y) => Array.from(row).flatMap((character, x): Cell[] => (character === 'x' ? [[x, y]] : [])));

/** Every shape, turned and mirrored every way. */
const IDS: ReadonlyMap<string, string> = new Map(
  BOX.flatMap(({ id, drawing }) =>
    TRANSFORMS.map((transform): [string, string] => [written(cellsOf(drawing).map(transform)), id]),
  ),
);
const LARGEST = Math.max(...BOX.map(({ drawing }) => cellsOf(drawing).length));

/** The shape of the box these cells make, or null. */
export const shapeOf = (cells: readonly Cell[]): string | null =>
  cells.length > LARGEST ? null : (IDS.get(written(cells)) ?? null);
