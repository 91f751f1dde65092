/** Scenarios out of files: what the rules they choose say is read before a game is made of it. */
import {
  FileError,
  type Coordinates,
  type MissionRuleId,
  type MissionRuleTypes,
  type Scenario,
  type Setup,
} from '@sensorium/engine';
import { MENTIONED, PLACES, SCENARIO_IDS, setupFor } from '@sensorium/rules';
import * as v from 'valibot';
import { HEAVY_ENEMIES, isWall } from './mission.ts';

const MOST = 100_000;
const MOST_LISTED = 10_000;
const MOST_ROWS = 500;
const LONGEST = 60;

const whole = (least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most}`;
  return v.pipe(v.number(expected), v.integer(expected), v.minValue(least, expected), v.maxValue(most, expected));
};
const listOf = <Item extends v.GenericSchema>(item: Item, most = MOST_LISTED) => {
  const expected = `a list of at most ${most}`;
  return v.pipe(v.array(item, expected), v.maxLength(most, expected), v.readonly());
};
const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.picklist(choices, `one of ${choices.join(', ')}`);

const count = whole(0, MOST);
const facing = whole(0, 3);
const flag = v.boolean('true or false');
const word = v.pipe(v.string('a text'), v.maxLength(LONGEST, 'a text'));

/** Every rule may say in whose name the game is won or lost. */
const plan = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.object({ rule: v.exactOptional(word), lostBy: v.exactOptional(word), ...fields });

/** What a rule's data can point at in one scenario. */
const pointersOf = ({ board, pieces }: Scenario) => {
  const coordinates = v.pipe(
    listOf(whole(0, MOST_ROWS), 3),
    v.minLength(2, 'a square [x, y] or [x, y, level]'),
    v.transform((numbers) => numbers as unknown as Coordinates),
  );
  const square = v.pipe(
    coordinates,
    v.check(([x, y, level = 0]) => !isWall(board.levels[level]?.floor[y]?.[x]), 'a floor square'),
  );
  return { square, squares: listOf(square), piece: whole(0, pieces.length - 1) };
};
type Pointers = ReturnType<typeof pointersOf>;

/** The data of every rule. Schemas that make something else of it than the rule takes do not compile. */
const PLANS = {
  'all-dead': () => plan({}),
  'ambush-allowance': () => plan({ count }),
  automaton: ({ square }) => {
    const places = listOf(v.union([oneOf(PLACES), square], 'a place or a square'));
    return plan({ mentionedMarines: oneOf(MENTIONED), objectiveSquares: places, alienGoalSquares: places });
  },
  'bring-out': () => plan({ unit: word }),
  'burn-targets': () => plan({ sections: listOf(word) }),
  cat: ({ squares }) => plan({ start: squares }),
  'cover-entries': () => plan({}),
  ducts: () => plan({}),
  escape: () => plan({ count }),
  exits: ({ square }) => plan({ squares: listOf(v.object({ at: square, side: facing }, 'a record')) }),
  garrison: ({ squares }) => plan({ leader: squares, corners: squares, faces: facing }),
  'heavy-enemy': () => plan({ unit: oneOf(HEAVY_ENEMIES) }),
  'hold-ducts': () => plan({ turn: count }),
  kill: () => plan({ count }),
  'no-flamer': () => plan({ sections: listOf(word) }),
  'no-lurking': () => plan({}),
  occupy: ({ squares }) => plan({ squares, count }),
  'one-per-section': () => plan({}),
  'reach-corridor': ({ squares }) => plan({ squares }),
  'rescue-cat': () => plan({}),
  scenario: ({ squares }) =>
    plan({
      id: oneOf(SCENARIO_IDS),
      blips: count,
      corridors: listOf(squares),
      controlRoom: v.exactOptional(squares),
      secured: v.exactOptional(listOf(word)),
      campaign: v.exactOptional(v.object({ squads: count, raidLost: flag }, 'a record')),
    }),
  secure: () => plan({ count }),
  'secure-areas': () => plan({ areas: listOf(word) }),
  'slay-leader': () => plan({}),
  'solo-mission': ({ piece, squares }) =>
    plan({
      mentionedMarines: v.exactOptional(listOf(piece)),
      objectiveSquares: v.exactOptional(squares),
      alienGoalSquares: v.exactOptional(squares),
      ambushAllowed: v.exactOptional(flag),
      ambushSchedule: v.exactOptional(listOf(count)),
      reinforcementTable: v.exactOptional(flag),
      penalty: v.exactOptional(count),
    }),
  'turn-limit': () => plan({ turn: count, winner: oneOf(['marines', 'aliens', 'draw']) }),
  waves: () => plan({ turns: listOf(count) }),
  'weapons-cache': () => plan({}),
} satisfies { readonly [Id in MissionRuleId]: (at: Pointers) => v.GenericSchema<unknown, MissionRuleTypes[Id]> };

type PlanSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
const schemas = new Map<string, (at: Pointers) => PlanSchema>(Object.entries(PLANS));

type Issue = v.BaseIssue<unknown>;

/** A field that is not there is missed in the words of what should be. */
const expectedIn = ({ entries }: PlanSchema, { type, message, path }: Issue): string => {
  const [first, ...deeper] = path ?? [];
  if (type !== 'object' || first === undefined || deeper.length > 0) return message;
  return v.safeParse(entries[String(first.key)]!, undefined).issues?.[0].message ?? message;
};

const pathOf = ({ path }: Issue): string =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');

/** `setupFor` for what somebody else may have written. Throws `FileError` where a rule's fields are wrong. */
export const setupFromFile = (scenario: Scenario): Setup => {
  const at = pointersOf(scenario);
  scenario.rules.forEach((rule, index) => {
    const schema = schemas.get(rule.is)?.(at);
    const issue = schema === undefined ? undefined : v.safeParse(schema, rule).issues?.[0];
    if (schema !== undefined && issue !== undefined)
      throw new FileError(`scenario.rules[${index}]${pathOf(issue)}: expected ${expectedIn(schema, issue)}`);
  });
  return setupFor(scenario);
};
