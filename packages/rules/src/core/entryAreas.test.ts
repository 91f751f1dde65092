import { cloneGame, command, legal, pending, submit, type Game, type Word } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { begun, type Sketch } from '../../testing/scenarios.ts';

/** One area joined to both ends of a hall; the east end has a door. */
const hall: Sketch = {
  board: ['a........+'],
  pieces: { a: { is: 'marine', faces: 'E' }, g: { is: 'genestealer', area: 'both' } },
  entries: {
    both: [
      [0, 0, 'W'],
      [9, 0, 'E'],
    ],
  },
};
const GENESTEALER = 1;
const [WEST, EAST] = [0, 9];

const alienTurn = (sketch: Sketch): Game => {
  const { game } = begun(sketch);
  expect(submit(game, 'marines', command('end'))).toBeNull();
  return game;
};

const offers = (game: Game, word: Word): number[] =>
  legal(game, 'aliens')
    .all()
    .filter((option) => option.do === word && option.piece === GENESTEALER)
    .map(({ at }) => at);

describe('C18.1 an area joined to several entry squares', () => {
  test('C18.1 C18.13 C18.15 attacks, and works a door, at whichever end it is', () => {
    const game = alienTurn(hall);
    expect(offers(game, 'attack')).toEqual([WEST, EAST]);
    expect(offers(game, 'open')).toEqual([EAST]);
    expect(offers(game, 'move')).toEqual([]);
  });

  test('C18.13 strikes nobody where nobody stands', () => {
    expect(offers(alienTurn({ ...hall, board: ['.a........'] }), 'attack')).toEqual([]);
  });

  test('C18.1 C18.11 enters at any free end, facing inward there', () => {
    const open = alienTurn({ ...hall, board: ['.a......./'] });
    expect(offers(open, 'move')).toEqual([WEST, EAST]);
    for (const [at, facing] of [
      [WEST, 1],
      [EAST, 3],
    ] as const) {
      const copy = cloneGame(open);
      expect(submit(copy, 'aliens', command('move', GENESTEALER, at))).toBeNull();
      expect(copy.state.pieces[GENESTEALER]).toMatchObject({ square: at, facing, area: -1 });
    }
  });

  test.each([
    ['marines at neither end', '........a..........', false],
    ['a marine near the west end', '...a...............', true],
    ['a marine near the east end', '...............a...', true],
  ])('C18.1 C18.9 with %s', (_what, row, mustLurk) => {
    const game = alienTurn({
      board: [row],
      pieces: { a: { is: 'marine', faces: 'N' } },
      entries: {
        both: [
          [0, 0, 'W'],
          [18, 0, 'E'],
        ],
      },
      reinforcements: 1,
    });
    expect(pending(game)?.decision).toBe('place-reinforcement');
    expect(submit(game, 'aliens', command('reinforce', 1, 0))).toBeNull();
    expect(game.state.pieces[1]).toMatchObject({ area: 0, mustLurk });
  });
});

test('C21.8  a blip converted where it lurks is a change', () => {
  const game = alienTurn({ ...hall, pieces: { ...hall.pieces, g: { is: 'blip', value: 1, area: 'both' } } });
  expect(game.state.changed).toBe(false);
  const convert = legal(game, 'aliens')
    .all()
    .find((option) => option.do === 'convert');
  expect(submit(game, 'aliens', convert!)).toBeNull();
  expect(game.state.changed).toBe(true);
});
