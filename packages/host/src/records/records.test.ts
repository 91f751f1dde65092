import { describe, expect, test } from 'vitest';
import { PROVING_GROUND, TrialTable } from '../testing/index.ts';
import { chronicleOf, type Chronicle } from './chronicle.ts';
import { luckOf, recordsOf } from './records.ts';

const play = (seed: number, orders = 2000): string => {
  const pieces = PROVING_GROUND.pieces.map((piece, index) => (index === 0 ? { ...piece, name: 'Oren' } : piece));
  const table = new TrialTable({
    scenario: { ...PROVING_GROUND, pieces },
    seed,
    sides: { marines: 'marine-drill', aliens: 'diceroller-2' },
    clock: 'off',
  });
  for (let i = 0; i < orders; i++) table.play('marines');
  return table.save();
};

describe('a game that was played', () => {
  const chronicle = chronicleOf(play(4));

  test('is told with its marines, their kills, their deaths and the dice of both sides', () => {
    expect(chronicle.mission).toBe(PROVING_GROUND.id);
    expect(chronicle.winner).not.toBe('');
    expect(chronicle.marines[0]!.name).toBe('Oren');
    expect(chronicle.marines.filter(({ isDead }) => isDead)).toHaveLength(chronicle.deaths.length);
    const kills = chronicle.marines.reduce((sum, marine) => sum + marine.kills, 0);
    expect(kills).toBeGreaterThan(0);
    expect(kills).toBeLessThanOrEqual(chronicle.kills);
    for (const { dice, pips } of Object.values(chronicle.dice)) {
      expect(pips).toBeGreaterThanOrEqual(dice);
      expect(pips).toBeLessThanOrEqual(6 * dice);
    }
    const inClose = chronicle.deaths.filter(({ cause }) => cause === 'close-combat');
    expect(inClose.length).toBeGreaterThan(0);
    expect(inClose.every(({ by }) => by === 'genestealer')).toBe(true);
  });

  test('a game that goes on has no winner and is not counted', () => {
    const running = chronicleOf(play(4, 3));
    expect(running.winner).toBe('');
    expect(recordsOf([running, chronicle]).games).toBe(1);
  });
});

const told = (change: Partial<Chronicle>): Chronicle => ({
  mission: 'decoy',
  sides: { marines: 'person', aliens: 'diceroller-2' },
  winner: 'marines',
  turns: 5,
  marines: [],
  hints: 0,
  deaths: [],
  kills: 0,
  dice: { marines: { dice: 0, pips: 0 }, aliens: { dice: 0, pips: 0 } },
  ...change,
});

test('wins are counted from where the person sat, by mission, side and opponent, with their intervals', () => {
  const records = recordsOf([
    told({}),
    told({ winner: 'aliens' }),
    told({ winner: 'draw', mission: 'escape' }),
    told({ sides: { marines: 'marine-drill', aliens: 'person' }, winner: 'aliens' }),
    told({ sides: { marines: 'person', aliens: 'person' } }),
    told({ sides: { marines: 'marine-drill', aliens: 'diceroller-2' } }),
  ]);
  expect(records.games).toBe(6);
  expect(records.byMission.map(({ of, games, won, drawn }) => [of, games, won, drawn])).toEqual([
    ['decoy', 3, 2, 0],
    ['escape', 1, 0, 1],
  ]);
  expect(records.bySide.map(({ of, games, won }) => [of, games, won])).toEqual([
    ['marines', 3, 1],
    ['aliens', 1, 1],
  ]);
  expect(records.byOpponent.map(({ of, games }) => [of, games])).toEqual([
    ['diceroller-2', 3],
    ['marine-drill', 1],
  ]);
  const { low, high } = records.byMission[0]!.interval;
  expect(low).toBeLessThan(2 / 3);
  expect(high).toBeGreaterThan(2 / 3);
});

test('a named marine has one career over all games, and the dead are counted by how they died', () => {
  const oren = (kills: number, isDead: boolean) => [{ name: 'Oren', unit: 'sergeant', kills, isDead }];
  const records = recordsOf([
    told({ marines: oren(4, false) }),
    told({ mission: 'escape', marines: oren(7, true), deaths: [{ cause: 'close-combat', by: 'genestealer' }] }),
    told({ marines: [{ name: '', unit: 'marine', kills: 9, isDead: false }] }),
  ]);
  expect(records.careers).toEqual([{ name: 'Oren', unit: 'sergeant', games: 2, kills: 11, deaths: 1, best: 7 }]);
  expect(records.deaths).toEqual([{ cause: 'close-combat', by: 'genestealer', count: 1 }]);
});

test('luck is measured against what dice show', () => {
  expect(luckOf([])).toMatchObject({ dice: 0, mean: 3.5 });
  expect(luckOf([{ dice: 100, pips: 350 }]).better).toBeCloseTo(0.5, 5);
  // Two standard deviations above: 350 + 2 × √(35/12 × 100).
  expect(luckOf([{ dice: 100, pips: 384.157 }]).better).toBeCloseTo(0.977, 3);
  expect(luckOf([{ dice: 100, pips: 315.843 }]).better).toBeCloseTo(0.023, 3);
});
