/** A board being laid on the page: whose choice it is, what is held where, and what a program does meanwhile. Pure. */
import {
  attachCorridor,
  beginLaying,
  chooseByLot,
  finishByLot,
  formatLaying,
  isRefused,
  layTile,
  layingTurn,
  legalPlacements,
  tileRefusal,
  type Cell,
  type Connector,
  type Laying,
  type PlacedTile,
  type QuarterTurns,
} from '@sensorium/content';
import type { Refusal } from '@sensorium/engine';
import type { ScenarioId } from '@sensorium/rules';

export const WAYS = ['bot', 'two', 'lot'] as const;
/** Against a program, two people at this screen, or wholly by lot. */
export type Way = (typeof WAYS)[number];

export interface LayTable {
  readonly way: Way;
  readonly seed: number;
  /** The scenario as it was asked for; a die decides where it is null. */
  readonly wanted: ScenarioId | null;
  readonly laying: Laying;
  /** Where the tile in hand is held over the table. */
  readonly cell: Cell | null;
  readonly turns: QuarterTurns;
}

/** The person has the first seat and plays the marines; the program lays for the other seat and for the aliens. */
const isBotsTurn = ({ way, laying }: LayTable): boolean => {
  const turn = layingTurn(laying);
  if (turn === null) return false;
  return way === 'bot' && (turn.step === 'control-room' || (turn.step === 'tiles' && turn.seat === 1));
};

const settled = (table: LayTable): LayTable =>
  isBotsTurn(table) ? settled({ ...table, laying: chooseByLot(table.laying) }) : { ...table, cell: null, turns: 0 };

export const beginTable = (way: Way, seed: number, wanted: ScenarioId | null): LayTable => {
  const begun = beginLaying(seed, wanted ?? undefined);
  const laying = way === 'lot' ? finishByLot(begun) : begun;
  return settled({ way, seed, wanted, laying, cell: null, turns: 0 });
};

const heldAt = ({ laying }: LayTable, cell: Cell, turns: QuarterTurns): PlacedTile => ({
  tile: laying.hand,
  cell,
  turns,
});

/** The tile as it is held; null while it is held nowhere. */
export const heldTile = (table: LayTable): PlacedTile | null =>
  table.cell === null ? null : heldAt(table, table.cell, table.turns);

/** Holds the tile over a cell, the way round in which it fits there if there is one. */
export const holdOver = (table: LayTable, cell: Cell): LayTable => {
  const fitting = legalPlacements(table.laying).filter((placed) => String(placed.cell) === String(cell));
  const isFine = fitting.some(({ turns }) => turns === table.turns);
  return { ...table, cell, turns: isFine ? table.turns : (fitting[0]?.turns ?? table.turns) };
};

export const turnHeld = (table: LayTable): LayTable => ({ ...table, turns: ((table.turns + 1) % 4) as QuarterTurns });

/** Why the tile may not lie as it is held; null if it may, or is held nowhere. */
export const whyNot = (table: LayTable): Refusal | null => {
  const held = heldTile(table);
  return held === null ? null : tileRefusal(table.laying, held);
};

const after = (table: LayTable, result: Laying | Refusal): LayTable =>
  isRefused(result) ? table : settled({ ...table, laying: result });

export const layHeld = (table: LayTable): LayTable => {
  const held = heldTile(table);
  return held === null ? table : after(table, layTile(table.laying, held));
};

export const attachAt = (table: LayTable, connector: Connector): LayTable =>
  after(table, attachCorridor(table.laying, connector));

/** The rest by lot, whoever's choice it was. */
export const finishTable = (table: LayTable): LayTable => settled({ ...table, laying: finishByLot(table.laying) });

/** The name by which the finished board is a mission. */
export const missionName = ({ way, seed, laying }: LayTable): string =>
  way === 'lot' ? `generated:${laying.scenario}:${seed}` : formatLaying(laying);
