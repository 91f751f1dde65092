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
import { drill } from '../drill/drill.ts';
import { pointsOf, standing, threatsTo } from '../drill/situation.ts';
import { expectation, type Course, type KnownOutcomes } from './chanceNodes.ts';
import { compete, type Candidate } from './compete.ts';
import { opponentsOf, stylesOf, type Opponent } from './opponents.ts';
import { BOLDNESS, asDrilled, ordersFor, plansFor, type NextCommand, type Plan } from './plans.ts';
import { Effort, afterTurns, playOn, type Order, type Players } from './playout.ts';

/** S9.9: median one second, never more than five. */
/** Playout steps in a turn; every marine who still stands has an equal share for choosing each of his plans. */
const NODES = 600;
/** An answer is one command; a plan is a marine's whole turn. */
const ANSWER_SHARE = 1 / 3;
const MOST_ANSWERS = 4;
const OTHER_MARINES = 2;
/** Standard errors by which a plan must be better than the drill's. */
const AHEAD = 2;

/** S9.7: how far a playout goes for a plan is one turn; a whole turn's boldness shows later. */
const BOLD_TURNS = 3;

/** An imagined game, and who is met in it. */
interface World {
  readonly game: Game;
  readonly opponent: Opponent;
}

/**
 * S9.7: macro-plans for the marine whose turn it is, each tried in imagined worlds that fit the view and played on for
 * a turn with plain policies. Whatever is no action and no answer to one is the drill's.
 */
export class CaptainBot implements Bot {
  private readonly settings: PlayerSettings;
  private readonly rng: Rng;
  private plan: (Plan & { next: NextCommand }) | null = null;
  private idle: PieceId[] = [];
  private turn = 0;
  private sight = '';
  /** How boldly the force goes on this turn; null before that has been thought over. */
  private boldness: number | null = null;

  constructor(settings: PlayerSettings) {
    this.settings = settings;
    this.rng = new Rng(settings.seed);
  }

  decide(setup: Setup, view: View, options: Options): Command {
    const seen = seenGame(setup, view);
    if (options.count === 1) return options.get(0);
    if (view.pending?.decision === 'action') return this.act(setup, view, seen, options);
    if (view.pending?.decision === 'cp-response') return this.answer(setup, view, seen, options);
    return drill(seen, options);
  }

  private effort(seen: Game, share = 1): Effort {
    const { nodes, milliseconds } = this.settings.budget ?? {};
    const most = nodes ?? (milliseconds === undefined ? NODES / standing(seen).length : Infinity);
    // The turn's boldness and a plan may be searched for in one decision.
    return new Effort(most * share, milliseconds === undefined ? undefined : milliseconds / 2, this.settings.now);
  }

  private worlds(view: View, opponents: readonly Opponent[]): (index: number) => World {
    const dealt: Game[] = [];
    const base = this.rng.next();
    return (index) => {
      const opponent = opponents[index % opponents.length]!;
      return {
        opponent,
        game: cloneGame((dealt[index] ??= imagine(opponent.setup, view, new Rng(base + index * 7919)))),
      };
    };
  }

  private act(setup: Setup, view: View, seen: Game, options: Options): Command {
    if (view.turn !== this.turn) {
      this.turn = view.turn;
      this.plan = null;
      this.idle = [];
      this.boldness = null;
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
      const boldness = this.boldnessFor(setup, view, seen);
      const usual = drill(seen, options, this.idle, boldness);
      if (usual.piece < 0) return usual;
      const plan = isQuiet(seen, usual.piece)
        ? asDrilled(usual.piece, this.idle, boldness)
        : this.choosePlan(setup, view, seen, options, usual);
      this.plan = { ...plan, next: plan.start() };
    }
    return drill(seen, options, this.idle, this.boldness ?? 1);
  }

  /** How the whole force goes about this turn: more boldly or with more care. */
  private boldnessFor(setup: Setup, view: View, seen: Game): number {
    if (this.boldness !== null) return this.boldness;
    if (standing(seen).every(({ id }) => isQuiet(seen, id))) return 1;
    const effort = this.effort(seen);
    const world = this.worlds(view, opponentsOf(setup));
    const candidates = BOLDNESS.map((boldness): Candidate<number> => ({
      choice: boldness,
      trial: (index) => {
        const { game, opponent } = world(index);
        const { turn } = game.state;
        const marines = (now: Game, options: Options): Command | null =>
          now.state.turn === turn ? drill(now, options, this.idle, boldness) : null;
        return playOn(game, against(opponent, marines), afterTurns(game, BOLD_TURNS), effort);
      },
    }));
    this.boldness = compete(candidates, effort, AHEAD).choice;
    return this.boldness;
  }

  private choosePlan(setup: Setup, view: View, seen: Game, options: Options, usual: Command): Plan {
    const effort = this.effort(seen);
    const world = this.worlds(view, opponentsOf(setup));
    const { idle } = this;
    const ready = standing(seen)
      .filter(({ id }) => !idle.includes(id) && pointsOf(seen, pieceOf(seen, id)) > 0)
      .map(({ id }) => id);
    const others = ready.filter((id) => id !== usual.piece).slice(0, OTHER_MARINES);
    const boldness = this.boldness ?? 1;
    const plans = [
      ...plansFor(seen, options, usual.piece, idle, boldness),
      ...(seen.state.activeMarine < 0 ? ordersFor(others, ready, boldness) : []),
    ];
    const candidates = plans.map((plan): Candidate<Plan> => {
      const known: KnownOutcomes = new Map();
      return {
        choice: plan,
        trial: (index) => expectation(known, (course) => tryPlan(world(index), plan, idle, effort, course)),
      };
    });
    return compete(candidates, effort, AHEAD).choice;
  }

  private answer(setup: Setup, view: View, seen: Game, options: Options): Command {
    const effort = this.effort(seen, ANSWER_SHARE);
    const world = this.worlds(view, stylesOf(setup));
    const candidates = answers(seen, options).map((choice): Candidate<Command> => ({
      choice,
      trial: (index) => {
        const { game, opponent } = world(index);
        let isSaid = false;
        const marines = (): Command | null => {
          if (isSaid) return null;
          isSaid = true;
          return choice;
        };
        return playOn(game, against(opponent, marines), afterTurns(game, 1), effort);
      },
    }));
    return candidates.length === 1 ? candidates[0]!.choice : compete(candidates, effort, AHEAD).choice;
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

const against = ({ style, step }: Opponent, marines: Order): Players =>
  step === undefined ? { style, marines } : { style, marines, stepAliens: step };

const tryPlan = (
  { game, opponent }: World,
  plan: Plan,
  idle: readonly PieceId[],
  effort: Effort,
  course: Course,
): number => {
  const { turn } = game.state;
  const planned = plan.start();
  let isCarriedOut = false;
  const resting = plan.isOpen ? idle : [...idle, plan.piece];
  const marines = (now: Game, options: Options): Command | null => {
    if (now.state.turn !== turn || now.state.phase !== 'marine-action') return null;
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
    return drill(now, options, resting, plan.boldness);
  };
  return playOn(game, against(opponent, marines), afterTurns(game, 1), effort);
};

/** The drill's answer first, then others that differ in who does what. */
const answers = (seen: Game, options: Options): Command[] => {
  const usual = drill(seen, options);
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
