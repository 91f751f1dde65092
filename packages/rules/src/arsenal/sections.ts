/** A8.1–A8.15: effects on a section: every piece in the affected part, then doors, then an overheat die. */
import {
  pieceAt,
  pieceOf,
  placeMarkers,
  profileOf,
  terrainRow,
  type Game,
  type Piece,
  type PieceId,
  type Square,
  type MarkersNow,
  markersNow,
} from '@sensorium/engine';
import { destroyDoor } from '../core/doors.ts';
import { affectedPart, tellIgnited } from '../core/fire.ts';
import { tellFired } from '../core/firing.ts';
import { kill } from '../core/kills.ts';
import { isClosedDoor } from '../deathwing/data.ts';
import { dropThrough } from '../deathwing/grenadeGlove.ts';
import { failsAtBreach } from './breach.ts';
import { layFlames } from './flames.ts';
import type { Kill, Kills } from './rows.ts';
import { weaponRowOf } from './shotCodes.ts';
import { gearOf, jam, rowIdOf } from './shots.ts';
import { successesOf } from './successes.ts';
import { handicapsOf, markOf, rollDice } from './victims.ts';
import { FRAG } from './markers.ts';

declare module '@sensorium/engine' {
  interface EventTypes {
    /** A section effect: where it was aimed and the squares it takes. */
    'section-hit': {
      readonly by: PieceId;
      readonly at: Square;
      readonly with: string;
      readonly squares: readonly Square[];
    };
    /** One piece's test; no dice where the result is fixed (A5.7). */
    'piece-tested': {
      readonly piece: PieceId;
      readonly dice: readonly number[];
      readonly needed: number;
      /** Dice that must reach the number, and what is taken off each. */
      readonly least: number;
      readonly lowered: number;
      readonly killed: boolean;
    };
    'frag-marked': { readonly squares: readonly Square[] } & MarkersNow;
    'weapon-overheated': { readonly piece: PieceId; readonly die: number; readonly overheated: boolean };
  }
}

/** What a section effect does, whatever threw it. */
export interface Burst {
  readonly dice: number;
  readonly kills: Kills;
  readonly heavyEnemyDice: number | null;
  readonly rule: string;
}

/** The pieces on some squares, each once however many it lies on (A8.5), in reading order. */
export const piecesIn = (game: Game, squares: readonly Square[]): PieceId[] => [
  ...new Set(squares.map((square) => pieceAt(game.cells, square)).filter((id) => id >= 0)),
];

/** A1.14: one piece with all its dice; no dice where the result is fixed. */
const testPiece = (game: Game, by: PieceId, burst: Burst, id: PieceId): boolean => {
  const victim = pieceOf(game, id);
  const { kill: needed, dice: least } = markOf(game, burst, victim);
  const dice = typeof needed === 'number' ? rollDice(game, 'shooting', by, burst.dice) : [];
  const killed =
    typeof needed === 'number' ? successesOf(dice, needed, handicapsOf(game, victim)) >= least : needed === 'auto';
  const number = typeof needed === 'number' ? needed : 0;
  const { lowered } = handicapsOf(game, victim);
  game.sink?.({ is: 'piece-tested', piece: id, dice, needed: number, least, lowered, killed, rule: burst.rule });
  return killed;
};

/** Tests every piece and returns those that die; nobody is removed yet. */
export const testPieces = (game: Game, by: PieceId, burst: Burst, ids: readonly PieceId[]): PieceId[] =>
  ids.filter((id) => testPiece(game, by, burst, id));

