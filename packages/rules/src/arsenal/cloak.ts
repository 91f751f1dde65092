/** A12.18–A12.21: the camouflage cloak. */
import {
  isFloor,
  onBoard,
  pieceAt,
  pieceOf,
  profileOf,
  refusal,
  secondSquare,
  terrainRow,
  type Game,
  type Piece,
  type Refusal,
  type Square,
} from '@sensorium/engine';

const CLOAKED = refusal('A12.18', 'hidden-by-its-cloak');

const isCloaked = (game: Game, piece: Piece): boolean =>
  profileOf(game, piece).rows.some(({ row }) => row === 'camo-cloak');

/** A15.8, A8.5: a prone sniper lies on two squares, and may be in two sections. */
const squaresOf = ({ setup: { board } }: Game, piece: Piece): Square[] =>
  [piece.square, secondSquare(board, piece)].filter((square) => square >= 0);

/** A12.18, A8.3: marine figures without a cloak in the whole section of the cloaked one. */
const coveredBy = (game: Game, cloaked: Piece): Piece[] => {
  const { section } = game.setup.board;
  const sections = squaresOf(game, cloaked).map((at) => section[at]);
  return game.state.marines
    .map((id) => pieceOf(game, id))
    .filter((other) => onBoard(other) && !isCloaked(game, other))
    .filter((other) => squaresOf(game, other).some((at) => sections.includes(section[at])));
};

/** A12.19, A15.9: squares orthogonally next to a figure. */
const attackSquares = (game: Game, figure: Piece): Square[] =>
  squaresOf(game, figure)
    .flatMap((square) => [0, 1, 2, 3].map((direction) => game.setup.board.neighbours[square * 8 + direction]!))
    .filter((at) => at >= 0);

/** A12.19, D17.4: marine figures, walls, flames and what nobody ever steps onto block; aliens and doors do not. */
const isBlocked = (game: Game, at: Square): boolean => {
  if (!isFloor(game.setup.board, at)) return true;
  const id = pieceAt(game.cells, at);
  if (id >= 0 && pieceOf(game, id).side === 'marines') return true;
  const { blocksMovement, opens } = terrainRow(game, at);
  return game.state.burning.includes(at) || (blocksMovement && opens === undefined);
};

/** C8.5: a diagonal step is open where a square beside it is, so the straight steps of the flood reach all it would. */
const reachableFrom = (game: Game, start: Square): Set<Square> => {
  const { neighbours } = game.setup.board;
  const reached = new Set([start]);
  const frontier = [start];
  for (let at = frontier.pop(); at !== undefined; at = frontier.pop())
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbours[at * 8 + direction]!;
      if (next < 0 || reached.has(next) || isBlocked(game, next)) continue;
      reached.add(next);
      frontier.push(next);
    }
  return reached;
};

/** A lurking alien comes in by a free entry square only. */
const entrySquares = (game: Game, { area }: Piece): Square[] =>
  (game.setup.board.entries[area]?.squares ?? []).filter((square) => !isBlocked(game, square));

/** Why an alien may not attack or shoot the figure on that square; null if nothing hides it. */
export const cloakRefusal = (game: Game, attacker: Piece, at: Square): Refusal | null => {
  if (attacker.side !== 'aliens') return null;
  const id = pieceAt(game.cells, at);
  const victim = id < 0 ? null : pieceOf(game, id);
  if (victim === null || victim.side !== 'marines' || !isCloaked(game, victim)) return null;
  const others = coveredBy(game, victim);
  if (others.length === 0) return null;
  const starts = attacker.square >= 0 ? [attacker.square] : entrySquares(game, attacker);
  const isReached = starts.some((start) => {
    const reached = reachableFrom(game, start);
    return others.some((other) => attackSquares(game, other).some((square) => reached.has(square)));
  });
  return isReached ? CLOAKED : null;
};
