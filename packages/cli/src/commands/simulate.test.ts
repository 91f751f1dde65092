import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseReplay, playReplay } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
const main = fileURLToPath(new URL('../../bin/sensorium.mjs', import.meta.url));

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const sensorium = (args: readonly string[], onOutput: (pid: number) => void = () => undefined): Promise<Said> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [main, 'simulate', ...args], { detached: true });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    onOutput(child.pid!);
    child.on('close', (code) => resolve({ code, out, err }));
  });

const RANDOM = ['--marines', 'marine-random', '--aliens', 'alien-random'];
const TIME = { timeout: 120_000 };

test('S9.24  a run writes one line a game, from which a game is replayed, and a report', TIME, async () => {
  const run = join(folder, 'run.jsonl');
  const page = join(folder, 'run.html');
  const said = await sensorium([
    '--mission',
    'suicide-mission',
    ...RANDOM,
    '--games',
    '3',
    '--seed',
    '7',
    '--jobs',
    '2',
    '--out',
    run,
    '--report',
    page,
  ]);
  expect(said).toMatchObject({ code: 0 });
  expect(said.out).toContain('95 % interval');
  const lines = readFileSync(run, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { seed: number }).seed)).toEqual([7, 8, 9]);
  expect(readFileSync(page, 'utf8')).toContain('--games 3 --seed 7');
  const replayed = await sensorium(['--replay-game', `${run}:2`]);
  expect(replayed.code).toBe(0);
  const end = playReplay(parseReplay(replayed.out), setupFor);
  expect(end.state.winner).toBe((JSON.parse(lines[1]!) as { outcome: string }).outcome);
});

test('S9.18  two runs of the same games are compared', TIME, async () => {
  const first = join(folder, 'first.jsonl');
  await sensorium(['--mission', 'suicide-mission', ...RANDOM, '--games', '4', '--jobs', '1', '--out', first]);
  const said = await sensorium(['compare', first, first]);
  expect(said.code).toBe(0);
  expect(said.out).toContain('suicide-mission: +0.0 points over 4 pairs');
  expect(said.out).toContain('neither may be called stronger');
  const mixed = join(folder, 'mixed.jsonl');
  writeFileSync(mixed, readFileSync(first, 'utf8').replace('"alien-random"', '"alien-hunter-1"'));
  const refused = await sensorium(['compare', first, mixed]);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('mixed.jsonl has several pairs of players');
});

test.for([
  [['--mission', 'suicide-mission', '--marines', 'marine-genius'], "there is no player 'marine-genius'"],
  [['--mission', 'suicide-mission', '--marines', 'alien-random'], "'alien-random' plays the aliens"],
  [['--mission', 'atlantis'], "'atlantis' is neither a mission"],
  [[], 'say which mission'],
  [['--mission', 'suicide-mission', '--games', '0'], "--games is a whole number from 1 to 1000000, not '0'"],
  [['--mission', 'suicide-mission', '--games', '1000000000'], "not '1000000000'"],
  [['--mission', 'suicide-mission', '--seed', '-1'], '--seed is a whole number'],
  [['--mission', 'suicide-mission', '--jobs', 'many'], '--jobs is a whole number'],
  [['--mission', 'suicide-mission', '--games', '1e3'], "not '1e3'"],
  [['--mission', 'suicide-mission', '--seed', ''], "not ''"],
  [['--mission', 'suicide-mission', '--nodes', '0x10'], "not '0x10'"],
  [['--mission', 'suicide-mission', '--order', 'luck'], "--order is missions or seeds, not 'luck'"],
  [['--mission', 'suicide-mission', '--shard', '4/3'], "--shard is K/N, the Kth of N parts, such as 2/3, not '4/3'"],
  [['--mission', 'suicide-mission', '--shard', '1/3'], '--shard needs a file to write'],
  [['merge', join(folder, 'absent.jsonl')], 'merge needs a file to write'],
  [['merge', join(folder, 'absent.jsonl'), '--out', join(folder, 'merged.jsonl')], 'cannot read'],
  [['--mission', 'suicide-mission', '--resume'], '--resume needs the file to go on with'],
  [['--mission', 'suicide-mission', ...RANDOM, '--out', join(folder, 'no', 'such', 'folder')], 'cannot write'],
  [['--mission', 'suicide-mission', ...RANDOM, '--report', join(folder, 'no', 'such', 'folder')], 'cannot write'],
  [['--replay-game', 'nothing'], '--replay-game is FILE:LINE'],
  [['--replay-game', `${join(folder, 'absent.jsonl')}:1`], 'cannot read'],
] as const)('S9.14  %j is refused in words, with status 2', TIME, async ([args, words]) => {
  const said = await sensorium(args);
  expect(said.err).toContain(words);
  expect(said.code).toBe(2);
  expect(said.err).not.toContain('    at ');
});

