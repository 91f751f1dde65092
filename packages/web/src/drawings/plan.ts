/** Floor squares as two paths: the deck, and the walls that stand around it. Pure; every map in the page is drawn so. */

export type Cell = readonly [x: number, y: number];

/** Plans lie round the origin, at most 2,048 squares either way. */
const keyOf = (x: number, y: number): number => (y << 12) + x;

export interface PlanPaths {
  readonly deck: string;
  readonly walls: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** One rectangle a run of squares, so that a path stays short. */
const deckPath = (cells: readonly Cell[], has: ReadonlySet<number>): string => {
  const runs: string[] = [];
  for (const [x, y] of cells) {
    if (has.has(keyOf(x - 1, y))) continue;
    let length = 1;
    while (has.has(keyOf(x + length, y))) length++;
    runs.push(`M${x} ${y}h${length}v1h-${length}z`);
  }
  return runs.join('');
};

/** Every edge between floor and wall, straight runs joined. */
const wallPath = (cells: readonly Cell[], has: ReadonlySet<number>): string => {
  const parts: string[] = [];
  const bare = (x: number, y: number, dx: number, dy: number): boolean =>
    has.has(keyOf(x, y)) && !has.has(keyOf(x + dx, y + dy));
  for (const [x, y] of cells) {
    for (const dy of [-1, 1]) {
      if (!bare(x, y, 0, dy) || bare(x - 1, y, 0, dy)) continue;
      let length = 1;
      while (bare(x + length, y, 0, dy)) length++;
      parts.push(`M${x} ${dy < 0 ? y : y + 1}h${length}`);
    }
    for (const dx of [-1, 1]) {
      if (!bare(x, y, dx, 0) || bare(x, y - 1, dx, 0)) continue;
      let length = 1;
      while (bare(x, y + length, dx, 0)) length++;
      parts.push(`M${dx < 0 ? x : x + 1} ${y}v${length}`);
    }
  }
  return parts.join('');
};

export const drawPlan = (cells: readonly Cell[]): PlanPaths => {
  const has = new Set(cells.map(([x, y]) => keyOf(x, y)));
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return {
    deck: deckPath(cells, has),
    walls: wallPath(cells, has),
    box: { x, y, width: Math.max(...xs) + 1 - x, height: Math.max(...ys) + 1 - y },
  };
};

/** Levels of a board beside each other, the lowest first; wide boards stand above each other. */
export const placeLevels = (
  floors: readonly (readonly string[])[],
  margin: number,
): { readonly view: string; readonly corner: Cell; readonly shifts: readonly Cell[] } => {
  const { box } = drawPlan(floors.flatMap(cellsOf));
  const isWide = box.width > box.height;
  const step: Cell = isWide ? [0, box.height + margin] : [box.width + margin, 0];
  const shifts = floors.map((_, level): Cell => {
    const place = isWide ? floors.length - 1 - level : level;
    return [step[0] * place, step[1] * place];
  });
  const width = box.width + 2 * margin + step[0] * (floors.length - 1);
  const height = box.height + 2 * margin + step[1] * (floors.length - 1);
  return { view: `${box.x - margin} ${box.y - margin} ${width} ${height}`, corner: [box.x, box.y], shifts };
};

/** The floor squares of a board drawn as rows of characters, where `#` and space are wall. */
export const cellsOf = (rows: readonly string[]): Cell[] =>
  rows.flatMap((row, y) =>
    Array.from(row).flatMap((mark, x): Cell[] => (mark === '#' || mark === ' ' ? [] : [[x, y]])),
  );
