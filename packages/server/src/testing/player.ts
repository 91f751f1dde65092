/** A client for tests: asks, waits for answers, and keeps what it was told. */
import {
  OnlineTable,
  type Answers,
  type FromServer,
  type RequestFields,
  type RequestName,
  type Tell,
} from '@sensorium/host/online';
import { WebSocket } from 'ws';

class Failed extends Error {
  readonly answer: FromServer;
  constructor(answer: FromServer) {
    super(JSON.stringify(answer));
    this.answer = answer;
  }
}

export const newSession = async (home: string, name: string): Promise<string> => {
  const answer = await fetch(`${home}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, token: true }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { token: string }).token;
};

export class TestPlayer {
  readonly socket: WebSocket;
  readonly token: string;
  readonly told: Tell[] = [];
  readonly wire: string[] = [];
  readonly table = new OnlineTable();
  isMissing = false;
  /** Fulfilled when the connection is gone. */
  readonly closed: Promise<void>;
  private readonly waiting = new Map<number, (answer: FromServer) => void>();
  private readonly watching = new Set<() => void>();
  private next = 1;

  private constructor(socket: WebSocket, token: string) {
    this.socket = socket;
    this.token = token;
    socket.on('message', (data) => this.hear((data as Buffer).toString()));
    socket.on('error', () => undefined);
    this.closed = new Promise((done) => socket.once('close', () => done()));
  }

  static async connect(home: string, token: string): Promise<TestPlayer> {
    const socket = new WebSocket(`${home.replace('http', 'ws')}/api/v1/socket`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const player = new TestPlayer(socket, token);
    await new Promise<void>((done, failed) => {
      socket.once('open', () => done());
      socket.once('error', failed);
    });
    return player;
  }

  static async guest(home: string, name: string): Promise<TestPlayer> {
    return TestPlayer.connect(home, await newSession(home, name));
  }

  private hear(text: string): void {
    this.wire.push(text);
    const message = JSON.parse(text) as FromServer;
    if ('to' in message) {
      if (message.to !== null) this.waiting.get(message.to)?.(message);
    } else {
      this.told.push(message);
      if (message.tell === 'news') this.isMissing = !this.table.hear(message.update) || this.isMissing;
    }
    for (const wake of this.watching) wake();
  }

  raw(text: string | Buffer): void {
    this.socket.send(text);
  }

  answer<Name extends RequestName>(ask: Name, fields: RequestFields<Name>): Promise<FromServer> {
    const id = this.next++;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.socket.send(JSON.stringify({ id, ask, ...fields }));
    });
  }

  async ask<Name extends RequestName>(ask: Name, fields: RequestFields<Name>): Promise<Answers[Name]> {
    const message = await this.answer(ask, fields);
    if (!('answer' in message)) throw new Failed(message);
    return message.answer as Answers[Name];
  }

  async open(game: string): Promise<Answers['open']> {
    const opened = await this.ask('open', { game });
    if (opened.update !== null) this.table.hear(opened.update);
    return opened;
  }

  /** Until something holds, however long that takes. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((done) => {
      const wake = (): void => {
        if (!holds()) return;
        this.watching.delete(wake);
        done();
      };
      this.watching.add(wake);
      wake();
    });
  }

  close(): void {
    this.socket.close();
  }
}
