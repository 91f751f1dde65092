/** The examples, as somebody outside has them: an empty project, the packed files, the compiler, Node. Nothing is fetched. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PACKAGES, apiPage } from '../scripts/api.ts';

const HOUSE = fileURLToPath(new URL('..', import.meta.url));
/** What the packages, or the examples' types, need of others; packed as well, so that no registry is asked. */
const OF_OTHERS = ['valibot', 'yaml', '@types/node', 'undici-types'];
const EXAMPLES = ['random-game', 'own-bot', 'own-mission'];

const project = mkdtempSync(join(tmpdir(), 'packed-'));
const packed = join(project, 'packed');

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });

const npm = (...args: string[]): string => run('npm', args, project);

beforeAll(() => {
  mkdirSync(packed);
  const homes = [...PACKAGES.map((name) => `packages/${name}`), ...OF_OTHERS.map((name) => `node_modules/${name}`)];
  npm('pack', '--silent', '--pack-destination', packed, ...homes.map((home) => join(HOUSE, home)));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'guest', private: true, type: 'module' }));
  npm('install', '--offline', '--silent', ...readdirSync(packed).map((file) => join(packed, file)));
  for (const name of EXAMPLES) cpSync(join(HOUSE, 'examples', name), join(project, 'src', name), { recursive: true });
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    strict: true,
    types: ['node'],
    rewriteRelativeImportExtensions: true,
    rootDir: 'src',
    outDir: 'out',
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  run(process.execPath, [join(HOUSE, 'node_modules/typescript/bin/tsc')], project);
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

const say = (name: string, ...args: string[]): string =>
  run(process.execPath, [`out/${name}/main.js`, ...args], project).trimEnd();

test('a random game comes to its end', () => {
  expect(say('random-game')).toMatch(
    /^first-steps: \d+ commands, \d+ turns, won by the (marines|aliens) \([CM]\d+\.\d+\)$/,
  );
});

test('a bot from outside plays in the lab, in its workers too', () => {
  expect(say('own-bot')).toMatch(/^marine-sentry: \d+ of 4 won\nmarine-drill: \d+ of 4 won$/);
});

test('a mission from outside is read, checked and played', () => {
  const file = 'src/own-mission/last-bend.yaml';
  expect(say('own-mission', file)).toMatch(/^The Last Bend: \d+ turns, won by the (marines|aliens) \([CM]\d+\.\d+\)$/);
});

test.each(PACKAGES)('docs/api/%s.md says what the package exports; `npm run api` writes it anew', (name) => {
  const page = readFileSync(join(HOUSE, `docs/api/${name}.md`), 'utf8');
  expect(apiPage(join(project, 'node_modules/@sensorium', name))).toBe(page);
});
