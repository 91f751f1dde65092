import {
  computeCells,
  createGame,
  isSeen,
  pending,
  profileOf,
  secondSquare,
  submit,
  command,
  totalOf,
  type Game,
  type Piece,
} from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { CROSSING, HIDEOUT, LANDING, MELEE, ship } from '../../testing/boards.ts';
import { ARMOURY, BASTION, MUSTER } from '../../testing/arsenalBoards.ts';
import { CRYPT, GANTRY } from '../../testing/deathwingBoards.ts';
import { FORAY, LIFELINE, OUTPOST } from '../../testing/scenarioBoards.ts';
import { playRandomly } from '../../testing/random.ts';
import { setupOf } from '../../testing/scenarios.ts';
import { BLIP_COUNTERS, FIGURES } from '../core/data.ts';

const inPlay = (game: Game): Piece[] => game.state.pieces.filter((piece) => piece !== null);

const isOfUnit = (game: Game, is: string) => (piece: Piece) => profileOf(game, piece).is === is;

/** Decisions before which the conversions of the last action have been made (C17.12, C17.13). */
const SETTLED = ['action', 'cp-response', 'choose-target', 'free-fire', 'place-reinforcement'];

/** What is wrong with the game as it stands; an empty list if nothing is. */
const faults = (game: Game): string[] => {
  const { state, setup } = game;
  const found: string[] = [];
  const pieces = inPlay(game);
  const squares = pieces
    .filter(({ square }) => square >= 0)
    .flatMap((piece) => [piece.square, secondSquare(setup.board, piece)].filter((square) => square >= 0));
  if (new Set(squares).size !== squares.length) found.push('C1.3: two pieces on a square');
  if (squares.some((square) => setup.board.floor[square] !== 1)) found.push('C1.3: a piece stands in a wall');
  if (pieces.some(({ ap }) => ap < 0)) found.push('C6.6: action points below 0');
  if (state.cpSpent < 0 || state.cpSpent > state.cpDrawn + state.cpBonus) found.push('C7.5: more CP spent than drawn');
  const figures = setup.rules.options['stealerPool'] ?? FIGURES;
  if (pieces.filter(isOfUnit(game, 'genestealer')).length + state.supply !== figures)
    found.push('C17.24: figures not conserved');
  if (state.supply < 0) found.push('C17.24: supply below 0');
  BLIP_COUNTERS.forEach((count, kind) => {
    const out = pieces.filter((piece) => isOfUnit(game, 'blip')(piece) && piece.value === kind + 1).length;
    if (state.pool[kind]! + out !== count) found.push(`C2.2: counters of value ${kind + 1} not conserved`);
  });
  if (totalOf(state.pool) > 22) found.push('C2.2: more than 22 counters');
  for (const piece of pieces) {
    const { hasFacing } = profileOf(game, piece).unit;
    const mayLie = piece.side === 'marines' && setup.rules.verbs.has('stand'); // D8.18
    if (piece.square >= 0 && piece.facing >= 0 !== hasFacing && !mayLie)
      found.push('C1.5: a facing too many or too few');
    if (piece.square >= 0 && piece.area >= 0) found.push('C18.6: on the board and lurking');
  }
  for (const is of ['blip', 'genestealer'])
    setup.board.entries.forEach((_, area) => {
      if (pieces.filter((piece) => piece.area === area && isOfUnit(game, is)(piece)).length > 3)
        found.push(`C18.4, C18.5: more than 3 of ${is} in an area`);
    });
  if (pieces.filter(({ activation }) => activation === 'active').length > 2) found.push('C6.4: too many active pieces');
  if (state.marines.some((id) => state.pieces[id] === null)) found.push('a marine left no record');
  if (state.aliens.some((id) => state.pieces[id] === null)) found.push('an alien that is no more is listed');
  const cells = computeCells(setup.board, setup.rules.terrain, state, setup.profiles);
  if (game.cells.some((cell, square) => cell !== cells[square])) found.push('cells differ from what the state says');
  const open = pending(game);
  if (open !== null && SETTLED.includes(open.decision))
    for (const piece of pieces)
      if (piece.square >= 0 && profileOf(game, piece).unit.isBlip && isSeen(game, piece.square))
        found.push('C17.13, D12.10: a blip in sight');
  if ((open === null) !== (state.winner !== 'none')) found.push('C21.2: neither over nor going on');
  return found;
};

describe.each([
  [CROSSING, 6, 1200],
  [MELEE, 20, 400],
  [HIDEOUT, 10, 800],
  [LANDING, 10, 800],
  [ship(30, 10, 20), 2, 1000],
  [GANTRY, 12, 500],
  [CRYPT, 12, 500],
  [MUSTER, 8, 400],
  [FORAY, 8, 400],
  [OUTPOST, 8, 400],
  [LIFELINE, 8, 400],
  [ARMOURY, 5, 400],
  [BASTION, 5, 400],
] as const)('random games on board %#', (sketch, games, commands) => {
  test(`keep what must be kept: ${sketch.id}`, () => {
    const setup = setupOf(sketch);
    for (let seed = 1; seed <= games; seed++) {
      const game = createGame(setup, { seed });
      const found: string[] = [];
      playRandomly(game, seed, commands, (next, index) => {
        for (const fault of faults(game)) found.push(`seed ${seed}, before command ${index} (${next.do}): ${fault}`);
      });
      expect([...found, ...faults(game)]).toEqual([]);
    }
  });
});

test('C21.8 a game in which nobody acts ends by itself', () => {
  const game = createGame(setupOf({ ...CROSSING, reinforcements: 0 }), { seed: 1 });
  for (let i = 0; i < 20; i++) expect(submit(game, pending(game)!.side, command('end'))).toBeNull();
  expect(game.state).toMatchObject({ winner: 'aliens', endedBy: 'C21.8' });
});

test('C3.2 a game on a small board is won and lost in the end', () => {
  const setup = setupOf(HIDEOUT);
  const winners = Array.from({ length: 10 }, (_, seed) => {
    const game = createGame(setup, { seed });
    playRandomly(game, seed, 5000);
    return game.state.winner;
  });
  expect(winners).not.toContain('none');
});
