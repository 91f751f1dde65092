import { PROVING_GROUND, TrialTable } from '@sensorium/host/testing';
import { expect, test } from 'vitest';
import { readGame } from './readGame.ts';

test.each([
  ['', 'not-json'],
  ['hello', 'not-json'],
  ['{"format":', 'not-json'],
  ['['.repeat(100_000), 'not-json'],
  ['[]', 'not-a-game'],
  ['null', 'not-a-game'],
  ['{"format":"chess"}', 'not-a-game'],
  ['{"format":7}', 'not-a-game'],
  ['{"format":"sensorium-replay","version":99}', 'too-new'],
])('a file that is no game is named as what it is', (text, error) => {
  expect(() => readGame(text)).toThrow(error);
});

test('a game is played through, and what it is about is told', () => {
  const sides = { marines: 'person', aliens: 'person' };
  const save = new TrialTable({ scenario: PROVING_GROUND, seed: 7, sides, clock: 'off' }).save();
  const { facts } = readGame(save);
  expect(facts).toEqual({ mission: PROVING_GROUND.id, sides, clock: 'off', turn: facts.turn, winner: '', endedBy: '' });
  expect(() => readGame(save.replace('"seed":7', '"seed":8'))).toThrow('other dice');
});
