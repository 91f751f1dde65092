/** C19: doors. C18.15: from an entry area. */
import {
  BEARINGS,
  FRONT,
  SOLID,
  changeTerrain,
  isAdjacentStep,
  isBarred,
  isOccupied,
  profileOf,
  refusal,
  stepDirection,
  terrainAt,
  terrainRow,
  type Game,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type Verb,
  type SquareNow,
  type TerrainId,
  squareNow,
  type Hook,
} from '@sensorium/engine';
import { noteDoorOrFire } from './endOfGame.ts';
import { smother, spreadFire } from './fire.ts';
import { endRunsAt } from './kills.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    open: 'square';
    close: 'square';
  }
  interface EventTypes {
    'door-opened': { readonly piece: PieceId; readonly at: Square } & SquareNow;
    'door-closed': { readonly piece: PieceId; readonly at: Square } & SquareNow;
    /** Or another thing that breaks like a door: `what` is its terrain. */
    'door-destroyed': { readonly piece: PieceId; readonly at: Square; readonly what: TerrainId } & SquareNow;
  }
  interface HookTypes {
    /** A door or another thing has just been destroyed; `what` is the terrain it was. */
    thingDestroyed: Hook<'all', (game: Game, square: Square, what: string) => void>;
    /** Why nobody opens, strikes or destroys what a marker on that square closes; null where there is none. */
    whyBarred: Hook<'veto', (game: Game, square: Square) => Refusal | null>;
    /** Adds to C19.3: whether something else keeps the door of this square open. */
    mayCloseDoor: Hook<'veto', (game: Game, square: Square) => Refusal | null>;
  }
}

const OUT_OF_REACH = refusal('C19.2', 'door-out-of-reach');
const NOT_CLOSED = refusal('C19.1', 'no-closed-door');
const NOT_OPEN = refusal('C19.1', 'no-open-door');
const IN_THE_WAY = refusal('C19.3', 'door-square-occupied');
const MUST_LURK = refusal('C18.15', 'must-lurk');
const COST = 1;

/** Whether the piece can reach a door in that direction: front three for figures, any neighbour for blips (C19.2). */
const reaches = (game: Game, piece: Piece, direction: number): boolean =>
  (!profileOf(game, piece).unit.hasFacing || BEARINGS[piece.facing * 8 + direction] === FRONT) &&
  isAdjacentStep(game, piece.square, direction, SOLID);

const reachRefusal = (game: Game, piece: Piece, at: Square): Refusal | null => {
  if (piece.square < 0) {
    if (!game.setup.board.entries[piece.area]!.squares.includes(at)) return OUT_OF_REACH;
    return piece.mustLurk ? MUST_LURK : null;
  }
  const direction = stepDirection(game.setup.board, piece.square, at);
  return direction >= 0 && reaches(game, piece, direction) ? null : OUT_OF_REACH;
};

/** The reason a module gives for a marker that closes the square like a door. */
export const barredRefusal = (game: Game, at: Square): Refusal | null => {
  if (!isBarred(game.cells, at)) return null;
  return game.setup.hooks.whyBarred(game, at);
};

const openRefusal = (game: Game, at: Square): Refusal | null =>
  barredRefusal(game, at) ??
  (terrainRow(game, at).opens === undefined ? (terrainRow(game, at).cannotOpen ?? NOT_CLOSED) : null);

const closeRefusal = (game: Game, at: Square): Refusal | null => {
  if (terrainRow(game, at).closes === undefined) return NOT_OPEN;
  if (isOccupied(game.cells, at)) return IN_THE_WAY;
  return game.setup.hooks.mayCloseDoor(game, at);
};

const doorVerb = (
  id: 'open' | 'close',
  doorRefusal: (game: Game, at: Square) => Refusal | null,
  perform: (game: Game, by: PieceId, at: Square) => void,
): Verb => ({
  id,
  target: 'square',
  options: (game, piece, offers) => {
    if (piece.square < 0) {
      if (piece.mustLurk) return;
      for (const at of game.setup.board.entries[piece.area]!.squares)
        if (doorRefusal(game, at) === null) offers.offer(at, 0, COST);
      return;
    }
    const { neighbours, steps, stepStart } = game.setup.board;
    const end = stepStart[piece.square + 1]!;
    for (let i = stepStart[piece.square]!; i < end; i++) {
      const direction = steps[i]!;
      const at = neighbours[piece.square * 8 + direction]!;
      if (terrainAt(game.cells, at) !== 0 && doorRefusal(game, at) === null && reaches(game, piece, direction))
        offers.offer(at, 0, COST);
    }
  },
  refusal: (game, piece, { at, how }) =>
    how !== 0 || at < 0 || at >= game.setup.board.size
      ? OUT_OF_REACH
      : (reachRefusal(game, piece, at) ?? doorRefusal(game, at)),
  cost: () => COST,
  perform: (game, piece, { at }) => perform(game, piece.id, at),
});

export const open = doorVerb('open', openRefusal, (game, by, at) => {
  changeTerrain(game, at, terrainRow(game, at).opens!);
  noteDoorOrFire(game);
  game.sink?.({ is: 'door-opened', piece: by, at, now: squareNow(game, at), rule: 'C19.1' });
  spreadFire(game, at);
});

export const close = doorVerb('close', closeRefusal, (game, by, at) => {
  smother(game, at); // C15.15: both sides go on burning
  changeTerrain(game, at, terrainRow(game, at).closes!);
  noteDoorOrFire(game);
  game.sink?.({ is: 'door-closed', piece: by, at, now: squareNow(game, at), rule: 'C19.1' });
});

/** C19.7: gone for good; C15.10: fire may spread through it. */
export const destroyDoor = (game: Game, by: PieceId, at: Square, rule: string): void => {
  const { id: what, blocksMovement: wasClosed, destroyed } = terrainRow(game, at);
  changeTerrain(game, at, destroyed!);
  endRunsAt(game, ({ door }) => door === at);
  game.state.changed = true;
  game.sink?.({ is: 'door-destroyed', piece: by, at, what, now: squareNow(game, at), rule });
  if (wasClosed) spreadFire(game, at);
  game.setup.hooks.thingDestroyed(game, at, what);
};
