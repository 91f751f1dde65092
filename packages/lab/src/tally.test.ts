import { command, createGame, squareAt, submit, type Chance, type Game, type Side } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { Tally } from './tally.ts';

const MARINE = 0;
const GENESTEALER = 1;
const TURN = 3;

/** A marine at the end of a corridor, facing along it, a genestealer who comes, and dice that are given; the aliens are to act. */
const situation = (alien: readonly [x: number, y: number], weapon: 'ready' | 'overwatch', dice: number[]) => {
  const floor = ['#####.#', '.......'];
  const setup = setupFor({
    id: 'corridor',
    modules: ['core'],
    options: {},
    board: { levels: [{ floor, sections: floor.map((row) => 'a'.repeat(row.length)) }], entries: [] },
    features: [],
    burning: [],
    pieces: [
      { is: 'marine', at: [0, 1], faces: 1, weapon },
      { is: 'genestealer', at: [...alien], faces: alien[1] === 0 ? 2 : 3 },
    ],
    deployment: [],
    startingBlips: 0,
    reinforcements: 0,
    novice: false,
    rules: [],
  });
  const chance: Chance = { die: () => dice.shift()!, draw: () => 0 };
  const begin = ({ state }: Game): void => {
    state.cpDrawn = 6;
    state.turn = TURN;
    state.phase = 'alien-action';
    state.stack.push({ kind: 'sequence', of: 'turn', step: 5, piece: -1, note: null }, { kind: 'alien-action' });
  };
  const attackers: number[] = [];
  const game: Game = createGame(setup, { seed: 1, chance, begin });
  const tally = new Tally();
  game.sink = (event) => {
    tally.hear(game, event);
    if (event.is === 'close-combat-fought') attackers.push(event.attacker);
  };
  const at = (x: number, y: number): number => squareAt(setup.board, x, y);
  const say = (side: Side, ...words: Parameters<typeof command>): void => {
    expect(submit(game, side, command(...words))).toBeNull();
  };
  return { game, tally, attackers, at, say };
};

test('S9.22  an alien that comes into sight is contact, also if overwatch kills it there', () => {
  const { game, tally, at, say } = situation([5, 0], 'overwatch', [6, 1]);
  say('aliens', 'move', GENESTEALER, at(5, 1));
  expect(game.state.pieces[GENESTEALER]?.square ?? -1).toBe(-1);
  expect(tally.contact).toBe(TURN);
});

test('S9.22  an attack of an alien is contact', () => {
  const { tally, attackers, at, say } = situation([1, 1], 'ready', [1, 1, 1, 1]);
  say('aliens', 'attack', GENESTEALER, at(0, 1));
  expect(attackers).toEqual([GENESTEALER]);
  expect(tally.contact).toBe(TURN);
});

test('S9.22  a marine’s attack with command points in the alien phase is not', () => {
  const { tally, attackers, at, say } = situation([1, 1], 'ready', [1, 1, 1, 1]);
  say('aliens', 'turn', GENESTEALER, 0);
  say('marines', 'attack', MARINE, at(1, 1), 0, 1);
  expect(attackers).toEqual([MARINE]);
  expect(tally.contact).toBe(0);
});
