/** S0.5–S0.9, S1.3–S1.16, S2.3–S2.8, S5.3: where a drawn blip goes. */
import { command, type Board, type FrameOf, type Piece, type PieceId, type Square } from '@sensorium/engine';
import { isBlipAmbush, type Motive } from '@sensorium/rules';
import { availableAreas, isSaturated, usableAreas } from './areas.ts';
import { AMBUSH_DISTANCE, arrivalOn } from './printed.ts';
import { best, mostIsolated } from './priorities.ts';
import type { Scene } from './scene.ts';
import { say, type Thought } from './thought.ts';

const reinforce = (blip: PieceId, area: number, because: Motive): Thought =>
  say(command('reinforce', blip, area), because);
const lose = (blip: PieceId, because: Motive): Thought => say(command('lose', blip), because);

/** The next blip of the hand. */
export const placeDrawnBlip = (scene: Scene, frame: FrameOf<'place-blip'>): Thought =>
  scene.automaton === 'deathwing-solo' ? placeNearest(scene, frame) : placeByDie(scene, frame);

const distanceOfArea = (scene: Scene, area: number, marines: readonly Piece[]): number => {
  let least = Infinity;
  for (const square of scene.game.setup.board.entries[area]!.squares)
    for (const marine of marines) least = Math.min(least, scene.stepsFrom(marine, square));
  return least;
};

const nearestAreas = (scene: Scene, areas: readonly number[], marines: readonly Piece[]): number[] => {
  const distances = areas.map((area) => distanceOfArea(scene, area, marines));
  const least = Math.min(...distances);
  return areas.filter((_, i) => distances[i] === least);
};

const settleArea = (scene: Scene, blip: PieceId, areas: readonly number[]): number =>
  scene.settle('area', blip, areas, (area) => area);

/** S0.5–S0.8: one blip in each area, the nearest to a marine first. */
const placeNearest = (scene: Scene, { hand, placed }: FrameOf<'place-blip'>): Thought => {
  const taken = placed.map((id) => scene.piece(id).area);
  const areas = usableAreas(scene).filter((area) => !taken.includes(area));
  if (areas.length === 0) return lose(hand[0]!, 'S0.8');
  return reinforce(hand[0]!, settleArea(scene, hand[0]!, nearestAreas(scene, areas, scene.marines)), 'S0.6');
};

/** Tables S1-B and S2-B. */
const placeByDie = (scene: Scene, { hand, isStart }: FrameOf<'place-blip'>): Thought => {
  const blip = hand[0]!;
  const isFirst = scene.automaton === 'diceroller-1';
  if (isSaturated(scene)) return lose(blip, isFirst ? 'S1.5' : 'S2.6');
  const areas = availableAreas(scene);
  if (scene.marines.length === 0) return reinforce(blip, scene.dice.lot(areas), 'S5.22');
  const chosen = isFirst ? null : best(scene, scene.marines, null); // S2.4: before the die
  const arrival = arrivalOn(scene.automaton, scene.dice.take('placement'), isStart);
  if (arrival === 'ambush') return ambush(scene, blip, chosen ?? best(scene, scene.marines, null));
  if (arrival === 'any')
    return isFirst
      ? reinforce(blip, settleArea(scene, blip, areas), 'S1.10')
      : reinforce(blip, scene.dice.lot(areas), 'S2.4');
  const marine = chosen ?? (arrival === 'nearest-to-loner' ? mostIsolated(scene) : best(scene, scene.marines, null));
  return reinforce(blip, scene.dice.lot(nearestAreas(scene, areas, [marine])), isFirst ? 'S1.7' : 'S2.4');
};

const ambushSquares = (scene: Scene, blip: PieceId, marine: Piece): Square[] => {
  const squares: Square[] = [];
  const { board } = scene.game.setup;
  const his = scene.squaresOf(marine);
  for (let square = 0; square < board.size; square++) {
    if (board.floor[square] !== 1 || his.every((from) => isFarther(board, from, square, AMBUSH_DISTANCE))) continue;
    if (scene.stepsFrom(marine, square) === AMBUSH_DISTANCE && isBlipAmbush(scene.game, blip, square))
      squares.push(square);
  }
  return squares;
};

/** Farther even as the crow flies: no step, and no hole to another level, leads farther than to the next square. */
const isFarther = ({ x, y }: Board, from: Square, to: Square, steps: number): boolean =>
  Math.abs(x[from]! - x[to]!) > steps || Math.abs(y[from]! - y[to]!) > steps;

/** S1.13–S1.15: six squares from the target; no such square: the next marine in priority. */
const ambush = (scene: Scene, blip: PieceId, first: Piece): Thought => {
  let rest = scene.marines;
  for (let marine = first; ; marine = best(scene, rest, null)) {
    const squares = ambushSquares(scene, blip, marine);
    if (squares.length > 0) return say(command('appear', blip, scene.dice.lot(squares)), 'S1.14');
    rest = rest.filter((other) => other !== marine);
    if (rest.length === 0) return lose(blip, 'S1.15');
  }
};
