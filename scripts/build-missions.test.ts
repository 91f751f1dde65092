import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated, pathOf } from './build-missions.mjs';

test.for(Object.entries(generated()))('%s is what `npm run missions` writes', ([path, text]) => {
  expect(readFileSync(pathOf(path), 'utf8')).toBe(text);
});
