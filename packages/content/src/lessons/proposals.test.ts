import { expect, test } from 'vitest';
import type { Measured } from '../measured.ts';
import { proposalKey, proposalsFor } from './proposals.ts';

const row = (mission: string, aliens: string, wins: number): Measured => ({
  mission,
  marines: 'marine-drill',
  aliens,
  games: 100,
  won: {
    marines: { wins, low: wins / 100, high: wins / 100 },
    aliens: { wins: 100 - wins, low: 1 - wins / 100, high: 1 - wins / 100 },
  },
});
const TABLE = [
  row('first-steps', 'diceroller-2', 90),
  row('first-steps', 'diceroller-1', 60),
  row('decoy', 'diceroller-2', 58),
  row('decoy', 'diceroller-1', 20),
];

test('S9.21 the easiest that was not won comes first, then what is clearly harder', () => {
  expect(proposalsFor(new Set(), 3, TABLE).map(proposalKey)).toEqual([
    'first-steps diceroller-2',
    'first-steps diceroller-1',
    'decoy diceroller-1',
  ]);
  expect(proposalsFor(new Set(['first-steps diceroller-2']), 1, TABLE).map(proposalKey)).toEqual([
    'first-steps diceroller-1',
  ]);
});

test('S9.21 with what was measured there is always something to propose', () => {
  const [first, ...further] = proposalsFor(new Set(['first-steps diceroller-2']), 4);
  expect(first!.share).toBeGreaterThan(0.4);
  expect(further).toHaveLength(3);
});
