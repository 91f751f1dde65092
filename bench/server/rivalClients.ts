/** Two clients a game of the rivals: a move goes out, and its time ends when its player hears of it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlayedGame } from './crew.ts';

/** One move of one of the two; fulfilled when he has heard of it. */
type Move = (number: number) => Promise<void>;

const paced = (move: Move): PlayedGame => {
  const times: number[] = [];
  const faults = 0;
  return {
    times,
    faults,
    play: async (until, pace) => {
      let due = performance.now() + (pace > 0 ? Math.random() * (500 / pace) : 0);
      for (let number = 0; performance.now() < until; number++) {
        if (pace > 0) await pause(Math.max(0, due - performance.now()));
        due += pace > 0 ? 500 / pace : 0;
        const began = performance.now();
        await move(number);
        times.push(performance.now() - began);
      }
    },
  };
};

interface Socket {
  on(event: string, hear: (...told: never[]) => void): void;
  emit(event: string, ...said: readonly unknown[]): void;
}
type State = Readonly<Record<'_stateID', number>>;
type Connect = (address: string, settings: object) => Socket;

const post = async (address: string, body: object): Promise<Record<string, string>> =>
  (await (
    await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()) as Record<string, string>;

export const boardgameGame = async (home: string): Promise<PlayedGame> => {
  const { io } = createRequire(import.meta.url)('socket.io-client') as { io: Connect };
  const lobby = `${home}/games/cells`;
  const { matchID } = await post(`${lobby}/create`, { numPlayers: 2 });
  const states = [0, 0];
  const heard: ((() => void) | null)[] = [null, null];
  const sockets = await Promise.all(
    [0, 1].map(async (player) => {
      const { playerCredentials } = await post(`${lobby}/${matchID}/join`, {
        playerID: String(player),
        playerName: 'x',
      });
      const socket = io(`${home}/cells`, { transports: ['websocket'], forceNew: true });
      await new Promise<void>((done) => {
        socket.on('sync', (_: string, { state }: { state: State }) => {
          states[player] = state['_stateID'];
          done();
        });
        socket.on('update', (_: string, state: State) => {
          states[player] = state['_stateID'];
          heard[player]?.();
        });
        socket.on('connect', () => socket.emit('sync', matchID, String(player), playerCredentials, 2));
      });
      return { socket, credentials: playerCredentials };
    }),
  );
  return paced(async (number) => {
    const player = number % 2;
    const { socket, credentials } = sockets[player]!;
    // Both must know the last state: a move on an older one is dropped without a word.
    while (states[player]! < Math.max(...states)) await pause(1);
    await new Promise<void>((done) => {
      heard[player] = done;
      const payload = { type: 'claim', args: [number], playerID: String(player), credentials };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, states[player], matchID, String(player));
    });
    heard[player] = null;
  });
};

interface Room {
  readonly roomId: string;
  send(kind: string, message: object): void;
  onMessage(kind: string, hear: () => void): void;
  onStateChange(hear: () => void): void;
}
interface ColyseusClient {
  create(name: string): Promise<Room>;
  joinById(id: string): Promise<Room>;
}

export const colyseusGame = async (home: string, modules: string): Promise<PlayedGame> => {
  const require = createRequire(join(modules, 'package.json'));
  const { Client } = require('colyseus.js') as { Client: new (home: string) => ColyseusClient };
  const first = await new Client(home).create('pair');
  const rooms = [first, await new Client(home).joinById(first.roomId)];
  const heard: ((() => void) | null)[] = [null, null];
  rooms.forEach((room, player) => room.onMessage('done', () => heard[player]?.()));
  for (const room of rooms) room.onStateChange(() => undefined);
  return paced(
    (number) =>
      new Promise((done) => {
        heard[number % 2] = done;
        rooms[number % 2]!.send('claim', { id: number });
      }),
  );
};
