import { expect, test } from 'vitest';
import { Trial } from '../../testing/trial.ts';

const flamer = { is: 'flamer-marine', faces: 'E' } as const;
const marine = { is: 'marine', faces: 'E' } as const;
const BURN = { is: 'burn-targets', sections: ['t'] } as const;
const BOARD = ['a....', '#####', 'b...#'];
const SECTIONS = ['sstt#'.replace('#', 't'), '#####', 'uuvv#'];

test('M1.3 the target section burns by a flamer shot: marine victory at once', () => {
  const trial = new Trial({ board: BOARD, sections: SECTIONS, pieces: { a: flamer, b: marine }, rules: [BURN] });
  expect(trial.say('fire', 'a', [3, 0])).toBeNull();
  expect(trial.told('target-burned')).toMatchObject([{ section: 't', left: 0, rule: 'M1.3' }]);
  expect(trial.outcome).toBe('marines M1.3');
});

test('M1.3 blowing up the flamer inside the target section counts, though nobody is left to fire', () => {
  const trial = new Trial({
    board: BOARD,
    sections: ['ttttt', '#####', 'uuvv#'],
    pieces: { a: flamer, b: marine },
    rules: [BURN],
  });
  trial.say('self-destruct', 'a');
  expect(trial.outcome).toBe('marines M1.3');
});

test('M1.4 the last marker spent elsewhere loses the mission', () => {
  const trial = new Trial({
    board: ['a....', '#####', 'b...#'],
    sections: ['ssuut', '#####', 'vvvv#'],
    pieces: { a: { ...flamer, counts: { 'heavy-flamer': 1 } }, b: marine },
    rules: [BURN],
  });
  trial.say('fire', 'a', [2, 0]);
  expect(trial.outcome).toBe('aliens M1.4');
});

test('M1.4 burning the target with the last marker is a victory, not a draw', () => {
  const trial = new Trial({
    board: BOARD,
    sections: SECTIONS,
    pieces: { a: { ...flamer, counts: { 'heavy-flamer': 1 } }, b: marine },
    rules: [BURN],
  });
  trial.say('fire', 'a', [2, 0]);
  expect(trial.outcome).toBe('marines M1.3');
});

test('M1.4 a dead flamer-marine has no marker', () => {
  const trial = new Trial({
    board: ['ga...', '#####', 'b...#'],
    sections: ['sssst', '#####', 'vvvv#'],
    pieces: { a: flamer, b: marine, g: { is: 'genestealer', faces: 'E' } },
    rules: [BURN],
    turn: 'aliens',
    dice: [6, 1, 1, 1],
  });
  trial.say('attack', 'g', [1, 0]);
  expect(trial.outcome).toBe('aliens M1.4');
});

const TWO = { is: 'burn-targets', sections: ['t', 'w'], rule: 'M4.3', lostBy: 'M4.4' } as const;

test('M4.3 each of two sections must have burned once, not both at the same time', () => {
  const trial = new Trial({
    board: ['a....', '#####', 'b...#'],
    sections: ['stt#w'.replace('#', 't'), '#####', 'vvvv#'],
    pieces: { a: flamer, b: marine },
    rules: [TWO],
    dice: [],
  });
  trial.say('fire', 'a', [2, 0]);
  expect(trial.outcome).toBe('none');
  expect(trial.told('target-burned')).toMatchObject([{ section: 't', left: 1, rule: 'M4.3' }]);
  trial.say('end');
  trial.say('end');
  expect(trial.game.state.burning).toEqual([]);
  expect(trial.game.state.memory).toMatchObject({ 'burned:t': 1 });
  trial.say('fire', 'a', [4, 0]);
  expect(trial.outcome).toBe('marines M4.3');
});

test('M4.4 without a marker before both have burned the aliens win', () => {
  const trial = new Trial({
    board: ['a....', '#####', 'b...#'],
    sections: ['stttw', '#####', 'vvvv#'],
    pieces: { a: { ...flamer, counts: { 'heavy-flamer': 1 } }, b: marine },
    rules: [TWO],
  });
  trial.say('fire', 'a', [2, 0]);
  expect(trial.outcome).toBe('aliens M4.4');
});

const SPARED = { is: 'no-flamer', sections: ['t'] } as const;

test('M6.3 no flamer shot at a forbidden section, nor from one; self-destruction is allowed there', () => {
  const outside = new Trial({
    board: BOARD,
    sections: ['ssttu', '#####', 'vvvv#'],
    pieces: { a: flamer, b: marine },
    rules: [SPARED],
  });
  expect(outside.say('fire', 'a', [3, 0])).toEqual({ rule: 'M6.3', reason: 'no-flamer-here' });
  expect(outside.say('fire', 'a', [4, 0])).toBeNull();
  const inside = new Trial({
    board: BOARD,
    sections: ['ttssu', '#####', 'vvvv#'],
    pieces: { a: flamer, b: marine },
    rules: [SPARED],
  });
  expect(inside.say('fire', 'a', [3, 0])).toEqual({ rule: 'M6.3', reason: 'no-flamer-here' });
  expect(inside.say('self-destruct', 'a')).toBeNull();
});
