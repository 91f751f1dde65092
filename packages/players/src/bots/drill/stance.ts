import { BEARINGS, FRONT, setPiece, type Command, type Game, type Piece } from '@sensorium/engine';
import { hasOverwatch } from '@sensorium/rules';
import { isVital } from '../goals.ts';
import type { Field } from '../fields.ts';
import { dangersFor, type Dangers } from './dangers.ts';
import { destinationOf, type Destination } from './destinations.ts';
import { posturesOf, type Posture } from './postures.ts';
import { optionFor, pointsOf, type Situation } from './situation.ts';

const OVERWATCH_PRICE = 2;
/** C8: a move with a shot after it costs no more than a move. */
const FIRING = 1;

/** In lives: a quarter turn away from the way. */
const ASKEW = 0.01;

const worthOf = ({ game, goals, doctrine }: Situation, marine: Piece): number =>
  isVital(game, goals, marine.id) ? doctrine.needed : 1;

/** S9.6 lines 5 and 6: forward, and the side from which most can come covered, whichever saves more lives. */
export const takeStance = (situation: Situation, marine: Piece): Command | null => {
  const { game, goals, doctrine } = situation;
  const { terrain } = game.setup.rules;
  const points = pointsOf(game, marine);
  const postures = posturesOf(game, marine, points);
  const destination = destinationOf(game, goals, marine, doctrine);
  setPiece(game.cells, terrain, marine.square, -1);
  const dangers = dangersFor(game, marine.id, (other) => worthOf(situation, other), doctrine);
  const best = bestOf(situation, marine, postures, destination, dangers);
  setPiece(game.cells, terrain, marine.square, marine.id);
  return best;
};

interface Stance {
  readonly posture: Posture;
  readonly isWatching: boolean;
  readonly score: number;
}

const bestOf = (
  situation: Situation,
  marine: Piece,
  postures: readonly Posture[],
  destination: Destination | null,
  dangers: Dangers,
): Command | null => {
  const { game, doctrine } = situation;
  const worth = worthOf(situation, marine);
  const mayWatch = marine.weapon === 'ready' && hasOverwatch(game, marine);
  const stances: Stance[] = [];
  for (const posture of postures) {
    const onTheWay = wayScore(situation, marine, posture, destination);
    const { square, facing } = posture;
    stances.push({ posture, isWatching: false, score: onTheWay - worth * dangers.deathAt(square, facing, false) });
    if (!mayWatch || posture.left < OVERWATCH_PRICE) continue;
    const safety =
      doctrine.shelter * dangers.shelterFrom(square, facing) - worth * dangers.deathAt(square, facing, true);
    stances.push({ posture, isWatching: true, score: onTheWay + safety + doctrine.ready });
  }
  for (let tried = 0; tried < TRIED && stances.length > 0; tried++) {
    const next = commandFor(situation, marine, takeBest(stances));
    if (next !== undefined) return next;
  }
  return null;
};

/** The first of the best; hardly ever is a second one asked for. */
const takeBest = (stances: Stance[]): Stance => {
  let best = 0;
  for (let i = 1; i < stances.length; i++) if (stances[i]!.score > stances[best]!.score) best = i;
  return stances.splice(best, 1)[0]!;
};
const TRIED = 12;

const wayScore = (
  { game, doctrine }: Situation,
  marine: Piece,
  { square, facing }: Posture,
  destination: Destination | null,
): number => {
  if (destination === null) return square === marine.square ? 0 : -ASKEW;
  const { field, near, pull } = destination;
  const left = Math.max(0, field[square]! - near);
  return (
    -pull * doctrine.boldness * Math.min(left, FARTHEST) -
    (isAskew(game, square, facing, left, destination) ? ASKEW : 0)
  );
};
const FARTHEST = 500;

const isAskew = (
  game: Game,
  square: number,
  facing: number,
  left: number,
  { field, outlook }: Destination,
): boolean => {
  const along = left > 0 ? field : outlook;
  return along !== undefined && !looksAlong(game, square, facing, along);
};

const looksAlong = (game: Game, square: number, facing: number, field: Field): boolean => {
  const { neighbours } = game.setup.board;
  for (let direction = 0; direction < 8; direction++) {
    const to = neighbours[square * 8 + direction]!;
    if (to >= 0 && field[to]! < field[square]! && BEARINGS[facing * 8 + direction] === FRONT) return true;
  }
  return false;
};

/** The command that begins it; null to stay as he is, undefined where it is not listed. */
const commandFor = (
  situation: Situation,
  marine: Piece,
  { posture, isWatching }: Stance,
): Command | null | undefined => {
  const { first } = posture;
  if (first === null) return isWatching ? (optionFor(situation, 'overwatch', marine.id) ?? undefined) : null;
  const isIt = ({ at }: Command): boolean => at === first.at;
  if (first.word !== 'move') return optionFor(situation, first.word, marine.id, isIt) ?? undefined;
  return (
    optionFor(situation, 'move', marine.id, (step) => isIt(step) && step.how === FIRING) ??
    optionFor(situation, 'move', marine.id, isIt) ??
    undefined
  );
};
