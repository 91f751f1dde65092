import { isSeen, type Game, type PiecePlan } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { arena, playPhase } from './testing.ts';

const HUNTER = 'alien-hunter-5';
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

const CORNER = [
  '##############',
  '#............#',
  '############.#',
  '############.#',
  '############.#',
  '############.#',
  '############.#',
  '##############',
];

/** The alien turn of so many genestealers round the corner of a corridor that two marines watch. */
const roundTheCorner = (count: number, seed: number): { game: Game; comers: Set<number> } => {
  const aliens = Array.from({ length: count }, (_, index) => genestealer(12, 2 + index, N));
  const watch = { weapon: 'overwatch' } as const;
  const game = arena({
    floor: CORNER,
    pieces: [marine(4, 1, E, watch), marine(5, 1, E, watch), ...aliens],
    phase: 'alien-action',
  });
  const { board } = game.setup;
  const comers = new Set(
    playPhase(game, 'marine-drill', HUNTER, seed).flatMap((event) =>
      event.is === 'piece-moved' && board.y[event.to] === 1 && board.x[event.to]! < 12 ? [event.piece] : [],
    ),
  );
  return { game, comers };
};

test.each([1, 2, 3])('S9.12  who is alone waits out of sight of a watched corridor, five charge, seed %i', (seed) => {
  const alone = roundTheCorner(1, seed);
  expect(alone.comers.size).toBe(0);
  expect(alone.game.state.aliens).toHaveLength(1);
  expect(aliensSeen(alone.game)).toBe(0);
  expect(roundTheCorner(5, seed).comers.size).toBeGreaterThan(3);
});

/** One figure between two corridors' ends round which marines stand, as near to one as to the other. */
const FORK = ['#######', '#.....#', '#####.#', '#####.#', '#####.#', '#####.#', '#####.#', '#.....#', '#######'];
const NORTH = 1;
const SOUTH = 7;

/** Whom it strikes at first: the other or the weak one. */
const struckAt = (weak: (y: number) => PiecePlan, other: (y: number) => PiecePlan, y: number): string => {
  const game = arena({
    floor: FORK,
    pieces: [other(NORTH + SOUTH - y), weak(y), genestealer(5, 4, W)],
    phase: 'alien-action',
  });
  const fight = playPhase(game, 'marine-drill', HUNTER).find((event) => event.is === 'close-combat-fought');
  return fight === undefined ? 'nobody' : ['other', 'weak'][fight.defender]!;
};

const jammed = (y: number): PiecePlan => marine(3, y, E, { weapon: 'jammed' });
const empty = (y: number): PiecePlan => ({
  ...marine(3, y, E, { counts: { 'heavy-flamer': 0 } }),
  is: 'flamer-marine',
});
const ready = (y: number): PiecePlan => marine(3, y, E);
const watching = (y: number): PiecePlan => marine(3, y, E, { weapon: 'overwatch' });

test.each([NORTH, SOUTH])('S9.12  a jammed weapon is fed first, row %i', (y) => {
  expect(struckAt(jammed, watching, y)).toBe('weak');
  expect(struckAt(jammed, ready, y)).toBe('weak');
});

test.each([NORTH, SOUTH])('S9.12  an empty weapon is fed before one on overwatch, row %i', (y) => {
  expect(struckAt(empty, watching, y)).toBe('weak');
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

test.each([1, 2, 3])('S9.12  a corridor on the way to the objective is blocked, seed %i', (seed) => {
  const game = arena({
    floor: ['##############', '#............#', '#.########.###', '#..........###', '##############'],
    pieces: [marine(4, 1, E), genestealer(5, 3, W)],
    phase: 'alien-action',
    rules: [
      { is: 'exits', squares: [{ at: [12, 1], side: E }] },
      { is: 'escape', count: 1 },
    ],
  });
  const { board } = game.setup;
  const play = (): number[] => {
    playPhase(game, 'marine-drill', HUNTER, seed, {});
    return game.state.pieces.map((piece) => board.x[piece!.square] ?? -1);
  };
  // The way round to his back is the shorter one.
  expect(play()[1]).toBeGreaterThan(8);
  const [walked] = play();
  const blocker = play()[1]!;
  expect(blocker).toBeGreaterThan(walked!);
  expect(board.y[game.state.pieces[1]!.square]).toBe(1);
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
