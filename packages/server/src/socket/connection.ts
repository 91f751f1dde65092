/** One connection of one person: reads, checks, has it answered in order, and sends. */
import {
  PROTOCOL_VERSION,
  REQUESTS,
  envelopeSchema,
  type Fault as FaultCode,
  type FromServer,
  type Person,
  type RequestName,
} from '@sensorium/host/online';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { Elsewhere } from '../fault.ts';
import type { Metrics } from '../metrics.ts';
import type { Answering, Request } from './answering.ts';
import { Client } from './client.ts';
import { Bucket } from './limits.ts';

export interface ConnectionSettings {
  /** Requests at once and a second. */
  readonly burst: number;
  readonly rate: number;
  /** Bytes that may wait to be sent before one who reads too slowly is cut off. */
  readonly mostUnsent: number;
  readonly server: string;
}

/** Who answers, and who takes on what only another process can answer. */
export interface Behind {
  readonly answering: Answering;
  readonly forward: (client: Client, owner: string, request: Request) => void;
  readonly metrics: Metrics;
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
const FORGIVEN: readonly FaultCode[] = ['try-again', 'not-now'];

export class Connection {
  readonly client: Client;
  private readonly socket: WebSocket;
  private readonly behind: Behind;
  private readonly settings: ConnectionSettings;
  private readonly bucket: Bucket;
  private readonly line: Duplex;
  private isHeld = false;
  private faults = 0;
  private last: Promise<void> = Promise.resolve();

  /** `line`: what the socket writes to. */
  constructor(socket: WebSocket, line: Duplex, person: Person, behind: Behind, settings: ConnectionSettings) {
    this.socket = socket;
    this.line = line;
    this.behind = behind;
    this.settings = settings;
    this.client = new Client(person, (message) => this.send(message));
    this.bucket = new Bucket(settings.burst, settings.rate, performance.now());
    socket.on('message', (data, isBinary) => this.hear(data, isBinary));
    socket.on('error', () => socket.terminate());
    this.send({ tell: 'welcome', version: PROTOCOL_VERSION, person, server: settings.server });
  }

  close(code: number, why: string): void {
    this.socket.close(code, why);
  }

  private send(message: FromServer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.settings.mostUnsent) return this.socket.terminate();
    const text = written(message);
    this.behind.metrics.sent(text.length);
    this.hold();
    this.socket.send(text);
    if ('fault' in message && !FORGIVEN.includes(message.fault)) this.countFault();
  }

  /** What is told in one moment, news and the answer that follows them, goes out in one piece. */
  private hold(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.line.cork();
    process.nextTick(() => {
      this.isHeld = false;
      this.line.uncork();
    });
  }

  private countFault(): void {
    this.faults += 1;
    if (this.faults > MOST_FAULTS) this.close(1008, 'too many requests that make no sense');
  }

  private hear(data: RawData, isBinary: boolean): void {
    this.behind.metrics.received();
    // One that is being closed for its faults is not listened to any more.
    if (this.faults > MOST_FAULTS) return;
    const request = isBinary ? null : readRequest(data);
    if (request === null)
      return this.send({ to: null, fault: 'malformed', text: 'one JSON object a message, as text' });
    if ('fault' in request) return this.send(request);
    if (!this.bucket.take(performance.now(), COSTS[request.ask] ?? 1))
      return this.send({ to: request.id, fault: 'too-fast', text: 'too many requests: wait a moment' });
    // A pass in the alien turn waits for its window, and a claim for its storing: nobody else's request waits for them.
    if (request.ask === 'say' || request.ask === 'undo') return void this.answer(request);
    this.last = this.last.then(() => this.answer(request));
  }

  private async answer(request: Request): Promise<void> {
    try {
      this.send(await this.behind.answering.answer(this.client, request));
    } catch (error) {
      if (error instanceof Elsewhere) this.behind.forward(this.client, error.owner, request);
    }
  }
}

/** The same news go to many: they are written out once. */
let last: FromServer | null = null;
let lastText = '';
const written = (message: FromServer): string => {
  if (message !== last) {
    lastText = JSON.stringify(message);
    last = message;
  }
  return lastText;
};

type Unread = Extract<FromServer, { readonly fault: FaultCode }>;

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
  const to = v.is(envelopeSchema.entries.id, sent) ? sent : null;
  if (!envelope.success)
    return to === null
      ? { to, fault: 'malformed', text: 'id: a whole number is expected' }
      : { to, fault: 'unknown-request', text: `ask: one of ${Object.keys(REQUESTS).join(', ')}` };
  const { ask } = envelope.output;
  const read = v.safeParse(REQUESTS[ask], fields, { abortEarly: true });
  if (read.success) return { id: to!, ask, fields: read.output };
  const [issue] = read.issues;
  const where = v.getDotPath(issue);
  return { to, fault: 'malformed', text: `${where === null ? '' : `${where}: `}${issue.message}`.slice(0, 300) };
};