test('S9.14  a mission file that cannot be played is named with the line', TIME, async () => {
  const file = join(folder, 'broken.yaml');
  writeFileSync(file, 'id: broken\n');
  const said = await sensorium(['--mission', file, ...RANDOM]);
  expect(said.code).toBe(2);
  expect(said.err).toMatch(/broken\.yaml:\d+: /);
});

test('S9.14  stopped with Ctrl-C it keeps what was played and says that it is partial', TIME, async () => {
  const run = join(folder, 'stopped.jsonl');
  const said = await sensorium(
    ['--mission', 'suicide-mission', ...RANDOM, '--games', '1000000', '--jobs', '1', '--out', run],
    (pid) => {
      const wait = setInterval(() => {
        if (!existsSync(run) || readFileSync(run, 'utf8').length < 2000) return;
        clearInterval(wait);
        process.kill(-pid, 'SIGINT'); // the whole group, as a terminal does;
      }, 100);
    },
  );
  expect(said.code).toBe(130);
  const [, played] = /partial: stopped after (\d+) of 1000000 games/.exec(said.out) ?? [];
  expect(readFileSync(run, 'utf8').trimEnd().split('\n')).toHaveLength(Number(played));
});

test.runIf(existsSync('/dev/full'))(
  'S9.24  a full disk ends the run in words, with what was played',
  TIME,
  async () => {
    const order = [
      '--mission',
      'suicide-mission',
      ...RANDOM,
      '--games',
      '1000000',
      '--jobs',
      '1',
      '--out',
      '/dev/full',
    ];
    const said = await sensorium(order);
    expect(said.code).toBe(2);
    expect(said.err).toContain("cannot write '/dev/full': ENOSPC");
    expect(said.err).not.toContain('    at ');
    expect(said.out).toMatch(/partial: stopped after \d+ of 1000000 games/);
  },
);

test('S9.24  a run goes on where its file was broken off, and another order of the file is refused', TIME, async () => {
  const run = join(folder, 'resumed.jsonl');
  const order = [
    '--mission',
    'suicide-mission,first-steps',
    ...RANDOM,
    '--order',
    'seeds',
    '--jobs',
    '1',
    '--out',
    run,
  ];
  const withoutTimes = (): string[] =>
    readFileSync(run, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.stringify({ ...(JSON.parse(line) as object), times: undefined }));
  await sensorium([...order, '--games', '4']);
  const whole = withoutTimes();
  expect(whole).toHaveLength(8);
  writeFileSync(run, readFileSync(run, 'utf8').split('\n').slice(0, 4).join('\n').slice(0, -30));
  const resumed = await sensorium([...order, '--games', '4', '--resume']);
  expect(resumed).toMatchObject({ code: 0 });
  expect(withoutTimes()).toEqual(whole);
  const before = readFileSync(run, 'utf8');
  const refused = await sensorium([...order, '--games', '2', '--resume']);
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.err).toContain('resumed.jsonl:5: seed 3 is not among the 2 of this order');
  expect(readFileSync(run, 'utf8')).toBe(before);
});

test(
  'S9.24  shards of a run, one of them stopped and gone on with, are merged into the file of one run',
  TIME,
  async () => {
    const order = ['--mission', 'suicide-mission,first-steps', ...RANDOM, '--games', '4', '--jobs', '1'];
    const fileOf = (name: string): string => join(folder, `${name}.jsonl`);
    const gamesIn = (name: string): string[] =>
      readFileSync(fileOf(name), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.stringify({ ...(JSON.parse(line) as object), times: undefined }));
    const shard = (number: number, ...more: string[]): Promise<Said> =>
      sensorium([...order, '--shard', `${number}/3`, '--out', fileOf(`shard-${number}`), ...more]);
    await sensorium([...order, '--out', fileOf('one-run')]);
    for (const number of [1, 2, 3]) expect(await shard(number)).toMatchObject({ code: 0 });
    const merge = (): Promise<Said> =>
      sensorium(['merge', ...[3, 1, 2].map((number) => fileOf(`shard-${number}`)), '--out', fileOf('merged')]);
    writeFileSync(fileOf('shard-2'), readFileSync(fileOf('shard-2'), 'utf8').split('\n').slice(0, 2).join('\n') + '\n');
    const refused = await merge();
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.err).toContain('shard 2/3 lacks 2 of its 3 games');
    expect(existsSync(fileOf('merged'))).toBe(false);
    expect(await shard(2, '--resume')).toMatchObject({ code: 0 });
    const other = await shard(2, '--resume', '--seed', '9');
    expect(other.err).toContain('was not begun with this order and shard');
    const said = await merge();
    expect(said).toMatchObject({ code: 0 });
    expect(said.out).toContain('8 games of 3 files');
    expect(gamesIn('merged')).toEqual(gamesIn('one-run'));
  },
);
