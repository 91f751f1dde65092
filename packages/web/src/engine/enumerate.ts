/** Exact odds: a command is played once for every result of the dice it asks for, on copies nobody sees. */
import {
  advance,
  cloneGame,
  type Chance,
  type Command,
  type Game,
  type GameEvent,
  type PieceId,
} from '@sensorium/engine';
import type { Odds } from './protocol.ts';

const FACES = 6;
/** 6⁵ games at most; more dice (flames in a crowd) are counted piece by piece. */
const MOST_DICE = 5;

/** Thrown out of a copy when it asks for chance that is not a die of this action: what comes after is another story. */
class NotADie extends Error {}

const given = (dice: readonly number[], asked: { count: number }): Chance => ({
  die: () => dice[asked.count++] ?? 1,
  draw: () => {
    throw new NotADie();
  },
});

const tryOut = (game: Game, command: Command, dice: readonly number[]): { events: GameEvent[]; asked: number } => {
  const events: GameEvent[] = [];
  const asked = { count: 0 };
  const copy = cloneGame(game);
  copy.chance = given(dice, asked);
  copy.sink = (event) => events.push(event);
  try {
    advance(copy, command);
  } catch (error) {
    if (!(error instanceof NotADie)) throw error;
  }
  return { events, asked: asked.count };
};

const isGone = (events: readonly GameEvent[], id: PieceId): boolean =>
  events.some((event) => event.is === 'piece-killed' && event.piece === id);

const isHit = (events: readonly GameEvent[], actor: PieceId): boolean =>
  events.some((event) => (event.is === 'piece-killed' && event.piece !== actor) || event.is === 'door-destroyed');

const burnsOf = (events: readonly GameEvent[]): Odds['burns'] =>
  events.flatMap((event) =>
    event.is === 'flames-rolled' ? [{ piece: event.piece, chance: (FACES + 1 - event.needed) / FACES }] : [],
  );

/** Null where the command asks for no dice, or where its outcome hangs on something the dice do not show. */
export const oddsOf = (game: Game, command: Command): Odds | null => {
  const first = tryOut(game, command, []);
  const burns = burnsOf(first.events);
  if (burns.length > 0) return { kill: 0, death: 0, nothing: 0, dice: first.asked, burns };
  const { asked } = first;
  if (asked === 0 || asked > MOST_DICE) return null;
  const dice = new Array<number>(asked).fill(1);
  const total = FACES ** asked;
  let kill = 0;
  let death = 0;
  for (let n = 0; n < total; n++) {
    for (let rest = n, i = 0; i < asked; i++, rest = Math.floor(rest / FACES)) dice[i] = (rest % FACES) + 1;
    const { events } = tryOut(game, command, dice);
    if (isGone(events, command.piece)) death += 1;
    else if (isHit(events, command.piece)) kill += 1;
  }
  return { kill: kill / total, death: death / total, nothing: (total - kill - death) / total, dice: asked, burns };
};
