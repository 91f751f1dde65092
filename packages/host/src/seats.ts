/** Whoever decides without a person, seated by id. */
import { FileError, type Game, type Options, type Scenario, type Seed } from '@sensorium/engine';
import {
  createPlayer,
  everyPlayer,
  playerEntry,
  seedOfSeat,
  type Answer,
  type Budget,
  type Player,
} from '@sensorium/players';
import { forTwoPlayers, hasTwoPlayers } from '@sensorium/rules';
import { hasSecond, partiesOf } from './parties.ts';
import { PERSON, type ClockKind, type Party, type Seats } from './protocol.ts';

/** S3.1: the rule modules by which the automata at a table play. */
export const modulesFor = (sides: Seats): string[] =>
  partiesOf(sides).flatMap((party) => (sides[party] === PERSON ? [] : (playerEntry(sides[party]!).module ?? [])));

/**
 * An automaton plays by its own rule module: the game must be set up with it (S3.1). A3.10: two marine players have
 * figures each. C4.2: beginners have more time.
 */
export const scenarioFor = (plan: Scenario, sides: Seats, clock: ClockKind): Scenario => {
  const scenario = hasSecond(sides) ? forTwoPlayers(plan) : plan;
  if (hasSecond(sides) && !hasTwoPlayers(scenario))
    throw new FileError('A3.10: the second marine player has no marines in a force of one squad');
  const missing = modulesFor(sides).filter((module) => !scenario.modules.includes(module));
  const modules = missing.length === 0 ? scenario.modules : [...scenario.modules, ...missing];
  return { ...scenario, modules, novice: scenario.novice || clock === 'novice' };
};

export interface Thinking {
  /** The clock for players who think for so long; without one only nodes count (S9.4). */
  readonly now?: () => number;
  readonly budget?: Budget;
  /** Players that are on no list. */
  readonly players?: Partial<Record<Party, Player>>;
}

export class SeatedPlayers {
  private readonly players: Partial<Record<Party, Player>>;
  private readonly sides: Seats;
  private readonly seed: Seed;
  private readonly thinking: Pick<Thinking, 'now' | 'budget'>;

  constructor(sides: Seats, seed: Seed, { players = {}, ...thinking }: Thinking) {
    this.sides = sides;
    this.seed = seed;
    this.players = { ...players };
    this.thinking = thinking;
  }

  isSeated(side: Party): boolean {
    return this.sides[side] !== PERSON;
  }

  /** S4.9 and S9.2 treat automata and bots differently. */
  isAutomaton(side: Party): boolean {
    return everyPlayer().some(({ id, kind }) => id === this.sides[side] && kind === 'automaton');
  }

  playerOf(side: Party): Player {
    return (this.players[side] ??= createPlayer(this.sides[side]!, {
      seed: seedOfSeat(this.seed, side),
      ...this.thinking,
    }));
  }

  /** What the player says, and the rule that chose it, where one did (S7.4). */
  answer(game: Game, side: Party, options?: Options): Pick<Answer, 'command'> & Partial<Answer> {
    const player = this.playerOf(side);
    return player.think?.(game) ?? { command: player.decide(game, options) };
  }
}
