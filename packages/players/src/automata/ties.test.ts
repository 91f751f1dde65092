/** S6.11: the person chooses where the sources say "you choose". */
import {
  Options,
  choices,
  command,
  createGame,
  hashPosition,
  legal,
  otherwise,
  pending,
  pieceOf,
  squareAt,
  submit,
  type Command,
  type FrameOf,
  type Game,
  type Word,
} from '@sensorium/engine';
import { automatonOf, setupFor, targetOf, type AutomatonId } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { createAutomaton } from './automaton.ts';
import { stepAutomaton } from './drive.ts';
import { anyMarineCommand, numbersFrom, startSmallGame } from './testing.ts';

const MINE = { ties: 'mine' };

const tieOf = (game: Game): FrameOf<'settle-tie'> | null => {
  const frame = game.state.stack.at(-1);
  return frame?.kind === 'settle-tie' ? frame : null;
};

/** Marines answer anything, or what `answer` says to a tie, until the game is over or `isThere`. */
const playUntil = (game: Game, seed: number, isThere: (game: Game) => boolean, answer = otherwise): boolean => {
  const automaton = createAutomaton(automatonOf(game)!);
  const below = numbersFrom(seed);
  for (let i = 0; i < 3000 && pending(game) !== null; i++) {
    if (isThere(game)) return true;
    if (pending(game)!.side === 'aliens') stepAutomaton(game, automaton);
    else
      expect(submit(game, 'marines', tieOf(game) === null ? anyMarineCommand(game, below) : answer(game))).toBeNull();
  }
  return isThere(game);
};

/** The first game in which that kind of tie comes up. */
const asked = (automaton: AutomatonId, of: string, mission: object = {}): Game => {
  for (let seed = 1; seed < 60; seed++) {
    const game = startSmallGame(automaton, seed, seed, mission, MINE);
    if (playUntil(game, seed, () => tieOf(game)?.of === of)) return game;
  }
  throw new Error(`nobody is asked for a ${of}`);
};

const offered = (game: Game): Command[] => choices(game, new Options(game.setup.rules.words)).all();

/** Every equal candidate is offered, and the lot; the last is chosen. */
const choose = (game: Game, word: Word): number => {
  const { among, piece } = tieOf(game)!;
  expect(pending(game)).toMatchObject({ side: 'marines', decision: 'settle-tie' });
  expect(among.length).toBeGreaterThan(1);
  expect(offered(game)).toEqual([...among.map((at) => command(word, piece, at)), command('by-lot')]);
  const at = among.at(-1)!;
  expect(submit(game, 'marines', command(word, piece, at + 1000))).toEqual({
    rule: 'S6.11',
    reason: 'not-one-of-the-equal',
  });
  expect(submit(game, 'marines', command(word, piece, at))).toBeNull();
  return at;
};

const goOn = (game: Game): void => void stepAutomaton(game, createAutomaton(automatonOf(game)!));

describe('option ties: mine', () => {
  test('S6.11 S0.6  the person chooses among entry areas equally near', () => {
    const game = asked('deathwing-solo', 'area');
    const blip = tieOf(game)!.piece;
    const area = choose(game, 'pick-area');
    goOn(game);
    expect(pieceOf(game, blip).area).toBe(area);
  });

  test('S6.11 S1.10  and among all areas on a 6', () => {
    const game = asked('diceroller-1', 'area');
    const blip = tieOf(game)!.piece;
    const area = choose(game, 'pick-area');
    goOn(game);
    expect(pieceOf(game, blip).area).toBe(area);
  });

  test('S6.11 S0.23  whom a genestealer goes for, where distance and cost are equal', () => {
    const game = asked('deathwing-solo', 'marine');
    const alien = tieOf(game)!.piece;
    const marine = choose(game, 'pick-marine');
    goOn(game);
    expect(targetOf(game, alien)).toBe(marine);
  });

  test('S6.11 S0.19  where a genestealer out of a counter stands', () => {
    const game = asked('deathwing-solo', 'square', { ambushAllowed: true });
    const at = choose(game, 'pick-square');
    goOn(game);
    expect(game.state.pieces.some((piece) => piece?.square === at && piece.side === 'aliens')).toBe(true);
  });

  test('S6.11 S0.32  in which corner the leader waits', () => {
    const game = createGame(setupFor(CONTROL_ROOM), { seed: 1 });
    expect(playUntil(game, 1, () => tieOf(game) !== null)).toBe(true);
    expect(tieOf(game)!.among).toEqual([squareAt(game.setup.board, 4, 1), squareAt(game.setup.board, 4, 3)]);
    const at = choose(game, 'pick-square');
    goOn(game);
    expect(game.state.pieces.find((piece) => piece?.square === at)?.side).toBe('aliens');
  });

  test.for([
    ['deathwing-solo', 3],
    ['diceroller-1', 5],
  ] as const)('S6.11 C1.15  who answers nothing leaves it to the lot, and %s plays as it would have', ([id, seed]) => {
    const end = (options: object): string => {
      const game = startSmallGame(id, seed, seed, {}, { ...options });
      playUntil(game, seed, ({ state }) => state.turn > 4);
      return hashPosition({ ...game.state, memory: {} });
    };
    expect(end(MINE)).toBe(end({}));
  });

  test('S6.11  the automaton may name nothing where lots are drawn', () => {
    const game = startSmallGame('deathwing-solo', 1, 1);
    playUntil(game, 1, () => pending(game)?.side === 'aliens');
    expect(
      legal(game, 'aliens')
        .all()
        .some(({ do: word }) => word === 'among'),
    ).toBe(false);
    expect(submit(game, 'aliens', command('among', -1, 0, 0))).toEqual({ rule: 'S6.11', reason: 'not-now' });
  });
});

const FLOOR = ['########', '#....###', '##......', '#....###', '########'].map((row) => row.padEnd(8, '#'));
const CONTROL_ROOM: Parameters<typeof setupFor>[0] = {
  id: 'control-room',
  modules: ['core', 'missions', 'deathwing', 'deathwing-solo'],
  options: MINE,
  board: { levels: [{ floor: FLOOR, sections: FLOOR.map(() => 'A'.repeat(8)) }], entries: [] },
  features: [],
  burning: [],
  pieces: [{ is: 'marine' }],
  deployment: [{ by: 'marines', pieces: [0], squares: [[6, 2]] }],
  startingBlips: 0,
  reinforcements: 0,
  novice: false,
  rules: [
    { is: 'solo-mission' },
    {
      is: 'garrison',
      leader: [
        [4, 1],
        [4, 3],
      ],
      corners: [
        [1, 1],
        [4, 1],
        [1, 3],
        [4, 3],
      ],
      faces: 3,
    },
  ],
};
