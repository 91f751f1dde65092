import type { BoardPlan, Coordinates } from './board.ts';
import { FACINGS, NO_FACING } from './geometry.ts';
import type { RecordReader } from './reader.ts';
import type { DeploymentPlan, PiecePlan, Scenario } from './setup.ts';
import { ACTIVATIONS, SIDES, WEAPON_STATES, type Counts } from './state.ts';
import type { MissionRulePlan } from './vocabulary.ts';

const LONGEST_NAME = 200;
const MOST_ROWS = 500;
export const MOST_PIECES = 200;

const readCoordinates = (field: RecordReader): Coordinates => {
  const parts = field.list(3).map((part) => part.integer(0, MOST_ROWS));
  return parts.length < 2 ? field.fail('a square [x, y] or [x, y, level]') : (parts as unknown as Coordinates);
};

const readFacing = (field: RecordReader): number => field.integer(0, FACINGS.length - 1);
const readRows = (field: RecordReader): string[] => field.list(MOST_ROWS).map((row) => row.text(MOST_ROWS));
const readNames = (field: RecordReader): string[] => field.list(100).map((name) => name.text(LONGEST_NAME));

const readBoard = (field: RecordReader): BoardPlan => ({
  levels: field
    .at('levels')
    .list(10)
    .map((level) => ({ floor: readRows(level.at('floor')), sections: readRows(level.at('sections')) })),
  entries: field
    .at('entries')
    .list(100)
    .map((entry) => ({
      id: entry.at('id').text(LONGEST_NAME),
      squares: entry
        .at('squares')
        .list(100)
        .map((joint) => ({ at: readCoordinates(joint.at('at')), side: readFacing(joint.at('side')) })),
    })),
});

const MOST_COUNTED = 10_000;

export const readCounts = (field: RecordReader, most = MOST_COUNTED): Counts =>
  Object.fromEntries(field.keys().map((key) => [key, field.at(key).integer(-MOST_COUNTED, most)]));

const optional = <Key extends string, Value>(
  field: RecordReader,
  key: Key,
  read: (value: RecordReader) => Value,
): Partial<Record<Key, Value>> =>
  field.at(key).isGiven ? ({ [key]: read(field.at(key)) } as Partial<Record<Key, Value>>) : {};

const readPiece = (field: RecordReader): PiecePlan => ({
  is: field.at('is').text(LONGEST_NAME),
  ...optional(field, 'gear', readNames),
  ...optional(field, 'name', (value) => value.text(LONGEST_NAME)),
  ...optional(field, 'squad', (value) => value.text(LONGEST_NAME)),
  ...optional(field, 'badge', (value) => value.text(LONGEST_NAME)),
  ...optional(field, 'player', (value) => value.integer(1, 2)),
  ...optional(field, 'at', readCoordinates),
  ...optional(field, 'area', (value) => value.text(LONGEST_NAME)),
  // A prone marine has no facing.
  ...optional(field, 'faces', (value) => value.integer(NO_FACING, FACINGS.length - 1)),
  ...optional(field, 'value', (value) => value.integer(0, 9)),
  ...optional(field, 'ap', (value) => value.integer(0, 99)),
  ...optional(field, 'activation', (value) => value.oneOf(ACTIVATIONS)),
  ...optional(field, 'weapon', (value) => value.oneOf(WEAPON_STATES)),
  ...optional(field, 'counts', readCounts),
});

const readDeployment = (field: RecordReader, pieces: number): DeploymentPlan => ({
  by: field.at('by').oneOf(SIDES),
  pieces: field
    .at('pieces')
    .list(MOST_PIECES)
    .map((id) => id.integer(0, pieces - 1)),
  squares: field.at('squares').list(10_000).map(readCoordinates),
});

const readOptions = (field: RecordReader): Record<string, string | number> =>
  Object.fromEntries(
    field.keys().map((key) => {
      const { value } = field.at(key);
      return [
        key,
        typeof value === 'string' || typeof value === 'number' ? value : field.at(key).fail('a word or a number'),
      ];
    }),
  );

const readPieces = (field: RecordReader): Pick<Scenario, 'pieces' | 'deployment'> => {
  const pieces = field.at('pieces').list(MOST_PIECES).map(readPiece);
  const deployment = field
    .at('deployment')
    .list(100)
    .map((group) => readDeployment(group, pieces.length));
  return { pieces, deployment };
};

/** A scenario out of a file. Names of units, terrain and rules are checked when it is compiled. */
export const readScenario = (field: RecordReader): Scenario => ({
  id: field.at('id').text(LONGEST_NAME),
  modules: readNames(field.at('modules')),
  options: readOptions(field.at('options')),
  board: readBoard(field.at('board')),
  features: field
    .at('features')
    .list(10_000)
    .map((feature) => ({ at: readCoordinates(feature.at('at')), is: feature.at('is').text(LONGEST_NAME) })),
  burning: field.at('burning').list(10_000).map(readCoordinates),
  ...readPieces(field),
  startingBlips: field.at('startingBlips').integer(0, 100),
  reinforcements: field.at('reinforcements').integer(0, 100),
  novice: field.at('novice').flag(),
  rules: field
    .at('rules')
    .list(100)
    .map((rule) => {
      rule.at('is').text(LONGEST_NAME);
      return rule.value as MissionRulePlan;
    }),
});
