import {
  SEEDED,
  cloneGame,
  pieceOf,
  sameCommand,
  type Command,
  type Game,
  type Options,
  type PieceId,
  type Setup,
  type View,
} from '@sensorium/engine';
import { imagine, seenGame } from '../../imagine.ts';
import type { Bot, PlayerSettings } from '../../player.ts';
import { Rng } from '../../rng.ts';
import type { Doctrine } from '../drill/doctrine.ts';
import { drill } from '../drill/drill.ts';
import { pointsOf, standing, threatsTo } from '../drill/situation.ts';
import { natureOf } from '../scenarios.ts';
import { expectation, type Course, type KnownOutcomes } from './chanceNodes.ts';
import { compete, type Candidate, type Evidence } from './compete.ts';
import { doctrinesIn, usualIn } from './doctrines.ts';
import { featuresOf } from './features.ts';
import { opponentsOf, stylesOf, type Opponent } from './opponents.ts';
import { asDrilled, ordersFor, plansFor, type NextCommand, type Plan } from './plans.ts';
import {
  Effort,
  afterTurns,
  deadlineOf,
  playOn,
  type Deadline,
  type Horizon,
  type Order,
  type Players,
  type Sequels,
} from './playout.ts';

/** Playout steps in a turn; every marine who still stands has an equal share for choosing each of his plans. */
const NODES = 400;
/** An answer is one command; a plan is a marine's whole turn. */
const ANSWER_SHARE = 1 / 3;
const MOST_ANSWERS = 4;
const OTHER_MARINES = 2;
/** S9.7: how many turns a playout goes on for a plan, for how the whole force goes about its turn, for an answer. */
const PLAN_TURNS = 2;
const DOCTRINE_TURNS = 3;
const ANSWER_TURNS = 1;

/**
 * What is thought of a plan before it is tried: that it is a little worse than the usual one, give or take some. Its lead
 * must outweigh that: the more worlds agree, the smaller a lead will do. Where marines wait for aliens, two turns
 * tell little, and more is thought of the usual (0293).
 */
const WORSE = 0.05;
const WORSE_WAITING = 0.2;
const GIVE_OR_TAKE = 0.05;
const evidenceIn = (seen: Game): Evidence => {
  const worse = isWaiting(seen) ? WORSE_WAITING : WORSE;
  return {
    isEnough: (lead, spread, worlds) => lead > (worse * (spread / GIVE_OR_TAKE) ** 2) / worlds,
    firstWorlds: 3,
    leastLead: -Infinity,
  };
};

/** M6.5: no alien may come somewhere, or there is a scenario to wait in. */
const isWaiting = (seen: Game): boolean => featuresOf(seen).kind === 'guard' || natureOf(seen).isWaited;

/** An imagined game, who is met in it, and what came of positions in it. */
interface World {
  readonly game: Game;
  readonly opponent: Opponent;
  readonly sequels: Sequels;
}

/**
 * S9.7: first how the whole force goes about its turn, then macro-plans for the marine who is next, each tried in imagined
 * worlds that fit the view and played on with plain policies. Whatever is no action and no answer to one is the drill's.
 */
export class CaptainBot implements Bot {
  private readonly settings: PlayerSettings;
  private readonly rng: Rng;
  private plan: (Plan & { next: NextCommand }) | null = null;
  private idle: PieceId[] = [];
  private turn = 0;
  private sight = '';
  /** How the force goes about this turn; null before that has been thought over. */
  private doctrine: Doctrine | null = null;
  private isLate: Deadline;

  constructor(settings: PlayerSettings) {
    this.settings = settings;
    this.isLate = deadlineOf(settings);
    this.rng = new Rng(settings.seed);
  }

  decide(setup: Setup, view: View, options: Options): Command {
    const seen = seenGame(setup, view);
    if (options.count === 1) return options.get(0);
    this.isLate = deadlineOf(this.settings);
    if (view.pending?.decision === 'action') return this.act(setup, view, seen, options);
    if (view.pending?.decision === 'cp-response') return this.answer(setup, view, seen, options);
    return drill(seen, options, [], usualIn(seen));
  }

  private effort(seen: Game, share = 1): Effort {
    const most = this.settings.budget?.nodes ?? NODES / standing(seen).length;
    return new Effort(most * share, this.isLate);
  }

  private worlds(view: View, opponents: readonly Opponent[]): (index: number) => World {
    const dealt: World[] = [];
    const base = this.rng.next();
    const deal = (index: number): World => {
      const opponent = opponents[index % opponents.length]!;
      const game = imagine(opponent.setup, view, new Rng(base + index * 7919));
      return { opponent, game, sequels: new Map() };
    };
    return (index) => {
      const world = (dealt[index] ??= deal(index));
      return { ...world, game: cloneGame(world.game) };
    };
  }

  private act(setup: Setup, view: View, seen: Game, options: Options): Command {
    if (view.turn !== this.turn) {
      this.turn = view.turn;
      this.plan = null;
      this.idle = [];
      this.doctrine = null;
    }
    const sight = whatIsSeen(seen);
    if (sight !== this.sight) this.plan = null;
    this.sight = sight;
    // A plan whose next command is not on the list (the world was kinder or crueller than imagined) is given up.
    for (let tries = 0; tries <= view.marines.length; tries++) {
      const next = this.plan?.next(seen, options) ?? null;
      if (next !== null && options.has(next)) return next;
      if (this.plan !== null && !this.plan.isOpen) this.idle.push(this.plan.piece);
      this.plan = null;
      const doctrine = this.doctrineFor(setup, view, seen);
      const usual = drill(seen, options, this.idle, doctrine);
      if (usual.piece < 0) return usual;
      const plan = isQuiet(seen, usual.piece)
        ? asDrilled(usual.piece, this.idle, doctrine)
        : this.choosePlan(setup, view, seen, options, usual);
      this.plan = { ...plan, next: plan.start() };
    }
    return drill(seen, options, this.idle, this.doctrine ?? usualIn(seen));
  }

