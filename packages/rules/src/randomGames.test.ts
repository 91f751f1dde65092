import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tellRandomGames } from '../testing/randomGames.ts';

/** If they go otherwise on purpose: `npm run golden games`. */
test('games of random commands go as they went on every board', () => {
  expect(tellRandomGames()).toBe(readFileSync(new URL('../golden/random.txt', import.meta.url), 'utf8'));
});
