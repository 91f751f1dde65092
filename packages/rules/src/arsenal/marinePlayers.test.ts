import { command, createGame, pending, submit, type Game } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { scenarioOf, type Figure } from '../../testing/scenarios.ts';
import { setupFor } from '../setupFor.ts';
import {
  forTwoPlayers,
  hasTwoCounters,
  hasTwoPlayers,
  notHisToSay,
  playersAsked,
  viewForPlayer,
} from './marinePlayers.ts';
import { DRAWN, SPENT } from './secondCounter.ts';

const LETTERS = 'abcdefghijklmnp';
const OF_SECOND = 1;

/** Every other marine is the second player's; `a` and `b` are sergeants. */
const begun = (figures = 15): Game =>
  createGame(
    setupFor(
      scenarioOf({
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
                is: i < 2 ? 'tactical-sergeant' : 'tactical-marine',
                faces: 'S',
                ...(i % 2 === 1 ? { player: 2 } : {}),
              },
            ]),
          ),
          z: { is: 'genestealer', faces: 'W' },
        },
      }),
    ),
    { seed: 1 },
  );

const pass = (game: Game): void => expect(submit(game, 'marines', command('pass'))).toBeNull();

describe('A3.11 A3.12 who of two marine players is asked', () => {
  test('A3.11 each about his own counter, both in the action phase', () => {
    const game = begun();
    expect(hasTwoCounters(game)).toBe(true);
    expect([pending(game)?.decision, playersAsked(game)]).toEqual(['cp-redraw', [1]]);
    expect(notHisToSay(game, 2, command('redraw'))).toMatchObject({ rule: 'A3.12' });
    pass(game);
    expect([pending(game)?.decision, playersAsked(game)]).toEqual(['cp-redraw', [2]]);
    expect(notHisToSay(game, 1, command('redraw'))).toMatchObject({ rule: 'A3.12' });
    pass(game);
    expect([pending(game)?.decision, playersAsked(game)]).toEqual(['action', [1, 2]]);
  });

  test('A3.10 with one counter either settles the redraw', () => {
    const game = begun(14);
    expect(hasTwoCounters(game)).toBe(false);
    expect([pending(game)?.decision, playersAsked(game)]).toEqual(['cp-redraw', [1, 2]]);
  });

  test('A3.12 nobody speaks for a figure of the other, and everybody may resign', () => {
    const game = begun();
    pass(game);
    pass(game);
    const turn = command('turn', OF_SECOND, 1);
    expect(notHisToSay(game, 1, turn)).toMatchObject({ rule: 'A3.12', reason: 'other-marine-player' });
    expect(notHisToSay(game, 2, turn)).toBeNull();
    expect([notHisToSay(game, 1, command('end')), notHisToSay(game, 2, command('resign'))]).toEqual([null, null]);
  });
});

describe('A3.12 A1.12 each knows his own counter', () => {
  test('A3.11 the second sees nothing of the first counter, not even before he draws', () => {
    const game = begun();
    expect(viewForPlayer(game, 1).cpDrawn).toBe(game.state.cpDrawn);
    expect(viewForPlayer(game, 2).cpDrawn).toBe(-1);
  });

  test('A3.12 his own lies where one counter lies, the other is blotted out; both markers are public', () => {
    const game = begun();
    pass(game);
    pass(game);
    const second = game.state.memory[DRAWN];
    expect(submit(game, 'marines', command('turn', OF_SECOND, 1, 0, 1))).toBeNull();
    expect(viewForPlayer(game, 1)).toMatchObject({
      cpDrawn: game.state.cpDrawn,
      cpSpent: 0,
      memory: { [DRAWN]: -1, [SPENT]: 1 },
    });
    expect(viewForPlayer(game, 2)).toMatchObject({ cpDrawn: second, cpSpent: 1, memory: { [DRAWN]: -1, [SPENT]: 0 } });
  });

  test('A3.10 one counter is seen by both', () => {
    const game = begun(14);
    expect(viewForPlayer(game, 1)).toEqual(viewForPlayer(game, 2));
  });
});

test('A3.10 every other squad is the second player’s, unless the scenario says whose', () => {
  const { setup } = begun(2);
  const two = { ...setup.scenario, pieces: [] };
  const pieces = ['A', 'A', 'B', 'C', 'D'].map((squad) => ({ is: 'marine', squad }));
  const shared = forTwoPlayers({ ...two, pieces: [...pieces, { is: 'genestealer' }] });
  expect(shared.pieces.map(({ player }) => player ?? 1)).toEqual([1, 1, 2, 1, 2, 1]);
  expect(hasTwoPlayers(shared)).toBe(true);
  expect(hasTwoPlayers(forTwoPlayers({ ...two, pieces: pieces.slice(0, 2) }))).toBe(false);
  expect(forTwoPlayers(setup.scenario)).toBe(setup.scenario);
});
