/** D18: geotiles, and what becomes of one when it is turned (D18.6). */
import { FACINGS, type Facing, type FacingName } from '@sensorium/engine';
import { DRAWINGS } from './drawings.ts';

/** Squares along an edge (D18.1), and where its middle is (D18.2 a). */
export const TILE = 13;
export const MIDDLE = 6;
export const CONTROL_ROOM_TILE = 10;
export const CONTROL_ROOM_SECTION = 'A'; // D18.4

export const QUARTER_TURNS = [0, 1, 2, 3] as const;
export type QuarterTurns = (typeof QUARTER_TURNS)[number];

/** A tile as its author drew it. */
export interface Drawing {
  readonly id: string;
  readonly connectors: readonly FacingName[];
  readonly entry: FacingName | null;
  readonly exit: FacingName | null;
  readonly map: readonly string[];
  readonly sections: readonly string[];
}

/** A tile lying some way round: edges are facings, N E S W. */
export interface Geotile {
  /** 1–10. */
  readonly number: number;
  readonly id: string;
  readonly turns: QuarterTurns;
  /** In the order N E S W. */
  readonly connectors: readonly Facing[];
  /** Edges of the arrows of the solo mission. */
  readonly entry: Facing | null;
  readonly exit: Facing | null;
  /** `#` solid, `.` floor, `+` closed door, `r` debris, `c` crate, `t` cryogenic tank. */
  readonly map: readonly string[];
  readonly sections: readonly string[];
}

const edgeOf = (name: FacingName | null): Facing | null => (name === null ? null : FACINGS.indexOf(name));

/** One quarter turn clockwise takes (x, y) to (12 − y, x), so (x, y) is what was at (y, 12 − x). */
const turnedRows = (rows: readonly string[]): string[] =>
  rows.map((_, y) => Array.from(rows, (__, x) => rows[TILE - 1 - x]![y]!).join(''));

const nextEdge = <Edge extends Facing | null>(edge: Edge): Edge => (edge === null ? edge : (((edge + 1) % 4) as Edge));

const turnedOnce = (tile: Geotile): Geotile => ({
  ...tile,
  turns: ((tile.turns + 1) % 4) as QuarterTurns,
  connectors: tile.connectors.map(nextEdge).sort((a, b) => a - b),
  entry: nextEdge(tile.entry),
  exit: nextEdge(tile.exit),
  map: turnedRows(tile.map),
  sections: turnedRows(tile.sections),
});

const asDrawn = ({ id, connectors, entry, exit, map, sections }: Drawing, index: number): Geotile => ({
  number: index + 1,
  id,
  turns: 0,
  connectors: connectors.map((edge) => FACINGS.indexOf(edge)),
  entry: edgeOf(entry),
  exit: edgeOf(exit),
  map,
  sections,
});

const everyWayRound = (tile: Geotile): readonly Geotile[] => {
  const once = turnedOnce(tile);
  const twice = turnedOnce(once);
  return [tile, once, twice, turnedOnce(twice)];
};

/** D18.3: tiles 1–10, unrotated. */
export const GEOTILES: readonly Geotile[] = DRAWINGS.map(asDrawn);
/** Turned when the first is wanted: most pages lay no tiles. */
let turned: readonly (readonly Geotile[])[] | null = null;

/** A tile by its number after some quarter turns clockwise. */
export const geotile = (number: number, turns: QuarterTurns = 0): Geotile => {
  turned ??= GEOTILES.map(everyWayRound);
  const tile = turned[number - 1]?.[turns];
  if (tile === undefined) throw new RangeError(`D18.1: there is no geotile ${number} turned ${turns} times`);
  return tile;
};

/** The connector square of an edge, within the tile. */
export const connectorSquare = (edge: Facing): readonly [x: number, y: number] =>
  (
    [
      [MIDDLE, 0],
      [TILE - 1, MIDDLE],
      [MIDDLE, TILE - 1],
      [0, MIDDLE],
    ] as const
  )[edge]!;
