import { byDifficulty } from '@sensorium/content';
import { SIDES, type Scenario, type Side } from '@sensorium/engine';
import { PERSON, SECOND, isUntimed, modulesFor, type Seats } from '@sensorium/host';
import { everyPlayer } from '@sensorium/players';
import { hasTwoPlayers } from '@sensorium/rules';
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
  const check = (side: Side, player: string): void => {
    if (!seatsFor(side).includes(player))
      throw new PlainError(`There is no player '${player}' for the ${side}. There are: ${seatsFor(side).join(', ')}.`);
  };
  for (const side of SIDES) check(side, sides[side]);
  if (sides[SECOND] !== undefined) check('marines', sides[SECOND]);
};

/** Whether they may sit down at a game of that scenario. */
export const checkSeats = (sides: Seats, scenario: Scenario): void => {
  checkPlayers(sides);
  if (sides[SECOND] !== undefined && !hasTwoPlayers(scenario))
    throw new PlainError(`--marines-2: '${scenario.id}' has figures for one marine player only (A3.10).`);
  for (const module of modulesFor(sides))
    if (!scenario.modules.includes(module))
      throw new PlainError(
        `This game was not begun with '${module}', which has rules of its own (S3.1). Begin a new one.`,
      );
};
