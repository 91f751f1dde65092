import { byDifficulty } from '@sensorium/content';
import { SIDES, type Scenario, type Side } from '@sensorium/engine';
import { PERSON, SECOND, isUntimed, modulesFor, type Seats } from '@sensorium/host';
import { everyPlayer } from '@sensorium/players';
import { hasTwoPlayers } from '@sensorium/rules';
import { Refused } from './refused.ts';

/** S6.2, D22.1. */
export const checkClock = (modules: readonly string[]): void => {
  if (isUntimed(modules)) throw new Refused((said) => said.untimed);
};

/** Ids that can be given to `--marines` and `--aliens`; aliens the easiest first (S9.21), then those nobody measures. */
export const seatsFor = (side: Side): string[] => {
  const ids = everyPlayer()
    .filter((known) => known.side === side)
    .map(({ id }) => id);
  return [PERSON, ...(side === 'aliens' ? byDifficulty(ids) : ids)];
};

/** Whether there are such players. */
export const checkPlayers = (sides: Seats): void => {
  const check = (side: Side, player: string): void => {
    if (!seatsFor(side).includes(player)) throw new Refused((said) => said.noPlayer(player, side, seatsFor(side)));
  };
  for (const side of SIDES) check(side, sides[side]);
  if (sides[SECOND] !== undefined) check('marines', sides[SECOND]);
};

/** Whether they may sit down at a game of that scenario. */
export const checkSeats = (sides: Seats, scenario: Scenario): void => {
  checkPlayers(sides);
  if (sides[SECOND] !== undefined && !hasTwoPlayers(scenario))
    throw new Refused((said) => said.onePlayerOnly(scenario.id));
  for (const module of modulesFor(sides))
    if (!scenario.modules.includes(module)) throw new Refused((said) => said.begunOtherwise(module));
};
