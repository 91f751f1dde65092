import { readFileSync } from 'node:fs';
import { MODULES } from '@sensorium/rules';
import { PLAYERS } from '@sensorium/players';
import { expect, test } from 'vitest';
import { BEHAVIOUR, numbersIn } from './behaviour.ts';
import { formatFixedGames, judgeFixedGames, playFixedGames, type FixedGame } from './fixedGames.ts';

const kept = JSON.parse(readFileSync(new URL('../fixedGames.json', import.meta.url), 'utf8')) as FixedGame[];
const now = playFixedGames();

test('S9.24  the fixed games end as they did, or a number says that they do not', () => {
  const { refusal, isSame } = judgeFixedGames(kept, now);
  const changed = 'a number, a mission or the list has changed: `npm run behaviour -- --accept`';
  expect(refusal ?? (isSame ? 'as they did' : changed)).toBe('as they did');
});

test('S9.24  every rule module and every player is counted, and guarded by fixed games', () => {
  const parts = new Set([...MODULES, ...PLAYERS].map(({ id }) => id));
  expect(Object.keys(BEHAVIOUR).toSorted()).toEqual([...parts].toSorted());
  const guarded = new Set(now.flatMap(({ behaviour }) => numbersIn(behaviour)));
  expect([...guarded].toSorted()).toEqual([...parts].map((id) => `${id} ${BEHAVIOUR[id]!.length}`).toSorted());
});

const game = (aliens: string, fields: Partial<FixedGame> = {}): FixedGame => ({
  mission: 'rescue',
  marines: 'marine-drill',
  aliens,
  seed: 1,
  behaviour: `core 1, ${aliens} 1, marine-drill 1`,
  scenario: 'board',
  hash: 'as before',
  ...fields,
});

test('S9.24  games that end otherwise are refused; who plays in them is named, the likeliest cause first', () => {
  const { refusal } = judgeFixedGames([game('S1'), game('S2')], [game('S1', { hash: 'new' }), game('S2')]);
  expect(refusal).toContain('1 of 2 fixed games end otherwise');
  expect(refusal).toContain('rescue, marine-drill against S1, seed 1');
  expect(refusal).toContain('By module and player: S1 1 of 1, core 1 of 2, marine-drill 1 of 2.');
  expect(refusal).toContain('npm run behaviour -- --accept');
});

test('S9.24  a new number excuses the games it plays in, and no others', () => {
  const raised = game('S1', { behaviour: 'core 1, S1 2, marine-drill 1', hash: 'new' });
  expect(judgeFixedGames([game('S1'), game('S2')], [raised, game('S2')])).toEqual({ refusal: null, isSame: false });
  const { refusal } = judgeFixedGames([game('S1'), game('S2')], [raised, game('S2', { hash: 'new' })]);
  expect(refusal).toContain('against S2');
  expect(refusal).not.toContain('against S1');
});

test('S9.24  another mission excuses its games, and a game that was not kept is accepted', () => {
  const elsewhere = game('S1', { scenario: 'other board', hash: 'new' });
  expect(judgeFixedGames([game('S1')], [elsewhere]).refusal).toBeNull();
  expect(judgeFixedGames([], [game('S1')])).toEqual({ refusal: null, isSame: false });
});

test('the kept games are one line each', () => {
  expect(JSON.parse(formatFixedGames([game('S1'), game('S2')]))).toEqual([game('S1'), game('S2')]);
  expect(formatFixedGames([game('S1'), game('S2')]).split('\n')).toHaveLength(5);
});
