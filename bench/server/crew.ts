// One process of clients: see crews.ts.
import type { CrewOrders, CrewReport } from './crews.ts';
import { LoadedGame } from './loadedGame.ts';
import { boardgameGame, colyseusGame } from './rivalClients.ts';

const orders = JSON.parse(process.argv[2]!) as CrewOrders;

/** A game that two clients play, whoever serves it. */
export interface PlayedGame {
  readonly times: readonly number[];
  readonly faults: number;
  play(until: number, pace: number): Promise<void>;
}

const BEGIN: Record<CrewOrders['play'], (number: number) => Promise<PlayedGame>> = {
  sensorium: (number) => LoadedGame.begin(orders.homes, number),
  'boardgame.io': () => boardgameGame(orders.homes[0]!),
  colyseus: () => colyseusGame(orders.homes[0]!, orders.modules!),
};

const games: PlayedGame[] = [];
for (let i = 0; i < orders.games; i++) games.push(await BEGIN[orders.play](i));
process.send!('ready');
await new Promise((done) => process.once('message', done));
const until = performance.now() + orders.seconds * 1000;
await Promise.all(games.map((game) => game.play(until, orders.pace)));
const told: CrewReport = {
  times: games.flatMap(({ times }) => times),
  faults: games.reduce((all, { faults }) => all + faults, 0),
};
process.send!(told, () => process.exit(0));