/** A8.4: doors of the section that are open in the part, or closed and orthogonally next to it. */
const doorsOf = (game: Game, part: readonly Square[]): Square[] => {
  const { board } = game.setup;
  const beside = part.flatMap((square) =>
    [0, 1, 2, 3]
      .map((direction) => board.neighbours[square * 8 + direction]!)
      .filter((near) => near >= 0 && board.section[near] === board.section[square]),
  );
  /** A5.15: crates and intact tanks count as doors. */
  const isInside = (square: Square): boolean => {
    const row = terrainRow(game, square);
    return row.closes !== undefined || (row.shotAs === 'door' && !isClosedDoor(row));
  };
  return [
    ...new Set([...part.filter(isInside), ...beside.filter((square) => isClosedDoor(terrainRow(game, square)))]),
  ].sort((a, b) => a - b);
};

const testDoors = (game: Game, by: PieceId, burst: Burst, part: readonly Square[]): Square[] => {
  const { door } = burst.kills;
  if (typeof door !== 'number') return [];
  return doorsOf(game, part).filter((at) => {
    const dice = rollDice(game, 'terrain', by, burst.dice);
    const what = terrainRow(game, at).id;
    game.sink?.({ is: 'thing-rolled', at, what, die: Math.max(...dice), needed: door, rule: 'A8.4' });
    return dice.some((die) => die >= door);
  });
};

/** A1.14: all dice first; what they did is given back to be applied when the effect is complete. */
export const rollBurst = (
  game: Game,
  by: PieceId,
  burst: Burst,
  part: readonly Square[],
): { readonly killed: readonly PieceId[]; readonly broken: readonly Square[] } => {
  const killed = testPieces(game, by, burst, piecesIn(game, part));
  return { killed, broken: testDoors(game, by, burst, part) };
};

export const applyBurst = (
  game: Game,
  by: PieceId,
  { killed, broken }: ReturnType<typeof rollBurst>,
  rule: string,
): void => {
  for (const id of killed) kill(game, id, rule);
  for (const at of broken) destroyDoor(game, by, at, 'A8.4');
};

/** A8.12: the squares are fixed when the marker is placed. */
export const markFrag = (game: Game, part: readonly Square[]): void => {
  placeMarkers(game, part, FRAG, 'sight');
  game.sink?.({ is: 'frag-marked', squares: part, now: markersNow(game), rule: 'A8.12' });
};

/** A7.27: the extra die of a section weapon that can overheat. */
const rollOverheat = (game: Game, shooter: Piece): boolean => {
  const [die] = rollDice(game, 'shooting', shooter.id, 1);
  const overheated = die === 1;
  game.sink?.({ is: 'weapon-overheated', piece: shooter.id, die: die!, overheated, rule: 'A7.27' });
  return overheated;
};

export const fireSection = (game: Game, shooter: Piece, how: number, at: Square): void => {
  const row = weaponRowOf(profileOf(game, shooter), how)!;
  const gear = gearOf(game, shooter, how);
  const isLaunched = row.least > 1;
  if (isLaunched && failsAtBreach(game, shooter.id, at)) return;
  const part = affectedPart(game, [isLaunched ? dropThrough(game, at) : at]);
  game.sink?.({
    is: 'section-hit',
    by: shooter.id,
    at,
    with: rowIdOf(game, shooter, how),
    squares: part,
    rule: 'A8.2',
  });
  const burst: Burst = { dice: row.dice, kills: row.kills, heavyEnemyDice: row.heavyEnemyDice, rule: 'A8.2' };
  if (row.isPersistent) layFlames(game, part, isLight(row.kills.genestealer));
  const results = rollBurst(game, shooter.id, burst, part);
  const overheated = row.overheats && rollOverheat(game, shooter);
  if (row.blocksSight && !row.isPersistent) markFrag(game, part);
  applyBurst(game, shooter.id, results, 'A8.2');
  if (row.isPersistent) {
    game.setup.hooks.flamesReached(game, shooter.id, part);
    tellIgnited(game, part);
  }
  if (overheated) jam(game, shooter.id, how);
  tellFired(game, shooter, gear, []);
};

/** A15.39: a light flamer's numbers, or a heavy one's. */
const isLight = (genestealer: Kill): boolean => genestealer !== 2;
