/** Single things, asked for very often. */
import { cloneGame, cloneState, compileRules, loadGame, saveGame, type Game } from '@sensorium/engine';
import { AUTOMATA, MODULES, setupFor } from '@sensorium/rules';
import { picker } from '../packages/rules/testing/random.ts';

const repeated =
  (times: number, work: () => unknown): (() => number) =>
  () => {
    let kept: unknown = null;
    for (let i = 0; i < times; i++) kept = work();
    if (kept === undefined) throw new Error('nothing was done');
    return times;
  };

export const copies = (game: Game): (() => number) => repeated(1000, () => cloneState(game.state));
export const copiesWithCells = (game: Game): (() => number) => repeated(1000, () => cloneGame(game));

/** Random pairs of floor squares, all asked before, so that the board knows their lines. */
export const sightQueries = (game: Game): (() => number) => {
  const { board } = game.setup;
  const floor = Array.from({ length: board.size }, (_, square) => square).filter((square) => board.floor[square] === 1);
  const pick = picker(2);
  const pairs = Int32Array.from({ length: 8192 }, () => floor[pick(floor.length)]!);
  const { lines } = board;
  return () => {
    let clear = 0;
    for (let i = 0; i < pairs.length; i += 2) if (lines.isClear(game.cells, pairs[i]!, pairs[i + 1]!)) clear += 1;
    return clear < 0 ? 0 : pairs.length / 2;
  };
};

export const savesAndLoads = (game: Game): (() => number) => repeated(100, () => loadGame(saveGame(game), setupFor));
export const savedSize = (game: Game): number => saveGame(game).length;

/** The rules of a game with every module but the automata, of which a game has one at most. */
const automata = new Set<string>(AUTOMATA);
export const compilations = repeated(10, () => compileRules(MODULES.filter(({ id }) => !automata.has(id))));
