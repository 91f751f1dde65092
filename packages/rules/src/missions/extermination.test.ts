import { command, createGame, squareAt, submit } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { scenarioOf } from '../../testing/scenarios.ts';
import { Trial } from '../../testing/trial.ts';
import { setupFor } from '../setupFor.ts';

const marine = { is: 'marine', faces: 'E' } as const;
const genestealer = { is: 'genestealer', faces: 'W' } as const;
const EAST = [{ id: 'E1', squares: [{ at: [9, 0], side: 1 }] }] as const;
const CORRIDOR = 'a.........';

test('M2.1 each marine starts in a section of his own, however large it is', () => {
  const plan = scenarioOf({
    board: ['.....'],
    sections: ['AAABB'],
    modules: ['missions'],
    pieces: { a: marine, b: marine },
    deployment: [
      {
        by: 'marines',
        pieces: [0, 1],
        squares: [
          [0, 0],
          [2, 0],
          [3, 0],
        ],
      },
    ],
    rules: [{ is: 'one-per-section' }],
  });
  const game = createGame(setupFor(plan), { seed: 1 });
  const deployed = (piece: number, x: number) =>
    submit(game, 'marines', command('deploy', piece, squareAt(game.setup.board, x, 0)));
  expect(deployed(0, 0)).toBeNull();
  expect(deployed(1, 2)).toEqual({ rule: 'M2.1', reason: 'room-taken' });
  expect(deployed(1, 3)).toBeNull();
});

test('M2.2 no reinforcement near a marine: the blip has no area and is lost', () => {
  const trial = new Trial({
    board: ['...a......'],
    pieces: { a: marine },
    entries: EAST,
    rules: [{ is: 'no-lurking' }],
    reinforcements: 1,
    cp: 1,
  });
  trial.say('end');
  expect(trial.told('pieces-lost')).toMatchObject([{ count: 1, rule: 'C18.4' }]);
  expect(trial.decision).toBe('aliens action');
});

test('M2.2 farther than 6 squares it may be placed, need not lurk, and is lost in the end phase if it stays outside', () => {
  const trial = new Trial({
    board: [CORRIDOR],
    pieces: { a: { ...marine, faces: 'W' } },
    entries: EAST,
    rules: [{ is: 'no-lurking' }],
    reinforcements: 1,
  });
  trial.say('end');
  expect(trial.decision).toBe('aliens place-reinforcement');
  trial.reinforce(0);
  expect(trial.game.state.aliens.map((id) => trial.game.state.pieces[id]!.mustLurk)).toEqual([false]);
  trial.say('end');
  expect(trial.told('pieces-lost')).toMatchObject([{ count: 1, rule: 'M2.2' }]);
  expect(trial.game.state.aliens).toEqual([]);
  expect(trial.game.state.kills).toBe(0);
});

test('M2.2 a piece lost out of an entry area does not keep the game from a stalemate (C21.8)', () => {
  const trial = new Trial({
    board: [CORRIDOR],
    pieces: { a: { ...marine, faces: 'W' } },
    entries: EAST,
    rules: [{ is: 'no-lurking' }],
    reinforcements: 1,
  });
  for (let turn = 1; turn <= 10; turn++) {
    trial.say('end');
    trial.reinforce(0);
    trial.say('end');
  }
  expect(trial.outcome).toBe('aliens C21.8');
});

test('M2.3 the wanted number of kills wins at once', () => {
  const trial = new Trial({
    board: ['a.g'],
    pieces: { a: marine, g: genestealer },
    rules: [{ is: 'kill', count: 1 }],
    dice: [6, 1],
  });
  trial.say('fire', 'a', [2, 0]);
  expect(trial.outcome).toBe('marines M2.3');
});

test('M2.3 a marine within 6 squares of every entry square wins at once; 7 is too far', () => {
  const far = new Trial({
    board: ['.a........'],
    pieces: { a: marine },
    entries: EAST,
    rules: [{ is: 'cover-entries' }],
  });
  far.say('move', 'a', [2, 0]);
  expect(far.outcome).toBe('none');
  far.say('move', 'a', [3, 0]);
  expect(far.outcome).toBe('marines M2.3');
});

test('M2.4 all marines dead: alien victory', () => {
  const trial = new Trial({
    board: ['ag'],
    pieces: { a: { ...marine, faces: 'N' }, g: genestealer },
    rules: [{ is: 'all-dead' }],
    turn: 'aliens',
    dice: [6, 1, 1, 1],
  });
  trial.say('attack', 'g', [0, 0]);
  expect(trial.outcome).toBe('aliens M2.4');
});
