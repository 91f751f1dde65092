/** What a saved game may hold, value by value: one step beyond, and the file is refused by the name of the value. */
import { createGame, hashText, loadGame, saveGame, type Game } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { HIDEOUT } from '../testing/boards.ts';
import { scenarioOf } from '../testing/scenarios.ts';
import { setupFor } from './setupFor.ts';

const setup = setupFor(scenarioOf(HIDEOUT));
const SAVE = saveGame(createGame(setup, { seed: 3 }));
const PIECES = setup.scenario.pieces.length;
const SQUARES = setup.board.size;
const MOST_COUNT = 0xffffff;

type Path = readonly (string | number)[];

/** The save with one value of its state replaced and a checksum that is right. */
const savedWith = (path: Path, value: unknown): string => {
  const [header = '', scenario = '', text = ''] = SAVE.split('\n');
  const state = JSON.parse(text) as Record<string, unknown>;
  let holder: Record<string | number, unknown> = state;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  holder[path.at(-1)!] = value;
  const body = `${scenario}\n${JSON.stringify(state)}`;
  return `${JSON.stringify({ ...(JSON.parse(header) as object), check: hashText(body) })}\n${body}`;
};

const load = (path: Path, value: unknown): Game => loadGame(savedWith(path, value), setupFor);

