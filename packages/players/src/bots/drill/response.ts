import {
  command,
  isInFireArc,
  isOccupied,
  pieceOf,
  shootingDistance,
  stepDirection,
  type Command,
  type Game,
  type Piece,
  type Square,
} from '@sensorium/engine';
import { pathDistance } from '../fields.ts';
import { isAimedShot } from './chapterD.ts';
import { optionFor, standing, targetWeapon, type Situation } from './situation.ts';

const PASS = command('pass');
const ALL = 15;
/** A figure this near can strike before the marines may answer again. */
const URGENT = 2;
const NEAR = 4;

/** S9.6 line 7: shoot what can attack next, turn to an attacker, clear a jam, step away; else keep the points. */
export const answerTo = (situation: Situation): Command => {
  const frame = situation.game.state.stack.at(-1);
  const actor = frame?.kind === 'cp-response' ? situation.game.state.pieces[frame.actor] : null;
  if (actor === null || actor === undefined) return PASS;
  return (
    shoot(situation, actor) ??
    turnToward(situation, actor) ??
    clearJam(situation, actor) ??
    stepAway(situation, actor) ??
    PASS
  );
};

const stepsTo = (game: Game, marine: Piece, actor: Piece): number =>
  pathDistance(game.setup.board, actor.square, marine.square);

/** How near the actor is to the marine it is nearest to. */
const danger = (game: Game, actor: Piece): number => {
  let least = 99;
  for (const marine of standing(game)) least = Math.min(least, stepsTo(game, marine, actor));
  return least;
};

/** A marine on overwatch has had his shot for nothing and would lose it (C13.9). */
const shoot = (situation: Situation, actor: Piece): Command | null => {
  const { game } = situation;
  const nearness = danger(game, actor);
  if (nearness > NEAR) return null;
  let best: Command | null = null;
  let least = 99;
  for (const marine of standing(game)) {
    if (marine.weapon !== 'ready' || targetWeapon(game, marine) === undefined) continue;
    const shot = optionFor(
      situation,
      'fire',
      marine.id,
      (fire) => fire.at === actor.square && isAimedShot(game, fire),
      ALL,
    );
    const distance = shootingDistance(game.setup.board, marine.square, actor.square);
    if (shot !== null && distance < least) {
      least = distance;
      best = shot;
    }
  }
  return best !== null && (nearness <= URGENT || !isCovered(game, actor)) ? best : null;
};

const isCovered = (game: Game, actor: Piece): boolean =>
  standing(game).some((marine) => marine.weapon === 'overwatch' && isInFireArc(game.setup.board, marine, actor.square));

const turnToward = (situation: Situation, actor: Piece): Command | null => {
  const { game } = situation;
  for (const marine of standing(game)) {
    if (stepsTo(game, marine, actor) > 1 || isInFireArc(game.setup.board, marine, actor.square)) continue;
    const facing = stepDirection(game.setup.board, marine.square, actor.square);
    if (facing < 0 || facing > 3) continue;
    const turn = optionFor(situation, 'turn', marine.id, ({ at }) => at === facing, ALL);
    if (turn !== null) return turn;
  }
  return null;
};

const clearJam = (situation: Situation, actor: Piece): Command | null => {
  const { game } = situation;
  for (const marine of standing(game)) {
    if (marine.weapon !== 'jammed' || stepsTo(game, marine, actor) > NEAR + 2) continue;
    const clear = optionFor(situation, 'clear-jam', marine.id, undefined, ALL);
    if (clear !== null) return clear;
  }
  return null;
};

/** S3.13: whether a figure there has the points to walk up to a square and strike. */
const isInReach = ({ setup }: Game, actor: Piece, square: Square): boolean =>
  pathDistance(setup.board, actor.square, square) <= actor.ap;

/** A marine who watches the actor would lose his shots (C13.9). */
const stepAway = (situation: Situation, actor: Piece): Command | null => {
  const { game, doctrine } = situation;
  if (!doctrine.stepsAway || actor.square < 0 || actor.facing < 0) return null;
  for (const marine of standing(game)) {
    if (!isInReach(game, actor, marine.square)) continue;
    if (marine.weapon === 'overwatch' && isInFireArc(game.setup.board, marine, actor.square)) continue;
    const step = optionFor(situation, 'move', marine.id, ({ at }) => !isInReach(game, actor, at), ALL);
    if (step !== null) return step;
  }
  return null;
};

/** C14.3: the nearest figure; a door only where nothing else is worth the bolt, so never. */
export const chooseShot = (situation: Situation): Command => {
  const { game, options } = situation;
  let best = PASS;
  let least = 99;
  for (let i = 0; i < options.count; i++) {
    if (options.wordAt(i) !== 'target') continue;
    const shot = options.get(i);
    if (!isOccupied(game.cells, shot.at) || !isAimedShot(game, shot)) continue;
    const distance = shootingDistance(game.setup.board, pieceOf(game, shot.piece).square, shot.at);
    if (distance < least) {
      least = distance;
      best = shot;
    }
  }
  return best;
};
