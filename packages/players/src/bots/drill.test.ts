import {
  Options,
  choices,
  command,
  pending,
  squareAt,
  submit,
  type Command,
  type Game,
  type PiecePlan,
} from '@sensorium/engine';
import { expect, test } from 'vitest';
import { createPlayer } from '../registry.ts';
import { arena, playPhase } from './testing.ts';

const E = 1;
const S = 2;
const W = 3;

const drilled = (game: Game): Command =>
  createPlayer('marine-drill', { seed: 1 }).decide(game, choices(game, new Options(game.setup.rules.words)));

/** M0.6: puts the C.A.T. into his hands. */
const carries = (game: Game, marine: number): void => {
  game.state.memory = { ...game.state.memory, 'cat-fate': 1, 'cat-by': marine };
};

const CORRIDOR = ['############', '#..........#', '############'];
const EXIT = { is: 'exits', squares: [{ at: [10, 1], side: E }] } as const;

test('S9.6 line 1  whoever stands at the exit leaves, whatever threatens', () => {
  const game = arena({
    floor: CORRIDOR,
    pieces: [
      { is: 'marine', at: [10, 1], faces: E },
      { is: 'genestealer', at: [8, 1], faces: E },
    ],
    phase: 'marine-action',
    rules: [EXIT, { is: 'escape', count: 1 }],
  });
  expect(drilled(game)).toMatchObject({ do: 'move', piece: 0 });
  playPhase(game, 'marine-drill', 'alien-random');
  expect(game.state.winner).toBe('marines');
});

test('S9.6 line 2  a figure beside him: he turns, then shoots', () => {
  const game = arena({
    floor: CORRIDOR,
    pieces: [
      { is: 'marine', at: [4, 1], faces: E },
      { is: 'genestealer', at: [3, 1], faces: E },
    ],
    phase: 'marine-action',
  });
  expect(drilled(game)).toMatchObject({ do: 'turn', at: W });
  const shots = playPhase(game, 'marine-drill', 'alien-random').filter(({ is }) => is === 'shot-fired');
  expect(shots.length).toBeGreaterThan(0);
});

test('S9.6 line 3  the nearest figure within six squares is shot at until one AP is left', () => {
  const game = arena({
    floor: CORRIDOR,
    pieces: [
      { is: 'marine', at: [1, 1], faces: E },
      { is: 'genestealer', at: [6, 1], faces: W },
    ],
    phase: 'marine-action',
  });
  expect(drilled(game)).toMatchObject({ do: 'fire', at: game.state.pieces[1]!.square, cp: 0 });
});

test('S9.6 line 3  a flamer without points pays with command points for the flame at whoever can strike him', () => {
  const game = arena({
    floor: CORRIDOR,
    pieces: [
      { is: 'flamer-marine', at: [1, 1], faces: E, ap: 0, activation: 'done' },
      { is: 'genestealer', at: [6, 1], faces: W },
    ],
    phase: 'marine-action',
    cp: 3,
  });
  expect(drilled(game)).toMatchObject({ do: 'fire', piece: 0, cp: 2 });
});

test('S9.6 line 4  a jam is cleared', () => {
  const game = arena({
    floor: CORRIDOR,
    pieces: [{ is: 'marine', at: [1, 1], faces: E, weapon: 'jammed' }],
    phase: 'marine-action',
    rules: [EXIT, { is: 'escape', count: 1 }],
  });
  expect(drilled(game)).toMatchObject({ do: 'clear-jam' });
});

test('S9.6 line 5  nothing near: he advances along the shortest way', () => {
  const game = arena({
    floor: CORRIDOR,
    pieces: [{ is: 'marine', at: [1, 1], faces: E }],
    phase: 'marine-action',
    cp: 0,
    rules: [EXIT, { is: 'escape', count: 1 }],
  });
  playPhase(game, 'marine-drill', 'alien-random');
  expect(game.setup.board.x[game.state.pieces[0]!.square]).toBe(5);
});

test('S9.6 line 6  a blip within reach: overwatch facing the side it comes from', () => {
  const game = arena({
    floor: ['########', '#......#', '######.#', '######.#', '########'],
    pieces: [
      { is: 'marine', at: [3, 1], faces: W },
      { is: 'blip', at: [6, 3], value: 2 },
    ],
    phase: 'marine-action',
  });
  playPhase(game, 'marine-drill', 'alien-random');
  expect(game.state.pieces[0]).toMatchObject({ weapon: 'overwatch', facing: E });
});

