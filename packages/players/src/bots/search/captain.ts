import {
  otherwise,
  type Command,
  type Game,
  type Options,
  type PieceId,
  type Setup,
  type View,
} from '@sensorium/engine';
import { seenGame } from '../../imagine.ts';
import type { Bot, PlayerSettings } from '../../player.ts';
import { Rng } from '../../rng.ts';
import { drill } from '../drill/drill.ts';
import { Hesitation, hesitatingMarines, type Level } from '../hesitation.ts';
import { pointsOf, standing, threatsTo } from '../drill/situation.ts';
import { natureOf } from '../scenarios.ts';
import type { Candidate } from './compete.ts';
import { featuresOf } from './features.ts';
import { halve } from './halving.ts';
import { doctrinesIn, usualIn } from './doctrines.ts';
import { opponentsOf, type Opponent } from './opponents.ts';
import { ordersFor, plansFor } from './plans.ts';
import {
  Effort,
  afterTurns,
  deadlineOf,
  playOn,
  type Horizon,
  type Order,
  type Players,
  type Sequels,
} from './playout.ts';
import { carryOut, type SquadPlan } from './squadPlan.ts';
import { dealWorlds } from './worlds.ts';

/** S9.13: how a level plans and how many of its marines hold back. */
interface Temper {
  /** Playout steps a plan; without any the squad goes about its turn as it is used to. */
  readonly nodes: number;
  /** The share of the marines who hesitate. */
  readonly hesitates: number;
  /** The share of the aliens whose deeds nobody answers with command points. */
  readonly overlooks: number;
}

const TEMPERS: Readonly<Record<Level, Temper>> = {
  1: { nodes: 0, hesitates: 0.6, overlooks: 0.75 },
  2: { nodes: 0, hesitates: 0.3, overlooks: 0.4 },
  3: { nodes: 0, hesitates: 0.12, overlooks: 0.15 },
  4: { nodes: 1000, hesitates: 0.08, overlooks: 0.1 },
  5: { nodes: 3000, hesitates: 0, overlooks: 0 },
};

/** The share of a plan's playout steps that is for single marines. */
const REFINING = 0.4;

/** Games are played to their end, or so far. */
const PLAN_TURNS = 40;
/** By how much something must be better than the usual to replace it. */
const PLAN_MARGIN = 0.02;
/** Where marines wait for aliens, playouts tell little, and more is thought of the usual (0293). */
const WAITING_MARGIN = 0.15;

/** An imagined game, who is met in it, and what came of positions in it. */
interface World {
  readonly game: Game;
  readonly opponent: Opponent;
  readonly sequels: Sequels;
}

/**
 * S9.7: plans the turn of the whole squad. Ways in which all marines go about it together are tried in imagined worlds that
 * fit the view and played on with plain policies; the best is improved marine by marine. A plan is kept until something
 * new is seen. Whatever is no action is the drill's.
 */
export class CaptainBot implements Bot {
  private readonly settings: PlayerSettings;
  private readonly rng: Rng;
  private plan: SquadPlan | null = null;
  private next: Order | null = null;
  private sight = '';
  private readonly nodes: number;
  private readonly hesitation: Hesitation;
  private readonly oversight: Hesitation;

  constructor(settings: PlayerSettings, level: Level) {
    const { nodes, hesitates, overlooks } = TEMPERS[level];
    this.settings = settings;
    this.rng = new Rng(settings.seed);
    this.nodes = nodes === 0 ? 0 : (settings.budget?.nodes ?? nodes);
    this.hesitation = new Hesitation(settings.seed, hesitates);
    this.oversight = new Hesitation(settings.seed + 1, overlooks);
  }

  decide(setup: Setup, view: View, options: Options): Command {
    const seen = seenGame(setup, view);
    if (options.count === 1) return options.get(0);
    if (view.pending?.decision === 'action') return this.act(setup, view, seen, options);
    if (this.isOverlooked(seen)) return otherwise(seen);
    return drill(seen, options, [], usualIn(seen));
  }

  private isOverlooked({ state }: Game): boolean {
    const frame = state.stack.at(-1);
    return frame?.kind === 'cp-response' && this.oversight.falls(state.turn, frame.actor);
  }

  private act(setup: Setup, view: View, seen: Game, options: Options): Command {
    const hesitating = hesitatingMarines(seen, this.hesitation);
    const guard = standGuard(options, hesitating);
    if (guard !== null) return guard;
    const sight = whatIsSeen(seen);
    if (sight !== this.sight || this.plan === null || this.next === null) {
      this.sight = sight;
      this.plan =
        this.nodes === 0 || isQuiet(seen)
          ? { doctrine: usualIn(seen), orders: [] }
          : this.choose(setup, view, seen, options);
      this.next = carryOut(this.plan);
    }
    const next = this.next(seen, options);
    return next !== null && options.has(next) && !hesitating.includes(next.piece)
      ? next
      : drill(seen, options, hesitating, this.plan.doctrine);
  }

