/**
 * "We did it anyway": what people did on a board of their own, whatever the rules say. It is no action (C1.12): nobody pays
 * for it, and nothing answers it. Only the table itself says it, and only where a game was set up for it.
 */
import {
  NO_FACING,
  WEAPON_STATES,
  changeTerrain,
  defineModule,
  edit,
  isFloor,
  isOccupied,
  isSolid,
  onBoard,
  refusal,
  relocate,
  secondSquare,
  squareNow,
  terrainAt,
  type Game,
  type Interjection,
  type Piece,
  type PieceId,
  type Square,
  type SquareNow,
} from '@sensorium/engine';
import { forgetRun, kill } from '../core/kills.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    /** A piece stands there, facing `how`. */
    'put-anyway': 'square';
    /** A piece is gone: it counts as killed. */
    'remove-anyway': 'none';
    /** A door is put, opened, shut or taken away: `how` is the terrain. */
    'change-anyway': 'square';
    /** A marker lies beside a piece, or none: `how` is its place in `WEAPON_STATES`. */
    'mark-anyway': 'none';
  }
  interface EventTypes {
    /** What follows it is what was done. */
    overruled: { readonly piece: PieceId; readonly at: Square } & SquareNow;
  }
}

const RULE = 'C1.12';
const NOT_NOW = refusal('C3.4', 'not-in-this-phase');
const OCCUPIED = refusal('C8.3', 'square-occupied');
const NO_SUCH_ACTION = refusal('C1.12', 'no-such-action');

/** Nothing is in the middle of being carried out. */
const isBetweenActions = ({ state }: Game): boolean => {
  const kind = state.stack.at(-1)?.kind;
  return kind === 'marine-action' || kind === 'alien-action';
};

const FACINGS: readonly number[] = [0, 1, 2, 3];
const facingsOf = ({ setup }: Game, { profile }: Piece): readonly number[] =>
  setup.profiles[profile]!.unit.hasFacing ? FACINGS : [0];

/** In play, on the board or lurking; who lies on two squares stands up first. */
const movable = ({ setup, state }: Game): Piece[] =>
  state.pieces.filter(
    (piece): piece is Piece => piece !== null && piece.fate === 'in-play' && secondSquare(setup.board, piece) < 0,
  );

const isFreeFor = ({ cells }: Game, piece: Piece, square: Square): boolean =>
  !isSolid(cells, square) && (!isOccupied(cells, square) || piece.square === square);

const squaresOf = ({ setup: { board } }: Game): Square[] =>
  Array.from({ length: board.size }, (_, square) => square).filter((square) => isFloor(board, square));

const overrule = (game: Game, piece: PieceId, at: Square): void =>
  game.sink?.({ is: 'overruled', piece, at, now: squareNow(game, at), rule: RULE });

const put: Interjection = {
  id: 'put-anyway',
  target: 'square',
  speakers: ['host'],
  options: (game, _speaker, out) => {
    if (!isBetweenActions(game)) return;
    const word = game.setup.rules.wordIndex.get('put-anyway')!;
    const squares = squaresOf(game);
    for (const piece of movable(game))
      for (const square of squares)
        if (isFreeFor(game, piece, square))
          for (const facing of facingsOf(game, piece)) out.add(word, piece.id, square, facing, 0);
  },
  refusal: (game, _speaker, { at }) => {
    if (!isBetweenActions(game)) return NOT_NOW;
    return at >= 0 && isOccupied(game.cells, at) ? OCCUPIED : NO_SUCH_ACTION;
  },
  perform: (game, _speaker, { piece: id, at, how }) => {
    const before = game.state.pieces[id]!;
    const { hasFacing } = game.setup.profiles[before.profile]!.unit;
    const facing = hasFacing ? how : NO_FACING;
    forgetRun(game, id);
    relocate(game, id, at, facing);
    game.state.changed = true;
    overrule(game, id, at);
    if (before.square < 0)
      game.sink?.({ is: 'piece-entered', piece: id, area: before.area, to: at, now: { facing }, rule: RULE });
    else {
      if (before.square !== at) game.sink?.({ is: 'piece-moved', piece: id, from: before.square, to: at, rule: RULE });
      if (before.facing !== facing)
        game.sink?.({ is: 'piece-turned', piece: id, from: before.facing, to: facing, rule: RULE });
    }
  },
};

const remove: Interjection = {
  id: 'remove-anyway',
  target: 'none',
  speakers: ['host'],
  options: (game, _speaker, out) => {
    if (!isBetweenActions(game)) return;
    const word = game.setup.rules.wordIndex.get('remove-anyway')!;
    for (const piece of movable(game)) if (onBoard(piece)) out.add(word, piece.id, -1, 0, 0);
  },
  refusal: (game) => (isBetweenActions(game) ? NO_SUCH_ACTION : NOT_NOW),
  perform: (game, _speaker, { piece }) => {
    overrule(game, piece, game.state.pieces[piece]!.square);
    kill(game, piece, RULE);
  },
};

/** Bare floor, and doors open or shut. */
const doorways = ({ setup }: Game): number[] =>
  setup.rules.terrain.flatMap(({ opens, closes }, index) =>
    index === 0 || opens !== undefined || closes !== undefined ? [index] : [],
  );

const change: Interjection = {
  id: 'change-anyway',
  target: 'square',
  speakers: ['host'],
  options: (game, _speaker, out) => {
    if (!isBetweenActions(game)) return;
    const { rules } = game.setup;
    const word = rules.wordIndex.get('change-anyway')!;
    const kinds = doorways(game);
    for (const square of squaresOf(game)) {
      const is = terrainAt(game.cells, square);
      if (!kinds.includes(is)) continue;
      for (const kind of kinds)
        if (kind !== is && !(rules.terrain[kind]!.blocksMovement && isOccupied(game.cells, square)))
          out.add(word, -1, square, kind, 0);
    }
  },
  refusal: (game, _speaker, { at }) => {
    if (!isBetweenActions(game)) return NOT_NOW;
    return at >= 0 && isOccupied(game.cells, at) ? OCCUPIED : NO_SUCH_ACTION;
  },
  perform: (game, _speaker, { at, how }) => {
    changeTerrain(game, at, game.setup.rules.terrain[how]!.id);
    game.state.changed = true;
    overrule(game, -1, at);
  },
};

const mark: Interjection = {
  id: 'mark-anyway',
  target: 'none',
  speakers: ['host'],
  options: (game, _speaker, out) => {
    if (!isBetweenActions(game)) return;
    const word = game.setup.rules.wordIndex.get('mark-anyway')!;
    for (const piece of movable(game)) {
      if (piece.side !== 'marines' || !onBoard(piece)) continue;
      WEAPON_STATES.forEach((state, how) => state !== piece.weapon && out.add(word, piece.id, -1, how, 0));
    }
  },
  refusal: (game) => (isBetweenActions(game) ? NO_SUCH_ACTION : NOT_NOW),
  perform: (game, _speaker, { piece, how }) => {
    forgetRun(game, piece);
    edit(game, piece).weapon = WEAPON_STATES[how]!;
    game.state.changed = true;
    overrule(game, piece, game.state.pieces[piece]!.square);
  },
};

/** Beside a real board. */
export const anyway = defineModule({
  id: 'anyway',
  needs: ['core'],
  interjections: [put, remove, change, mark],
});
