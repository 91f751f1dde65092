import { expect, test } from 'vitest';
import { Trial } from '../../testing/trial.ts';

const EAST_EXIT = { is: 'exits', squares: [{ at: [2, 0], side: 1 }] } as const;
const ESCAPE = { is: 'escape', count: 1 } as const;
const marine = { is: 'marine', faces: 'E' } as const;

test('M0.5 a marine on an exit square leaves by a forward move for 1 AP; he has escaped and is not dead', () => {
  const trial = new Trial({ board: ['..a#', 'b###'], pieces: { a: marine, b: marine }, rules: [EAST_EXIT] });
  expect(trial.say('move', 'a', [3, 0])).toBeNull();
  expect(trial.piece('a')).toMatchObject({ fate: 'escaped', square: -1 });
  expect(trial.told('piece-left')).toMatchObject([{ from: trial.square(2, 0), to: trial.square(3, 0) }]);
  expect(trial.told('points-paid')).toMatchObject([{ ap: 1, cp: 0 }]);
  expect(trial.outcome).toBe('none');
});

test('M0.5 he must face the way the exit leads, and cannot fire as he goes', () => {
  const trial = new Trial({
    board: ['..a#', 'b###'],
    pieces: { a: { ...marine, faces: 'W' }, b: marine },
    rules: [EAST_EXIT],
  });
  expect(trial.say('move', 'a', [3, 0])).toMatchObject({ rule: 'C8.3' });
  trial.say('turn', 'a', 'E');
  trial.say('move', 'b', [0, 0]);
  expect(trial.say('move', 'a', [3, 0], 1)).toMatchObject({ rule: 'C14.1' });
});

test('M0.5 aliens leave by no exit', () => {
  const trial = new Trial({
    board: ['..a#', 'b###'],
    pieces: { a: { is: 'genestealer', faces: 'E' }, b: marine },
    rules: [EAST_EXIT],
    turn: 'aliens',
  });
  expect(trial.say('move', 'a', [3, 0])).toMatchObject({ rule: 'C8.3' });
  expect(trial.game.setup.hooks.wayOut(trial.game, trial.piece('a')!)).toBe(-1);
});

test('M0.5 he may leave as a CP response', () => {
  const trial = new Trial({
    board: ['.g..', '....', '..a#', 'b###'],
    pieces: { a: marine, b: { ...marine, faces: 'S' }, g: { is: 'genestealer', faces: 'E' } },
    rules: [{ is: 'exits', squares: [{ at: [2, 2], side: 1 }] }],
    turn: 'aliens',
    cp: 1,
  });
  trial.say('move', 'g', [2, 0]);
  expect(trial.decision).toBe('marines cp-response');
  expect(trial.say('move', 'a', [3, 2], 0, 1)).toBeNull();
  expect(trial.piece('a')).toMatchObject({ fate: 'escaped' });
  expect(trial.decision).toBe('aliens action');
});

test('M5.4 the mission is won as soon as enough marines have escaped', () => {
  const trial = new Trial({ board: ['..a#', 'b###'], pieces: { a: marine, b: marine }, rules: [EAST_EXIT, ESCAPE] });
  trial.say('move', 'a', [3, 0]);
  expect(trial.outcome).toBe('marines M5.4');
  expect(trial.told('marine-escaped')).toMatchObject([{ escaped: 1, needed: 1, rule: 'M0.5' }]);
});

test('M5.5 it is lost as soon as too few are alive or escaped together', () => {
  const trial = new Trial({
    board: ['.ga#', 'b###'],
    pieces: { a: marine, b: { ...marine, faces: 'S' }, g: { is: 'genestealer', faces: 'E' } },
    rules: [EAST_EXIT, { is: 'escape', count: 2 }],
    turn: 'aliens',
    dice: [6, 1, 1, 1],
  });
  trial.say('attack', 'g', [2, 0]);
  expect(trial.outcome).toBe('aliens M5.5');
});

const BRING_OUT = { is: 'bring-out', unit: 'sergeant' } as const;
const sergeant = { is: 'sergeant', faces: 'E' } as const;

test('M5.4 whoever must be brought out wins by leaving; others may leave before him', () => {
  const trial = new Trial({
    board: ['.ab#', 'c###'],
    pieces: { a: sergeant, b: marine, c: marine },
    rules: [EAST_EXIT, BRING_OUT],
  });
  expect(trial.say('move', 'b', [3, 0])).toBeNull();
  expect(trial.outcome).toBe('none');
  expect(trial.told('marine-escaped')).toEqual([]);
  expect(trial.say('move', 'a', [2, 0])).toBeNull();
  expect(trial.say('move', 'a', [3, 0])).toBeNull();
  expect(trial.told('marine-escaped')).toMatchObject([{ escaped: 1, needed: 1 }]);
  expect(trial.outcome).toBe('marines M5.4');
});

test('M5.5 the aliens win when he dies, whoever else lives', () => {
  const trial = new Trial({
    board: ['.ga.', 'b###'],
    pieces: { a: sergeant, b: marine, g: { is: 'genestealer', faces: 'E' } },
    rules: [EAST_EXIT, BRING_OUT],
    turn: 'aliens',
    dice: [6, 6, 6, 1],
  });
  expect(trial.say('attack', 'g', [2, 0])).toBeNull();
  trial.say('pass');
  expect(trial.outcome).toBe('aliens M5.5');
});