  private worlds(view: View, opponents: readonly Opponent[]): (index: number) => World {
    const opponentIn = (index: number): Opponent => opponents[index % opponents.length]!;
    const game = dealWorlds(view, this.rng.next(), (index) => opponentIn(index).setup);
    const sequels: Sequels[] = [];
    return (index) => ({ game: game(index), opponent: opponentIn(index), sequels: (sequels[index] ??= new Map()) });
  }

  private choose(setup: Setup, view: View, seen: Game, options: Options): SquadPlan {
    const { nodes } = this;
    const isLate = deadlineOf(this.settings);
    const world = this.worlds(view, opponentsOf(setup));
    const kept = this.plan?.doctrine ?? usualIn(seen);
    const doctrines = [kept, ...doctrinesIn(seen).filter((doctrine) => doctrine !== kept)];
    const margin = isWaiting(seen) ? WAITING_MARGIN : PLAN_MARGIN;
    const squadWide = new Effort(nodes * (1 - REFINING), isLate);
    const tried = (plan: SquadPlan, effort: Effort): Candidate<SquadPlan> => ({
      choice: plan,
      trial: (index) => tryPlan(world(index), plan, effort),
    });
    const { choice: best } = halve(
      doctrines.map((doctrine) => tried({ doctrine, orders: [] }, squadWide)),
      squadWide,
      margin,
    );
    const byMarine = new Effort(nodes * REFINING, isLate);
    const improved = improvements(seen, options, best).map((plan) => tried(plan, byMarine));
    return halve([tried(best, byMarine), ...improved], byMarine, margin).choice;
  }
}

/** Whoever goes no farther keeps watch. */
const standGuard = (options: Options, hesitating: readonly PieceId[]): Command | null => {
  if (hesitating.length === 0) return null;
  for (let i = 0; i < options.count; i++) {
    if (options.wordAt(i) !== 'overwatch' || !hesitating.includes(options.pieceAt(i))) continue;
    const guard = options.get(i);
    if (guard.cp === 0) return guard;
  }
  return null;
};

/** M6.5: no alien may come somewhere, or there is a scenario to wait in. */
const isWaiting = (seen: Game): boolean => featuresOf(seen).kind === 'guard' || natureOf(seen).isWaited;

/** Turn, blips turned, aliens come or gone, marines fallen, jams: what a plan did not reckon with. */
const whatIsSeen = ({ state }: Game): string =>
  `${state.turn}|${state.aliens.join(' ')}|${state.marines.map((id) => `${state.pieces[id]!.fate}${state.pieces[id]!.weapon === 'jammed' ? 'j' : ''}`).join(' ')}`;

/** Nobody who could come upon any marine in this turn or the next. */
const isQuiet = (seen: Game): boolean =>
  standing(seen).every(({ square }) => square < 0 || threatsTo(seen, square, QUIET).length === 0);
const QUIET = 10;

const against = (game: Game, { style, step }: Opponent, marines: Order, isTried: Horizon): Players => {
  const players: Players = { style, marines, isTried, doctrine: usualIn(game) };
  return step === undefined ? players : { ...players, stepAliens: step };
};

/** When the marines' turn is over, there are no orders any more. */
const turnOver = (game: Game): Horizon => {
  const { turn } = game.state;
  return ({ state }) => state.turn !== turn || state.phase !== 'marine-action';
};

const tryPlan = ({ game, opponent, sequels }: World, plan: SquadPlan, effort: Effort): number => {
  const isTried = turnOver(game);
  const ordered = carryOut(plan);
  const marines = (now: Game, options: Options): Command | null =>
    isTried(now) || now.state.stack.at(-1)?.kind !== 'marine-action' ? null : ordered(now, options);
  return playOn(game, against(game, opponent, marines, isTried), afterTurns(game, PLAN_TURNS), effort, sequels);
};

/** The plan with something else for one of those who can act. */
const improvements = (seen: Game, options: Options, plan: SquadPlan): SquadPlan[] => {
  const ready = standing(seen).filter(
    (marine) => pointsOf(seen, marine) > 0 && threatsTo(seen, marine.square, QUIET).length > 0,
  );
  const ids = ready.map(({ id }) => id);
  const active = seen.state.activeMarine;
  const able: readonly PieceId[] = active >= 0 ? [active] : ids;
  return able.flatMap((id) =>
    [...plansFor(seen, options, id, [], plan.doctrine), ...(active < 0 ? ordersFor([id], ids, plan.doctrine) : [])].map(
      (order): SquadPlan => ({ ...plan, orders: [order] }),
    ),
  );
};
