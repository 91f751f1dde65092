/** What the judgement looks at: everything the search looks at, and how near, how many, how well watched. */
import { canAimAt, planOf, profileOf, type Game, type Piece } from '@sensorium/engine';
import { cpLeft } from '@sensorium/rules';
import { pointsOf, standing } from '../bots/drill/situation.ts';
import { fieldTo, isAhead, pathDistance } from '../bots/fields.ts';
import { goalsOf, isVital, type Goals } from '../bots/goals.ts';
import { FEATURES, featuresOf, type Kind } from '../bots/search/features.ts';

const NEAR = [3, 6, 10, 15] as const;

/** Beside FEATURES. Counts are in figures. */
const TRAITS = [
  /** Before the first turn. */
  'setup',
  /** Aliens' turn, or still before it; and how much of their points the marines have left in their own. */
  'alienTurn',
  'unspent',
  'men',
  'vital',
  'watching',
  'command',
  ...NEAR.map((steps) => `figures${steps}`),
  ...NEAR.map((steps) => `blips${steps}`),
  /** Steps from whoever is nearest to a man the mission hangs on, or to anybody. */
  'nearestToVital',
  'nearest',
  /** Near aliens at which nobody in their reach looks, and those in the arc of somebody on overwatch. */
  'unseen',
  'watched',
  /** Men with an alien within two steps, and men without anybody beside them. */
  'beset',
  'alone3',
  'lurking',
  'reinforcements',
  'pool',
  'burning',
  'doors',
  'kills',
  /** Turns that are left where there is a limit, else −1. */
  'turnsLeft',
  /** Steps of the foremost man to where the mission leads. */
  'foremost',
] as const;

export const INPUTS: readonly string[] = [...FEATURES, ...TRAITS];

export interface Traits {
  readonly kind: Kind;
  readonly row: readonly number[];
}

interface Alien {
  readonly piece: Piece;
  readonly from: number;
  readonly extra: number;
  readonly isBlip: boolean;
  readonly figures: number;
}

const FAR = 30;
const UNSEEN = 7;
const WATCHED = 12;

const aliensOf = (game: Game): Alien[] =>
  game.state.aliens.flatMap((id) => {
    const piece = game.state.pieces[id]!;
    const isLurking = piece.square < 0;
    const from = isLurking ? (game.setup.board.entries[piece.area]?.squares[0] ?? -1) : piece.square;
    if (from < 0) return [];
    const { isBlip } = profileOf(game, piece).unit;
    return [{ piece, from, extra: isLurking ? 1 : 0, isBlip, figures: isBlip ? Math.max(1, piece.value) : 1 }];
  });

/** Steps of the foremost to any place the mission names. */
const foremost = (game: Game, goals: Goals, men: readonly Piece[]): number => {
  const places = [
    ...goals.burn.flat(),
    ...goals.exits.map(({ at }) => at),
    ...goals.occupy,
    ...goals.posts,
    ...goals.secure,
    ...goals.smash,
  ];
  if (places.length === 0) return 0;
  const way = fieldTo(game.setup.board, places);
  return men.reduce((least, { square }) => Math.min(least, way[square]!), FAR);
};

const turnsLeft = (game: Game): number => {
  const limit = planOf(game.setup.scenario, 'turn-limit')?.turn;
  return limit === undefined ? -1 : Math.max(0, limit - game.state.turn);
};

const traitsOf = (game: Game): number[] => {
  const { board, rules, scenario } = game.setup;
  const { state } = game;
  const goals = goalsOf(game);
  const men = standing(game);
  const aliens = aliensOf(game);
  const vital = men.filter(({ id }) => isVital(game, goals, id));
  const figures = NEAR.map(() => 0);
  const blips = NEAR.map(() => 0);
  const beset = new Set<number>();
  let nearestToVital = FAR;
  let nearest = FAR;
  let unseen = 0;
  let watched = 0;
  for (const { from, extra, isBlip, figures: count } of aliens) {
    let least = FAR;
    let isSeen = false;
    for (const marine of men) {
      const steps = pathDistance(board, marine.square, from) + extra;
      if (steps < least) least = steps;
      if (steps <= 2 && !isBlip) beset.add(marine.id);
      if (steps <= UNSEEN && marine.facing >= 0 && isAhead(board, marine.square, marine.facing, from)) isSeen = true;
      if (steps < nearestToVital && vital.includes(marine)) nearestToVital = steps;
    }
    nearest = Math.min(nearest, least);
    const band = NEAR.findIndex((steps) => least <= steps);
    if (band >= 0) (isBlip ? blips : figures)[band]! += count;
    if (least <= UNSEEN && !isSeen) unseen += count;
    const isWatched = (marine: Piece): boolean =>
      marine.weapon === 'overwatch' && canAimAt(game, marine, from, WATCHED);
    if (extra === 0 && men.some(isWatched)) watched += count;
  }
  const isMarineTurn = state.phase === 'marine-action';
  const points = men.reduce((sum, marine) => sum + pointsOf(game, marine), 0);
  const beside = (marine: Piece): boolean =>
    men.some((other) => other !== marine && pathDistance(board, other.square, marine.square) <= 3);
  return [
    state.phase === 'setup' ? 1 : 0,
    state.phase === 'alien-action' || state.phase === 'reinforcement' ? 1 : 0,
    isMarineTurn ? points / Math.max(1, men.length) : 0,
    men.length,
    vital.length,
    men.filter(({ weapon }) => weapon === 'overwatch').length,
    state.phase === 'alien-action' || isMarineTurn ? cpLeft(game) : 0,
    ...figures,
    ...blips,
    nearestToVital,
    nearest,
    unseen,
    watched,
    beset.size,
    men.filter((marine) => !beside(marine)).length,
    aliens.filter(({ extra }) => extra > 0).length,
    scenario.reinforcements,
    state.pool.reduce((sum, count) => sum + count, 0),
    state.burning.length / 5,
    state.features.filter(({ is }) => rules.terrain[is]!.id === 'closed-door').length,
    state.kills / 5,
    turnsLeft(game),
    foremost(game, goals, men),
  ];
};

/** Hidden values must have been filled in, as likely as they are. */
export const inputsOf = (game: Game): Traits => {
  const { kind, row } = featuresOf(game);
  return { kind, row: [...row, ...traitsOf(game)] };
};
