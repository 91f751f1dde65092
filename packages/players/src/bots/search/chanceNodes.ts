/** S9.7: shots and close combats of a plan by expectation: every outcome once, with its exact weight. */
import { SEEDED, advance, cloneGame, type Chance, type Command, type Game } from '@sensorium/engine';

/** Dice that lead to one outcome (any of those that do), and how likely it is. */
interface Outcome {
  readonly dice: readonly number[];
  readonly weight: number;
}

/** Words whose dice are taken by expectation. */
const UNCERTAIN = new Set(['fire', 'attack']);
/** More dice than this (a flamer in a full section) are rolled. */
const MOST_DICE = 4;
/** Chance nodes one after the other in a plan; what comes after them is rolled. */
const DEPTH = 2;

class OutOfDice extends Error {}

/** These dice first, then what `beyond` gives. */
const loaded = (dice: readonly number[], beyond: Chance['die']): Chance => {
  let next = 0;
  return {
    die: (game, reason) => dice[next++] ?? beyond(game, reason),
    draw: (game, reason, counts) => SEEDED.draw(game, reason, counts),
  };
};

/** Asking for more than are laid ready tells how many are needed. */
const noMore = (): never => {
  throw new OutOfDice();
};
const byLuck: Chance['die'] = (game, reason) => SEEDED.die(game, reason);

/** What a shot or a fight can change. */
const signature = ({ state }: Game): string =>
  `${state.aliens.join(' ')}|${state.marines.map((id) => `${state.pieces[id]!.fate} ${state.pieces[id]!.weapon}`).join(' ')}|${state.features.length}|${state.winner}|${state.stack.length}`;

const after = (game: Game, command: Command, dice: readonly number[]): string | null => {
  const copy: Game = { ...cloneGame(game), chance: loaded(dice, noMore), sink: null };
  try {
    advance(copy, command);
  } catch (error) {
    if (error instanceof OutOfDice) return null;
    throw error;
  }
  return signature(copy);
};

/** Every outcome of a command; null where there are too many dice to count. */
const outcomesOf = (game: Game, command: Command): Outcome[] | null => {
  const found = new Map<string, Outcome>();
  let open: (readonly number[])[] = [[]];
  for (let count = 0; open.length > 0; count++) {
    if (count > MOST_DICE) return null;
    const longer: (readonly number[])[] = [];
    for (const dice of open) {
      const what = after(game, command, dice);
      if (what === null) for (let die = 1; die <= 6; die++) longer.push([...dice, die]);
      else found.set(what, { dice, weight: (found.get(what)?.weight ?? 0) + Math.pow(6, -count) });
    }
    open = longer;
  }
  return [...found.values()];
};

/** What has been counted already in this search. */
export type KnownOutcomes = Map<string, Outcome[] | null>;

/** One way through the chance nodes of a plan: which outcome is taken at each. */
export class Course {
  weight = 1;
  readonly path: number[] = [];
  /** Ways that part from this one. */
  readonly others: number[][] = [];
  private readonly taken: readonly number[];
  private readonly known: KnownOutcomes;

  constructor(taken: readonly number[], known: KnownOutcomes) {
    this.taken = taken;
    this.known = known;
  }

  /** To be called before a command of the plan is played: lays its dice ready. */
  prepare(game: Game, command: Command): void {
    game.chance = SEEDED;
    if (this.path.length >= DEPTH || !UNCERTAIN.has(command.do)) return;
    const key = `${this.path.join(' ')} ${command.do} ${command.piece} ${command.at} ${command.how}`;
    let outcomes = this.known.get(key);
    if (outcomes === undefined) this.known.set(key, (outcomes = outcomesOf(game, command)));
    if (outcomes === null || outcomes.length < 2) return;
    const index = this.taken[this.path.length] ?? 0;
    if (this.taken[this.path.length] === undefined)
      for (let other = 1; other < outcomes.length; other++) this.others.push([...this.path, other]);
    this.path.push(index);
    this.weight *= outcomes[index]!.weight;
    game.chance = loaded(outcomes[index]!.dice, byLuck);
  }
}

/** The mean over all courses of a plan. `known` is kept from world to world: what marines shoot at is no secret. */
export const expectation = (known: KnownOutcomes, run: (course: Course) => number): number => {
  const open: number[][] = [[]];
  let sum = 0;
  for (let taken = open.pop(); taken !== undefined; taken = open.pop()) {
    const course = new Course(taken, known);
    const value = run(course);
    sum += course.weight * value;
    open.push(...course.others);
  }
  return sum;
};
