import { readFileSync, readdirSync } from 'node:fs';
import { parseReplay, playReplay } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { tellReplay } from '../../testing/telling.ts';
import { setupFor } from '../setupFor.ts';

const FOLDER = new URL('../../golden/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

test('there are golden games on several boards', () => {
  const boards = names.map((name) => parseReplay(read(`${name}.json`)).scenario.id);
  expect(new Set(boards).size).toBeGreaterThanOrEqual(5);
});

/** A recorded game is never recorded anew. If its text differs on purpose: `npm run golden tell`. */
test.each(names)('the golden game %s plays back, and tells the same story', (name) => {
  const replay = parseReplay(read(`${name}.json`));
  const game = playReplay(replay, setupFor);
  expect(game.state.turn).toBeGreaterThan(1);
  expect(tellReplay(replay)).toBe(read(`${name}.txt`));
});
