import { expect, test } from 'vitest';
import { MODULES, choicesOf, isChoice, publicOptions, usualChoice } from './index.ts';

/** D13.1, D14.1, D16.17: what a mission allows or what a force has cost. */
const SETTLED = ['timePoints', 'secure', 'teleport'];

test.each(MODULES.map((module) => [module.id, module] as const))(
  'D1.1 A1.13 S6.11  every option of %s is public or settled by mission and force',
  (id, { options = {} }) => {
    const open = Object.entries(options).filter(([option]) => !SETTLED.includes(option));
    expect([...publicOptions([id])]).toEqual(open);
  },
);

test('A1.13  a later chapter replaces what an earlier one allows', () => {
  const rows = publicOptions(['core', 'arsenal', 'deathwing', 'diceroller-2']);
  expect(usualChoice(rows.get('timer')!)).toBe('off');
  expect(usualChoice(rows.get('stealerPool')!)).toBe(20);
  expect(choicesOf(rows.get('stealerPool')!, (from, to) => `${from}–${to}`)).toBe('0–999');
  expect(choicesOf(rows.get('ties')!, String)).toBe('lots, mine');
});

test('D1.1  what the rules do not take is no choice', () => {
  const rows = publicOptions(['deathwing']);
  expect(['block', 'dodge'].map((value) => isChoice(rows.get('shield')!, value))).toEqual([true, false]);
  expect([0, 999, 1000, 2.5, NaN].map((value) => isChoice(rows.get('stealerPool')!, value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
