/** Scenarios out of files: what the rules they choose say is read before a game is made of it. */
import {
  RecordReader,
  readCoordinates,
  readFacing,
  type Coordinates,
  type MissionRulePlan,
  type Scenario,
  type Setup,
} from '@sensorium/engine';
import { MENTIONED, PLACES, SCENARIO_IDS, setupFor } from '@sensorium/rules';
import { HEAVY_ENEMIES, isWall } from './mission.ts';

const MOST = 100_000;
const MOST_LISTED = 10_000;
const LONGEST = 60;

type Read = (field: RecordReader, scenario: Scenario) => unknown;
type Fields = Readonly<Record<string, Read>>;

const optional =
  (read: Read): Read =>
  (field, scenario) =>
    field.isGiven ? read(field, scenario) : undefined;
const listOf =
  (read: Read): Read =>
  (field, scenario) =>
    field.list(MOST_LISTED).forEach((item) => read(item, scenario));
const record =
  (fields: Fields): Read =>
  (field, scenario) => {
    for (const [key, read] of Object.entries(fields)) read(field.at(key), scenario);
  };
const oneOf =
  (choices: readonly string[]): Read =>
  (field) =>
    field.oneOf(choices);

const count: Read = (field) => field.integer(0, MOST);
const flag: Read = (field) => field.flag();
const word: Read = (field) => field.text(LONGEST);
const piece: Read = (field, { pieces }) => field.integer(0, pieces.length - 1);
const square: Read = (field, { board }) => {
  const [x, y, level = 0]: Coordinates = readCoordinates(field);
  return isWall(board.levels[level]?.floor[y]?.[x]) ? field.fail('a floor square') : null;
};
const squares = listOf(square);
const places = listOf((field, scenario) =>
  typeof field.value === 'string' ? field.oneOf(PLACES) : square(field, scenario),
);

/** In whose name the game is won or lost. */
const CITED: Fields = { rule: optional(word), lostBy: optional(word) };

/** The rules that say something about themselves. */
const RULES: ReadonlyMap<string, Fields> = new Map(
  Object.entries<Fields>({
    'ambush-allowance': { count },
    automaton: { mentionedMarines: oneOf(MENTIONED), objectiveSquares: places, alienGoalSquares: places },
    'bring-out': { unit: word },
    'burn-targets': { sections: listOf(word) },
    cat: { start: squares },
    escape: { count },
    exits: { squares: listOf(record({ at: square, side: readFacing })) },
    garrison: { leader: squares, corners: squares, faces: readFacing },
    'heavy-enemy': { unit: oneOf(HEAVY_ENEMIES) },
    'hold-ducts': { turn: count },
    kill: { count },
    'no-flamer': { sections: listOf(word) },
    occupy: { squares, count },
    'reach-corridor': { squares },
    scenario: {
      id: oneOf(SCENARIO_IDS),
      blips: count,
      corridors: listOf(squares),
      controlRoom: optional(squares),
      secured: optional(listOf(word)),
      campaign: optional(record({ squads: count, raidLost: flag })),
    },
    secure: { count },
    'secure-areas': { areas: listOf(word) },
    'solo-mission': {
      mentionedMarines: optional(listOf(piece)),
      objectiveSquares: optional(squares),
      alienGoalSquares: optional(squares),
      ambushAllowed: optional(flag),
      ambushSchedule: optional(listOf(count)),
      reinforcementTable: optional(flag),
      penalty: optional(count),
    },
    'turn-limit': { turn: count, winner: oneOf(['marines', 'aliens', 'draw']) },
    waves: { turns: listOf(count) },
  }),
);

const fieldsOf = ({ is }: MissionRulePlan): Fields => ({ ...CITED, ...RULES.get(is) });

/** `setupFor` for what somebody else may have written. Throws `FileError` where a rule's fields are wrong. */
export const setupFromFile = (scenario: Scenario): Setup => {
  const rules = new RecordReader('scenario', scenario).at('rules').list(scenario.rules.length);
  scenario.rules.forEach((plan, index) => record(fieldsOf(plan))(rules[index]!, scenario));
  return setupFor(scenario);
};
