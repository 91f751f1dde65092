/** Exact odds: a command is played once for every result of the dice it asks for, on copies nobody sees. */
import {
  Options,
  advance,
  choices,
  cloneGame,
  pending,
  type Chance,
  type Command,
  type Game,
  type GameEvent,
  type PieceId,
  type Reason,
} from '@sensorium/engine';
import type { Odds } from '../protocol.ts';

const FACES = 6;
/** 6⁴ games at most; where more dice fall, dice are reckoned with instead. */
const MOST_DICE = 4;

/** Thrown out of a copy where its trial ends: what comes after is another story. */
class TrialEnded extends Error {}

/** What came of a command with given dice. */
export interface Trial {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly asked: readonly Reason[];
  /** What has to be decided then; nothing where the trial ended before. */
  readonly decision: string;
}

/** C20.1: what follows hangs on what the player cannot know. Of a blip that is killed nothing follows. */
const isBroughtToLight = ({ is, reveals }: GameEvent): boolean => reveals === true && is !== 'piece-killed';

/**
 * `die`: what each die shows, from its place in the order and its reason. A trial ends with a draw, which is no die of
 * this action, and where something hidden comes to light.
 */
export const tryOut = (
  game: Game,
  commands: readonly Command[],
  die: (place: number, reason: Reason) => number,
): Trial => {
  const events: GameEvent[] = [];
  const asked: Reason[] = [];
  const copy = cloneGame(game);
  const chance: Chance = {
    die: (_game, reason) => die(asked.push(reason) - 1, reason),
    draw: () => {
      throw new TrialEnded();
    },
  };
  copy.chance = chance;
  copy.sink = (event) => {
    events.push(event);
    if (isBroughtToLight(event)) throw new TrialEnded();
  };
  try {
    for (const command of commands) advance(copy, command);
  } catch (error) {
    if (!(error instanceof TrialEnded)) throw error;
    return { game: copy, events, asked, decision: '' };
  }
  return { game: copy, events, asked, decision: pending(copy)?.decision ?? '' };
};

const isGone = (events: readonly GameEvent[], id: PieceId): boolean =>
  events.some((event) => event.is === 'piece-killed' && event.piece === id);

const isHit = (events: readonly GameEvent[], actor: PieceId): boolean =>
  events.some((event) => (event.is === 'piece-killed' && event.piece !== actor) || event.is === 'door-destroyed');

export type Outcome = Pick<Odds, 'kill' | 'death' | 'nothing' | 'dice'>;

/** Every result of the dice for one figure, the one who acts unless another is named, however many follow from those before; null where they are too many. */
export const countResults = (
  game: Game,
  command: Command,
  most = MOST_DICE,
  actor: PieceId = command.piece,
): Outcome | null => {
  const sum = { kill: 0, death: 0, dice: 0 };
  let isTooMuch = false;
  const explore = (dice: readonly number[], chance: number): void => {
    const { events, asked } = tryOut(game, [command], (place) => dice[place] ?? 1);
    if (asked.length > most) isTooMuch = true;
    if (isTooMuch) return;
    if (asked.length > dice.length) for (let face = 1; face <= FACES; face++) explore([...dice, face], chance / FACES);
    else {
      sum.dice = Math.max(sum.dice, dice.length);
      if (isGone(events, actor)) sum.death += chance;
      else if (isHit(events, actor)) sum.kill += chance;
    }
  };
  explore([], 1);
  return isTooMuch ? null : { ...sum, nothing: 1 - sum.kill - sum.death };
};

/** A9.8: what may still be asked of the marine player before dice that lie are compared; psi is kept for better days. */
const REROLLS: readonly string[] = ['guard-reroll', 'book-reroll', 'parry'];
const KEPT: readonly string[] = ['spend-psi'];

const PASS: Command = { do: 'pass', piece: -1, at: -1, how: 0, cp: 0 };

/** An answer in a fight of one figure, every result of its dice counted, and every later question answered as is best for it. */
export const settledBy = (game: Game, command: Command, actor: PieceId): Outcome => {
  let most = 0;
  const explore = (dice: readonly number[]): { kill: number; death: number } => {
    const { game: after, events, asked, decision } = tryOut(game, [command], (place) => dice[place] ?? 1);
    if (asked.length > dice.length) {
      const sum = { kill: 0, death: 0 };
      for (let face = 1; face <= FACES; face++) {
        const { kill, death } = explore([...dice, face]);
        sum.kill += kill / FACES;
        sum.death += death / FACES;
      }
      return sum;
    }
    most = Math.max(most, dice.length);
    if (KEPT.includes(decision)) return settledBy(after, PASS, actor);
    if (REROLLS.includes(decision)) return bestAnswer(after, actor);
    const death = isGone(events, actor) ? 1 : 0;
    return { death, kill: death === 0 && isHit(events, actor) ? 1 : 0 };
  };
  const { kill, death } = explore([]);
  return { kill, death, nothing: 1 - kill - death, dice: most };
};

const bestAnswer = (game: Game, actor: PieceId): Outcome =>
  choices(game, new Options(game.setup.rules.words))
    .all()
    .map((answer) => settledBy(game, answer, actor))
    .reduce((best, other) => (other.kill - other.death > best.kill - best.death ? other : best));
