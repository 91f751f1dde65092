import { isSeen, type Game, type PiecePlan } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { arena, playPhase } from './testing.ts';

const HUNTER = 'alien-hunter-2';
const N = 0;
const E = 1;
const S = 2;
const W = 3;

const marine = (x: number, y: number, faces: number, more: Partial<PiecePlan> = {}): PiecePlan => ({
  is: 'marine',
  at: [x, y],
  faces,
  ...more,
});
const genestealer = (x: number, y: number, faces: number): PiecePlan => ({ is: 'genestealer', at: [x, y], faces });

const aliensSeen = (game: Game): number =>
  game.state.aliens.filter((id) => game.state.pieces[id]!.square >= 0 && isSeen(game, game.state.pieces[id]!.square))
    .length;

test('S9.12  a lone genestealer waits out of sight of a long corridor that is watched', () => {
  const game = arena({
    floor: ['##############', '#............#', '############.#', '############.#', '############.#', '##############'],
    pieces: [marine(1, 1, E, { weapon: 'overwatch' }), marine(2, 1, E, { weapon: 'overwatch' }), genestealer(12, 4, N)],
    phase: 'alien-action',
  });
  playPhase(game, 'marine-drill', HUNTER);
  expect(game.state.aliens).toHaveLength(1);
  expect(aliensSeen(game)).toBe(0);
});

test('S9.12  a jammed weapon is fed first', () => {
  const game = arena({
    floor: ['###########', '#.........#', '###########'],
    pieces: [marine(1, 1, E, { weapon: 'jammed' }), marine(9, 1, W, { weapon: 'overwatch' }), genestealer(5, 1, N)],
    phase: 'alien-action',
    cp: 1,
  });
  const fights = playPhase(game, 'marine-drill', HUNTER).filter((event) => event.is === 'close-combat-fought');
  const moved = game.state.aliens.length === 0 ? -1 : game.state.pieces[game.state.aliens[0]!]!.square;
  expect(fights.every((event) => event.is === 'close-combat-fought' && event.defender === 0)).toBe(true);
  expect(moved < 0 || game.setup.board.x[moved]! <= 5).toBe(true);
});

test('S9.12  at equal price it strikes from the side rather than from the front', () => {
  const game = arena({
    floor: ['#######', '#.....#', '#.....#', '#.....#', '#######'],
    pieces: [marine(2, 2, E), genestealer(4, 1, W)],
    phase: 'alien-action',
    cp: 1,
  });
  const fights = playPhase(game, 'marine-random', HUNTER).filter((event) => event.is === 'close-combat-fought');
  expect(fights.length).toBeGreaterThan(0);
  expect(fights[0]).toMatchObject({ isFaced: false });
});

test('S9.12  whoever lurks stays there while the entry square is watched', () => {
  const game = arena({
    floor: ['##########', '#........#', '##########'],
    entries: [{ id: 'a', squares: [{ at: [8, 1], side: E }] }],
    pieces: [
      marine(1, 1, E, { weapon: 'overwatch' }),
      marine(2, 1, E, { weapon: 'overwatch' }),
      { is: 'genestealer', area: 'a' },
    ],
    phase: 'alien-action',
  });
  playPhase(game, 'marine-drill', HUNTER);
  expect(game.state.aliens).toHaveLength(1);
  expect(game.state.pieces[game.state.aliens[0]!]!.area).toBe(0);
});

test.each([1, 2, 3, 4, 5])('S9.12  a door is closed to cut the line of sight before a regrouping, seed %i', (seed) => {
  const game = arena({
    floor: ['#################', '#............/..#', '#################'],
    pieces: [
      marine(1, 1, E, { weapon: 'overwatch' }),
      marine(2, 1, E, { weapon: 'overwatch' }),
      genestealer(14, 1, W),
      genestealer(15, 1, W),
    ],
    phase: 'alien-action',
  });
  const events = playPhase(game, 'marine-drill', HUNTER, seed);
  expect(events.some(({ is }) => is === 'door-closed')).toBe(true);
  expect(aliensSeen(game)).toBe(0);
});

test('S9.12  a corridor on the way to the objective is blocked', () => {
  const game = arena({
    floor: [
      '##################',
      '#................#',
      '######.###########',
      '######.###########',
      '##################',
    ],
    pieces: [marine(1, 1, E), genestealer(16, 1, N)],
    phase: 'alien-action',
    rules: [
      { is: 'exits', squares: [{ at: [16, 1], side: E }] },
      { is: 'escape', count: 1 },
    ],
  });
  playPhase(game, 'marine-drill', HUNTER);
  expect(game.state.aliens).toHaveLength(1);
  const { square } = game.state.pieces[game.state.aliens[0]!]!;
  expect(game.setup.board.y[square]).toBe(1);
  expect(game.setup.board.x[square]).toBeGreaterThan(1);
});

test('S9.10  a marine who cannot see is attacked from behind at once', () => {
  const game = arena({
    floor: ['########', '#......#', '########'],
    pieces: [marine(2, 1, W), genestealer(6, 1, S)],
    phase: 'alien-action',
  });
  const fights = playPhase(game, 'marine-drill', HUNTER).filter((event) => event.is === 'close-combat-fought');
  expect(fights.length).toBeGreaterThan(0);
  expect(fights[0]).toMatchObject({ isFaced: false });
});
