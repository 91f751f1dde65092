import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FileError, RecordReader } from './reader.ts';
import { readCounts, readScenario } from './scenarioReader.ts';

const SCENARIO = {
  id: 'trial',
  modules: [],
  options: {},
  board: { levels: [{ floor: ['..'], sections: ['aa'] }], entries: [] },
  features: [],
  burning: [],
  pieces: [{ is: 'marine' }, { is: 'marine' }],
  deployment: [{ by: 'marines', pieces: [0, 1], squares: [[0, 0]] }],
  startingBlips: 0,
  reinforcements: 0,
  novice: false,
  rules: [],
};

const read = (scenario: unknown) => readScenario(new RecordReader('scenario', scenario));

test('C2.4  a deployment group names pieces of the list', () => {
  expect(read(SCENARIO)).toEqual(SCENARIO);
  const deployment = [{ ...SCENARIO.deployment[0], pieces: [0, 2] }];
  expect(() => read({ ...SCENARIO, deployment })).toThrow(
    'scenario.deployment[0].pieces[1]: expected a whole number from 0 to 1',
  );
});

test('counts stop at ten thousand where nothing else is said', () => {
  const counts = new RecordReader('counts', { 'cat-at': 11_750 });
  expect(() => readCounts(counts)).toThrow('counts.cat-at: expected a whole number from -10000 to 10000');
  expect(readCounts(counts, 40_000)).toEqual({ 'cat-at': 11_750 });
});

type Path = readonly (string | number)[];

/** The scenario with one value replaced, as a file would hold it. */
const readWith = (path: Path, value: unknown) => {
  const scenario: unknown = JSON.parse(JSON.stringify(FULL));
  let holder = scenario as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  holder[path.at(-1)!] = value;
  return read(scenario);
};

const FULL = {
  ...SCENARIO,
  options: { timer: 'off', stealerPool: 6 },
  board: {
    levels: [{ floor: ['..'], sections: ['aa'] }],
    entries: [{ id: 'e1', squares: [{ at: [1, 0], side: 1 }] }],
  },
  features: [{ at: [1, 0], is: 'closed-door' }],
  burning: [[1, 0, 0]],
  pieces: [
    {
      is: 'marine',
      gear: ['storm-bolter'],
      name: 'Leo',
      squad: 'red',
      badge: 'lion',
      player: 1,
      at: [0, 0],
      area: 'e1',
      faces: -1,
      value: 0,
      ap: 4,
      activation: 'ready',
      weapon: 'ready',
      counts: { psi: 3 },
    },
    { is: 'marine' },
  ],
  rules: [{ is: 'exits', squares: [] }],
};

test('a scenario with everything in it is read as it was written', () => {
  expect(read(FULL)).toEqual(FULL);
});

const NUMBERS: readonly (readonly [Path, number, number])[] = [
  [['startingBlips'], 0, 100],
  [['reinforcements'], 0, 100],
  [['burning', 0, 0], 0, 500],
  [['board', 'entries', 0, 'squares', 0, 'side'], 0, 3],
  [['pieces', 0, 'player'], 1, 2],
  [['pieces', 0, 'faces'], -1, 3],
  [['pieces', 0, 'value'], 0, 9],
  [['pieces', 0, 'ap'], 0, 99],
  [['pieces', 0, 'counts', 'psi'], -10_000, 10_000],
  [['deployment', 0, 'pieces', 0], 0, 1],
];

const LISTS: readonly (readonly [Path, number])[] = [
  [['modules'], 100],
  [['board', 'levels'], 10],
  [['board', 'levels', 0, 'floor'], 500],
  [['board', 'levels', 0, 'sections'], 500],
  [['board', 'entries'], 100],
  [['board', 'entries', 0, 'squares'], 100],
  [['features'], 10_000],
  [['burning'], 10_000],
  [['burning', 0], 3],
  [['pieces'], 200],
  [['pieces', 0, 'gear'], 100],
  [['deployment'], 100],
  [['deployment', 0, 'pieces'], 200],
  [['deployment', 0, 'squares'], 10_000],
  [['rules'], 100],
];

const TEXTS: readonly (readonly [Path, number])[] = [
  [['id'], 200],
  [['modules', 0], 200],
  [['board', 'levels', 0, 'floor', 0], 500],
  [['board', 'entries', 0, 'id'], 200],
  [['features', 0, 'is'], 200],
  [['pieces', 0, 'is'], 200],
  [['pieces', 0, 'name'], 200],
  [['rules', 0, 'is'], 200],
];

describe('a value beyond what is sensible is refused', () => {
  test.each(NUMBERS)('%j from %i to %i', (path, least, most) => {
    const reason = `expected a whole number from ${least} to ${most}`;
    for (const value of [least - 1, most + 1, 0.5, null]) expect(() => readWith(path, value)).toThrow(reason);
    for (const value of [least, most]) expect(() => readWith(path, value)).not.toThrow();
  });

  test.each(LISTS)('%j a list of at most %i', (path, most) => {
    const list = new Array<null>(most + 1).fill(null);
    expect(() => readWith(path, list)).toThrow(`expected a list of at most ${most}`);
    expect(() => readWith(path, list.slice(1))).not.toThrow(`at most ${most}`);
  });

  test.each(TEXTS)('%j a text of at most %i letters', (path, most) => {
    expect(() => readWith(path, 'x'.repeat(most + 1))).toThrow('expected a text');
    expect(() => readWith(path, 'x'.repeat(most))).not.toThrow();
  });

  test('a square has two or three coordinates, an option is a word or a number', () => {
    expect(() => readWith(['burning', 0], [1])).toThrow('expected a square [x, y] or [x, y, level]');
    expect(() => readWith(['options', 'timer'], true)).toThrow('scenario.options.timer: expected a word or a number');
    expect(() => readWith(['novice'], 1)).toThrow('scenario.novice: expected true or false');
    expect(() => readWith(['pieces', 0, 'activation'], 'busy')).toThrow('expected one of ready, active, done, barred');
  });
});

/** Undefined where the scenario is read. */
const faultOf = (path: Path, value: unknown): unknown => {
  try {
    readWith(path, value);
    return undefined;
  } catch (error) {
    return error;
  }
};

test('whatever stands in a file, it is a scenario or a fault of the file', () => {
  const paths = [...NUMBERS, ...LISTS, ...TEXTS].map(([path]) => path);
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
      const fault = faultOf(path, value);
      expect(fault === undefined || fault instanceof FileError).toBe(true);
    }),
    { seed: 1, numRuns: 500 },
  );
});
