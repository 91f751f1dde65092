import { UNREACHABLE, onBoard, pieceOf, type Game, type Piece, type Square } from '@sensorium/engine';
import { fieldTo, type Field, pathDistance } from '../fields.ts';
import { flamesLeft, goalsOf, type Goals } from '../goals.ts';
import { standing } from '../drill/situation.ts';

/** How sure of the end: 1 a marine win, 0 an alien win, a draw a little less than half. */
export const valueFor = (game: Game): number => {
  const { winner } = game.state;
  return winner === 'none' ? 0.02 + 0.96 * squash(prospects(game)) : DECIDED[winner];
};

const DECIDED = { marines: 1, aliens: 0, draw: 0.4 } as const;

const squash = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Progress towards the mission's end, men left, and who is upon them: a sum in log-odds. */
const prospects = (game: Game): number => {
  const goals = goalsOf(game);
  const men = standing(game);
  return missionProgress(game, goals, men) - pressure(game, goals, men);
};

const missionProgress = (game: Game, goals: Goals, men: readonly Piece[]): number => {
  const lost = game.state.marines.length - men.length;
  if (goals.burn.length > 0) return 2 + burning(game, goals, men) - 0.3 * lost;
  if (goals.cat !== null) return 1.5 + carrying(game, goals) - 0.25 * lost;
  if (goals.everybodyLeaves) return 1 + leaving(game, goals, men);
  if (goals.posts.length > 0) return 1 + occupying(game, goals.posts, men) - 0.3 * lost;
  if (goals.occupy.length > 0) return 1 + occupying(game, goals.occupy, men) - 0.3 * lost;
  if (goals.guard.length > 0) return 0.12 * (game.state.turn - 8) - 0.35 * lost + 2;
  if (goals.kills > 0) return 0.12 * (game.state.kills - goals.kills / 2) - 0.8 * lost + 1;
  return 1 - 0.5 * lost;
};

const STEP = 0.11;

/** M1, M4: every target with the nearest man who can burn it, and spare flames. */
const burning = (game: Game, goals: Goals, men: readonly Piece[]): number => {
  const flamers = men.filter((marine) => flamesLeft(game, marine) > 0);
  let sum = 0.5 * flamers.length;
  for (const target of goals.burn) {
    const field = fieldTo(game.setup.board, target);
    sum -= 0.8 + STEP * nearest(field, flamers);
  }
  for (const flamer of flamers) sum += 0.06 * flamesLeft(game, flamer);
  return sum;
};

const nearest = (field: Field, men: readonly Piece[]): number => {
  let least = 60;
  for (const { square } of men) if (field[square]! < least) least = field[square]!;
  return least;
};

/** M3: the carrier's way, or the way to the machine and from it. */
const carrying = (game: Game, goals: Goals): number => {
  const { by, at } = goals.cat!;
  const wayOut = fieldTo(game.setup.board, exitsOf(goals));
  const damage = game.state.memory['cat-damaged'] === 1 ? 2 : 0;
  const left = at < 0 || wayOut[at] === UNREACHABLE ? 60 : wayOut[at]!;
  if (by >= 0) return -0.07 * left - damage;
  const field = fieldTo(game.setup.board, [at]);
  return -0.07 * left - 1 - STEP * nearest(field, standing(game)) - damage;
};

const exitsOf = (goals: Goals): Square[] => goals.exits.map(({ at }) => at);

/** M5: the nearest as many as must leave. */
const leaving = (game: Game, goals: Goals, men: readonly Piece[]): number => {
  const field = fieldTo(game.setup.board, exitsOf(goals));
  const escaped = game.state.marines.filter((id) => pieceOf(game, id).fate === 'escaped').length;
  const needed = Math.max(0, escapesNeeded(game) - escaped);
  const ways = men.map(({ square }) => Math.min(60, field[square]!)).sort((a, b) => a - b);
  let sum = 0.35 * (men.length - needed);
  for (let i = 0; i < needed; i++) sum -= 0.15 + 0.035 * (ways[i] ?? 60);
  return sum;
};

const escapesNeeded = (game: Game): number => {
  const plan = game.setup.scenario.rules.find(({ is }) => is === 'escape');
  return typeof plan?.['count'] === 'number' ? plan['count'] : game.state.marines.length;
};

const occupying = (game: Game, squares: readonly Square[], men: readonly Piece[]): number => {
  const field = fieldTo(game.setup.board, squares);
  let sum = 0;
  for (const { square } of men) sum -= 0.04 * Math.min(60, field[square]!);
  return sum;
};

const NEAR = 7;

/** Aliens within a turn's march of a marine, worse where the mission hangs on him or on what they stand before. */
const pressure = (game: Game, goals: Goals, men: readonly Piece[]): number => {
  const { aliens } = game.state;
  const { board, profiles } = game.setup;
  let sum = 0;
  for (const id of aliens) {
    const alien = pieceOf(game, id);
    const from = alien.square >= 0 ? alien.square : (board.entries[alien.area]?.squares[0] ?? -1);
    if (from < 0) continue;
    sum += profiles[alien.profile]!.unit.isBlip ? 0.05 * Math.max(1, alien.value) : 0.07;
    const weight = profiles[alien.profile]!.unit.isBlip ? 0.06 : 0.1;
    for (const marine of men) {
      const distance = pathDistance(board, marine.square, from);
      if (distance > NEAR) continue;
      const isVital =
        goals.cat?.by === marine.id || (goals.burn.length > 0 && onBoard(marine) && flamesLeft(game, marine) > 0);
      sum += weight * (isVital ? 2 : 1) * (distance <= 3 ? 1.5 : 1);
      break;
    }
    if (goals.guard.length > 0) {
      const gap = fieldTo(board, goals.guard)[from]!;
      if (gap <= 8) sum += weight * (9 - gap);
    }
  }
  return sum;
};
