import { expect, test } from 'vitest';
import type { Candidate } from './compete.ts';
import { halve } from './halving.ts';
import { Effort } from './playout.ts';

/** Each trial costs a step and is worth what the list says, the last of it ever after. */
const trying = (
  effort: Effort,
  choice: string,
  values: readonly number[],
): Candidate<string> & { tries: () => number } => {
  let tries = 0;
  return {
    choice,
    tries: () => tries,
    trial: (world) => {
      effort.steps += 1;
      tries += 1;
      return values[Math.min(world, values.length - 1)]!;
    },
  };
};

test('S9.7  the best of many is found, and the budget goes to those among whom it is open', () => {
  const effort = new Effort(80);
  const [usual, poor, good, best] = [
    trying(effort, 'usual', [0.5]),
    trying(effort, 'poor', [0.1]),
    trying(effort, 'good', [0.6]),
    trying(effort, 'best', [0.4, 0.9]),
  ];
  expect(halve([usual, poor, good, best], effort, 0.02)).toMatchObject({ choice: 'best' });
  expect(best.tries()).toBeGreaterThan(1.5 * poor.tries());
});

test('S9.7  what is hardly better does not replace the usual', () => {
  const effort = new Effort(40);
  const candidates = [trying(effort, 'usual', [0.5]), trying(effort, 'other', [0.51])];
  expect(halve(candidates, effort, 0.02).choice).toBe('usual');
});

test('S9.7  however small the budget, everybody is tried', () => {
  const effort = new Effort(1);
  const candidates = Array.from({ length: 9 }, (_, index) => trying(effort, `${index}`, [index / 10]));
  expect(halve(candidates, effort, 0.02).choice).toBe('8');
  expect(candidates.map(({ tries }) => tries())).toEqual(Array.from({ length: 9 }, () => 1));
});
