import { keptOptions } from './options.ts';
import { choices, cloneGame, legal, otherwise, pending, submit, type Game } from './game.ts';
import { FileError } from './reader.ts';
import { SIDES, secondSquare, type Piece, type State } from './state.ts';

/** Whether a state that passed every check of form makes sense. Throws `FileError`. */
export const checkConsistency = (game: Game): void => {
  const { state } = game;
  checkLists(state);
  for (const piece of state.pieces) if (piece !== null) checkPiece(game, piece);
  checkPlaces(game);
  checkActive(state, 'marines', state.activeMarine);
  checkActive(state, 'aliens', state.activeAlien);
  try {
    rehearse(game);
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError('state: the saved position contradicts itself');
  }
};

/** Every piece is listed once, with its own side. */
const checkLists = ({ pieces, marines, aliens }: State): void => {
  const listed = new Set([...marines, ...aliens]);
  if (listed.size !== marines.length + aliens.length) throw new FileError('state: a piece is listed twice');
  for (const piece of pieces)
    if (piece !== null && !listed.has(piece.id)) throw new FileError(`state.pieces[${piece.id}]: belongs to nobody`);
};

const checkPiece = (game: Game, piece: Piece): void => {
  const { unit } = game.setup.profiles[piece.profile]!;
  const where = `state.pieces[${piece.id}]`;
  const isOnBoard = piece.square >= 0;
  if (isOnBoard && piece.area >= 0) throw new FileError(`${where}: is on the board and in an entry area (C18.6)`);
  const { mayLackFacing, mayBeNowhere } = game.setup.hooks;
  if (isOnBoard && piece.facing >= 0 !== unit.hasFacing && !mayLackFacing(piece))
    throw new FileError(`${where}: has the wrong facing (C1.5)`);
  if ((isOnBoard || piece.area >= 0) !== (piece.fate === 'in-play') && !mayBeNowhere(game, piece))
    throw new FileError(`${where}: is in play and nowhere, or somewhere and not in play`);
};

/** C1.3: one piece a square; one thing a square. */
const checkPlaces = ({ setup, state }: Game): void => {
  const { pieces, features, burning, markers } = state;
  const taken = new Set<number>();
  for (const piece of pieces) {
    if (piece === null || piece.square < 0) continue;
    for (const square of [piece.square, secondSquare(setup.board, piece)]) {
      if (square < 0) continue;
      if (taken.has(square)) throw new FileError('state.pieces: two pieces stand on one square (C1.3)');
      taken.add(square);
    }
  }
  if (!isAscending(features.map((feature) => feature.at))) throw new FileError('state.features: not in scan order');
  const isInOrder = markers.every((marker, i) => {
    const before = markers[i - 1];
    return before === undefined || before.at < marker.at || (before.at === marker.at && before.is < marker.is);
  });
  if (!isInOrder) throw new FileError('state.markers: not in scan order');
  if (!isAscending(burning)) throw new FileError('state.burning: not in scan order');
};

const isAscending = (squares: readonly number[]): boolean =>
  squares.every((square, i) => i === 0 || squares[i - 1]! < square);

/** C6.4: at most one piece a side is active. */
const checkActive = (state: State, side: Piece['side'], active: number): void => {
  for (const id of side === 'marines' ? state.marines : state.aliens)
    if ((state.pieces[id]?.activation === 'active') !== (id === active))
      throw new FileError(`state: the active piece of the ${side} is not the one that is active (C6.4)`);
  if (active >= 0 && state.pieces[active]?.side !== side)
    throw new FileError(`state: the active piece of the ${side} is none of theirs`);
};

const scratch = keptOptions();
const MOST_STEPS = 100;
/** Deployment can offer thousands of choices that differ in nothing that matters here. */
const MOST_TRIED = 32;

/**
 * What is in the middle of being done must be able to go on: open choices are tried on a copy and followed by the
 * defaults of C1.15 until the frames that were loaded are done. An action phase waiting for its next command needs none
 * of this, and most saves are that.
 */
const rehearse = (game: Game): void => {
  const open = pending(game);
  if (open === null) {
    if (game.state.winner === 'none') throw new FileError('state.stack: nobody can decide anything');
    return;
  }
  const options = scratch(game.setup.rules.words);
  for (const side of SIDES) legal(game, side, options);
  otherwise(game);
  if (isBetweenActions(game)) return;
  choices(game, options);
  if (options.count === 0) throw new FileError('state.stack: a choice without an answer');
  const stride = Math.ceil(options.count / MOST_TRIED);
  for (let i = 0; i < options.count; i += stride) {
    const copy: Game = { ...cloneGame(game), sink: null };
    submit(copy, open.side, options.get(i));
    playDefaults(copy);
    for (const side of SIDES) legal(copy, side);
  }
};

const playDefaults = (game: Game): void => {
  for (let step = 0; step < MOST_STEPS && !isBetweenActions(game); step++) {
    const open = pending(game);
    if (open === null) return;
    if (submit(game, open.side, otherwise(game)) !== null)
      throw new FileError('state.stack: a choice without an answer');
  }
};

/** Nothing on the stack but the turn and its action phase. */
const isBetweenActions = ({ state, setup }: Game): boolean =>
  state.stack.length <= 2 &&
  state.stack.every(
    (frame) => frame.kind === 'sequence' || setup.rules.decisions.get(frame.kind)?.decision === 'action',
  );
