import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseReplay, playReplay } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../bin/sensorium.mjs', import.meta.url));
const ONE_TEST = 120_000;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sensorium-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: readonly string[], lines: readonly string[] = []): { status: number | null; out: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    input: lines.map((line) => `${line}\n`).join(''),
    env: { ...process.env, XDG_STATE_HOME: folder, NO_COLOR: '1', LANG: 'en', LC_ALL: '' },
    timeout: 60_000,
  });
  return { status, out: stdout + stderr };
};

const DEPLOYED = ['1 1,4 s', '2 1,3 s', '3 1,2 s'];
const TABLE = ['table', 'first-steps', '--seed', '4', '--plain'];

test(
  'a counter drawn from the real cup is typed, mistyped, taken back, and the game goes on in the middle of it',
  () => {
    const save = join(folder, 'table.json');
    const first = run([...TABLE, '--type', 'command-counter', '--save', save], [...DEPLOYED, 'nine', '9', 'quit']);
    expect(first.status).toBe(0);
    expect(first.out).toContain('Draw from the cup: command counter.');
    expect(first.out).toContain('“nine” is no number.');
    expect(first.out).toContain('9 is impossible here. Possible: 1, 2, 3, 4, 5, 6.');
    const second = run(['table', '--resume', save, '--plain'], ['5', 'undo', '6', 'board', 'quit']);
    expect(second.out).toContain('Command points: 5 left');
    expect(second.out).toContain('Command points: 6 left');
    expect(playReplay(parseReplay(readFileSync(save, 'utf8')), setupFor).state.cpDrawn).toBe(6);
  },
  ONE_TEST,
);

test(
  'the aliens’ turn is told one piece at a time, with the reason on request, or as a short list',
  () => {
    const told = run([...TABLE, '--save', join(folder, 'told.json')], [...DEPLOYED, 'end', 'why', '', '', 'quit']);
    expect(told.out).toMatch(/Genestealer a, the one at [A-Z]\d+: .*, now at A7 \(room\)\./);
    expect(told.out).toContain('done? (Enter; why; all) why');
    expect(told.out).toMatch(/best path to its target\. \(S4\.6\)/);
    const brief = run([...TABLE, '--brief', '--save', join(folder, 'brief.json')], [...DEPLOYED, 'end', '', 'quit']);
    expect(brief.out).toMatch(/- Genestealer a: [A-Z]\d+ → A7\./);
  },
  ONE_TEST,
);

test(
  'what cannot be typed, and where such a game goes on, is said',
  () => {
    const wrong = run([...TABLE, '--type', 'cards']);
    expect(wrong.status).toBe(1);
    expect(wrong.out).toContain('‘cards’ is none of: dice, command-counter, blip-counter, ambush-counter, none.');
    const save = join(folder, 'kept.json');
    run([...TABLE, '--save', save], [...DEPLOYED, 'quit']);
    expect(run(['play', '--resume', save]).out).toContain(`sensorium table --resume ${save}`);
  },
  ONE_TEST,
);

test(
  'what was done anyway is marked in the record, and taken back',
  () => {
    const save = join(folder, 'anyway.json');
    const orders = ['anyway 3 h8 e', 'anyway a off', 'undo', 'anyway 1 h8', 'quit'];
    const { out } = run([...TABLE, '--save', save], [...DEPLOYED, ...orders]);
    expect(out).toContain('Done anyway, whatever the rules say: H8.');
    expect(out).toContain('That square is occupied.');
    const replay = parseReplay(readFileSync(save, 'utf8'));
    expect(replay.entries.filter(({ by }) => by === 'host').map(({ say }) => say.do)).toEqual(['put-anyway']);
    expect(playReplay(replay, setupFor).state.pieces[2]).toMatchObject({ facing: 1 });
  },
  ONE_TEST,
);
