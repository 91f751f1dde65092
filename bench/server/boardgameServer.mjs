// @ts-nocheck: the library has no types here
// boardgameServer.mjs PORT: boardgame.io's own server, games in memory.
import { createRequire } from 'node:module';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');
const game = {
  name: 'cells',
  setup: () => ({ cells: Array.from({ length: 36 }, () => null) }),
  moves: {
    claim: ({ G, playerID }, id) => {
      G.cells[id % 36] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]), callback: () => undefined });
console.log('ready');
