/** The same kind of work in other libraries, in the same run on the same machine. */
import { createRequire } from 'node:module';
import { Chess } from 'chessops/chess';
import type { Move } from 'chessops/types';
import { picker } from '../packages/rules/testing/random.ts';

const BATCH = 500;
const LONGEST_CHESS_GAME = 200;

/** chessops: the legal destinations of every piece are listed before each ply. */
export const chessPlies = (): (() => number) => {
  const pick = picker(1);
  let position = Chess.default();
  let plies = 0;
  return () => {
    for (let i = 0; i < BATCH; i++) {
      const moves: Move[] = [];
      for (const [from, squares] of position.allDests()) for (const to of squares) moves.push({ from, to });
      if (moves.length === 0 || plies++ > LONGEST_CHESS_GAME || position.isInsufficientMaterial()) {
        position = Chess.default();
        plies = 0;
        continue;
      }
      position.play(moves[pick(moves.length)]!);
    }
    return BATCH;
  };
};

interface Reducer {
  (state: object, action: object): object;
}
interface BoardgameInternals {
  readonly ProcessGameConfig: (game: object) => object;
  readonly InitializeGame: (setup: { game: object; numPlayers: number }) => object;
  readonly CreateGameReducer: (setup: { game: object }) => Reducer;
}

/** boardgame.io: its reducer with a move that sets one cell, no view made, nothing sent. */
export const boardgameMoves = (): (() => number) => {
  const require = createRequire(import.meta.url);
  process.env['NODE_ENV'] = 'production'; // its development build freezes every state
  const internal = require('boardgame.io/internal') as BoardgameInternals;
  const game = internal.ProcessGameConfig({
    setup: () => ({ cells: new Array(36).fill(null) }),
    moves: {
      claim: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, id: number) => {
        G.cells[id] = playerID;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
  });
  const reduce = internal.CreateGameReducer({ game });
  const fresh = (): object => internal.InitializeGame({ game, numPlayers: 2 });
  let state = fresh();
  let turn = 0;
  return () => {
    for (let i = 0; i < BATCH; i++) {
      if (turn === 36) {
        state = fresh();
        turn = 0;
      }
      const payload = { type: 'claim', args: [turn], playerID: String(turn % 2) };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      turn += 1;
    }
    return BATCH;
  };
};
