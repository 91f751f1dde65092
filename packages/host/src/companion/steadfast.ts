/** Programs at a table whose dice are typed. */
import type { Command, Seed } from '@sensorium/engine';
import { createPlayer, seedOfSeat, type Player } from '@sensorium/players';
import { partiesOf } from '../parties.ts';
import { PERSON, type Party, type Seats } from '../protocol.ts';

/** The same answer to the same position: a program is not asked twice because a die is still rolling. */
const steadfast = (player: Player): Player => {
  const kept = new WeakMap<object, ReturnType<NonNullable<Player['think']>>>();
  const commands = new WeakMap<object, Command>();
  return {
    id: player.id,
    side: player.side,
    decide: (game, options) => {
      const command = commands.get(game) ?? player.decide(game, options);
      commands.set(game, command);
      return command;
    },
    ...(player.think === undefined
      ? {}
      : {
          think: (game) => {
            const answer = kept.get(game) ?? player.think!(game);
            kept.set(game, answer);
            return answer;
          },
        }),
  };
};

export const steadfastPlayers = (sides: Seats, seed: Seed): Partial<Record<Party, Player>> =>
  Object.fromEntries(
    partiesOf(sides)
      .filter((party) => sides[party] !== PERSON)
      .map((party) => [party, steadfast(createPlayer(sides[party]!, { seed: seedOfSeat(seed, party) }))]),
  );
