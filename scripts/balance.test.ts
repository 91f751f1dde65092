import { readFileSync } from 'node:fs';
import { MEASURED } from '@sensorium/content';
import { expect, test } from 'vitest';
import { moduleText, pageWith, telling } from './balance.mjs';

const row = (aliens: string, games: number, wins: number) => ({
  mission: 'first-steps',
  marines: 'drill',
  aliens,
  games,
  wins,
});

test('cells with a handful of games are not what the gallery goes by', () => {
  expect(telling([row('tide', 7, 6), row('swarm', 400, 90)])).toEqual([row('swarm', 400, 90)]);
});

test('S9.5, S9.22: yardsticks and probes are not what the gallery goes by', () => {
  const others = [
    { ...row('swarm', 400, 0), marines: 'marine-random' },
    { ...row('swarm', 20, 0), marines: 'probe-stare' },
  ];
  expect(telling([...others, row('alien-random', 20, 20), row('swarm', 20, 5)])).toEqual([row('swarm', 20, 5)]);
});

test('the measured shares are what `npm run balance` writes', () => {
  const path = new URL('../packages/content/src/measured.generated.ts', import.meta.url);
  expect(readFileSync(path, 'utf8')).toBe(moduleText(MEASURED));
});

test('the page keeps its words around the tables; a page without the marks is refused', () => {
  const page = readFileSync(new URL('../docs/balance.md', import.meta.url), 'utf8');
  const changed = pageWith(page, 'NEW');
  expect(changed).toContain('NEW');
  expect(pageWith(changed, 'OTHER')).toBe(pageWith(page, 'OTHER'));
  expect(() => pageWith('no marks', 'NEW')).toThrow('marks');
});
