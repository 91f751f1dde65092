import {
  BEARINGS,
  FRONT,
  REAR,
  isBurning,
  isOccupied,
  isSolid,
  pieceAt,
  profileOf,
  setPiece,
  terrainAt,
  turnBetween,
  type Board,
  type Facing,
  type Game,
  type Piece,
  type Square,
} from '@sensorium/engine';

/** What a marine begins with on the way to a posture. */
interface FirstStep {
  readonly word: 'move' | 'turn' | 'open';
  readonly at: number;
}

/** A square and facing a marine can come to with his action points, what is left of them, and how it begins. */
export interface Posture {
  readonly square: Square;
  readonly facing: Facing;
  readonly left: number;
  readonly first: FirstStep | null;
}

const MOST_POINTS = 8;
const frontiers: Posture[][] = Array.from({ length: MOST_POINTS + 1 }, () => []);
let stamps = new Int32Array(0);
let stamp = 0;

const freshStamps = (board: Board): void => {
  if (stamps.length < board.size * 4) {
    stamps = new Int32Array(board.size * 4);
    stamp = 0;
  }
  stamp += 1;
};

/** Everything he can come to, cheapest first: steps, turns, and doors opened on the way. */
export const posturesOf = (game: Game, marine: Piece, points: number): Posture[] => {
  const { cells } = game;
  const { terrain } = game.setup.rules;
  setPiece(cells, terrain, marine.square, -1);
  const found = explore(game, marine, Math.min(points, MOST_POINTS));
  setPiece(cells, terrain, marine.square, marine.id);
  return found;
};

const explore = (game: Game, marine: Piece, points: number): Posture[] => {
  freshStamps(game.setup.board);
  for (const frontier of frontiers) frontier.length = 0;
  frontiers[points]!.push({ square: marine.square, facing: marine.facing, left: points, first: null });
  const found: Posture[] = [];
  for (let left = points; left >= 0; left--)
    for (const posture of frontiers[left]!) {
      const slot = posture.square * 4 + posture.facing;
      if (stamps[slot] === stamp) continue;
      stamps[slot] = stamp;
      found.push(posture);
      turns(game, marine, posture);
      steps(game, marine, posture);
    }
  return found;
};

const enqueue = (from: Posture, square: Square, facing: Facing, price: number, first: FirstStep): void => {
  const left = from.left - price;
  if (left >= 0 && stamps[square * 4 + facing] !== stamp)
    frontiers[left]!.push({ square, facing, left, first: from.first ?? first });
};

const turns = (game: Game, marine: Piece, from: Posture): void => {
  const { quarterTurn, halfTurn } = profileOf(game, marine).unit;
  for (let facing = 0; facing < 4; facing++) {
    const quarters = turnBetween(from.facing, facing);
    if (quarters > 0)
      enqueue(from, from.square, facing, quarters === 1 ? quarterTurn : halfTurn, { word: 'turn', at: facing });
  }
};

const steps = (game: Game, marine: Piece, from: Posture): void => {
  const { board, rules } = game.setup;
  const { moveCosts } = profileOf(game, marine).unit;
  for (let direction = 0; direction < 8; direction++) {
    const to = board.neighbours[from.square * 8 + direction]!;
    const bearing = BEARINGS[from.facing * 8 + direction]!;
    if (to < 0 || (bearing !== FRONT && bearing !== REAR)) continue;
    if (isOccupied(game.cells, to) || isBurning(game.cells, to) || isPinched(game, from.square, direction)) continue;
    const price = moveCosts[bearing];
    if (price === 0) continue;
    if (!isSolid(game.cells, to)) enqueue(from, to, from.facing, price, { word: 'move', at: to });
    else if (bearing === FRONT && rules.terrain[terrainAt(game.cells, to)]!.opens !== undefined)
      enqueue(from, to, from.facing, price + 1, { word: 'open', at: to });
  }
};

/** C8.5. */
const isPinched = (game: Game, from: Square, direction: number): boolean => {
  if (direction < 4) return false;
  const { flanks } = game.setup.board;
  const slot = (from * 8 + direction) * 2;
  return isStopped(game, flanks[slot]!) && isStopped(game, flanks[slot + 1]!);
};

const isStopped = (game: Game, square: Square): boolean =>
  square < 0 || isSolid(game.cells, square) || pieceAt(game.cells, square) >= 0;
