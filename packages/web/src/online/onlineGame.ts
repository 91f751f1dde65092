/** One game on the server as this page has it: who sits there, how it stands, what was said; and its table, to be played at. */
import {
  OnlineTable,
  type GameSummary,
  type OpenedGame,
  type StandingOrders,
  type TableNews,
  type TalkLine,
  type Tell,
  type ToldUpdate,
} from '@sensorium/host/online';
import type { Engine, EngineListener } from '../engine/port.ts';
import type { Dossier, Party } from '../engine/protocol.ts';
import { keepPromise } from './checkDice.ts';
import { NotConnected, ServerFault, type Connection } from './connection.ts';
import { TableElsewhere } from './tableElsewhere.ts';

/** Times as they were told, and when: what is left now is reckoned from that. */
export interface Times extends Pick<TableNews, 'time' | 'window' | 'claimIn'> {
  /** Of `performance.now`. */
  readonly at: number;
}

export interface OnlineSnapshot {
  readonly summary: GameSummary;
  readonly bids: OpenedGame['bids'];
  readonly orders: StandingOrders | null;
  readonly talk: readonly TalkLine[];
  readonly times: Times;
  /** What became of the last order that did not get through: there was no line, or the game has gone on. */
  readonly unsent: 'no-line' | 'too-late' | null;
  /** An order is on its way, and the line broke: it is sent again. */
  readonly isSending: boolean;
}

const SEAT_ELSEWHERE = 'elsewhere';

/** At this screen sits only who is looked through; the others are persons elsewhere. */
const asSeenBy = (dossier: Dossier, mine: readonly Party[]): Dossier => ({
  ...dossier,
  sides: Object.fromEntries(
    Object.entries(dossier.sides).map(([party, seat]) => [
      party,
      mine.includes(party as Party) ? seat : SEAT_ELSEWHERE,
    ]),
  ) as Dossier['sides'],
});

const timesOf = ({ time, window, claimIn }: Pick<ToldUpdate, 'time' | 'window' | 'claimIn'>): Times => ({
  time,
  window,
  claimIn,
  at: performance.now(),
});

const NO_TIMES: Times = { time: null, window: null, claimIn: null, at: 0 };

export class OnlineGame {
  readonly id: string;
  /** Null until it has begun. */
  dossier: Dossier | null;
  private readonly connection: Connection;
  private readonly table = new OnlineTable();
  private snapshot: OnlineSnapshot;
  private listener: EngineListener | null = null;
  private readonly watching = new Set<() => void>();
  private readonly stops: (() => void)[];
  private isAsking = false;

  private constructor(connection: Connection, id: string, opened: OpenedGame) {
    this.connection = connection;
    this.id = id;
    this.dossier = null;
    this.snapshot = {
      summary: opened.summary,
      bids: opened.bids,
      orders: null,
      talk: opened.talk,
      times: NO_TIMES,
      unsent: null,
      isSending: false,
    };
    this.takeIn(opened);
    this.stops = [
      connection.hear((message) => this.hear(message)),
      connection.watch(() => {
        if (connection.getState().is === 'open') void this.reopen();
        else if (this.isAsking) this.set({ isSending: true });
      }),
    ];
  }

  static async open(connection: Connection, id: string): Promise<OnlineGame> {
    await connection.whenOpen();
    return new OnlineGame(connection, id, await connection.ask('open', { game: id }));
  }

  subscribe = (changed: () => void): (() => void) => {
    this.watching.add(changed);
    return () => this.watching.delete(changed);
  };

  getSnapshot = (): OnlineSnapshot => this.snapshot;

  /** One's own place; null for who looks on. */
  get party(): Party | null {
    return this.snapshot.summary.mine[0] ?? null;
  }

