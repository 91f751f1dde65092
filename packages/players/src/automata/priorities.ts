/** S3.15–S3.21: what makes a marine a better target; Tables S1-P and S2-P. */
import { forwardOf, lateralOf, profileOf, type Piece, type Square } from '@sensorium/engine';
import { isWatchSpent, mentionedMarines, objectiveSquares } from '@sensorium/rules';
import { availableAreas } from './areas.ts';
import { ISOLATED, PRIORITIES, type PriorityRow } from './printed.ts';
import type { Scene } from './scene.ts';

/** Smaller is better; equal candidates go on to the next row (S3.21). */
type Row = (scene: Scene, marine: Piece, reference: readonly Square[] | null) => number;

const prefer = (holds: boolean): number => (holds ? 0 : 1);

/** S3.15. */
const mentioned: Row = (scene, marine) => prefer(mentionedMarines(scene.game).includes(marine.id));

/** S3.16: od(M). */
const objectiveNearest: Row = (scene, marine) => {
  let least = Infinity;
  for (const square of objectiveSquares(scene.game)) least = Math.min(least, scene.stepsFrom(marine, square));
  return least;
};

/** S3.17: whoever is on overwatch has a usable ranged weapon, as long as it can still fire in this phase. */
const noShot: Row = (scene, marine) => prefer(marine.weapon !== 'overwatch' || isWatchSpent(scene.game, marine));

/** S3.18: outside the wedge before the marine. */
const isBackOrSide = (scene: Scene, marine: Piece, from: Square): boolean => {
  if (marine.facing < 0) return true; // A prone marine has no front (D8.18).
  const { board } = scene.game.setup;
  const dx = board.x[from]! - board.x[marine.square]!;
  const dy = board.y[from]! - board.y[marine.square]!;
  const forward = forwardOf(marine.facing, dx, dy);
  return forward < 1 || forward < Math.abs(lateralOf(marine.facing, dx, dy));
};

/** S3.18; where no alien acts, seen from the nearest available entry squares. */
const backOrSide: Row = (scene, marine, reference) => {
  const from = reference ?? nearestEntrySquares(scene, marine);
  return prefer(from.some((square) => isBackOrSide(scene, marine, square)));
};

const nearestEntrySquares = (scene: Scene, marine: Piece): Square[] => {
  const { entries } = scene.game.setup.board;
  const squares = availableAreas(scene).flatMap((area) => entries[area]!.squares);
  const least = Math.min(...squares.map((square) => scene.stepsFrom(marine, square)));
  return squares.filter((square) => scene.stepsFrom(marine, square) === least); // S3.5: also infinitely far
};

const BOLTERS = new Set([
  'storm-bolter',
  'bolter',
  'bolt-pistol',
  'heavy-bolter',
  'boltstorm-gauntlet',
  'boltstorm-gauntlets',
  'boltstorm-pair',
  'storm-gauntlet',
]);

/** S3.19: by the row of its table, so that a weapon's other names (A19) count too. */
const bolter: Row = (scene, marine) => {
  const { gear, rows } = profileOf(scene.game, marine);
  return prefer(
    gear.some((item, place) => {
      const { row, item: melee } = rows[place]!;
      return BOLTERS.has(melee?.ranged ?? row ?? item) || item.startsWith('combi-');
    }),
  );
};

/** S3.20: I1 and I2, over all marines on the board. */
const nearestComrade: Row = (scene, marine) =>
  -Math.min(...scene.marines.filter((other) => other !== marine).map((other) => scene.stepsBetween(marine, other)));
const allComrades: Row = (scene, marine) =>
  -scene.marines.reduce((sum, other) => sum + (other === marine ? 0 : scene.stepsBetween(marine, other)), 0);

const ROWS: Readonly<Record<PriorityRow, Row>> = {
  mentioned,
  'objective-nearest': objectiveNearest,
  'no-shot': noShot,
  'back-or-side': backOrSide,
  bolter,
  'nearest-comrade': nearestComrade,
  'all-comrades': allComrades,
};
const rowsOf = (names: readonly PriorityRow[]): readonly Row[] => names.map((name) => ROWS[name]);

const LONERS = rowsOf(ISOLATED);
const TABLES: Readonly<Record<string, readonly Row[]>> = Object.fromEntries(
  Object.entries(PRIORITIES).map(([automaton, names]) => [automaton, rowsOf(names)]),
);

const filtered = (
  scene: Scene,
  candidates: readonly Piece[],
  rows: readonly Row[],
  reference: readonly Square[] | null,
): readonly Piece[] => {
  let left = candidates;
  for (const row of rows) {
    if (left.length <= 1) break;
    const scores = left.map((marine) => row(scene, marine, reference));
    const best = Math.min(...scores);
    left = left.filter((_, i) => scores[i] === best);
  }
  return left;
};

/** S3.21 without its lot: the candidates equal in all rows. */
export const mostPriority = (
  scene: Scene,
  candidates: readonly Piece[],
  reference: readonly Square[] | null,
): readonly Piece[] => filtered(scene, candidates, TABLES[scene.automaton]!, reference);

/** S3.21: the best candidate; `reference` is the acting alien's square, null where none acts. */
export const best = (scene: Scene, candidates: readonly Piece[], reference: readonly Square[] | null): Piece =>
  scene.dice.lot(mostPriority(scene, candidates, reference));

/** S3.20. */
export const mostIsolated = (scene: Scene): Piece => scene.dice.lot(filtered(scene, scene.marines, LONERS, null));

/** S3.18: the square an alien looks from. */
export const referenceOf = (scene: Scene, piece: Piece): readonly Square[] =>
  piece.square >= 0 ? [piece.square] : scene.game.setup.board.entries[piece.area]!.squares;
