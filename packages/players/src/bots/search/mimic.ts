import {
  edit,
  type Command,
  type Game,
  type Options,
  type PieceId,
  type Setup,
  type State,
  type View,
  memoryEntries,
} from '@sensorium/engine';
import { setupFor, type AutomatonId } from '@sensorium/rules';
import { createAutomaton, type Automaton } from '../../automata/automaton.ts';
import { stepAutomaton } from '../../automata/drive.ts';
import { imagine } from '../../imagine.ts';
import { Rng } from '../../rng.ts';

/** Words of the solo game that say nothing in a game of two players: the automaton's own business. */
const ASIDE = new Set(['roll', 'aim', 'activate', 'brood', 'stay']);
const MOST_ASIDES = 400;
const NOTES = 'solo:';

const soloSetups = new WeakMap<Setup, Map<AutomatonId, Setup>>();

/** The same game set up as a solo game. */
export const soloSetup = (setup: Setup, id: AutomatonId): Setup => {
  let known = soloSetups.get(setup);
  if (known === undefined) soloSetups.set(setup, (known = new Map<AutomatonId, Setup>()));
  let solo = known.get(id);
  if (solo === undefined) {
    const { scenario } = setup;
    solo = scenario.modules.includes(id) ? setup : setupFor({ ...scenario, modules: [...scenario.modules, id] });
    known.set(id, solo);
  }
  return solo;
};

const notesIn = ({ memory }: State): [string, number][] =>
  memoryEntries(memory).filter(([key]) => key.startsWith(NOTES));

/**
 * S9.11 (a): what an automaton would do in a game of two players. It thinks in an imagined solo game; its notes about the
 * turn are kept here, and what only a solo game allows (ambushes, reveals in sight) is left out.
 */
export class Mimic {
  readonly id: AutomatonId;
  private readonly automaton: Automaton;
  private notes: [string, number][] = [];
  private finished = new Set<PieceId>();
  private turn = 0;

  constructor(id: AutomatonId) {
    this.id = id;
    this.automaton = createAutomaton(id);
  }

  /** A world in which the automaton can play on from here. */
  world(setup: Setup, view: View, rng: Rng): Game {
    if (view.turn !== this.turn) {
      this.turn = view.turn;
      this.notes = [];
      this.finished.clear();
    }
    const game = imagine(soloSetup(setup, this.id), view, rng);
    game.state.memory = { ...game.state.memory, ...Object.fromEntries(this.notes) };
    for (const id of this.finished) {
      if (game.state.pieces[id] === null || game.state.pieces[id] === undefined) continue;
      edit(game, id).activation = 'done';
      if (game.state.activeAlien === id) game.state.activeAlien = -1;
    }
    return game;
  }

  /** One decision of the automaton, played. */
  step(game: Game): void {
    stepAutomaton(game, this.automaton);
  }

  /** Its next word that the game of two players knows; null where there is none. */
  next(setup: Setup, view: View, options: Options, seed: number): Command | null {
    const game = this.world(setup, view, new Rng(seed));
    for (let i = 0; i < MOST_ASIDES; i++) {
      const { command } = this.automaton.nextCommand(game);
      if (!ASIDE.has(command.do)) {
        this.notes = notesIn(game.state);
        if (options.has(command)) return command;
        if (command.piece < 0) return null;
        this.finished.add(command.piece);
        return null;
      }
      if (command.do === 'stay') this.finished.add(command.piece);
      this.step(game);
    }
    return null;
  }
}
