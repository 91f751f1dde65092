/** A11.25–A11.38: the breach a melta-bomb leaves. */
import {
  changeTerrain,
  isFloor,
  isSolid,
  pieceOf,
  refusal,
  terrainRow,
  type Game,
  type PieceId,
  type Square,
  type TerrainRow,
  type Verb,
  type SquareNow,
  squareNow,
} from '@sensorium/engine';
import { kill } from '../core/kills.ts';
import { move as step } from '../core/movement.ts';
import { fall, neverFalls } from '../deathwing/falls.ts';
import { rollDice } from './victims.ts';

declare module '@sensorium/engine' {
  interface TerrainTypes {
    'breach-down': true;
    'breach-up': true;
  }
  interface TerrainRow {
    /** It is in the way for this turn only. */
    readonly isPassing?: boolean;
  }
  interface EventTypes {
    'breach-made': { readonly at: Square } & SquareNow;
    'breach-turned-up': { readonly at: Square } & SquareNow;
    /** A11.29: 1 falls. */
    'breach-risked': { readonly piece: PieceId; readonly at: Square; readonly die: number; readonly fell: boolean };
    /** A11.31: 1 and 2 fail. */
    'breach-aimed-at': { readonly by: PieceId; readonly at: Square; readonly die: number; readonly failed: boolean };
  }
}

export const BREACH_DOWN = 'breach-down';
export const BREACH_UP = 'breach-up';

/** A11.25: a wall for every rule but path distance; A11.27: nothing in the way. */
export const TERRAIN: readonly TerrainRow[] = [
  {
    id: BREACH_DOWN,
    isPassing: true,
    blocksSight: true,
    blocksMovement: true,
    stopsFire: true,
    cannotShoot: refusal('A11.26', 'face-down-breach'),
  },
  { id: BREACH_UP, blocksSight: false, blocksMovement: false },
];

export const isBreachDown = (game: Game, at: Square): boolean => terrainRow(game, at).id === BREACH_DOWN;
export const isBreachUp = (game: Game, at: Square): boolean => terrainRow(game, at).id === BREACH_UP;

export const makeBreach = (game: Game, at: Square): void => {
  changeTerrain(game, at, BREACH_DOWN);
  game.state.changed = true;
  game.sink?.({ is: 'breach-made', at, now: squareNow(game, at), rule: 'A11.25' });
};

/** A11.27. */
export const turnBreachesUp = (game: Game): void => {
  const { terrain } = game.setup.rules;
  for (const { at, is } of game.state.features.slice()) {
    if (terrain[is]!.id !== BREACH_DOWN) continue;
    changeTerrain(game, at, BREACH_UP);
    game.sink?.({ is: 'breach-turned-up', at, now: squareNow(game, at), rule: 'A11.27' });
  }
};

const MELTING = refusal('A11.25', 'breach-still-melting');

/** A11.25: what closes the way there is no door. */
export const move: Verb = {
  ...step,
  refusal: (game, piece, command) => {
    const why = step.refusal(game, piece, command);
    return why?.reason === 'door-closed' && isBreachDown(game, command.at) ? MELTING : why;
  },
};

const FAILS_UP_TO = 2;

/** A11.31: a grenade aimed at a face-up breach may fail; the die comes before anything else. */
export const failsAtBreach = (game: Game, by: PieceId, at: Square): boolean => {
  if (!isBreachUp(game, at)) return false;
  const [die] = rollDice(game, 'terrain', by, 1);
  const failed = die! <= FAILS_UP_TO;
  game.sink?.({ is: 'breach-aimed-at', by, at, die: die!, failed, rule: 'A11.31' });
  return failed;
};

/** A11.29, A11.30: a marine figure entering a face-up breach falls on 1. Whether it is gone from there. */
export const riskBreach = (game: Game, id: PieceId): boolean => {
  const piece = pieceOf(game, id);
  if (piece.side !== 'marines' || !isBreachUp(game, piece.square) || neverFalls(game, piece)) return false;
  const [die] = rollDice(game, 'falls', id, 1);
  const fell = die === 1;
  game.sink?.({ is: 'breach-risked', piece: id, at: piece.square, die: die!, fell, rule: 'A11.29' });
  if (!fell) return false;
  const below = squareBelow(game, piece.square);
  if (below >= 0) fall(game, id, below, false);
  else kill(game, id, 'A11.30');
  return true;
};

/** A11.30: D's fall rules hold where D is in play and there is free floor below (D8.2). */
const squareBelow = (game: Game, at: Square): Square => {
  const { board, rules } = game.setup;
  const below = at - board.width * board.height;
  return rules.procedures.has('landing') && isFloor(board, below) && !isSolid(game.cells, below) ? below : -1;
};
