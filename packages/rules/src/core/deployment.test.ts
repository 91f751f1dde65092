import {
  command,
  cloneGame,
  legal,
  pending,
  submit,
  viewFor,
  type Game,
  type GameEvent,
  type Word,
} from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { LANDING } from '../../testing/boards.ts';
import { begun, type Sketch } from '../../testing/scenarios.ts';

const square = (game: Game, x: number, y: number): number => y * game.setup.board.width + x;

const say = (game: Game, side: 'marines' | 'aliens', word: Word, piece: number, at: number, how = 0): void => {
  expect(submit(game, side, command(word, piece, at, how))).toBeNull();
};

const kinds = (events: readonly GameEvent[]): string[] =>
  events
    .map((event) => (event.is === 'phase-began' ? event.phase : event.is))
    .filter((is, i, all) => is !== all[i - 1]);

describe('C2.4 setting up', () => {
  test('C2.4 goes blips first, then marines, then the first clock phase', () => {
    const { game, events } = begun(LANDING);
    expect(pending(game)).toMatchObject({ side: 'aliens', decision: 'place-reinforcement' });
    say(game, 'aliens', 'reinforce', 3, 0);
    say(game, 'aliens', 'reinforce', 4, 1);
    expect(pending(game)).toMatchObject({ side: 'marines', decision: 'deploy' });
    expect(game.state.phase).toBe('setup');
    say(game, 'marines', 'deploy', 0, square(game, 1, 5));
    say(game, 'marines', 'deploy', 2, square(game, 3, 6), 1);
    say(game, 'marines', 'deploy', 1, square(game, 2, 5), 3);
    expect(game.state.phase).toBe('marine-action');
    expect(kinds(events)).toEqual([
      'blip-drawn',
      'blip-placed',
      'piece-deployed',
      'clock',
      'clock-started',
      'command',
      'cp-drawn',
      'marine-action',
    ]);
  });

  test('C2.4 fills the pool and the supply before the first blip is drawn', () => {
    const { game } = begun(LANDING);
    expect(game.state.supply).toBe(20);
    expect(game.state.pool.reduce((sum, count) => sum + count)).toBe(22 - 2);
  });

  test('C2.4 blips of the start never have to lurk', () => {
    const near: Sketch = {
      ...LANDING,
      board: LANDING.board.map((row, y) => (y === 1 ? '##a##b.f###' : row)),
      deployment: [],
      startingBlips: 1,
    };
    const { game } = begun(near);
    say(game, 'aliens', 'reinforce', 3, 0);
    expect(game.state.pieces[3]).toMatchObject({ area: 0, mustLurk: false });
  });

  test('C2.4 only the pieces and squares of the mission are deployed, by their own side', () => {
    const { game } = begun({ ...LANDING, startingBlips: 0 });
    const before = JSON.stringify(game.state);
    const at = square(game, 1, 5);
    expect(submit(game, 'marines', command('deploy', 7, at))).toMatchObject({ rule: 'C2.4' });
    expect(submit(game, 'marines', command('deploy', 0, square(game, 2, 2)))).toMatchObject({ rule: 'C2.4' });
    expect(submit(game, 'marines', command('deploy', 0, -1))).toMatchObject({ rule: 'C2.4' });
    expect(submit(game, 'aliens', command('deploy', 0, at))).not.toBeNull();
    expect(JSON.stringify(game.state)).toBe(before);
  });
});

test('C2.5 doors start closed unless the mission says otherwise', () => {
  const { game } = begun({ board: ['#a+..', '#../.'], pieces: { a: { is: 'marine', faces: 'E' } } });
  const named = game.state.features.map(({ at, is }) => [at, game.setup.rules.terrain[is]!.id]);
  expect(named).toEqual([
    [2, 'closed-door'],
    [8, 'open-door'],
  ]);
});

describe('C2.6 a deployed piece', () => {
  test('C2.6 gets the facing its player chooses', () => {
    const { game } = begun({ ...LANDING, startingBlips: 0 });
    for (let facing = 0; facing < 4; facing++) {
      const copy = cloneGame(game);
      say(copy, 'marines', 'deploy', 1, square(copy, 2, 6), facing);
      expect(copy.state.pieces[1]).toMatchObject({ square: square(copy, 2, 6), facing, fate: 'in-play' });
    }
    expect(submit(game, 'marines', command('deploy', 1, square(game, 2, 6), 4))).toMatchObject({ rule: 'C2.4' });
  });

  test('C2.6 stands on a square without a piece and without a closed door', () => {
    const sketch: Sketch = {
      board: ['#..+..#'],
      pieces: { a: { is: 'marine' }, b: { is: 'marine' } },
      deployment: [
        {
          by: 'marines',
          pieces: [0, 1],
          squares: [
            [1, 0],
            [2, 0],
            [3, 0],
          ],
        },
      ],
    };
    const { game } = begun(sketch);
    expect(submit(game, 'marines', command('deploy', 0, 3))).toMatchObject({ rule: 'C2.6' });
    say(game, 'marines', 'deploy', 0, 1);
    expect(submit(game, 'marines', command('deploy', 1, 1))).toMatchObject({ rule: 'C2.6' });
    const offered = legal(game, 'marines')
      .all()
      .filter((option) => option.do === 'deploy');
    expect(new Set(offered.map(({ at }) => at))).toEqual(new Set([2]));
  });

  test('C2.6 also a genestealer, by the alien player', () => {
    const { game } = begun({
      board: ['#a....#'],
      pieces: { a: { is: 'marine', faces: 'W' }, g: { is: 'genestealer' } },
      deployment: [
        {
          by: 'aliens',
          pieces: [1],
          squares: [
            [4, 0],
            [5, 0],
          ],
        },
      ],
    });
    expect(pending(game)).toMatchObject({ side: 'aliens', decision: 'deploy' });
    say(game, 'aliens', 'deploy', 1, 5, 3);
    expect(game.state.pieces[1]).toMatchObject({ square: 5, facing: 3 });
  });
});

test('C2.7 blips in sight of the deployed marines are converted before the first turn', () => {
  const sketch: Sketch = {
    board: ['#....x#'],
    pieces: { a: { is: 'marine' }, x: { is: 'blip', value: 2 } },
    deployment: [{ by: 'marines', pieces: [0], squares: [[1, 0]] }],
  };
  const seen = begun(sketch).game;
  say(seen, 'marines', 'deploy', 0, 1, 1);
  expect(pending(seen)).toMatchObject({ side: 'marines', decision: 'place-figure' });
  expect(seen.state.phase).toBe('setup');
  expect(viewFor(seen, 'marines').stack.at(-1)).toMatchObject({ kind: 'place-figure', left: 1 });

  const hidden = begun(sketch).game;
  say(hidden, 'marines', 'deploy', 0, 1, 3);
  expect(hidden.state.phase).toBe('marine-action');
});
