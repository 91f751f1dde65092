/** A table on a server, for the game screen: the same questions the worker answers. */
import type { OnlineTable, RequestFields } from '@sensorium/host/online';
import type { Engine, EngineListener } from '../engine/port.ts';
import type { Party, RequestName, Requests } from '../engine/protocol.ts';
import { NotConnected, RuleRefusal, ServerFault, type Connection } from './connection.ts';

type Answers<Name extends RequestName> = Requests[Name]['result'] | Promise<Requests[Name]['result']>;
type Handlers = { readonly [Name in RequestName]: (...params: Requests[Name]['params']) => Answers<Name> };

/** What becomes of an order. */
type OrderFate = 'underway' | 'done' | 'no-line' | 'too-late';

interface Sitting {
  readonly table: OnlineTable;
  readonly catchUp: () => Promise<void>;
  readonly listen: (listener: EngineListener) => void;
  readonly onOrder: (how: OrderFate) => void;
  readonly close: () => void;
}

/** Milliseconds until somebody who was too quick for the server tries again. */
const BREATH = 1000;
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done, BREATH));

/** Of a home table alone. */
const notHere = (): never => {
  throw new Error('this table is elsewhere');
};

export class TableElsewhere implements Engine {
  readonly isElsewhere = true;
  private readonly connection: Connection;
  private readonly game: string;
  private readonly sitting: Sitting;

  constructor(connection: Connection, game: string, sitting: Sitting) {
    this.connection = connection;
    this.game = game;
    this.sitting = sitting;
  }

  async ask<Name extends RequestName>(
    name: Name,
    ...params: Requests[Name]['params']
  ): Promise<Requests[Name]['result']> {
    const handler = this.handlers[name] as (...given: readonly unknown[]) => Answers<Name>;
    return await handler(...params);
  }

  listen(listener: EngineListener): void {
    this.sitting.listen(listener);
  }

  close(): void {
    this.sitting.close();
  }

  private readonly handlers: Handlers = {
    say: async (side, command, _viewer, since) => {
      try {
        await this.order('say', { ...this.place(side), command, key: crypto.randomUUID() });
        return { ok: true, update: this.sitting.table.update(since) };
      } catch (error) {
        if (error instanceof RuleRefusal) return { ok: false, why: error.refusal };
        if (error instanceof NotConnected || error instanceof ServerFault) return { ok: false, why: null };
        throw error;
      }
    },
    undo: async (side, to, since) => {
      try {
        while (this.sitting.table.update().length > to && this.sitting.table.update().undoable > 0)
          await this.order('undo', { ...this.place(side), key: crypto.randomUUID() });
      } catch (error) {
        const isTold = error instanceof NotConnected || error instanceof ServerFault || error instanceof RuleRefusal;
        if (!isTold) throw error;
      }
      return this.sitting.table.update(since);
    },
    look: (_, since) => this.sitting.table.update(since),
    follow: (_, since) => this.sitting.table.update(since),
    play: (_, since) => this.sitting.table.update(since),
    timeUp: (_, since) => this.sitting.table.update(since),
    hold: () => null,
    keep: () => null,
    walks: (side, piece) => this.question(() => this.connection.ask('walks', { ...this.place(side), piece }), []),
    odds: (side, commands) =>
      this.question(() => this.connection.ask('odds', { ...this.place(side), commands: [...commands] }), []),
    run: (side, command) => this.question(() => this.connection.ask('run', { ...this.place(side), command }), []),
    shots: (side, commands) =>
      this.question(() => this.connection.ask('shots', { ...this.place(side), commands: [...commands] }), []),
    why: (side, commands) =>
      this.question(() => this.connection.ask('why', { ...this.place(side), commands: [...commands] }), []),
    save: () => this.connection.ask('replay', { game: this.game }),
    roster: () => this.connection.ask('roster', { game: this.game }),
    open: notHere,
    openLesson: notHere,
    openBeside: notHere,
    beside: notHere,
    takeSeat: notHere,
    lesson: notHere,
    frames: notHere,
    seen: notHere,
    chronicle: notHere,
    hint: notHere,
  };

  private place(party: Party): { readonly game: string; readonly party: Party } {
    return { game: this.game, party };
  }

  /** Without a line nothing is known: what can be said still is, without its odds. */
  private async question<Answer>(ask: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof NotConnected || error instanceof ServerFault) return otherwise;
      throw error;
    }
  }

  /** Fulfilled when it is stored, and the table here shows it. */
  private async order<Name extends 'say' | 'undo'>(name: Name, fields: RequestFields<Name>): Promise<void> {
    const { table, onOrder, catchUp } = this.sitting;
    const { at } = table;
    onOrder('underway');
    try {
      const stored = await this.sent(name, fields, at);
      // Where the line is lost again, the next connection brings the news.
      if (table.at < stored) await catchUp().catch(() => undefined);
      onOrder('done');
    } catch (error) {
      onOrder(error instanceof NotConnected ? 'no-line' : error instanceof ServerFault ? 'too-late' : 'done');
      throw error;
    }
  }

  private async sent<Name extends 'say' | 'undo'>(
    name: Name,
    fields: RequestFields<Name>,
    at: number,
  ): Promise<number> {
    try {
      return (await this.connection.order(name, fields, () => ({ ...fields, at }))).at;
    } catch (error) {
      if (!(error instanceof ServerFault) || (error.fault !== 'too-fast' && error.fault !== 'try-again')) throw error;
      await breathe();
      return this.sent(name, { ...fields, at }, at);
    }
  }
}