  /** How the whole force goes about this turn: more boldly or with more care. */
  private doctrineFor(setup: Setup, view: View, seen: Game): Doctrine {
    if (this.doctrine !== null) return this.doctrine;
    if (standing(seen).every(({ id }) => isQuiet(seen, id))) return usualIn(seen);
    const effort = this.effort(seen);
    const world = this.worlds(view, opponentsOf(setup));
    const candidates = doctrinesIn(seen).map((doctrine): Candidate<Doctrine> => ({
      choice: doctrine,
      trial: (index) => {
        const { game, opponent, sequels } = world(index);
        const isTried = turnOver(game);
        const marines = (now: Game, options: Options): Command | null =>
          isTried(now) ? null : drill(now, options, this.idle, doctrine);
        return playOn(
          game,
          against(game, opponent, marines, isTried),
          afterTurns(game, DOCTRINE_TURNS),
          effort,
          sequels,
        );
      },
    }));
    this.doctrine = compete(candidates, effort, evidenceIn(seen)).choice;
    return this.doctrine;
  }

  private choosePlan(setup: Setup, view: View, seen: Game, options: Options, usual: Command): Plan {
    const effort = this.effort(seen);
    const world = this.worlds(view, opponentsOf(setup));
    const { idle } = this;
    const ready = standing(seen)
      .filter(({ id }) => !idle.includes(id) && pointsOf(seen, pieceOf(seen, id)) > 0)
      .map(({ id }) => id);
    const others = ready.filter((id) => id !== usual.piece).slice(0, OTHER_MARINES);
    const doctrine = this.doctrine ?? usualIn(seen);
    const plans = [
      ...plansFor(seen, options, usual.piece, idle, doctrine),
      ...(seen.state.activeMarine < 0 ? ordersFor(others, ready, doctrine) : []),
    ];
    const candidates = plans.map((plan): Candidate<Plan> => {
      const known: KnownOutcomes = new Map();
      return {
        choice: plan,
        trial: (index) => expectation(known, (course) => tryPlan(world(index), plan, doctrine, idle, effort, course)),
      };
    });
    return compete(candidates, effort, evidenceIn(seen)).choice;
  }

  private answer(setup: Setup, view: View, seen: Game, options: Options): Command {
    const effort = this.effort(seen, ANSWER_SHARE);
    const world = this.worlds(view, stylesOf(setup));
    const candidates = answers(seen, options).map((choice): Candidate<Command> => ({
      choice,
      trial: (index) => {
        const { game, opponent, sequels } = world(index);
        let isSaid = false;
        const marines = (): Command | null => {
          if (isSaid) return null;
          isSaid = true;
          return choice;
        };
        const isTried = (): boolean => isSaid;
        return playOn(game, against(game, opponent, marines, isTried), afterTurns(game, ANSWER_TURNS), effort, sequels);
      },
    }));
    return candidates.length === 1 ? candidates[0]!.choice : compete(candidates, effort, evidenceIn(seen)).choice;
  }
}

/** Blips turned, aliens come or gone, marines fallen, jams: what a plan did not reckon with. */
const whatIsSeen = ({ state }: Game): string =>
  `${state.aliens.join(' ')}|${state.marines.map((id) => `${state.pieces[id]!.fate}${state.pieces[id]!.weapon === 'jammed' ? 'j' : ''}`).join(' ')}`;

/** Nobody who could come upon this marine in this turn or the next. */
const isQuiet = (seen: Game, id: PieceId): boolean => {
  const { square } = pieceOf(seen, id);
  return square < 0 || threatsTo(seen, square, QUIET).length === 0;
};
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

/** The others go on by the doctrine of the turn. */
const tryPlan = (
  { game, opponent, sequels }: World,
  plan: Plan,
  doctrine: Doctrine,
  idle: readonly PieceId[],
  effort: Effort,
  course: Course,
): number => {
  const isTried = turnOver(game);
  const planned = plan.start();
  let isCarriedOut = false;
  const resting = plan.isOpen ? idle : [...idle, plan.piece];
  const marines = (now: Game, options: Options): Command | null => {
    if (isTried(now)) return null;
    if (now.state.stack.at(-1)?.kind !== 'marine-action') return null;
    if (!isCarriedOut) {
      const next = planned(now, options);
      if (next !== null) {
        course.prepare(now, next);
        return next;
      }
      isCarriedOut = true;
      now.chance = SEEDED;
    }
    return drill(now, options, resting, doctrine);
  };
  return playOn(game, against(game, opponent, marines, isTried), afterTurns(game, PLAN_TURNS), effort, sequels);
};

/** The drill's answer first, then others that differ in who does what. */
const answers = (seen: Game, options: Options): Command[] => {
  const usual = drill(seen, options, [], usualIn(seen));
  const found: Command[] = [usual];
  const kinds = new Set([`${usual.do} ${usual.piece}`]);
  for (let i = 0; i < options.count && found.length < MOST_ANSWERS; i++) {
    const choice = options.get(i);
    const kind = choice.do === 'turn' ? `${choice.do} ${choice.piece} ${choice.at}` : `${choice.do} ${choice.piece}`;
    if (kinds.has(kind) || sameCommand(choice, usual)) continue;
    if (choice.do === 'self-destruct' || choice.do === 'overwatch') continue;
    kinds.add(kind);
    found.push(choice);
  }
  return found;
};
