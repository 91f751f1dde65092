/** One connection of one person: reads, checks, answers in order, and tells. */
import type { Party } from '@sensorium/host';
import {
  PROTOCOL_VERSION,
  REQUESTS,
  envelopeSchema,
  type Fault as FaultCode,
  type FromServer,
  type Person,
  type RequestName,
  type Tell,
} from '@sensorium/host/online';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { Fault } from '../fault.ts';
import type { Guest } from '../games/guests.ts';
import type { LiveGame } from '../games/liveGame.ts';
import { GameLost } from '../journal.ts';
import type { Metrics } from '../metrics.ts';
import { Refused, type Desk } from './desk.ts';
import { Bucket } from './limits.ts';

export interface ConnectionSettings {
  /** Requests at once and a second. */
  readonly burst: number;
  readonly rate: number;
  /** Bytes that may wait to be sent before one who reads too slowly is cut off. */
  readonly mostUnsent: number;
  /** Tables one connection may sit at. */
  readonly mostTables: number;
  readonly server: string;
}

/** What reckoning costs more than a look. */
const COSTS: Partial<Record<RequestName, number>> = {
  odds: 3,
  shots: 3,
  walks: 2,
  invite: 10,
  replay: 10,
  open: 3,
  talk: 5,
};
/** Refused requests after which a connection is closed: nobody makes so many mistakes. */
const MOST_FAULTS = 200;

interface Sitting extends Guest {
  readonly live: LiveGame | null;
}

export class Connection {
  readonly person: Person;
  hearsLobby = false;
  hearsGames = false;
  private readonly socket: WebSocket;
  private readonly desk: Desk;
  private readonly settings: ConnectionSettings;
  private readonly metrics: Metrics;
  private readonly bucket: Bucket;
  private readonly tables = new Map<string, Sitting>();
  private faults = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, person: Person, desk: Desk, settings: ConnectionSettings, metrics: Metrics) {
    this.socket = socket;
    this.person = person;
    this.desk = desk;
    this.settings = settings;
    this.metrics = metrics;
    this.bucket = new Bucket(settings.burst, settings.rate, Date.now());
    socket.on('message', (data, isBinary) => this.hear(data, isBinary));
    socket.on('error', () => socket.terminate());
    this.tell({ tell: 'welcome', version: PROTOCOL_VERSION, person, server: settings.server });
  }

  tell(message: Tell): void {
    this.send(message);
  }

  sits(game: string): boolean {
    return this.tables.has(game);
  }

  /** What it is told of from now on. */
  sitAt(game: string, party: Party | null, live: LiveGame | null): void {
    if (this.tables.size >= this.settings.mostTables && !this.tables.has(game))
      throw new Fault('too-many', `a connection may sit at ${this.settings.mostTables} tables`);
    const before = this.tables.get(game);
    if (before !== undefined && before.live === live && before.party === party) return;
    this.leaveTable(game);
    const sitting: Sitting = { party, live, tell: (message) => this.tell(message) };
    this.tables.set(game, sitting);
    live?.enter(sitting);
  }

  leaveTable(game: string): void {
    const sitting = this.tables.get(game);
    this.tables.delete(game);
    if (sitting !== undefined) sitting.live?.leave(sitting);
  }

  end(): void {
    for (const game of this.tables.keys()) this.leaveTable(game);
  }

  close(code: number, why: string): void {
    this.socket.close(code, why);
  }

  get games(): Iterable<string> {
    return this.tables.keys();
  }

  private send(message: FromServer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.settings.mostUnsent) return this.socket.terminate();
    const text = JSON.stringify(message);
    this.metrics.sent(text.length);
    this.socket.send(text);
  }

  private hear(data: RawData, isBinary: boolean): void {
    this.metrics.received();
    const request = isBinary ? null : readRequest(data);
    if (request === null) return this.fault(null, 'malformed', 'one JSON object a message, as text');
    if ('fault' in request) return this.fault(request.id, request.fault, request.text);
    if (!this.bucket.take(Date.now(), COSTS[request.ask] ?? 1))
      return this.fault(request.id, 'too-fast', 'too many requests: wait a moment');
    // A pass in the alien turn waits for its window, and a claim for its storing: nobody else's request waits for them.
    if (request.ask === 'say' || request.ask === 'undo') return void this.answer(request);
    this.last = this.last.then(() => this.answer(request));
  }

  private async answer({ id, ask, fields }: Request): Promise<void> {
    const began = performance.now();
    try {
      const handler = this.desk[ask] as (who: Connection, fields: unknown) => Promise<never>;
      this.send({ to: id, answer: await handler(this, fields) });
      this.metrics.answered(ask, performance.now() - began);
    } catch (error) {
      this.metrics.refused(ask);
      if (error instanceof Refused) return this.send({ to: id, refused: error.refusal });
      if (error instanceof Fault) return this.fault(id, error.code, error.message);
      if (error instanceof GameLost) return this.fault(id, 'try-again', 'the game has moved: try again');
      this.metrics.broken(ask, error);
      this.fault(id, 'broken', 'something is wrong with the server: nothing has changed');
    }
  }

  private fault(to: number | null, fault: FaultCode, text: string): void {
    this.send({ to, fault, text });
    if (fault === 'try-again' || fault === 'not-now') return;
    this.faults += 1;
    if (this.faults > MOST_FAULTS) this.close(1008, 'too many requests that make no sense');
  }
}

interface Request {
  readonly id: number;
  readonly ask: RequestName;
  readonly fields: unknown;
}
interface Unread {
  readonly id: number | null;
  readonly fault: FaultCode;
  readonly text: string;
}

const parsed = (data: RawData): unknown => {
  try {
    return JSON.parse((data as Buffer).toString('utf8')) as unknown;
  } catch {
    return null;
  }
};

const readRequest = (data: RawData): Request | Unread | null => {
  const message = parsed(data);
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return null;
  const { id: sent, ask: wanted, ...fields } = message as Readonly<Record<string, unknown>>;
  const envelope = v.safeParse(envelopeSchema, { id: sent, ask: wanted });
  const id = v.is(envelopeSchema.entries.id, sent) ? sent : null;
  if (!envelope.success)
    return id === null
      ? { id, fault: 'malformed', text: 'id: a whole number is expected' }
      : { id, fault: 'unknown-request', text: `ask: one of ${Object.keys(REQUESTS).join(', ')}` };
  const { ask } = envelope.output;
  const read = v.safeParse(REQUESTS[ask], fields, { abortEarly: true });
  if (read.success) return { id: id!, ask, fields: read.output };
  const [issue] = read.issues;
  const where = v.getDotPath(issue);
  return { id, fault: 'malformed', text: `${where === null ? '' : `${where}: `}${issue.message}`.slice(0, 300) };
};
