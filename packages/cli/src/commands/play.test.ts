import { createHash } from 'node:crypto';
import type { Replay } from '@sensorium/engine';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../bin/sensorium.mjs', import.meta.url));
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sensorium-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs the program as a shell would, with these lines piped in; nothing of the surroundings' games is touched. */
const run = (args: readonly string[], lines: readonly string[] = []): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    input: lines.map((line) => `${line}\n`).join(''),
    env: { ...process.env, XDG_STATE_HOME: folder, NO_COLOR: '1', LANG: 'en', LC_ALL: '' },
    timeout: 60_000,
  });
  return { status, out: stdout, errors: stderr };
};

const DEPLOYED = ['a E1', 'b E2', '1 10,4 s', '2 10,3 s', '3 10,2 s', '4 10,1 s', '5 10,0 s'];
const ONE_TEST = 120_000;

describe('the program through a pipe', () => {
  test(
    'plays, saves at the end of the input, goes on, records and replays',
    () => {
      const save = join(folder, 'game.json');
      const first = run(
        ['play', 'suicide-mission', '--seed', '5', '--save', save, '--plain'],
        [...DEPLOYED, '1 open s'],
      );
      expect(first).toMatchObject({ status: 0, errors: '' });
      expect(first.out).toContain('Sergeant 1');
      expect(first.out).toContain(`--resume ${save}`);

      const record = join(folder, 'record.json');
      const second = run(
        ['play', '--resume', save, '--plain', '--record', record],
        ['1 m s; m s', '1 m w', 'end', 'quit'],
      );
      expect(second).toMatchObject({ status: 0, errors: '' });
      expect(second.out).toContain('1 sergeant      K5 v    3 AP');
      expect(second.out).toContain('(C8.6:');

      const replay = run(['replay', record, '--board', '--plain', '--to', '8']);
      expect(replay).toMatchObject({ status: 0, errors: '' });
      expect(replay.out).toContain('11 commands');
      expect(replay.out).toMatch(/ 8 {2}Marines: sergeant 1, open the door 10,5\n.*\(C19\.1\)/);
      expect(replay.out).not.toMatch(/^ +9 {2}/m);
      expect(replay.out).toContain('plays back');
      expect(run(['replay', record, '--check-dice']).out).toContain('comes from the seed 5');

      const changed = JSON.parse(readFileSync(record, 'utf8')) as { position: string; scenario: object };
      writeFileSync(record, JSON.stringify({ ...changed, position: '0000000000000000' }));
      const broken = run(['replay', record]);
      expect(broken.status).toBe(1);
      expect(broken.errors).toContain('does not play back');

      const waves = join(folder, 'waves.json');
      const rules = [{ is: 'waves', turns: null }];
      writeFileSync(waves, JSON.stringify({ ...changed, scenario: { ...changed.scenario, rules } }));
      const why = 'scenario.rules[0].turns: expected a list of at most 10000.\n';
      expect(run(['replay', waves])).toEqual({
        status: 1,
        out: '',
        errors: `sensorium: ${waves} does not play back: ${why}`,
      });
      expect(run(['play', '--resume', waves])).toEqual({
        status: 1,
        out: '',
        errors: `sensorium: ${waves} cannot be opened: ${why}`,
      });
    },
    ONE_TEST,
  );

  test(
    'C1.9  without a seed the dice come from a key: nothing on the screen tells it, and its replay can be checked',
    () => {
      const record = join(folder, 'keyed.json');
      const played = run(['play', 'suicide-mission', '--plain', '--record', record], [...DEPLOYED, '1 open s', 'quit']);
      const replay = JSON.parse(readFileSync(record, 'utf8')) as Replay;
      const hash = createHash('sha256')
        .update(Buffer.from(String(replay.seed), 'hex'))
        .digest('hex');
      expect(played.out).not.toContain(String(replay.seed));
      const checked = run(['replay', record, '--check-dice', hash]);
      expect(checked).toMatchObject({ status: 0, errors: '' });
      expect(checked.out).toContain(hash);
      expect(run(['replay', record, '--check-dice', hash.replace(/^./, 'x')])).toMatchObject({ status: 1 });
      writeFileSync(record, JSON.stringify({ ...replay, seed: 'ab'.repeat(32) }));
      expect(run(['replay', record, '--check-dice']).errors).toContain('other dice');
    },
    ONE_TEST,
  );

  test(
    'wrong commands say what to do and end with status 2, wrong files with 1',
    () => {
      const seed = run(['play', '--seed', 'x']);
      expect(seed.status).toBe(2);
      expect(seed.errors).toContain('whole number');
      const unknown = run(['play', 'no-such-mission']);
      expect(unknown.status).toBe(1);
      expect(unknown.errors).toContain('suicide-mission');
      const missing = run(['replay', join(folder, 'nothing.json')]);
      expect(missing).toMatchObject({ status: 1 });
      expect(missing.errors).toContain('there is no such file');
      writeFileSync(join(folder, 'bad.json'), '{"format":"sensorium-replay"');
      expect(run(['replay', join(folder, 'bad.json')])).toMatchObject({ status: 1, out: '' });
      expect(run(['play', '--resume', join(folder, 'bad.json')])).toMatchObject({ status: 1, out: '' });
      const stranger = run(['play', 'suicide-mission', '--aliens', 'nobody-knows']);
      expect(stranger.status).toBe(1);
      expect(stranger.errors).toContain('nobody-knows');
    },
    ONE_TEST,
  );

  test(
    'S6.2 D22.1  there is no clock against S0, neither in a new game nor in one gone on with',
    () => {
      const save = join(folder, 'solo.json');
      const order = ['play', 'first-steps', '--aliens', 'deathwing-solo', '--save', save, '--plain'];
      const refusal = "--clock: there is no marine timer in a game with 'deathwing-solo' (S6.2). Leave it out.";
      const timed = run([...order, '--clock']);
      expect(timed).toMatchObject({ status: 1, out: '' });
      expect(timed.errors).toContain(refusal);
      expect(existsSync(save)).toBe(false);
      expect(run(order)).toMatchObject({ status: 0, errors: '' });
      const kept = readFileSync(save, 'utf8');
      const resumed = run(['play', '--resume', save, '--plain', '--clock']);
      expect(resumed).toMatchObject({ status: 1, out: '' });
      expect(resumed.errors).toContain(refusal);
      expect(readFileSync(save, 'utf8')).toBe(kept);
    },
    ONE_TEST,
  );

  test(
    'without anybody to answer it ends by itself',
    () => {
      const { status, out } = run(['play']);
      expect(status).toBe(0);
      expect(out).toContain('suicide-mission');
    },
    ONE_TEST,
  );
});

