/** Files come from anywhere: they are checked before use, and an error says what is wrong. */
import { SIDES, type Command, type Scenario } from '@sensorium/engine';
import { CLOCKS, SAVE_FORMAT, type SavedCommand, type SavedGame } from './protocol.ts';

export class SaveError extends Error {}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown, what: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SaveError(`${what} is no record`);
  return value as Fields;
};

const integer = (value: unknown, what: string): number => {
  if (!Number.isSafeInteger(value)) throw new SaveError(`${what} is no whole number`);
  return value as number;
};

const text = (value: unknown, what: string): string => {
  if (typeof value !== 'string') throw new SaveError(`${what} is no text`);
  return value;
};

const list = (value: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new SaveError(`${what} is no list`);
  return value;
};

const commandOf = (value: unknown, what: string): Command => {
  const fields = fieldsOf(value, what);
  return {
    do: text(fields['do'], `${what}: do`),
    piece: integer(fields['piece'], `${what}: piece`),
    at: integer(fields['at'], `${what}: at`),
    how: integer(fields['how'], `${what}: how`),
    cp: integer(fields['cp'], `${what}: cp`),
  };
};

const savedCommand = (value: unknown, index: number): SavedCommand => {
  const what = `command ${index + 1}`;
  const fields = fieldsOf(value, what);
  const by = text(fields['by'], `${what}: by`);
  if (by !== 'marines' && by !== 'aliens' && by !== 'host') throw new SaveError(`${what}: by is '${by}'`);
  const drawn = list(fields['drawn'], `${what}: drawn`).map((die) => integer(die, `${what}: drawn`));
  return { by, command: commandOf(fields['command'], what), drawn };
};

/** The scenario is checked in depth when it is compiled; here only that it has the shape of one. */
const scenarioOf = (value: unknown): Scenario => {
  const fields = fieldsOf(value, 'scenario');
  text(fields['id'], 'scenario: id');
  for (const key of ['modules', 'features', 'burning', 'pieces', 'deployment', 'rules'])
    list(fields[key], `scenario: ${key}`);
  const board = fieldsOf(fields['board'], 'scenario: board');
  list(board['levels'], 'scenario: levels');
  list(board['entries'], 'scenario: entries');
  fieldsOf(fields['options'], 'scenario: options');
  return value as Scenario;
};

export const parseSave = (save: string): SavedGame => {
  let read: unknown;
  try {
    read = JSON.parse(save);
  } catch {
    throw new SaveError('this file is not a saved game');
  }
  const fields = fieldsOf(read, 'the saved game');
  if (fields['format'] !== SAVE_FORMAT) throw new SaveError(`the format is not ${SAVE_FORMAT}`);
  const sides = fieldsOf(fields['sides'], 'sides');
  const clock = CLOCKS.find((known) => known === fields['clock']);
  if (clock === undefined) throw new SaveError('clock is none of off, normal, novice');
  for (const side of SIDES) text(sides[side], `sides: ${side}`);
  return {
    format: SAVE_FORMAT,
    scenario: scenarioOf(fields['scenario']),
    seed: integer(fields['seed'], 'seed'),
    sides: sides as SavedGame['sides'],
    clock,
    commands: list(fields['commands'], 'commands').map(savedCommand),
  };
};
