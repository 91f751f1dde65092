import { expect, test } from 'vitest';
import { playStand } from './lastStand.ts';

test(
  'D23.1  bots play the solo mission against S0 from board to board, the same way for the same seed',
  { timeout: 120_000 },
  () => {
    const played = [1, 2, 3].map((seed) => playStand(seed, 'marine-drill'));
    for (const { outcome, board, turns } of played) {
      expect(['won', 'lost']).toContain(outcome);
      expect(board).toBeGreaterThanOrEqual(1);
      expect(turns).toBeGreaterThan(0);
    }
    expect(playStand(2, 'marine-drill')).toEqual(played[1]);
  },
);