  /** The table, once the game has begun. */
  get engine(): Engine {
    return new TableElsewhere(this.connection, this.id, {
      table: this.table,
      catchUp: () => this.catchUp(),
      listen: (listener) => {
        this.listener = listener;
      },
      onOrder: (how) => {
        this.isAsking = how === 'underway';
        const unsent = how === 'underway' || how === 'done' ? null : how;
        this.set({ unsent, isSending: false });
      },
      close: () => {
        this.listener = null;
      },
    });
  }

  /** How it stands, for who looks first. */
  first(): TableNews {
    return this.table.update();
  }

  async setOrders(orders: StandingOrders): Promise<void> {
    const { party } = this;
    if (party === null) return;
    await this.connection.ask('orders', { game: this.id, party, orders });
    this.set({ orders });
  }

  async wait(): Promise<void> {
    const { party } = this;
    if (party !== null) await this.connection.ask('wait', { game: this.id, party });
  }

  async claim(): Promise<void> {
    await this.connection.ask('claim', { game: this.id });
  }

  async say(text: string): Promise<void> {
    await this.connection.ask('talk', { game: this.id, text });
  }

  async rematch(swapped: boolean): Promise<string | null> {
    return (await this.connection.ask('rematch', { game: this.id, swapped })).game;
  }

  async bid(points: number): Promise<void> {
    await this.connection.ask('bid', { game: this.id, points });
    await this.reopen();
  }

  async muster(force: unknown): Promise<void> {
    await this.connection.ask('muster', { game: this.id, force });
    await this.reopen();
  }

  async withdraw(): Promise<void> {
    await this.connection.ask('withdraw', { game: this.id });
  }

  forgetUnsent(): void {
    if (this.snapshot.unsent !== null) this.set({ unsent: null });
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.listener = null;
    this.connection.ask('close', { game: this.id }).catch(() => undefined);
  }

  private set(change: Partial<OnlineSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const changed of this.watching) changed();
  }

  private takeIn({ summary, dossier, update, orders, talk, bids }: OpenedGame): void {
    const [mine] = summary.mine;
    if (dossier !== null && this.dossier === null) {
      this.dossier = asSeenBy(dossier, summary.mine);
      if (summary.stage === 'running') keepPromise(this.id, dossier.commitment ?? '');
    }
    if (update !== null) this.table.hear(update);
    this.set({
      summary,
      bids,
      orders: mine === undefined ? null : (orders[mine] ?? null),
      talk,
      times: update === null ? NO_TIMES : timesOf(update),
    });
    if (update !== null) this.listener?.onNews();
  }

  /** Sits down again: after a lost connection, or when the game has come to another stage. */
  private async reopen(): Promise<void> {
    try {
      this.takeIn(await this.connection.ask('open', { game: this.id, since: this.table.at }));
    } catch (error) {
      // Lost again: the next connection tries once more.
      if (error instanceof ServerFault && error.fault !== 'try-again') this.listener?.onEnd(error.message);
    }
  }

  private async catchUp(): Promise<void> {
    const { at } = this.table;
    const update = await this.connection.ask('look', { game: this.id, since: at });
    this.take(update);
  }

  private take(update: ToldUpdate): void {
    if (!this.table.hear(update)) {
      this.catchUp().catch((error: unknown) => {
        if (!(error instanceof NotConnected)) this.listener?.onEnd(String(error));
      });
      return;
    }
    this.set({ times: timesOf(update) });
    this.listener?.onNews();
  }

  private hear(message: Tell): void {
    if (!('game' in message) || message.game !== this.id) return;
    switch (message.tell) {
      case 'news':
        return this.take(message.update);
      case 'times':
        return this.set({ times: timesOf(message) });
      case 'talk':
        return this.set({ talk: [...this.snapshot.talk, message.line] });
      case 'stage':
        return void this.reopen();
      case 'seats': {
        const isNewStage = message.summary.stage !== this.snapshot.summary.stage;
        this.set({ summary: message.summary });
        if (isNewStage) void this.reopen();
      }
    }
  }
}
