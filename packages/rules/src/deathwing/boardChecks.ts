/** D8.2, D17.20: what a board with holes and chutes must be like. */
import {
  ScenarioError,
  coordinatesOf,
  isFloor,
  squareAt,
  type Board,
  type Coordinates,
  type Rules,
  type Scenario,
  type Square,
  type TerrainRow,
} from '@sensorium/engine';
import { thingOf } from './data.ts';

type Features = ReadonlyMap<Square, TerrainRow>;

const featuresOf = (scenario: Scenario, rules: Rules, board: Board): Features =>
  new Map(
    scenario.features.map(({ at, is }) => [
      squareAt(board, at[0], at[1], at[2]),
      rules.terrain[rules.terrainIndex.get(is)!]!,
    ]),
  );

const BARRED: readonly string[] = ['door', 'bulkhead', 'crate', 'tank'];

const holeError = (board: Board, features: Features, [x, y, level = 0]: Coordinates): string | null => {
  const below = squareAt(board, x, y, level - 1);
  if (below < 0 || !isFloor(board, below)) return 'has no floor below it';
  const row = features.get(below);
  if (row === undefined) return null;
  return BARRED.includes(thingOf(row) ?? '') || row.blocksMovement ? `opens onto a ${row.id}` : null;
};

/** D8.2. */
export const checkHoles = (scenario: Scenario, rules: Rules, board: Board): void => {
  const features = featuresOf(scenario, rules, board);
  for (const { at, is } of scenario.features) {
    if (rules.terrain[rules.terrainIndex.get(is)!]!.isHole !== true) continue;
    const wrong = holeError(board, features, at);
    if (wrong !== null) throw new ScenarioError(`D8.2: the ${is} at (${at.join(', ')}) ${wrong}`, at);
  }
};

const CHUTE_LENGTH = 3;

const isInLine = (board: Board, squares: readonly Square[]): boolean => {
  const [a, b, c] = squares as [Square, Square, Square];
  const isStep = (from: Square, to: Square): boolean => board.neighbours.subarray(from * 8, from * 8 + 4).includes(to);
  return isStep(a, b) && isStep(b, c) && (board.x[a] === board.x[c] || board.y[a] === board.y[c]);
};

const chuteError = (features: Features, board: Board, squares: readonly Square[]): string | null => {
  if (squares.length !== CHUTE_LENGTH || !isInLine(board, squares)) return 'is not three squares in line';
  if (squares.some((square) => features.get(square)?.isChute !== true)) return 'is not a chute everywhere';
  const ends = [squares[0]!, squares[2]!].filter((square) => features.get(square)!.id !== 'disposal-chute');
  const doors = squares.filter((square) => features.get(square)!.id !== 'disposal-chute');
  return ends.length === 1 && doors.length === 1 ? null : 'has no outer door at one end';
};

/** D17.20. */
export const checkChutes = (scenario: Scenario, rules: Rules, board: Board): void => {
  const features = featuresOf(scenario, rules, board);
  for (const [square, row] of features) {
    if (row.isChute !== true) continue;
    const section = board.section[square]!;
    const wrong = chuteError(features, board, board.sectionSquares[section]!);
    if (wrong === null) continue;
    const at = coordinatesOf(board, square);
    throw new ScenarioError(`D17.20: the chute in section ${board.sectionNames[section]} ${wrong}`, at);
  }
};
