import { expect, test } from 'vitest';
import { soak, tellFigures } from './soak.ts';

test('a short soak: games over all missions hold together, hide what is hidden, and can be saved at any moment', () => {
  let asked = 0;
  const figures = soak(1, () => asked++ / 6000);
  expect(figures.violations).toEqual([]);
  expect(figures.games).toBeGreaterThan(0);
  expect(figures.commands).toBeGreaterThan(500);
  expect(figures.saves).toBeGreaterThan(5);
  expect(figures.twins).toBeGreaterThan(5);
  expect(tellFigures(figures).at(-1)).toBe('0 violations');
});

test('what is violated is told with the seed that shows it', () => {
  const told = tellFigures({ ...soak(1, () => 1), violations: ['seed 7: C1.3: two pieces on one square'] });
  expect(told.slice(-2)).toEqual(['seed 7: C1.3: two pieces on one square', '1 violations']);
});
