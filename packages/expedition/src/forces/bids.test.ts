import { describe, expect, test } from 'vitest';
import { NO_BIDS, bidMade, takenOver, type Bids } from './bids.ts';

const never = (): number => {
  throw new Error('nobody asked the program');
};

const two = (first: number, second: number, from: Bids = NO_BIDS): Bids =>
  bidMade(takenOver(bidMade(from, 'two', first, never)), 'two', second, never);

describe('D16.2 D16.3  bids at one screen', () => {
  test('the second is asked only after the screen was handed over', () => {
    const handed = bidMade(NO_BIDS, 'two', 12, never);
    expect(handed.is).toBe('hand-over');
    expect(bidMade(handed, 'two', 9, never)).toBe(handed);
    expect(takenOver(handed).is).toBe('second');
  });

  test('the lower bid has the marines, whoever made it', () => {
    expect(two(12, 9)).toEqual({ is: 'decided', marines: 1, points: 9, bids: [12, 9] });
    expect(two(9, 12)).toEqual({ is: 'decided', marines: 0, points: 9, bids: [9, 12] });
  });

  test('equal bids are made again until they differ', () => {
    const once = two(12, 12);
    expect(once).toEqual({ is: 'first', ties: 1, tiedAt: 12 });
    expect(two(7, 7, once)).toEqual({ is: 'first', ties: 2, tiedAt: 7 });
    expect(two(20, 4, once)).toMatchObject({ is: 'decided', marines: 1, points: 4 });
  });

  test('a program bids without knowing the bid of the person, and hears how often they were equal', () => {
    const asked: number[] = [];
    const botsBid = (ties: number): number => {
      asked.push(ties);
      return 10;
    };
    const once = bidMade(NO_BIDS, 'bot', 10, botsBid);
    expect(bidMade(once, 'bot', 11, botsBid)).toEqual({ is: 'decided', marines: 1, points: 10, bids: [11, 10] });
    expect(asked).toEqual([0, 1]);
  });
});
