/** The table on which geotiles are laid: tiles, the cells where the next may go, corridors. */
import { useMemo, type ReactNode } from 'preact/compat';
import { geotile } from '@sensorium/content';
import {
  legalCorridors,
  legalPlacements,
  openConnectors,
  type Cell,
  type Connector,
  type Laying,
  type Layout,
  type PlacedTile,
} from '@sensorium/expedition';
import { cellsOf, drawPlan, type Cell as FloorCell } from '../../drawings/plan.ts';
import { useWords } from '../../words/words.ts';
import { heldTile, whyNot, type LayTable } from './layTable.ts';
import '../../drawings/missionMap.css';

const TILE = 13;
const MIDDLE = 6;
const CORRIDOR = 5;
const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];
const MARGIN = 2;
const CARD = { x: 0, y: 0, width: TILE, height: TILE };

const squares = (map: readonly string[], wanted: string): string =>
  map
    .flatMap((row, y) => Array.from(row).flatMap((mark, x) => (wanted.includes(mark) ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');

const doorPath = (map: readonly string[]): string =>
  map
    .flatMap((row, y) =>
      Array.from(row).flatMap((mark, x) => {
        if (mark !== '+') return [];
        return row[x - 1] !== '#' && row[x + 1] !== '#'
          ? [`M${x + 0.34} ${y + 0.06}h0.32v0.88h-0.32z`]
          : [`M${x + 0.06} ${y + 0.34}h0.88v0.32h-0.88z`];
      }),
    )
    .join('');

type Turned = Pick<PlacedTile, 'tile' | 'turns'>;

/** What stands on a tile, without its decks and walls. */
const Features = ({ placed: { tile, turns } }: { placed: Turned }) => {
  const { map } = geotile(tile, turns);
  return (
    <>
      <path className="tile-debris" d={squares(map, 'r')} />
      <path className="map-block" d={squares(map, 'c')} />
      <path className="tile-tank" d={squares(map, 't')} />
      <path className="map-door" d={doorPath(map)} />
    </>
  );
};

/** Decks and walls of floor squares, wherever they come from. */
const Decks = ({ cells }: { cells: readonly FloorCell[] }) => {
  const { deck, walls } = useMemo(() => drawPlan(cells), [cells]);
  return (
    <>
      <path className="map-shade" d={walls} />
      <path className="map-deck" d={deck} />
      <path className="map-wall" d={walls} />
    </>
  );
};

export const TilePlan = ({ placed }: { placed: Turned }) => {
  const { map } = geotile(placed.tile, placed.turns);
  const cells = useMemo(() => cellsOf(map), [map]);
  return (
    <>
      <Decks cells={cells} />
      <Features placed={placed} />
    </>
  );
};

/** Tiles that lie together, with nothing between corridors that join. */
export const LaidTiles = ({ layout }: { layout: Layout }) => {
  const cells = useMemo(
    () =>
      layout.flatMap(({ tile, turns, cell: [i, j] }) =>
        cellsOf(geotile(tile, turns).map).map(([x, y]): FloorCell => [TILE * i + x, TILE * j + y]),
      ),
    [layout],
  );
  if (layout.length === 0) return null;
  return (
    <>
      {layout.map(({ tile, cell }, place) => (
        <rect
          key={tile}
          className={place === layout.length - 1 ? 'tile-card is-last' : 'tile-card'}
          transform={at(cell)}
          width={TILE}
          height={TILE}
        />
      ))}
      <Decks cells={cells} />
      {layout.map((placed) => (
        <g key={placed.tile} transform={at(placed.cell)}>
          <Features placed={placed} />
        </g>
      ))}
    </>
  );
};

interface SpotProps {
  readonly label: string;
  readonly className: string;
  readonly isPressed: boolean;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly onPick: () => void;
  readonly children: ReactNode;
}

/** Something on the table that can be pressed: a real button over its drawing. */
const Spot = ({ label, className, isPressed, box, onPick, children }: SpotProps) => (
  <g className={className}>
    {children}
    <foreignObject {...box}>
      <button type="button" className="lay-spot" aria-label={label} aria-pressed={isPressed} onClick={onPick} />
    </foreignObject>
  </g>
);

const at = ([i, j]: Cell): string => `translate(${TILE * i} ${TILE * j})`;

/** Empty cells beside the tiles, in reading order; the first tile goes anywhere. */
const freeCells = ({ laying }: LayTable): Cell[] => {
  if (laying.layout.length === 0) return [[0, 0]];
  const found = new Map<string, Cell>();
  for (const { cell, edge } of openConnectors(laying.layout)) {
    const free: Cell = [cell[0] + DX[edge]!, cell[1] + DY[edge]!];
    found.set(String(free), free);
  }
  return [...found.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
};

const endOf = ({ cell: [i, j], edge }: Connector): readonly [x: number, y: number] => [
  TILE * i + MIDDLE + DX[edge]! * (MIDDLE + 1),
  TILE * j + MIDDLE + DY[edge]! * (MIDDLE + 1),
];

/** The squares of a corridor as one rectangle. */
export const corridorBox = (connector: Connector): { x: number; y: number; width: number; height: number } => {
  const [x, y] = endOf(connector);
  const reach = CORRIDOR - 1;
  return {
    x: Math.min(x, x + DX[connector.edge]! * reach),
    y: Math.min(y, y + DY[connector.edge]! * reach),
    width: 1 + Math.abs(DX[connector.edge]!) * reach,
    height: 1 + Math.abs(DY[connector.edge]!) * reach,
  };
};

export const viewOf = (cells: readonly Cell[], margin = MARGIN): string => {
  const columns = cells.map(([i]) => i);
  const rows = cells.map(([, j]) => j);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const width = (Math.max(...columns) - left + 1) * TILE + 2 * margin;
  const height = (Math.max(...rows) - top + 1) * TILE + 2 * margin;
  return `${left * TILE - margin} ${top * TILE - margin} ${width} ${height}`;
};

/** Open ends without corridors in the order in which their areas are named (D19.10). */
const areasOf = ({ layout, corridors }: Laying): { readonly id: string; readonly end: Connector }[] =>
  openConnectors(layout)
    .filter((end) => !corridors.some(({ cell, edge }) => edge === end.edge && String(cell) === String(end.cell)))
    .map((end) => ({ end, at: endOf(end) }))
    .map(({ end, at: [x, y] }) => ({ end, x: x - DX[end.edge]!, y: y - DY[end.edge]! }))
    .sort((a, b) => a.y - b.y || a.x - b.x || a.end.edge - b.end.edge)
    .map(({ end }, index) => ({ id: `E${index + 1}`, end }));

/** Where aliens come in, with the name of the area. */
const Area = ({ id, end, isMarked }: { id: string; end: Connector; isMarked: boolean }) => {
  const [x, y] = endOf(end);
  const [dx, dy] = [DX[end.edge]!, DY[end.edge]!];
  return (
    <g className={isMarked ? 'lay-area is-marked' : 'lay-area'} transform={`translate(${x + 0.5} ${y + 0.5})`}>
      <path className="map-entry" d="M0 -0.7L0.8 0.7H-0.8z" transform={`rotate(${end.edge * 90 + 180})`} />
      <text x={dx * 2} y={dy * 1.8 + 0.5}>
        {id}
      </text>
    </g>
  );
};

interface TableMapProps {
  readonly table: LayTable;
  /** Areas that matter, by name. */
  readonly marked?: readonly string[];
  readonly onCell?: (cell: Cell) => void;
  readonly onConnector?: (connector: Connector) => void;
}

export const TableMap = ({ table, onCell, onConnector, marked }: TableMapProps) => {
  const { generate } = useWords();
  const { laying } = table;
  const free = laying.hand === 0 ? [] : freeCells(table);
  const fitting = new Set(legalPlacements(laying).map(({ cell }) => String(cell)));
  const held = heldTile(table);
  const ends = openConnectors(laying.layout);
  const room =
    laying.hand === 0
      ? ends.map(({ cell, edge }): Cell => [cell[0] + DX[edge]! * 0.5, cell[1] + DY[edge]! * 0.5])
      : free;
  return (
    <section className={laying.hand === 0 ? 'lay-table' : 'lay-table is-laying'} aria-label={generate.table}>
      <svg viewBox={viewOf([...laying.layout.map(({ cell }) => cell), ...room])}>
        <LaidTiles layout={laying.layout} />
        {free.map((cell) => {
          const isFitting = fitting.has(String(cell));
          return (
            <g key={String(cell)} transform={at(cell)}>
              <Spot
                label={generate.cell(cell[0] + 1, cell[1] + 1, isFitting)}
                className={isFitting ? 'lay-cell' : 'lay-cell is-barred'}
                isPressed={held !== null && String(held.cell) === String(cell)}
                box={CARD}
                onPick={() => onCell?.(cell)}
              >
                <rect x={0.4} y={0.4} width={TILE - 0.8} height={TILE - 0.8} rx={0.6} />
                {isFitting ? <path d="M6.5 5v3M5 6.5h3" /> : <path d="M5.5 5.5l2 2M7.5 5.5l-2 2" />}
              </Spot>
            </g>
          );
        })}
        {held === null ? null : (
          <g transform={at(held.cell)} className={whyNot(table) === null ? 'lay-held' : 'lay-held is-refused'}>
            <rect className="tile-card" width={TILE} height={TILE} />
            <TilePlan placed={held} />
          </g>
        )}
        {laying.step === 'corridors'
          ? legalCorridors(laying).map((connector, index) => (
              <Spot
                key={`${String(connector.cell)} ${connector.edge}`}
                label={generate.connector(index + 1)}
                className="lay-connector"
                isPressed={false}
                box={corridorBox(connector)}
                onPick={() => onConnector?.(connector)}
              >
                <rect {...corridorBox(connector)} />
              </Spot>
            ))
          : null}
        {laying.corridors.map((connector) => (
          <rect
            key={`${String(connector.cell)} ${connector.edge}`}
            className="lay-corridor"
            {...corridorBox(connector)}
          />
        ))}
        {laying.step === 'finished'
          ? areasOf(laying).map(({ id, end }) => (
              <Area key={id} id={id} end={end} isMarked={marked?.includes(id) === true} />
            ))
          : null}
      </svg>
    </section>
  );
};
