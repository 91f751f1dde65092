import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { terminalWords } from '../terminalWords.ts';
import { NotWritten, PlainError, readText, tryToWriteWhole, unfinished, writeWhole } from './disk.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sensorium-disk-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('on a full disk the last good file is kept, and the fault is told in both languages', () => {
  const file = join(folder, 'full.json');
  writeWhole(file, 'old');
  symlinkSync('/dev/full', unfinished(file));
  expect(() => writeWhole(file, 'new')).toThrow(NotWritten);
  symlinkSync('/dev/full', unfinished(file));
  expect(tryToWriteWhole(file, 'new', terminalWords('en'))).toBe(`${file} cannot be written: the disk is full`);
  symlinkSync('/dev/full', unfinished(file));
  expect(tryToWriteWhole(file, 'new', terminalWords('fr'))).toContain('le disque est plein');
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(tryToWriteWhole(file, 'new', terminalWords('en'))).toBeNull();
  expect(readFileSync(file, 'utf8')).toBe('new');
});

test('where nothing can be written, it is said why, and nothing is left behind', () => {
  const file = join(folder, 'plain.txt');
  writeWhole(file, 'x');
  const taken = join(folder, 'taken');
  mkdirSync(taken);
  expect(() => writeWhole(join(file, 'game.json'), 'x')).toThrow(/cannot be written: a part of the path is no folder/);
  expect(() => writeWhole(taken, 'x')).toThrow(/cannot be written: it is a folder/);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

const WRITER = `
  import { writeWhole } from ${JSON.stringify(fileURLToPath(new URL('./disk.ts', import.meta.url)))};
  console.log('ready');
  for (let i = 0; ; i++) writeWhole(process.argv[1], JSON.stringify({ i, text: 'x'.repeat(3_000_000) }));
`;

test('a program killed while it writes leaves the file as it was before, or as it is after', async () => {
  const file = join(folder, 'killed.json');
  writeWhole(file, '{}');
  for (let round = 0; round < 4; round++) {
    const child = spawn(
      process.execPath,
      ['--conditions=sensorium-source', '--import', 'tsx', '--input-type=module', '-e', WRITER, file],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    await new Promise((ready) => child.stdout.once('data', ready));
    await new Promise((later) => setTimeout(later, 5 + 17 * round));
    child.kill('SIGKILL');
    await new Promise((gone) => child.once('exit', gone));
    expect(() => JSON.parse(readFileSync(file, 'utf8')) as unknown).not.toThrow();
  }
});

test('a file that is too long is refused without being read, also one without an end', () => {
  const file = join(folder, 'huge.json');
  writeFileSync(file, '');
  truncateSync(file, 5_000_000_000);
  expect(() => readText(file, 'a game')).toThrow(
    new PlainError(`${file}: the file is longer than 16000 kB. Name a game.`),
  );
  expect(() => readText('/dev/zero', 'a game')).toThrow(/longer than 16000 kB/);
  expect(() => readText(folder, 'a game')).toThrow(/it is a folder/);
  expect(() => readText(join(folder, 'none'), 'a game')).toThrow(/there is no such file/);
});
