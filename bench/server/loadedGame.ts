/** A game of two light clients: they read who is asked and what may be said, and nothing else. */
import { setTimeout as pause } from 'node:timers/promises';
import { commandOf, type Offer, type Party } from '@sensorium/host';
import type { FromServer, ToldUpdate } from '@sensorium/host/online';
import { WebSocket } from 'ws';
import { newSession } from '../../packages/server/src/testing/player.ts';
import { TERMS } from '../../packages/server/src/testing/trialServer.ts';

type Now = Pick<ToldUpdate, 'asked' | 'offers' | 'at'>;

export class LightClient {
  now: Now | null = null;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: FromServer) => void>();
  private next = 1;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as FromServer;
      if ('to' in message) {
        this.waiting.get(message.to!)?.(message);
        this.waiting.delete(message.to!);
      } else if (message.tell === 'news') this.now = message.update;
    });
  }

  static async connect(home: string, known?: string): Promise<LightClient> {
    const token = known ?? (await newSession(home, 'Load'));
    const socket = new WebSocket(`${home.replace('http', 'ws')}/api/v1/socket`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const client = new LightClient(socket);
    await new Promise((done, failed) => {
      socket.once('open', done);
      socket.once('error', failed);
    });
    return client;
  }

  close(): void {
    this.socket.close();
  }

  ask(ask: string, fields: object): Promise<FromServer> {
    const id = this.next++;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.socket.send(JSON.stringify({ id, ask, ...fields }));
    });
  }

  async answer<Answer>(ask: string, fields: object): Promise<Answer> {
    const told = await this.ask(ask, fields);
    if (!('answer' in told)) throw new Error(JSON.stringify(told));
    return told.answer as Answer;
  }
}

/** Aliens end their turns at once: what is measured is orders, not windows. */
export const chosen = (offers: readonly Offer[], number: number): Offer | undefined => {
  const own = offers.filter(({ do: word }) => word !== 'resign' && word !== 'agree-draw' && word !== 'self-destruct');
  const turns = own.filter(({ do: word }) => word === 'turn');
  return turns[number % Math.max(1, turns.length)] ?? own.find(({ do: word }) => word === 'end') ?? own[0];
};

export class LoadedGame {
  readonly times: number[] = [];
  faults = 0;
  readonly game: string;
  private readonly clients: Readonly<Partial<Record<Party, LightClient>>>;

  private constructor(game: string, clients: Partial<Record<Party, LightClient>>) {
    this.game = game;
    this.clients = clients;
  }

  static async begin(homes: readonly string[], number: number): Promise<LoadedGame> {
    const [marines, aliens] = await Promise.all([
      LightClient.connect(homes[number % homes.length]!),
      LightClient.connect(homes[(number + 1) % homes.length]!),
    ]);
    const { game, place } = await marines.answer<{ game: string; place: string }>('invite', {
      terms: { ...TERMS, mission: 'suicide-mission' },
    });
    await aliens.answer('join', { place });
    const clients = { marines: marines, aliens: aliens };
    for (const client of Object.values(clients))
      client.now = (await client.answer<{ update: ToldUpdate }>('open', { game })).update;
    return new LoadedGame(game, clients);
  }

  /** Two orders for each beat, one a client. */
  async play(until: number, pace: number): Promise<void> {
    let due = performance.now() + (pace > 0 ? Math.random() * (500 / pace) : 0);
    for (let number = 0; performance.now() < until; number++) {
      if (pace > 0) await pause(Math.max(0, due - performance.now()));
      due += pace > 0 ? 500 / pace : 0;
      if (!(await this.order(number))) await pause(5);
    }
  }

  private async order(number: number): Promise<boolean> {
    const { marines } = this.clients;
    const party = marines!.now!.asked[0];
    const client = party === undefined ? undefined : this.clients[party];
    const offer = chosen(client?.now?.offers ?? [], number);
    if (client === undefined || party === undefined || offer === undefined) return false;
    const began = performance.now();
    const key = `k${number}`;
    const answer = await client.ask('say', { game: this.game, party, command: commandOf(offer), key });
    if ('answer' in answer) this.times.push(performance.now() - began);
    else this.faults += 1;
    return true;
  }
}
