import { expect, test } from 'vitest';
import { swapSeats } from './begin.ts';
import type { GameRecord } from './games.ts';
import { verdictOf } from './match.ts';

const leg = (number: 1 | 2, winner: string): GameRecord => ({
  id: String(number),
  version: 1,
  mission: 'decoy',
  sides: { marines: 'person', aliens: 'person' },
  clock: 'off',
  seed: 1,
  begun: 0,
  changed: 0,
  turn: 9,
  winner,
  endedBy: '',
  match: { id: 'm', leg: number },
  hasSave: true,
  isUnstored: false,
});

test.each([
  ['marines', 'marines', 'draw'],
  ['marines', 'aliens', 'first'],
  ['aliens', 'marines', 'second'],
  ['draw', 'aliens', 'first'],
  ['draw', 'draw', 'draw'],
  ['marines', '', 'open'],
])('first leg to %s, second to %s: %s', (first, second, verdict) => {
  expect(verdictOf([leg(1, first), leg(2, second)])).toBe(verdict);
});

test('a match with one leg is open', () => {
  expect(verdictOf([leg(1, 'marines')])).toBe('open');
});

test('swapping seats a program for the side it gets', () => {
  expect(swapSeats({ marines: 'person', aliens: 'diceroller-1' })).toEqual({
    marines: 'marine-drill',
    aliens: 'person',
  });
  expect(swapSeats({ marines: 'marine-drill', aliens: 'person' })).toEqual({
    marines: 'person',
    aliens: 'diceroller-2',
  });
  expect(swapSeats({ marines: 'person', aliens: 'person' })).toEqual({ marines: 'person', aliens: 'person' });
});
