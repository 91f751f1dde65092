import { pending, submit, legal } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { begun } from '../../testing/scenarios.ts';
import { isSecured, unsecuredSquares } from './securing.ts';

const hall = (count: number) =>
  begun({
    modules: ['missions', 'deathwing'],
    options: { secure: 'on' },
    board: ['a......b'],
    pieces: { a: { is: 'marine', faces: 'W' }, b: { is: 'marine', faces: 'W' } },
    entries: { west: [[0, 0, 'W']], east: [[7, 0, 'E']] },
    rules: [{ is: 'secure', count }],
  }).game;

const turn = (game: ReturnType<typeof hall>, piece: number, to: number): void => {
  const said = legal(game, 'marines')
    .all()
    .find((option) => option.do === 'turn' && option.piece === piece && option.at === to)!;
  expect(submit(game, 'marines', said)).toBeNull();
};

test('D13.5 the objective is reached when so many areas are secured', () => {
  const game = hall(2);
  expect(unsecuredSquares(game)).toEqual([0, 7]);
  turn(game, 0, 0);
  expect([isSecured(game, 0), isSecured(game, 1)]).toEqual([true, false]);
  expect(unsecuredSquares(game)).toEqual([7]);
  expect(game.state.winner).toBe('none');
  turn(game, 1, 1);
  expect(game.state).toMatchObject({ winner: 'marines', endedBy: 'D13.5' });
  expect(pending(game)).toBeNull();
});
