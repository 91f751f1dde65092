/** First load: what the browser fetches before the home screen can be used. The nearest rival needs 384 kB. */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const DIST = new URL('../packages/web/dist/', import.meta.url);
const BUDGET = 200_000;

/** The entry script, the scripts it preloads or imports statically, and the catalogue of one language. */
const firstLoad = (): string[] => {
  const html = readFileSync(new URL('index.html', DIST), 'utf8');
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const code = readFileSync(new URL(`assets/${name}`, DIST), 'utf8');
    for (const [, next = ''] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) visit(next);
  };
  for (const [, name = ''] of html.matchAll(/(?:src|href)="\.\/assets\/([\w.-]+\.js)"/g)) visit(name);
  return [...found];
};

test.skipIf(!existsSync(DIST))('the script of the first load fits the budget', () => {
  const scripts = firstLoad();
  const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(new URL(`assets/${name}`, DIST))).length, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});
