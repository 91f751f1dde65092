/** What the files of campaigns and solo missions share: what marines carry, and the game in hand. */
import { FileError, parseReplay, type Counts, type RecordReader, type Replay, type Scenario } from '@sensorium/engine';
import { listOf, oneOf, whole } from '@sensorium/content/schemas';
import { LEVEL, PSI, PSI_AT_START, RELOADS } from '@sensorium/rules';
import * as v from 'valibot';
import { FORCE_GEAR } from './forces/index.ts';

const MOST_ITEMS = 5;
const MOST_COUNTED = 10_000;

export const carriedGear = listOf(oneOf(FORCE_GEAR), MOST_ITEMS);

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly rule: string;
}

const LIMITS: Readonly<Record<string, Limits>> = {
  ...Object.fromEntries(
    Object.entries(RELOADS).flatMap(([weapon, { spare, full, most }]) => [
      [weapon, { least: 0, most: full, rule: 'D23.14' }],
      [spare, { least: 0, most, rule: 'D23.15' }],
    ]),
  ),
  'grenade-glove': { least: 0, most: 10, rule: 'D6.7' },
  [LEVEL]: { least: 1, most: PSI_AT_START.length - 1, rule: 'D3.3' },
  [PSI]: { least: 0, most: PSI_AT_START.at(-1)!, rule: 'D3.3' },
};

const ELSE: Limits = { least: 0, most: MOST_COUNTED, rule: 'D23.10' };

/** Rounds, spares, grenades, psi points. */
export const supplies = v.record(v.string(), whole(-MOST_COUNTED, MOST_COUNTED), 'a record');

/** No more than a marine can have. */
export const checkSupplies = (field: RecordReader, counts: Counts): void => {
  for (const [key, count] of Object.entries(counts)) {
    const { least, most, rule } = LIMITS[key] ?? ELSE;
    if (count < least || count > most) field.at(key).fail(`a whole number from ${least} to ${most} (${rule})`);
  }
};

const floorOf = ({ board }: Scenario): string => JSON.stringify(board.levels.map(({ floor }) => floor));
const rosterOf = ({ pieces }: Scenario): string =>
  JSON.stringify(pieces.map(({ is, name, squad, gear }) => [is, name, squad, gear]));

/** The game in hand, if there is one: of the scenario that is to be played now. A result must not be booked to another board or other marines than those it is of. */
export const readGameInHand = (field: RecordReader, due: Scenario | null): Replay | null => {
  if (!field.isGiven || field.value === null) return null;
  if (due === null) return field.fail('null, for nothing is being played now');
  const game = readGame(field);
  const { scenario } = game;
  const here = field.at('scenario');
  if (scenario.id !== due.id) here.at('id').fail(`${due.id}, which is to be played now`);
  if (floorOf(scenario) !== floorOf(due)) here.at('board').fail('the board on which is to be played now');
  if (rosterOf(scenario) !== rosterOf(due)) here.at('pieces').fail('the marines who are to play now');
  return game;
};

const readGame = (field: RecordReader): Replay => {
  try {
    return parseReplay(JSON.stringify(field.value));
  } catch (error) {
    if (error instanceof FileError) throw new FileError(`game: ${error.message}`);
    throw error;
  }
};
