import { expect, test } from 'vitest';
import type { MeasuredGame } from '../../workshop/measuring.ts';
import { heatOf } from './heat.ts';

const game = (marines: MeasuredGame['deaths']['marines']): MeasuredGame => ({
  winner: 'aliens',
  turns: 5,
  deaths: { marines, aliens: [[0, 9, 9]] },
});

test('deaths are counted square by square over all games, level by level, against the deadliest square of all', () => {
  const played = [
    game([
      [0, 1, 2],
      [1, 1, 2],
    ]),
    game([[0, 1, 2]]),
  ];
  expect(heatOf(played, 'marines', 0)).toEqual([{ x: 1, y: 2, deaths: 2, share: 1 }]);
  expect(heatOf(played, 'marines', 1)).toEqual([{ x: 1, y: 2, deaths: 1, share: 0.5 }]);
  expect(heatOf(played, 'aliens', 0)).toEqual([{ x: 9, y: 9, deaths: 2, share: 1 }]);
  expect(heatOf(played, 'none', 0)).toEqual([]);
});
