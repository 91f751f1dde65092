import { loadWords } from '@sensorium/content/words';
import type { GameEvent } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { PROVING_GROUND, TrialTable } from '@sensorium/host/testing';
import { boardOf } from './board/model.ts';
import { linesOf, textOf } from './logLines.ts';
import { gameWords } from './gameWords.ts';

await Promise.all(['en'].map((language) => loadWords(language, ['rules', 'table'])));
const [en] = [gameWords('en')] as const;

const sides = { marines: 'person', aliens: 'person' } as const;
const dossier = new TrialTable({ scenario: PROVING_GROUND, seed: 1, sides, clock: 'off' }).dossier();
const teller = { words: en, dossier, board: boardOf(dossier) };

const step = (piece: number, to: number): GameEvent => ({ is: 'piece-moved', piece, from: to - 1, to, rule: 'C8.1' });
const paid = (piece: number, cp: number): GameEvent => ({
  is: 'points-paid',
  piece,
  ap: 1 - cp,
  cp,
  now: { ap: 0 },
  rule: 'C7.6',
});

const log = (...events: readonly GameEvent[]): string[] =>
  linesOf(
    teller,
    events.map((event, key) => ({ key, event, number: key, names: new Map(), features: new Map() })),
  ).map((line) => textOf(en, line).replace(/^.* moves/, 'moves'));

test('C8.1  steps that follow one another are one line, with their number', () => {
  const squares = log(step(0, 1), paid(0, 0), step(0, 2), paid(0, 0), step(0, 3));
  expect(squares).toEqual([expect.stringMatching(/^moves to \w+ \(3 steps\)\.$/)]);
});

test('another piece, or something in between, begins a new line', () => {
  const door: GameEvent = { is: 'door-opened', piece: 0, at: 4, now: { is: 2, burns: false }, rule: 'C19.1' };
  expect(log(step(0, 1), step(1, 2), step(1, 3))).toHaveLength(2);
  expect(log(step(0, 1), door, step(0, 2))).toHaveLength(3);
});

test('C7.6  command points stand behind what they paid for, and add up along a walk', () => {
  expect(log(paid(0, 1), step(0, 1))).toEqual([expect.stringMatching(/ \(1 CP\)\.$/)]);
  expect(log(step(0, 1), paid(0, 1), step(0, 2), paid(0, 1), step(0, 3))).toEqual([
    expect.stringMatching(/ \(3 steps, 2 CP\)\.$/),
  ]);
});
