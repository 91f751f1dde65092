/** A board being laid on the page: whose choice it is, what is held where, and what a program does meanwhile. Pure. */
import type { QuarterTurns } from '@sensorium/content';
import type { Refusal, Side } from '@sensorium/engine';
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
} from '@sensorium/expedition';
import type { ScenarioId } from '@sensorium/rules';
import { PERSON } from '../opponents.ts';

export const WAYS = ['bot', 'two', 'lot'] as const;
/** Against a program, two people at this screen, or wholly by lot. */
export type Way = (typeof WAYS)[number];

/** Who of those at the table is a person: the two who lay (D19.3), and the sides, once it is known who has which. */
interface People {
  readonly seats: readonly [boolean, boolean];
  readonly sides: Readonly<Record<Side, boolean>> | null;
}

export interface LayTable {
  readonly laying: Laying;
  readonly people: People;
  /** Where the tile in hand is held over the table. */
  readonly cell: Cell | null;
  readonly turns: QuarterTurns;
}

/** A table of the generator. */
export interface OrderedTable extends LayTable {
  readonly way: Way;
  readonly seed: number;
  /** The scenario as it was asked for; a die decides where it is null. */
  readonly wanted: ScenarioId | null;
}

/** D19.1: after the tiles the game waits until it is known who has which side. */
export const waitsForSides = ({ laying, people }: LayTable): boolean =>
  people.sides === null && laying.step !== 'tiles' && laying.step !== 'finished';

const isBotsTurn = ({ laying, people }: LayTable): boolean => {
  const turn = layingTurn(laying);
  if (turn === null) return false;
  if (turn.step === 'tiles') return !people.seats[turn.seat];
  return people.sides !== null && !people.sides[turn.side];
};

/** Programs choose by lot until a person must choose; nothing is held. */
export const settled = <T extends LayTable>(table: T): T =>
  isBotsTurn(table) ? settled({ ...table, laying: chooseByLot(table.laying) }) : { ...table, cell: null, turns: 0 };

const PEOPLE: Readonly<Record<Way, People>> = {
  bot: { seats: [true, false], sides: { marines: true, aliens: false } },
  two: { seats: [true, true], sides: { marines: true, aliens: true } },
  lot: { seats: [false, false], sides: { marines: false, aliens: false } },
};

/** `isBid`: who has which side is bid for when the tiles lie (D19.1); otherwise the person plays the marines. */
export const beginTable = (way: Way, seed: number, wanted: ScenarioId | null, isBid = false): OrderedTable => {
  const people = isBid ? { ...PEOPLE[way], sides: null } : PEOPLE[way];
  return settled({ way, seed, wanted, people, laying: beginLaying(seed, wanted ?? undefined), cell: null, turns: 0 });
};

/** The sides are known: the rest is laid by them, or by lot where all is. */
export const withSides = (table: OrderedTable, sides: Readonly<Record<Side, string>>): OrderedTable => {
  const isPerson = (side: Side): boolean => table.way !== 'lot' && sides[side] === PERSON;
  return settled({
    ...table,
    people: { ...table.people, sides: { marines: isPerson('marines'), aliens: isPerson('aliens') } },
  });
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
export const holdOver = <T extends LayTable>(table: T, cell: Cell): T => {
  const fitting = legalPlacements(table.laying).filter((placed) => String(placed.cell) === String(cell));
  const isFine = fitting.some(({ turns }) => turns === table.turns);
  return { ...table, cell, turns: isFine ? table.turns : (fitting[0]?.turns ?? table.turns) };
};

export const turnHeld = <T extends LayTable>(table: T): T => ({
  ...table,
  turns: ((table.turns + 1) % 4) as QuarterTurns,
});

/** Why the tile may not lie as it is held; null if it may, or is held nowhere. */
export const whyNot = (table: LayTable): Refusal | null => {
  const held = heldTile(table);
  return held === null ? null : tileRefusal(table.laying, held);
};

const after = <T extends LayTable>(table: T, result: Laying | Refusal): T =>
  isRefused(result) ? table : settled({ ...table, laying: result });

export const layHeld = <T extends LayTable>(table: T): T => {
  const held = heldTile(table);
  return held === null ? table : after(table, layTile(table.laying, held));
};

export const attachAt = <T extends LayTable>(table: T, connector: Connector): T =>
  after(table, attachCorridor(table.laying, connector));

/** The rest by lot, whoever's choice it was; only the tiles while the sides are not known. */
export const finishTable = <T extends LayTable>(table: T): T => {
  if (table.people.sides !== null) return settled({ ...table, laying: finishByLot(table.laying) });
  let { laying } = table;
  while (laying.step === 'tiles') laying = chooseByLot(laying);
  return settled({ ...table, laying });
};

/** The name by which the finished board is a mission. */
export const missionName = ({ way, seed, laying }: OrderedTable): string =>
  way === 'lot' ? `generated:${laying.scenario}:${seed}` : formatLaying(laying);