describe('hostile files', () => {
  const ESCAPES = '\u001B[2J\u001B]0;owned\u0007\u009B31m\u202Egnp';

  test(
    'nothing in a file moves the cursor, colours the screen or turns it round, in any command',
    () => {
      const evil = join(folder, 'evil.json');
      for (const text of [
        JSON.stringify({ format: 'sensorium-replay', version: ESCAPES }),
        JSON.stringify({ format: 'sensorium-force', version: 1, name: ESCAPES, [ESCAPES]: 1, squads: [] }),
        `case: "${ESCAPES}\n${ESCAPES}: [`,
      ]) {
        writeFileSync(evil, text);
        for (const args of [
          ['replay', evil],
          ['play', '--resume', evil],
          ['force', 'check', evil],
          ['campaign', 'show', evil],
          ['stand', 'show', evil],
          ['mission', 'check', evil],
          ['verify', evil],
        ]) {
          const { status, out, errors } = run(args);
          expect(status).toBe(1);
          // oxlint-disable-next-line no-control-regex -- these are what must not come out
          expect(out + errors).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E]/);
          expect(errors).not.toContain(' at ');
        }
      }
    },
    ONE_TEST,
  );

  test(
    'a version of a wrong type is a message, and a file of 200 MB is refused unread, by every command',
    () => {
      const odd = join(folder, 'odd.json');
      const huge = join(folder, 'huge.json');
      writeFileSync(huge, '');
      truncateSync(huge, 200_000_000);
      for (const [format, ...args] of [
        ['sensorium-replay', 'replay'],
        ['sensorium-save', 'play', '--resume'],
        ['sensorium-force', 'force', 'check'],
        ['sensorium-squads', 'force', 'show'],
        ['sensorium-campaign', 'campaign', 'show'],
        ['sensorium-stand', 'stand', 'show'],
      ] as const) {
        writeFileSync(odd, JSON.stringify({ format, version: { toString: 1, valueOf: 1 } }));
        const told = run([...args, odd]);
        expect(told.status).toBe(1);
        expect(told.errors).toMatch(/^sensorium: .*\n$/);
        expect(run([...args, huge])).toMatchObject({
          status: 1,
          errors: expect.stringContaining('is longer than') as string,
        });
      }
      expect(run(['verify', huge])).toMatchObject({
        status: 1,
        out: expect.stringContaining('is longer than') as string,
      });
    },
    ONE_TEST,
  );

  test(
    'a new game never writes over another one; both are listed and can be gone on with',
    () => {
      const save = join(folder, 'mine.json');
      writeFileSync(save, 'precious');
      const refused = run(['play', 'first-steps', '--save', save, '--plain']);
      expect(refused).toMatchObject({ status: 1 });
      expect(refused.errors).toContain('is there already');
      expect(readFileSync(save, 'utf8')).toBe('precious');

      for (const mission of ['first-steps', 'suicide-mission'])
        expect(run(['play', mission, '--seed', '5', '--plain'])).toMatchObject({ status: 0, errors: '' });
      const listed = run(['games']).out;
      expect(listed).toMatch(/first-steps-.*-5\.json/);
      expect(listed).toMatch(/suicide-mission-.*-5\.json/);
      expect(run(['play', '--resume', '2', '--plain'])).toMatchObject({ status: 0, errors: '' });
    },
    ONE_TEST,
  );
});
