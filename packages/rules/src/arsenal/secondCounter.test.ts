import {
  ChanceError,
  command,
  createGame,
  legal,
  pending,
  submit,
  viewFor,
  type Chance,
  type Command,
  type Game,
  type GameEvent,
} from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { scenarioOf, type Figure, type Sketch } from '../../testing/scenarios.ts';
import { cpLeftFor } from '../core/commandPoints.ts';
import { setupFor } from '../setupFor.ts';

const LETTERS = 'abcdefghijklmnp';
/** Every other figure is the second player's, beginning with this one. */
const FIRST_OF_SECOND = 1;
const isOfSecond = (id: number): boolean => id % 2 === 1;

/** A figure of the second player that sees the genestealer at the end of the line. */
const SEEING = 11;

/** Fifteen marines of two players before one genestealer; `a` and `b` are sergeants. */
const force = (figures: number, players = 2): Sketch => ({
  modules: ['arsenal'],
  board: [
    '##################',
    `#${LETTERS.slice(0, figures).padEnd(15, '.')}.#`,
    '#...........z....#',
    '##################',
  ],
  pieces: {
    ...Object.fromEntries(
      Array.from(LETTERS.slice(0, figures), (letter, i): [string, Figure] => [
        letter,
        {
          is: i === 0 || i === FIRST_OF_SECOND ? 'tactical-sergeant' : 'tactical-marine',
          faces: 'S',
          ...(players === 2 && isOfSecond(i) ? { player: 2 } : {}),
        },
      ]),
    ),
    z: { is: 'genestealer', faces: 'W' },
  },
});

const drawing = (counters: number[]): Chance => ({
  die: () => 1,
  draw: (_game, { for: what }, counts) => {
    const value = what === 'command-counter' ? counters.shift() : 1;
    if (value === undefined || (counts[value - 1] ?? 0) < 1) throw new ChanceError(`no ${value} for ${what}`);
    return value - 1;
  },
});

const begun = (sketch: Sketch, counters: number[], events: GameEvent[] = []): Game =>
  createGame(setupFor(scenarioOf(sketch)), {
    seed: 1,
    chance: drawing(counters),
    sink: (event) => events.push(event),
  });

const say = (game: Game, word: Command): void => {
  expect(submit(game, pending(game)!.side, word)).toBeNull();
};
const pass = (game: Game): void => say(game, command('pass'));

describe('A3.10 two marine players with fifteen figures have a counter each', () => {
  test('A3.11 the first draws and settles his redraw, then the second draws from the other five and settles his', () => {
    const game = begun(force(15), [5, 2, 3]);
    expect(pending(game)?.decision).toBe('cp-redraw');
    pass(game);
    expect(pending(game)?.decision).toBe('cp-redraw');
    say(game, command('redraw'));
    expect([cpLeftFor(game, 0), cpLeftFor(game, FIRST_OF_SECOND)]).toEqual([5, 3]);
  });

  test('A3.11 the second counter is never the one the first player holds', () => {
    const game = begun(force(15), [4, 4]);
    expect(() => submit(game, 'marines', command('pass'))).toThrow(ChanceError);
  });

  test('A3.10 fewer than fifteen figures, one player, or the option off: one counter for all', () => {
    for (const sketch of [force(14), force(15, 1), { ...force(15), options: { 'second-cp-counter': 'off' } }]) {
      const game = begun(sketch, [5]);
      pass(game);
      expect(pending(game)?.decision).toBe('action');
      expect([cpLeftFor(game, 0), cpLeftFor(game, FIRST_OF_SECOND)]).toEqual([5, 5]);
    }
  });
});

/** The marine action phase, with counters of 2 and 1. */
const ready = (): Game => {
  const game = begun(force(15), [2, 1]);
  pass(game);
  pass(game);
  return game;
};

describe('A3.12 each player spends his own points on his own figures', () => {
  test('A3.12 what one spends is not taken from the other', () => {
    const game = ready();
    say(game, command('turn', FIRST_OF_SECOND, 1, 0, 1));
    expect([cpLeftFor(game, 0), cpLeftFor(game, FIRST_OF_SECOND)]).toEqual([2, 0]);
    expect(game.state.cpSpent).toBe(0);
    expect(submit(game, 'marines', command('turn', FIRST_OF_SECOND, 2, 0, 1))).toMatchObject({ rule: 'A3.14' });
  });

  test('A14.5 prescience moves the marker of the librarian’s player back', () => {
    const LIBRARIAN = 3;
    const sketch = force(15);
    const librarian = { is: 'librarian', faces: 'S', player: 2 } as const;
    const game = begun({ ...sketch, pieces: { ...sketch.pieces, d: librarian } }, [2, 1]);
    pass(game);
    pass(game);
    say(game, command('turn', LIBRARIAN, 1, 0, 1));
    expect(cpLeftFor(game, LIBRARIAN)).toBe(0);
    say(game, command('cast', LIBRARIAN));
    expect([cpLeftFor(game, 0), cpLeftFor(game, LIBRARIAN)]).toEqual([2, 1]);
    expect(submit(game, 'marines', command('cast', LIBRARIAN))).toMatchObject({ rule: 'A14.5' });
  });

  test('A3.12 the answer is offered to the first player, and to the second if he passes', () => {
    const game = ready();
    say(game, command('end'));
    const mover = game.state.aliens[0]!;
    const step = legal(game, 'aliens')
      .all()
      .find((option) => option.do === 'move' && option.piece === mover)!;
    say(game, step);
    const asked = (): number[] =>
      [
        ...new Set(
          legal(game, 'marines')
            .all()
            .map(({ piece }) => piece),
        ),
      ].filter((id) => id >= 0);
    expect(pending(game)?.decision).toBe('cp-response');
    expect(asked().every((id) => !isOfSecond(id))).toBe(true);
    expect(submit(game, 'marines', command('turn', SEEING, 1, 0, 1))).toMatchObject({ rule: 'A3.12' });
    pass(game);
    expect(pending(game)?.decision).toBe('cp-response');
    expect(asked().length).toBeGreaterThan(0);
    expect(asked().every(isOfSecond)).toBe(true);
    pass(game);
    expect(pending(game)).toMatchObject({ side: 'aliens', decision: 'action' });
  });

  test('A3.12 A1.12 the alien player learns neither value before the end phase', () => {
    const game = ready();
    expect(JSON.stringify(viewFor(game, 'aliens').memory)).not.toContain('"marines-only-second-cp":1');
    expect(viewFor(game, 'aliens').cpDrawn).toBe(-1);
    expect(viewFor(game, 'marines').memory['marines-only-second-cp']).toBe(1);
  });

  test('A3.15 both counters are shown and returned in the end phase', () => {
    const events: GameEvent[] = [];
    const game = begun(force(15), [2, 1, 6, 5], events);
    pass(game);
    pass(game);
    say(game, command('end'));
    say(game, command('end'));
    expect(events.filter(({ is }) => is === 'cp-revealed')).toMatchObject([{ value: 2 }, { value: 1 }]);
    pass(game);
    pass(game);
    expect([cpLeftFor(game, 0), cpLeftFor(game, FIRST_OF_SECOND)]).toEqual([6, 5]);
  });
});
