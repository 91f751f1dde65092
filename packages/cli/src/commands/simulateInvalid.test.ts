import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPlayer, createPlayer, seedOfSeat, type PlayerEntry } from '@sensorium/players';
import { afterEach, expect, test, vi } from 'vitest';
import { createSimulate } from './simulate.ts';

const FAULTY: PlayerEntry = {
  id: 'marine-faulty',
  side: 'marines',
  kind: 'bot',
  description: 'loses its way with seed 3',
  create: (settings) => {
    if (settings.seed === seedOfSeat(3, 'marines')) throw new Error('lost its way');
    return createPlayer('marine-random', settings);
  },
};
addPlayer(FAULTY);

const run = join(mkdtempSync(join(tmpdir(), 'invalid-')), 'run.jsonl');

const said = async (...args: string[]): Promise<string> => {
  let err = '';
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += String(text)), true));
  await createSimulate('en').parseAsync(args, { from: 'user' });
  vi.restoreAllMocks();
  return `${String(process.exitCode)} ${err}`;
};

afterEach(() => {
  process.exitCode = undefined;
});

test('S9.14  a run with a game that fails is invalid: its file says so last, and is refused by whoever reads it', async () => {
  const order = ['--mission', 'suicide-mission', '--marines', FAULTY.id, '--aliens', 'alien-random', '--jobs', '1'];
  const out = ['--out', run];
  const why = 'suicide-mission, marine-faulty against alien-random, seed 3: lost its way';
  expect(await said(...order, ...out, '--games', '4')).toBe(`1 the run is invalid (S9.14): ${why}\n`);
  const lines = readFileSync(run, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe(JSON.stringify({ invalid: why }));
  const refusal = `2 ${run}:3: the run is invalid (S9.14): ${why}\n`;
  expect(await said('compare', run, run)).toBe(refusal);
  expect(await said(...order, ...out, '--games', '4', '--resume')).toBe(refusal);
  expect(readFileSync(run, 'utf8').trimEnd().split('\n')).toEqual(lines);
  process.exitCode = undefined;
  expect(await said(...order, ...out, '--games', '2')).toBe('undefined ');
});
