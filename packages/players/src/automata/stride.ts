/** Playing an automaton in imagined games, where it walks on along its plan as long as nothing has come in between. */
import {
  advance,
  command,
  edit,
  isSeen,
  pieceOf,
  profileOf,
  type Command,
  type Game,
  type Piece,
} from '@sensorium/engine';
import { alienGoalSquares, isNextToMarine } from '@sensorium/rules';
import { pathDistance } from '../bots/fields.ts';
import type { Automaton } from './automaton.ts';
import { stepAutomaton } from './drive.ts';
import { MOVE } from './graph.ts';
import type { Plan } from './plan.ts';

/** A plan under way: how many of its actions have been played, and the marines as they then were. */
interface Stride {
  readonly game: Game;
  readonly plan: Plan;
  next: number;
  readonly marines: readonly (Piece | null)[];
}

/** Steps an alien walks in a turn, and steps from which it can come upon somebody in the turn after. */
const FAR = 6 + 8;

const isFar = ({ setup: { board }, state }: Game, { square, area }: Piece): boolean => {
  const from = square >= 0 ? square : (board.entries[area]?.squares[0] ?? -1);
  if (from < 0) return false;
  for (const id of state.marines) {
    const marine = state.pieces[id]!;
    if (marine.square >= 0 && pathDistance(board, marine.square, from) <= FAR) return false;
  }
  return true;
};

/**
 * The automaton thinks anew before every action (S4.9). A straight walk is thought out once here: it goes on while no
 * marine has changed and none is near, which is where another thought would have said the same.
 */
export class Strider {
  private readonly automaton: Automaton;
  private stride: Stride | null = null;
  private readonly rested = new WeakMap<Game, number>();

  constructor(automaton: Automaton) {
    this.automaton = automaton;
  }

  step(game: Game): void {
    this.restFar(game);
    const walked = this.walkOn(game);
    if (walked !== null) {
      advance(game, walked);
      return;
    }
    const { plan } = stepAutomaton(game, this.automaton);
    this.stride = plan === undefined ? null : this.begin(game, plan);
  }

  /** Whoever cannot come near any marine in this turn does nothing in it. */
  private restFar(game: Game): void {
    const { state } = game;
    if (this.rested.get(game) === state.turn || state.stack.at(-1)?.kind !== 'alien-action') return;
    this.rested.set(game, state.turn);
    for (const id of state.aliens)
      if (state.pieces[id]!.activation === 'ready' && isFar(game, state.pieces[id]!))
        edit(game, id).activation = 'done';
  }

  private begin(game: Game, plan: Plan): Stride | null {
    const { graph, piece } = plan.mover;
    if (plan.edges.length < 2 || graph.kind[plan.edges[0]!] !== MOVE) return null;
    if (!profileOf(game, piece).unit.isBlip && alienGoalSquares(game).length > 0) return null; // S6.9
    return { game, plan, next: 1, marines: game.state.marines.map((id) => game.state.pieces[id]!) };
  }

  private walkOn(game: Game): Command | null {
    const { stride } = this;
    if (stride === null || stride.game !== game || !this.isUndisturbed(stride)) {
      this.stride = null;
      return null;
    }
    const { graph, piece } = stride.plan.mover;
    const edge = stride.plan.edges[stride.next]!;
    const said = command('move', piece.id, graph.at[edge]);
    const walker = pieceOf(game, piece.id);
    const verb = game.setup.rules.verbs.get('move')!;
    if (verb.refusal(game, walker, said) !== null || verb.cost(game, walker, said) > walker.ap) return null;
    stride.next += 1;
    return said;
  }

  private isUndisturbed({ game, plan, next, marines }: Stride): boolean {
    const { state } = game;
    const { graph, piece } = plan.mover;
    const edge = plan.edges[next];
    if (edge === undefined || graph.kind[edge] !== MOVE) return false;
    if (state.stack.at(-1)?.kind !== 'alien-action' || state.activeAlien !== piece.id) return false;
    if (graph.square[graph.from[edge]!] !== state.pieces[piece.id]!.square) return false;
    for (let i = 0; i < marines.length; i++) if (state.pieces[state.marines[i]!] !== marines[i]) return false;
    const at = graph.at[edge]!;
    if (isNextToMarine(game, state.pieces[piece.id]!.square)) return false;
    return !profileOf(game, piece).unit.isBlip || !(isSeen(game, at) || isNextToMarine(game, at)); // S4.12
  }
}
