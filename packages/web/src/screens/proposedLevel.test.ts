import type { Side } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { PERSON } from './opponents.ts';
import { proposedLevel } from './proposedLevel.ts';

/** The latest last. */
const played = (...games: readonly (readonly [aliens: string, winner: Side | ''])[]) =>
  games.map(([aliens, winner], changed) => ({ sides: { marines: PERSON, aliens }, winner, changed }));

test('S9.13  nothing is proposed to somebody who has finished no game', () => {
  expect(proposedLevel('marines', played(['alien-hunter-2', '']))).toBeNull();
  expect(proposedLevel('aliens', played(['alien-hunter-2', 'marines']))).toBeNull();
});

test('S9.13  two games won in a row lead up, two lost lead down, and one of each stays', () => {
  const two = (first: Side, second: Side) =>
    proposedLevel('marines', played(['alien-hunter-2', first], ['alien-hunter-2', second]));
  expect(two('marines', 'marines')).toMatchObject({ level: 'alien-hunter-3', because: 'wonTwice' });
  expect(two('aliens', 'aliens')).toMatchObject({ level: 'alien-hunter-1', because: 'lostTwice' });
  expect(two('aliens', 'marines')).toMatchObject({ level: 'alien-hunter-2', because: 'mixed' });
  expect(proposedLevel('marines', played(['alien-hunter-5', 'marines'], ['alien-hunter-5', 'marines']))?.level).toBe(
    'alien-hunter-5',
  );
});

test('S9.13  an automaton beaten leads to the fair level, one not beaten to the easy one', () => {
  expect(proposedLevel('marines', played(['diceroller-2', 'marines']))).toEqual({
    level: 'alien-hunter-3',
    against: 'diceroller-2',
    because: 'won',
  });
  expect(proposedLevel('marines', played(['diceroller-2', 'aliens']))?.level).toBe('alien-hunter-2');
});
