import { byDifficulty } from '@sensorium/content';
import { SIDES, type Scenario, type Side } from '@sensorium/engine';
import { PERSON, isUntimed, modulesFor, type Seats } from '@sensorium/host';
import { everyPlayer } from '@sensorium/players';
import { PlainError } from './disk.ts';

/** S6.2, D22.1. */
export const checkClock = (modules: readonly string[]): void => {
  if (isUntimed(modules))
    throw new PlainError("--clock: there is no marine timer in a game with 'deathwing-solo' (S6.2). Leave it out.");
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
  for (const side of SIDES)
    if (!seatsFor(side).includes(sides[side]))
      throw new PlainError(
        `There is no player '${sides[side]}' for the ${side}. There are: ${seatsFor(side).join(', ')}.`,
      );
};

/** Whether they may sit down at a game of that scenario. */
export const checkSeats = (sides: Seats, scenario: Scenario): void => {
  checkPlayers(sides);
  for (const module of modulesFor(sides))
    if (!scenario.modules.includes(module))
      throw new PlainError(
        `This game was not begun with '${module}', which has rules of its own (S3.1). Begin a new one.`,
      );
};
