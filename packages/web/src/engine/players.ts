/** Whoever decides without a person, seated by id. */
import { otherwise, type Command, type Game, type Scenario, type Side } from '@sensorium/engine';
import { createPlayer, playerEntry, seedOfSeat, type Player } from '@sensorium/players';
import type { Seats } from './protocol.ts';

/** An automaton plays by its own rule module: the game must be set up with it (S3.1). */
export const withAutomata = (scenario: Scenario, sides: Seats): Scenario => {
  const wanted = Object.values(sides).flatMap((seat) => (seat === 'person' ? [] : (playerEntry(seat).module ?? [])));
  const missing = wanted.filter((module) => !scenario.modules.includes(module));
  return missing.length === 0 ? scenario : { ...scenario, modules: [...scenario.modules, ...missing] };
};

export class SeatedPlayers {
  private readonly players: Partial<Record<Side, Player>> = {};
  private readonly sides: Seats;
  private readonly seed: number;

  constructor(sides: Seats, seed: number) {
    this.sides = sides;
    this.seed = seed;
  }

  isSeated(side: Side): boolean {
    return this.sides[side] !== 'person';
  }

  decide(game: Game, side: Side): Command {
    const player = (this.players[side] ??= createPlayer(this.sides[side], {
      seed: seedOfSeat(this.seed, side),
      now: () => performance.now(),
    }));
    return player.decide(game);
  }

  /** S4.9: what an automaton says instead of something refused: the piece stays, or the codex's own default. */
  instead(game: Game, side: Side, said: Command): readonly Command[] {
    if (playerEntry(this.sides[side]).kind !== 'automaton') return [];
    return [{ do: 'stay', piece: said.piece, at: -1, how: 0, cp: 0 }, otherwise(game)];
  }
}
