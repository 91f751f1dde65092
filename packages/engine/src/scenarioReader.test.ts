import { expect, test } from 'vitest';
import { RecordReader } from './reader.ts';
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
