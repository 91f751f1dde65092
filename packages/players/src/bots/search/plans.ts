import {
  isOccupied,
  pieceAt,
  pieceOf,
  type Command,
  type Facing,
  type Game,
  type Options,
  type Piece,
  type PieceId,
} from '@sensorium/engine';
import { cpLeft, hasOverwatch } from '@sensorium/rules';
import { stepAlong } from '../drill/action.ts';
import { destinationOf } from '../drill/destinations.ts';
import type { Doctrine } from '../drill/doctrine.ts';
import { drill } from '../drill/drill.ts';
import { optionFor, pointsOf, situationOf, threatsTo, turnPrice, type Situation } from '../drill/situation.ts';
import { isAhead } from '../fields.ts';
import { isVital } from '../goals.ts';
import { usualIn } from './doctrines.ts';

/** The next command of a plan under way, or null when it is carried out or cannot go on. */
export type NextCommand = (game: Game, options: Options) => Command | null;

/** S9.7: a macro-plan for one marine. */
export interface Plan {
  readonly id: string;
  readonly piece: PieceId;
  /** Whether this marine may still be given something to do afterwards. */
  readonly isOpen: boolean;
  start(): NextCommand;
}

const OVERWATCH = 2;

const plan = (id: string, piece: PieceId, next: (situation: Situation, marine: Piece) => Command | null): Plan => ({
  id,
  piece,
  isOpen: false,
  start: () => (game, options) => {
    const marine = pieceOf(game, piece);
    return marine.square < 0 ? null : next(situationOf(game, options, undefined, usualIn(game)), marine);
  },
});

/** Another order of activation: the drill's way for this marine before all others. */
const firstOf = (piece: PieceId, all: readonly PieceId[], doctrine: Doctrine): Plan => ({
  id: `first ${piece}`,
  piece,
  isOpen: true,
  start: () => (game, options) => {
    const next = drill(
      game,
      options,
      all.filter((other) => other !== piece),
      doctrine,
    );
    return next.piece === piece ? next : null;
  },
});

const watchPlan = (piece: PieceId, facing: Facing): Plan =>
  plan(`watch ${facing}`, piece, (situation, marine) => {
    if (marine.weapon === 'overwatch') return null;
    if (marine.facing !== facing) return optionFor(situation, 'turn', piece, ({ at }) => at === facing);
    return optionFor(situation, 'overwatch', piece);
  });

/** Forward with everything but `kept` points, then overwatch with what was kept. */
const advancePlan = (piece: PieceId, kept: number, cp: number): Plan =>
  plan(`advance keeping ${kept} and ${cp}`, piece, (situation, marine) => {
    const { game, goals } = situation;
    if (marine.weapon === 'overwatch') return null;
    const destination = destinationOf(game, goals, marine);
    const step = destination === null ? null : stepAlong(situation, marine, destination, cp);
    if (step !== null && (step.cp > 0 || pointsOf(game, marine) > kept)) return step;
    return kept > 0 ? optionFor(situation, 'overwatch', piece) : null;
  });

/** One command, then whatever else the marine could do is left undone. */
const once = (id: string, command: Command): Plan => ({
  id,
  piece: command.piece,
  isOpen: false,
  start: () => {
    let isSaid = false;
    return (_game, options) => {
      if (isSaid || !options.has(command)) return null;
      isSaid = true;
      return command;
    };
  },
});

/** Sections a flamer could set alight now, one shot each, none with a marine in it. */
const flamePlans = (situation: Situation, marine: Piece): Plan[] => {
  const { game, options } = situation;
  const { board } = game.setup;
  const seen = new Set<number>();
  const plans: Plan[] = [];
  for (let i = 0; i < options.count; i++) {
    if (options.pieceAt(i) !== marine.id || options.wordAt(i) !== 'fire') continue;
    const shot = options.get(i);
    const section = board.section[shot.at]!;
    if (shot.cp > 0 || seen.has(section) || isOccupied(game.cells, shot.at)) continue;
    seen.add(section);
    const holdsMarine = board.sectionSquares[section]!.some(
      (square) => isOccupied(game.cells, square) && pieceOf(game, pieceAt(game.cells, square)).side === 'marines',
    );
    if (!holdsMarine) plans.push(once(`flame ${board.sectionNames[section]}`, shot));
  }
  return plans.slice(0, MOST_FLAMES);
};
const MOST_FLAMES = 3;

const hasFlamer = ({ game }: Situation, marine: Piece): boolean =>
  game.setup.profiles[marine.profile]!.rows.some((row) => row.ranged?.area === 'section');

/** S9.7: others who could go first. */
export const ordersFor = (others: readonly PieceId[], all: readonly PieceId[], doctrine: Doctrine): Plan[] =>
  others.map((piece) => firstOf(piece, all, doctrine));

/** Overwatch to the side he looks at and to those from which somebody can come. */
const watchPlans = (game: Game, marine: Piece): Plan[] => {
  if (!hasOverwatch(game, marine) || marine.weapon !== 'ready') return [];
  const threats = threatsTo(game, marine.square, COMING);
  const isCovering = (facing: Facing): boolean =>
    threats.some(({ through }) => through >= 0 && isAhead(game.setup.board, marine.square, facing, through));
  return ([0, 1, 2, 3] as const)
    .filter((facing) => pointsOf(game, marine) >= OVERWATCH + turnPrice(game, marine, facing))
    .filter((facing) => facing === marine.facing || isCovering(facing))
    .map((facing) => watchPlan(marine.id, facing));
};
const COMING = 12;

/** What is worth comparing for one marine with the drill's own way. */
export const plansFor = (
  game: Game,
  options: Options,
  piece: PieceId,
  idle: readonly PieceId[],
  doctrine: Doctrine,
): Plan[] => {
  const situation = situationOf(game, options, idle, doctrine);
  const marine = pieceOf(game, piece);
  const points = pointsOf(game, marine);
  const plans: Plan[] = [];
  if (destinationOf(game, situation.goals, marine) !== null) {
    plans.push(advancePlan(piece, 0, 0));
    if (points > OVERWATCH && hasOverwatch(game, marine)) plans.push(advancePlan(piece, OVERWATCH, 0));
    if (cpLeft(game) > 0 && (isVital(game, situation.goals, piece) || situation.goals.everybodyLeaves))
      plans.push(advancePlan(piece, 0, cpLeft(game)));
  }
  plans.push(...watchPlans(game, marine));
  if (hasFlamer(situation, marine)) plans.push(...flamePlans(situation, marine));
  const close = optionFor(situation, 'close', piece);
  if (close !== null) plans.push(once('close', close));
  return plans;
};
