import { describe, expect, test } from 'vitest';
import { levelOf, outlookFor, type Measured } from './measured.ts';
import { MISSIONS } from './missions.generated.ts';

const ROWS: readonly Measured[] = [
  { mission: 'a', marines: 'drill', aliens: 'swarm', games: 20, wins: 15, low: 0.53, high: 0.89 },
  { mission: 'a', marines: 'captain', aliens: 'swarm', games: 100, wins: 30, low: 0.22, high: 0.4 },
];

describe('the outlook of a mission', () => {
  test('is of the program that surely wins most', () => {
    expect(outlookFor('a', 'marines', 'swarm', ROWS)).toMatchObject({ standIn: 'drill', share: 0.75, level: 1 });
    const lucky = { mission: 'a', marines: 'recruit', aliens: 'swarm', games: 1, wins: 1, low: 0.21, high: 1 };
    expect(outlookFor('a', 'marines', 'swarm', [...ROWS, lucky])).toMatchObject({ standIn: 'drill' });
  });

  test('of the aliens is that of the marines turned over', () => {
    expect(outlookFor('a', 'aliens', 'drill', ROWS)).toMatchObject({ standIn: 'swarm', share: 0.25, level: 3 });
    expect(outlookFor('a', 'aliens', 'drill', ROWS)?.low).toBeCloseTo(0.11);
  });

  test('is unknown where nobody has played', () => {
    expect(outlookFor('a', 'marines', 'tide', ROWS)).toBeNull();
    expect(outlookFor('b', 'marines', 'swarm', ROWS)).toBeNull();
  });

  test.each([
    [1, 1],
    [0.6, 1],
    [0.59, 2],
    [0.2, 3],
    [0.05, 4],
    [0.04, 5],
    [0, 5],
  ])('a share of %d is level %d', (share, level) => {
    expect(levelOf(share)).toBe(level);
  });

  test('our first mission has been measured against every automaton', () => {
    for (const automaton of ['deathwing-solo', 'diceroller-1', 'diceroller-2'])
      expect(outlookFor(MISSIONS[0]!.id, 'marines', automaton)?.games).toBeGreaterThanOrEqual(20);
  });
});
