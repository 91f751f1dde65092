import { describe, expect, test } from 'vitest';
import { byDifficulty, levelOf, outlookFor, type Measured } from './measured.ts';
import { MISSIONS } from './missions.generated.ts';

const ROWS: readonly Measured[] = [
  {
    mission: 'a',
    marines: 'drill',
    aliens: 'swarm',
    games: 20,
    won: { marines: { wins: 15, low: 0.53, high: 0.89 }, aliens: { wins: 4, low: 0.08, high: 0.42 } },
  },
  {
    mission: 'a',
    marines: 'captain',
    aliens: 'swarm',
    games: 100,
    won: { marines: { wins: 30, low: 0.22, high: 0.4 }, aliens: { wins: 70, low: 0.6, high: 0.78 } },
  },
];

describe('the outlook of a mission', () => {
  test('is of the program that surely wins most', () => {
    expect(outlookFor('a', 'marines', 'swarm', ROWS)).toMatchObject({ standIn: 'drill', share: 0.75, level: 1 });
    const won = { marines: { wins: 1, low: 0.21, high: 1 }, aliens: { wins: 0, low: 0, high: 0.79 } };
    const lucky = { mission: 'a', marines: 'recruit', aliens: 'swarm', games: 1, won };
    expect(outlookFor('a', 'marines', 'swarm', [...ROWS, lucky])).toMatchObject({ standIn: 'drill' });
  });

  test('of the aliens is what they have won: not draws, nor games without an end (S9.14)', () => {
    const outlook = outlookFor('a', 'aliens', 'drill', ROWS);
    expect(outlook).toMatchObject({ standIn: 'swarm', share: 0.2, low: 0.08, high: 0.42, level: 3 });
    expect(outlook?.undecided).toBeCloseTo(0.05);
  });

  test('says of an earlier version that it is (S9.24)', () => {
    const older = ROWS.map((row): Measured => ({ ...row, isOlder: true }));
    expect(outlookFor('a', 'marines', 'swarm', ROWS)).toMatchObject({ isOlder: false });
    expect(outlookFor('a', 'marines', 'swarm', older)).toMatchObject({ isOlder: true, share: 0.75 });
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

describe('S9.21: the order of difficulty', () => {
  const row = (mission: string, marines: string, aliens: string, wins: number): Measured => {
    const won = { marines: { wins, low: 0, high: 1 }, aliens: { wins: 100 - wins, low: 0, high: 1 } };
    return { mission, marines, aliens, games: 100, won };
  };
  const usual = [
    row('rescue', 'marine-captain', 'tide', 50),
    row('rescue', 'marine-captain', 'swarm', 40),
    row('scn-raid-4', 'marine-captain', 'tide', 10),
    row('scn-raid-4', 'marine-captain', 'swarm', 30),
  ];

  test('is that of the mean over the missions of S9.15', () => {
    expect(byDifficulty(['tide', 'swarm'], undefined, usual)).toEqual(['swarm', 'tide']);
  });

  test('leaves out a mission on which not everybody was measured, and any that is not on the list', () => {
    const more = [row('defend', 'marine-captain', 'tide', 90), row('breakout', 'marine-captain', 'tide', 90)];
    expect(byDifficulty(['tide', 'swarm'], undefined, [...usual, ...more])).toEqual(['swarm', 'tide']);
  });

  test('is that of one mission where it has been measured', () => {
    expect(byDifficulty(['swarm', 'tide'], 'rescue', usual)).toEqual(['tide', 'swarm']);
    expect(byDifficulty(['swarm', 'tide'], 'elsewhere', usual)).toEqual(['swarm', 'tide']);
  });

  test('compares what one marine player won: the captain, unless the drill has met more of them', () => {
    const drill = [row('breakout', 'marine-drill', 'tide', 30), row('breakout', 'marine-drill', 'swarm', 20)];
    const captain = [row('breakout', 'marine-captain', 'swarm', 60)];
    expect(byDifficulty(['swarm', 'tide'], 'breakout', [...drill, ...captain])).toEqual(['tide', 'swarm']);
    const both = [...captain, row('breakout', 'marine-captain', 'tide', 40)];
    expect(byDifficulty(['tide', 'swarm'], 'breakout', [...drill, ...both])).toEqual(['swarm', 'tide']);
  });

  test('has those last who were not measured', () => {
    const here = [row('breakout', 'marine-drill', 'tide', 0)];
    expect(byDifficulty(['nobody', 'swarm', 'tide'], undefined, usual)).toEqual(['swarm', 'tide', 'nobody']);
    expect(byDifficulty(['nobody', 'swarm', 'tide'], 'breakout', [...usual, ...here])).toEqual([
      'tide',
      'swarm',
      'nobody',
    ]);
  });
});
