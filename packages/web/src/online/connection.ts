/**
 * The connection to the game server: one for the whole page, kept up as long as somebody needs it. Questions fail where it is
 * down; an order that was sent and not answered is sent again with the same key, and counts once.
 */
import type { Answers, Fault, FromServer, Person, RequestFields, RequestName, Tell } from '@sensorium/host/online';
import type { Refusal } from '@sensorium/engine';

export type ConnectionState =
  | { readonly is: 'connecting' }
  | { readonly is: 'open'; readonly person: Person }
  /** Lost, and tried again at this moment (of `performance.now`). */
  | { readonly is: 'lost'; readonly until: number }
  /** The browser says that there is no network. */
  | { readonly is: 'offline' };

/** What the server answers in place of what was asked for. */
export class ServerFault extends Error {
  readonly fault: Fault;
  constructor(fault: Fault, text: string) {
    super(text);
    this.fault = fault;
  }
}
/** A rule of the game forbids it. */
export class RuleRefusal extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}
/** There is no connection: nothing was sent, or nobody will answer. */
export class NotConnected extends Error {}

/** What of a WebSocket is needed; a test has its own. */
interface Socket {
  send(text: string): void;
  close(): void;
}
export interface SocketHandlers {
  readonly onMessage: (text: string) => void;
  readonly onClose: () => void;
}

export interface Surroundings {
  readonly openSocket: (handlers: SocketHandlers) => Socket;
  /** Before the first connection, and when one was refused: somebody must be known to the server. */
  readonly enter: () => Promise<unknown>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly later: (act: () => void, milliseconds: number) => () => void;
}

interface Waiting {
  readonly text: (id: number) => string;
  /** Sent again after a broken connection. */
  readonly isOrder: boolean;
  readonly done: (answer: never) => void;
  readonly failed: (error: Error) => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** A question that is not answered for so long: the line is dead, though nobody has said so. */
const PATIENCE = 12_000;

export class Connection {
  private readonly surroundings: Surroundings;
  private socket: Socket | null = null;
  private state: ConnectionState = { is: 'connecting' };
  private next = 1;
  private pause = FIRST_PAUSE;
  private isEnded = false;
  private stopRetry: (() => void) | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly hearing = new Set<(message: Tell) => void>();
  private readonly watching = new Set<() => void>();

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  getState = (): ConnectionState => this.state;

  watch = (changed: () => void): (() => void) => {
    this.watching.add(changed);
    return () => this.watching.delete(changed);
  };

  hear(told: (message: Tell) => void): () => void {
    this.hearing.add(told);
    return () => this.hearing.delete(told);
  }

  /** Fulfilled when it is open. */
  whenOpen(): Promise<void> {
    if (this.state.is === 'open') return Promise.resolve();
    return new Promise((done) => {
      const stop = this.watch(() => {
        if (this.state.is !== 'open') return;
        stop();
        done();
      });
    });
  }

  start(): void {
    if (this.socket === null && this.stopRetry === null) void this.connect();
  }

  /** At once, without waiting for the next try. */
  retry = (): void => {
    if (this.state.is === 'open' || this.state.is === 'connecting' || this.isEnded) return;
    this.stopRetry?.();
    this.stopRetry = null;
    this.pause = FIRST_PAUSE;
    void this.connect();
  };

  /** The browser has lost its network: nothing will come through this line. */
  drop = (): void => {
    if (this.socket !== null) this.lose(this.socket);
  };

  end(): void {
    this.isEnded = true;
    this.stopRetry?.();
    this.socket?.close();
    for (const { failed } of this.waiting.values()) failed(new NotConnected('closed'));
    this.waiting.clear();
  }

  /** A question: it fails where there is no connection. */
  ask<Name extends RequestName>(name: Name, fields: RequestFields<Name>): Promise<Answers[Name]> {
    if (this.state.is !== 'open') return Promise.reject(new NotConnected(name));
    const { promise, id } = this.send(name, () => fields, false);
    const stop = this.surroundings.later(() => {
      if (this.waiting.has(id)) this.drop();
    }, PATIENCE);
    return promise.finally(stop);
  }

  /**
   * An order with its key. It fails at once where there is no connection; once it is on its way it is sent again until it is answered.
   * `again` says what is sent then.
   */
  order<Name extends 'say' | 'undo'>(
    name: Name,
    fields: RequestFields<Name>,
    again: () => RequestFields<Name>,
  ): Promise<Answers[Name]> {
    if (this.state.is !== 'open') return Promise.reject(new NotConnected(name));
    let isFirst = true;
    const current = (): RequestFields<Name> => {
      const now = isFirst ? fields : again();
      isFirst = false;
      return now;
    };
    return this.send(name, current, true).promise;
  }

  private send<Name extends RequestName>(
    name: Name,
    fields: () => RequestFields<Name>,
    isOrder: boolean,
  ): { readonly promise: Promise<Answers[Name]>; readonly id: number } {
    const id = this.next++;
    const promise = new Promise<Answers[Name]>((done, failed) => {
      const text = (number: number): string => JSON.stringify({ ...fields(), id: number, ask: name });
      this.waiting.set(id, { text, isOrder, done, failed });
      this.socket?.send(text(id));
    });
    return { promise, id };
  }

  private set(state: ConnectionState): void {
    this.state = state;
    for (const changed of this.watching) changed();
  }

  private async connect(): Promise<void> {
    this.stopRetry = null;
    if (this.isEnded) return;
    if (!this.surroundings.isOnline()) return this.wait();
    this.set({ is: 'connecting' });
    try {
      await this.surroundings.enter();
    } catch {
      return this.wait();
    }
    if (this.isEnded) return;
    const socket = this.surroundings.openSocket({
      onMessage: (text) => {
        if (this.socket === socket) this.read(JSON.parse(text) as FromServer);
      },
      onClose: () => this.lose(socket),
    });
    this.socket = socket;
  }

  private lose(socket: Socket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    socket.close();
    for (const [id, { isOrder, failed }] of this.waiting)
      if (!isOrder) {
        this.waiting.delete(id);
        failed(new NotConnected('lost'));
      }
    if (!this.isEnded) this.wait();
  }

  private wait(): void {
    const { now, isOnline, later } = this.surroundings;
    const pause = this.pause;
    this.pause = Math.min(LONGEST_PAUSE, pause * 2);
    this.stopRetry = later(() => void this.connect(), pause);
    this.set(isOnline() ? { is: 'lost', until: now() + pause } : { is: 'offline' });
  }

  private read(message: FromServer): void {
    if ('tell' in message) {
      if (message.tell === 'welcome') this.welcome(message.person);
      for (const told of this.hearing) told(message);
      return;
    }
    if (message.to === null) return;
    const waiter = this.waiting.get(message.to);
    this.waiting.delete(message.to);
    if (waiter === undefined) return;
    if ('answer' in message) waiter.done(message.answer as never);
    else if ('refused' in message) waiter.failed(new RuleRefusal(message.refused));
    else waiter.failed(new ServerFault(message.fault, message.text));
  }

  /** Who was told nothing yet sits down again first (`onState`); then the orders of before are sent once more. */
  private welcome(person: Person): void {
    this.pause = FIRST_PAUSE;
    this.set({ is: 'open', person });
    for (const [id, { text, isOrder }] of this.waiting) if (isOrder) this.socket?.send(text(id));
  }
}
