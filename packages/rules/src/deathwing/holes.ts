/** D1.3: holes and the squares they link. */
import { squareAt, terrainRow, type Board, type Game, type Scenario, type Sight, type Square } from '@sensorium/engine';

const levelSize = (board: Board): number => board.width * board.height;

export const hasLevels = (scenario: Scenario): boolean => scenario.board.levels.length > 1;

/** What a square has to do with holes: one opens in it, one opens above it, one lies within a step of it on either level. */
const HOLE = 1;
const UNDER = 2;
const NEAR = 4;

const marked = (setup: Sight['setup']): Uint8Array => {
  const { board, rules, scenario } = setup;
  const marks = new Uint8Array(board.size);
  const deck = levelSize(board);
  for (const { at, is } of scenario.features) {
    if (rules.terrain[rules.terrainIndex.get(is)!]!.isHole !== true) continue;
    const [x, y, level = 0] = at;
    const hole = squareAt(board, x, y, level);
    marks[hole]! |= HOLE;
    marks[hole - deck]! |= UNDER;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const beside = squareAt(board, x + dx, y + dy, level);
        if (beside < 0) continue;
        marks[beside]! |= NEAR;
        marks[beside - deck]! |= NEAR;
      }
  }
  return marks;
};

const MARKS = new WeakMap<Sight['setup'], Uint8Array>();
/** A game asks thousands of times before another does. */
let lastSetup: Sight['setup'] | null = null;
let lastMarks: Uint8Array = new Uint8Array(0);

/** A hole comes from nowhere and a ladder that is destroyed leaves one (D9.6), but one may be melted (A11.25). */
const marksOf = (setup: Sight['setup']): Uint8Array => {
  if (setup === lastSetup) return lastMarks;
  let marks = MARKS.get(setup);
  if (marks === undefined) MARKS.set(setup, (marks = marked(setup)));
  lastSetup = setup;
  lastMarks = marks;
  return marks;
};

/** D10.10: whether a viewer there is near enough to a hole to look through it. */
export const isNearHole = ({ setup }: Sight, square: Square): boolean => (marksOf(setup)[square]! & NEAR) !== 0;

const isHole = (game: Game, square: Square): boolean => terrainRow(game, square).isHole === true;

/** D1.3: the square below a hole, or −1 where there is no hole. */
export const belowHole = (game: Game, square: Square): Square =>
  (marksOf(game.setup)[square]! & HOLE) !== 0 && isHole(game, square) ? square - levelSize(game.setup.board) : -1;

/** D1.3: the hole above a square, or −1. */
export const holeAbove = (game: Game, square: Square): Square => {
  if ((marksOf(game.setup)[square]! & UNDER) === 0) return -1;
  const above = square + levelSize(game.setup.board);
  return isHole(game, above) ? above : -1;
};

export const linkedSquares = (game: Game, square: Square): readonly Square[] => {
  if ((marksOf(game.setup)[square]! & (HOLE | UNDER)) === 0) return NONE;
  const below = belowHole(game, square);
  const above = holeAbove(game, square);
  if (below < 0) return above < 0 ? NONE : [above];
  return above < 0 ? [below] : [below, above];
};
const NONE: readonly Square[] = [];

/** D9.1: the ladder whose foot stands on that square, or −1. */
export const ladderAbove = (game: Game, square: Square): Square => {
  const above = holeAbove(game, square);
  return above >= 0 && terrainRow(game, above).id === 'ladder' ? above : -1;
};
