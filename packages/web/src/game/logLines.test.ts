import { loadWords } from '@sensorium/content/words';
import type { GameEvent } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { PROVING_GROUND, TrialTable } from '@sensorium/host/testing';
import { commandOf } from '../engine/protocol.ts';
import { boardOf } from './board/model.ts';
import { linesOf, textOf } from './logLines.ts';
import { gameWords } from './gameWords.ts';
import { Logbook } from './logbook.ts';
import { stageOf } from './stage.ts';

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

test('S7.4  why an automaton did something stands beside the first line that came of it, with its rule', () => {
  const acted = (rule: string): GameEvent => ({ is: 'automaton-acted', piece: 7, word: 'move', rule });
  const told = (...entries: readonly (readonly [number: number, event: GameEvent])[]) =>
    linesOf(
      teller,
      entries.map(([number, event], key) => ({ key, event, number, names: new Map(), features: new Map() })),
    ).map(({ why }) => why);
  const follows = { rule: 'S4.6', text: 'It follows the best path to its target.' };
  expect(told([1, acted('S4.6')], [1, paid(7, 0)], [1, step(7, 1)])).toEqual([follows]);
  expect(told([1, acted('S5.6')], [2, step(0, 1)])).toEqual([null]);
  expect(told([1, acted('S1.18')], [2, acted('S4.6')], [2, step(7, 1)], [3, step(0, 1)])).toEqual([follows, null]);
});

test('S7.4  a game against an automaton has its reasons in the log of who plays', () => {
  const table = new TrialTable({
    scenario: PROVING_GROUND,
    seed: 4,
    sides: { marines: 'person', aliens: 'diceroller-1' },
    clock: 'off',
  });
  const logbook = new Logbook();
  table.say('marines', commandOf(table.look('marines').offers.find((offer) => offer.do === 'deploy')!));
  const update = table.play('marines', true);
  const lines = linesOf(teller, logbook.extend('marines', update, stageOf(update.view)));
  expect(lines.flatMap(({ why }) => why?.rule ?? [])).toContain('S1.7');
});

test('S7.2  what an automaton rolls for itself is one line a phase, which holds them all', () => {
  const rolled: GameEvent = { is: 'automaton-rolled', piece: -1, die: 3, reason: 'placement', rule: 'S7.2' };
  const phase: GameEvent = { is: 'phase-began', phase: 'reinforcement', turn: 2, rule: 'C3.1' };
  const lines = linesOf(
    teller,
    [phase, rolled, step(0, 1), rolled, rolled, { ...phase, phase: 'alien-action' } as const, rolled].map(
      (event, key) => ({
        key,
        event,
        number: key,
        names: new Map(),
        features: new Map(),
      }),
    ),
  );
  expect(lines.map(({ inside }) => inside.length)).toEqual([0, 3, 0, 0, 1]);
  expect(lines[1]!.text).toBe('The automaton rolls 3 dice for itself.');
});

test('a line knows where it happened, and one that has no place says so', () => {
  const lines = linesOf(teller, [
    { key: 0, event: step(0, 7), number: 1, names: new Map(), features: new Map() },
    { key: 1, event: { is: 'time-ran-out', rule: 'C4.7' }, number: 2, names: new Map(), features: new Map() },
  ]);
  expect(lines.map(({ at }) => at)).toEqual([7, -1]);
});