const nameOf = (path: Path): string =>
  `state${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;

test('a save that nothing was done to is read', () => {
  expect(load(['turn'], 1).state.turn).toBe(1);
});

const NUMBERS: readonly (readonly [Path, number, number])[] = [
  [['turn'], 0, MOST_COUNT],
  [['clock'], 0, MOST_COUNT],
  [['supply'], 0, MOST_COUNT],
  [['kills'], 0, MOST_COUNT],
  [['quietTurns'], 0, MOST_COUNT],
  [['activeMarine'], -1, PIECES - 1],
  [['activeAlien'], -1, PIECES - 1],
  [['cpDrawn'], 0, 99],
  [['cpBonus'], -99, 99],
  [['cpSpent'], 0, 99],
  [['marines', 0], 0, PIECES - 1],
  [['pool', 0], 0, 999],
  [['luck', 'seed'], 0, 0xffffffff],
  [['luck', 'used', 0], 0, 0x7fffffff],
  [['memory', 'note'], -10_000, 100_000],
  [['pieces', 0, 0], 0, setup.profiles.length - 1],
  [['pieces', 0, 1], -1, SQUARES - 1],
  [['pieces', 0, 2], -1, setup.board.entries.length - 1],
  [['pieces', 0, 3], -1, 3],
  [['pieces', 0, 4], 0, 99],
  [['pieces', 0, 5], 0, 3],
  [['pieces', 0, 6], 0, 2],
  [['pieces', 0, 7], 0, 3],
  [['pieces', 0, 8], 0, 9],
  [['pieces', 0, 9], 0, 4],
];

describe('a number beyond its bounds is refused', () => {
  test.each(NUMBERS)('%j from %i to %i', (path, least, most) => {
    const reason = `${nameOf(path)}: expected a whole number from ${least} to ${most}`;
    for (const value of [least - 1, most + 1, 0.5, '1']) expect(() => load(path, value)).toThrow(reason);
  });

  test('in what a figure counts, a run, a feature and a marker', () => {
    const counts = [...writtenPiece().slice(0, 10), { 'heavy-flamer': 10_001 }];
    expect(() => load(['pieces', 0], counts)).toThrow('from -10000 to 10000');
    const run = { by: 0, target: -1, door: -1, shots: 1 };
    const bad = { by: PIECES, target: PIECES, door: SQUARES, shots: 1000, weapon: 256 };
    for (const [key, value] of Object.entries(bad))
      expect(() => load(['run'], { ...run, [key]: value })).toThrow(`state.run.${key}: expected a whole number`);
    expect(() => load(['run'], { ...run, second: { ...run, shots: -1 } })).toThrow('state.run.second.shots');
    expect(() => load(['features'], [{ at: 0, is: 1 }])).toThrow('state.features[0].at: expected a floor square');
    expect(() => load(['features'], [{ at: SQUARES, is: 1 }])).toThrow(`from 0 to ${SQUARES - 1}`);
    expect(() => load(['burning'], [0])).toThrow('state.burning[0]: expected a floor square');
  });
});

const writtenPiece = (): unknown[] => {
  const state = JSON.parse(SAVE.split('\n')[2]!) as { pieces: unknown[][] };
  return state.pieces[0]!;
};

const LISTS: readonly (readonly [string, number])[] = [
  ['pieces', 100_000],
  ['marines', 100_000],
  ['aliens', 100_000],
  ['features', SQUARES],
  ['burning', SQUARES],
  ['markers', SQUARES * 4],
  ['pool', 99],
  ['stack', 1000],
];

test.each(LISTS)('a list of %s is at most %i long', (name, most) => {
  const list = new Array<null>(most + 1).fill(null);
  expect(() => load([name], list)).toThrow(`state.${name}: expected a list of at most ${most}`);
  expect(() => load([name], list.slice(1))).not.toThrow('a list of at most');
});

test('a piece has ten numbers and at most one record of counts', () => {
  const row = writtenPiece();
  expect(() => load(['pieces', 0], row.slice(0, 9))).toThrow('state.pieces[0]: expected a piece');
  expect(() => load(['pieces', 0], [...row.slice(0, 10), {}, 0])).toThrow('a list of at most 11');
});

describe('frames are plain data of sensible size', () => {
  const stack = createGame(setup, { seed: 3 }).state.stack;
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  const frameWith = (note: unknown): Game => load(['stack'], [...stack, { ...stack.at(-1)!, note }]);

  test('the sixth level is refused', () => {
    expect(frameWith(nested(3)).state.stack).toHaveLength(stack.length + 1);
    expect(() => frameWith(nested(4))).toThrow('expected fewer levels');
    expect(() => frameWith({ a: { b: { c: { d: 1 } } } })).toThrow('expected fewer levels');
  });

  test.each([
    ['a number', 100_001, 'from -99 to 100000'],
    ['a number below', -100, 'from -99 to 100000'],
    ['a text', 'x'.repeat(61), 'a text'],
    ['a list', new Array(1001).fill(0), 'a list of at most 1000'],
  ])('%s too great is refused', (_what, note, reason) => {
    expect(() => frameWith(note)).toThrow(reason);
  });

  test('a frame nobody knows is refused', () => {
    expect(() => load(['stack'], [{ kind: 'chess' }])).toThrow('state.stack[0]: expected a frame these rules know');
    expect(() => load(['stack'], [{ kind: 'sequence', of: 'chess', step: 0, piece: -1 }])).toThrow('a frame these');
    const steps = setup.rules.sequences.get('turn')!.length;
    const turn = { kind: 'sequence', of: 'turn', step: steps, piece: -1, note: null };
    expect(() => load(['stack'], [turn])).toThrow(`from 0 to ${steps - 1}`);
    expect(() => load(['stack'], [{ ...turn, step: 0, piece: -2 }])).toThrow('from -1 to 100000');
  });
});

describe('a position that contradicts itself is refused', () => {
  const pieces = (JSON.parse(SAVE.split('\n')[2]!) as { pieces: unknown[][] }).pieces;
  const { marines, aliens } = createGame(setup, { seed: 3 }).state;
  const withPiece = (id: number, column: number, value: unknown): unknown[][] =>
    pieces.map((row, index) => (index === id ? row.with(column, value) : row));
  const [SQUARE, AREA, FACING, ACTIVATION, FATE] = [1, 2, 3, 5, 9];
  const marine = marines[0]!;
  const alien = aliens[0]!;

  test.each<[string, Path, unknown, string]>([
    ['a piece listed twice', ['marines'], [...marines, marine], 'a piece is listed twice'],
    ['a piece of nobody', ['marines'], marines.slice(1), `state.pieces[${marine}]: belongs to nobody`],
    ['a piece of the others', ['marines'], [...marines, alien], 'a piece of the marines'],
    ['two on one square', ['pieces'], withPiece(marine, SQUARE, pieces[alien]![SQUARE]), 'C1.3'],
    ['a figure without facing', ['pieces'], withPiece(marine, FACING, -1), 'C1.5'],
    ['a dead one on the board', ['pieces'], withPiece(marine, FATE, 1), 'somewhere and not in play'],
    ['one in play and nowhere', ['pieces'], withPiece(marine, SQUARE, -1), 'in play and nowhere'],
    ['one on the board and in an area', ['pieces'], withPiece(marine, AREA, 0), 'C18.6'],
    ['an active one nobody knows of', ['pieces'], withPiece(marine, ACTIVATION, 1), 'C6.4'],
    ['an active one that is not', ['activeMarine'], marine, 'C6.4'],
    ['an active one of the others', ['activeMarine'], alien, 'none of theirs'],
    ['an empty stack', ['stack'], [], 'nobody can decide anything'],
  ])('%s', (_what, path, value, reason) => {
    expect(() => load(path, value)).toThrow(reason);
  });

  test('features, fires and markers out of scan order', () => {
    const floor = [...setup.board.floor.keys()].filter((square) => setup.board.floor[square] === 1);
    const [first, second] = [floor[0]!, floor[1]!];
    const marker = (at: number, is: string) => ({ at, is, blocks: 'nothing' });
    expect(() => load(['burning'], [second, first])).toThrow('state.burning: not in scan order');
    expect(() => load(['burning'], [first, first])).toThrow('state.burning: not in scan order');
    expect(() =>
      load(
        ['features'],
        [second, first].map((at) => ({ at, is: 1 })),
      ),
    ).toThrow('state.features: not');
    expect(() => load(['markers'], [marker(second, 'a'), marker(first, 'b')])).toThrow('state.markers: not');
    expect(() => load(['markers'], [marker(first, 'a'), marker(first, 'a')])).toThrow('state.markers: not');
    expect(load(['markers'], [marker(first, 'a'), marker(first, 'b')]).state.markers).toHaveLength(2);
  });
});