test('S9.6 line 7  half the command points, rounded up, are kept for the alien turn', () => {
  const game = arena({
    floor: CORRIDOR,
    pieces: [
      { is: 'marine', at: [1, 1], faces: E, activation: 'done' },
      { is: 'genestealer', at: [2, 1], faces: W },
    ],
    phase: 'marine-action',
    cp: 5,
  });
  game.state.cpSpent = 1;
  expect(drilled(game)).toMatchObject({ do: 'fire', cp: 1 });
  game.state.cpSpent = 2;
  expect(drilled(game)).toMatchObject({ do: 'end' });
});

const HALL = ['##############', '#............#', '#............#', '##############'];

/** What the drill says when the alien has moved east in the marine's sight and has five action points left. */
const answerTo = (marine: Omit<PiecePlan, 'is'>, x: number, y = 1): Command => {
  const pieces: PiecePlan[] = [
    { is: 'marine', ...marine },
    { is: 'genestealer', at: [x, y], faces: E },
  ];
  const game = arena({ floor: HALL, pieces, phase: 'alien-action', cp: 3 });
  expect(submit(game, 'aliens', command('move', 1, squareAt(game.setup.board, x + 1, y)))).toBe(null);
  expect(pending(game)).toMatchObject({ side: 'marines', decision: 'cp-response' });
  return drilled(game);
};

test('S9.6 line 7  in the alien turn a figure that can attack before the next answer is shot at first', () => {
  expect(answerTo({ at: [5, 1], faces: W }, 2)).toMatchObject({ do: 'fire' });
});

test('S9.6 line 7  then an attacker is turned to', () => {
  expect(answerTo({ at: [5, 1], faces: E }, 4, 2)).toMatchObject({ do: 'turn', at: S });
});

test('S9.6 line 7  then a jam is cleared', () => {
  expect(answerTo({ at: [7, 1], faces: W, weapon: 'jammed' }, 1)).toMatchObject({ do: 'clear-jam' });
});

test('S9.6 line 7  then he steps out of attack reach, where a step is enough, unless he watches', () => {
  expect(answerTo({ at: [7, 1], faces: W }, 1)).toMatchObject({ do: 'move', cp: 2 });
  expect(answerTo({ at: [7, 1], faces: W, weapon: 'overwatch' }, 1)).toMatchObject({ do: 'pass' });
  expect(answerTo({ at: [8, 1], faces: W }, 1)).toMatchObject({ do: 'pass' });
});

/** Two run for the exit, both are needed, and there are three command points. */
const runForIt = (marines: string): unknown => {
  const game = arena({
    floor: CORRIDOR,
    pieces: [
      { is: 'marine', at: [1, 1], faces: E },
      { is: 'marine', at: [4, 1], faces: E },
    ],
    phase: 'marine-action',
    cp: 3,
    rules: [EXIT, { is: 'escape', count: 2 }],
  });
  playPhase(game, marines, 'alien-random');
  const [last, first] = game.state.pieces.map((piece) => game.setup.board.x[piece!.square]);
  return { last, first, spent: game.state.cpSpent };
};

test('S9.6 line 7  of two who run for the exit the last one needed gets the command points, as far as half of them go', () => {
  expect(runForIt('marine-drill')).toEqual({ last: 6, first: 8, spent: 1 });
});

test('S9.7  the captain spends every command point on the last one needed', () => {
  expect(runForIt('marine-captain')).toEqual({ last: 7, first: 9, spent: 3 });
});

const CAT = { is: 'cat', start: [[1, 1]] } as const;

const CARRIED_TO: readonly [marines: string, square: number][] = [
  ['marine-drill', 6],
  ['marine-captain', 8],
];

test.each(CARRIED_TO)(
  'S9.6 line 7, S9.7  whoever carries the C.A.T. comes as far as command points go: %s',
  (marines, square) => {
    const game = arena({
      floor: CORRIDOR,
      pieces: [{ is: 'marine', at: [1, 1], faces: E }],
      phase: 'marine-action',
      cp: 3,
      rules: [EXIT, CAT],
    });
    carries(game, 0);
    playPhase(game, marines, 'alien-random');
    expect(game.setup.board.x[game.state.pieces[0]!.square]).toBe(square);
  },
);

test('S9.6 line 5  whoever stands in the way of the carrier gets out of it', () => {
  const game = arena({
    floor: ['############', '#..........#', '####.#######', '####.#######', '####.#######', '############'],
    pieces: [
      { is: 'marine', at: [1, 1], faces: E },
      { is: 'marine', at: [5, 1], faces: W },
    ],
    phase: 'marine-action',
    rules: [EXIT, CAT],
  });
  carries(game, 0);
  playPhase(game, 'marine-drill', 'alien-random');
  expect(game.setup.board.y[game.state.pieces[1]!.square]).toBeGreaterThan(1);
  expect(game.setup.board.x[game.state.pieces[0]!.square]).toBeGreaterThanOrEqual(5);
});
