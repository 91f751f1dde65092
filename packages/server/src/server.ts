/** The whole server: the page, who one is, and the games. The database is opened when somebody first plays online. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { PROTOCOL_VERSION } from '@sensorium/host/online';
import type { Context } from 'hono';
import { WebSocketServer } from 'ws';
import { REAL_TIME, type Timing } from './games/timing.ts';
import { createApi, tokenIn } from './http/api.ts';
import { PageFolder } from './http/pages.ts';
import { LINK_LIMITS } from './links/links.ts';
import { createLinksApi } from './links/linksApi.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import type { PushSettings } from './push/push.ts';
import { Playing } from './playing.ts';
import { Connection } from './socket/connection.ts';
import { Crowd } from './socket/crowd.ts';
import { Buckets } from './socket/limits.ts';
import { openDatabase, type StorageSettings } from './storage/open.ts';

export interface ServerSettings extends StorageSettings {
  /** The folder of the built page; null to serve none. */
  readonly pages: string | null;
  readonly log: Log;
  /** Trust `X-Forwarded-For` and `X-Forwarded-Proto`: only behind a proxy that sets them. */
  readonly isBehindProxy: boolean;
  /** Origins other than its own whose pages may connect. */
  readonly origins: readonly string[];
  readonly limits: Limits;
  readonly push: PushSettings;
  readonly timing?: Timing;
}

export interface Limits {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Bytes of one message. */
  readonly message: number;
  readonly burst: number;
  readonly rate: number;
  readonly games: number;
  /** Milliseconds until a game nobody looks at is put away. */
  readonly idle: number;
}

export const LIMITS: Limits = {
  connections: 5000,
  connectionsPerAddress: 200,
  message: 64 * 1024,
  burst: 120,
  rate: 30,
  games: 50,
  idle: 300_000,
};

const SOCKET = /^\/api\/v(\d+)\/socket$/;
const MOST_UNSENT = 4_000_000;
const HEARTBEAT = 25_000;

export class GameServer {
  readonly http: Server;
  readonly metrics: Metrics;
  private readonly settings: ServerSettings;
  private readonly timing: Timing;
  private readonly now: () => number;
  private readonly pages: PageFolder | null;
  private readonly sockets: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly addresses = new Map<string, number>();
  private readonly knocks: Buckets;
  private readonly crowd = new Crowd();
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private readonly began = Date.now();
  private playing: Promise<Playing> | null = null;
  private isStopping = false;

  constructor(settings: ServerSettings) {
    this.settings = settings;
    this.timing = settings.timing ?? REAL_TIME;
    this.now = this.timing.now;
    this.metrics = new Metrics(settings.log);
    const { connectionsPerAddress } = settings.limits;
    this.knocks = new Buckets(connectionsPerAddress / 2, connectionsPerAddress / 40);
    this.pages = settings.pages === null ? null : new PageFolder(settings.pages, 'online');
    const addressOf = (context: Context): string => this.addressOf(requestOf(context));
    const api = createApi(() => this.play().then(({ people }) => people), {
      now: this.now,
      perAddress: connectionsPerAddress,
      addressOf,
      isSecure: (context) => this.isSecure(requestOf(context)),
      push: async () => (await this.play()).push,
      onForget: async (person) => (await this.play()).resignAll(person),
      replayOf: async (game) => (await this.play()).hall.replay(game),
      links: createLinksApi({
        links: async () => (await this.play()).links,
        limits: LINK_LIMITS,
        now: this.now,
        addressOf,
      }),
    });
    const answer = getRequestListener((request, env) => api.fetch(withoutPrefix(request), env));
    this.http = createServer((request, response) => {
      const path = pathOf(request);
      if (path === '/health')
        return void this.health().then((sick) =>
          response.writeHead(sick === null ? 200 : 503, { 'Content-Type': 'text/plain' }).end(sick ?? 'ok\n'),
        );
      if (path === '/metrics')
        return void response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(this.metricsPage());
      if (path.startsWith('/api/v1/')) {
        if (!this.isOriginAllowed(request)) return void response.writeHead(403).end('another origin');
        for (const [name, value] of Object.entries(this.pages?.headers ?? {})) response.setHeader(name, value);
        return void answer(request, response);
      }
      if (this.pages === null) return void response.writeHead(404).end('Not found');
      return this.pages.serve(request, response);
    });
    this.http.once('listening', () => this.pages?.packAhead(() => this.http.listening));
    this.sockets = new WebSocketServer({
      noServer: true,
      maxPayload: settings.limits.message,
      perMessageDeflate: false,
    });
    this.http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.upgrade(request, socket, head).catch((error: unknown) => {
        this.metrics.broken('upgrade', error);
        refuse(socket, 503, 'not now');
      });
    });
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.heartbeat.unref();
  }

  /** Opens the database with the first who needs it; the page is there before. */
  play(): Promise<Playing> {
    if (this.playing === null) {
      this.playing = this.begin();
      this.playing.catch((error: unknown) => {
        this.playing = null;
        this.metrics.broken('database', error);
      });
    }
    return this.playing;
  }

  private async begin(): Promise<Playing> {
    const { settings, timing, crowd, metrics } = this;
    const began = performance.now();
    const playing = await Playing.begin(await openDatabase(settings), {
      timing,
      crowd,
      metrics,
      mostGames: settings.limits.games,
      idle: settings.limits.idle,
      push: settings.push,
    });
    this.opened = playing;
    const milliseconds = Math.round(performance.now() - began);
    settings.log.info('database open', { kind: playing.database.kind, milliseconds, process: playing.id });
    return playing;
  }

  // --- connections -------------------------------------------------------------------------------------------------------

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const version = SOCKET.exec(pathOf(request))?.[1];
    const address = this.addressOf(request);
    if (version === undefined) return refuse(socket, 404, 'not found');
    if (Number(version) !== PROTOCOL_VERSION)
      return refuse(socket, 426, `this server speaks version ${PROTOCOL_VERSION}`);
    if (!this.isOriginAllowed(request)) return refuse(socket, 403, 'another origin');
    if (this.isStopping) return refuse(socket, 503, 'the server is stopping');
    if (!this.knocks.take(address, this.now())) return refuse(socket, 429, 'too many connections: wait a moment');
    if (this.connections.size >= this.settings.limits.connections) return refuse(socket, 503, 'the server is full');
    if ((this.addresses.get(address) ?? 0) >= this.settings.limits.connectionsPerAddress)
      return refuse(socket, 429, 'too many connections from this address');
    const token = tokenIn(request.headers.cookie, request.headers.authorization);
    const playing = await this.play();
    const { people, relay } = playing;
    const person = token === null ? null : await people.find(token);
    if (person === null) return refuse(socket, 401, 'no session: POST /api/v1/session first');
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      const { burst, rate } = this.settings.limits;
      const settings = { burst, rate, mostUnsent: MOST_UNSENT, server: 'sensorium' };
      const { id, name } = person;
      const connection = new Connection(opened, socket, { id, name }, playing, settings);
      const { client } = connection;
      this.connections.add(connection);
      this.crowd.add(client);
      this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
      opened.on('pong', () => ALIVE.add(opened));
      ALIVE.add(opened);
      opened.on('close', () => {
        const left = (this.addresses.get(address) ?? 1) - 1;
        if (left > 0) this.addresses.set(address, left);
        else this.addresses.delete(address);
        this.connections.delete(connection);
        this.crowd.delete(client);
        relay.gone(client);
        const games = [...client.games];
        client.end();
        for (const game of games) playing.lists.onSeats(game);
      });
    });
  }

  /** A connection that answers no more is cut off, so that the others know he is gone. */
  private beat(): void {
    for (const socket of this.sockets.clients) {
      if (!ALIVE.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }

  private addressOf(request: IncomingMessage): string {
    const forwarded = this.settings.isBehindProxy
      ? request.headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
      : undefined;
    return forwarded || (request.socket.remoteAddress ?? 'unknown');
  }

  private isSecure(request: IncomingMessage): boolean {
    return this.settings.isBehindProxy && request.headers['x-forwarded-proto']?.toString() === 'https';
  }

  /** A page of another site may not use the cookie of ours; a program sends no origin. */
  private isOriginAllowed({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    if (this.settings.origins.includes(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  }

  // --- for whoever runs it -----------------------------------------------------------------------------------------------

  /** Null where all is well. A database nobody has needed yet is no illness. */
  private async health(): Promise<string | null> {
    if (this.isStopping) return 'stopping\n';
    if (this.playing === null) return null;
    try {
      await (await this.playing).database.query('select 1');
      return null;
    } catch {
      return 'the database does not answer\n';
    }
  }

  private opened: Playing | null = null;

  private metricsPage(): string {
    return this.metrics.page({
      connections: this.connections.size,
      live_games: this.opened?.shelf.size ?? 0,
      orders_stored_total: this.opened?.journal.stored ?? 0,
      order_batches_total: this.opened?.journal.batches ?? 0,
      orders_waiting: this.opened?.journal.backlog ?? 0,
      resident_bytes: process.memoryUsage.rss(),
      uptime_seconds: Math.round((Date.now() - this.began) / 1000),
    });
  }

  /** Says good-bye, stores what was said, and closes. */
  async stop(): Promise<void> {
    if (this.isStopping) return;
    this.isStopping = true;
    clearInterval(this.heartbeat);
    for (const connection of this.connections) {
      connection.client.tell({ tell: 'closing', text: 'the server stops: connect again' });
      connection.close(1001, 'the server stops');
    }
    const closed = new Promise<void>((done) => this.http.close(() => done()));
    this.http.closeIdleConnections();
    const playing = await this.playing?.catch(() => null);
    await playing?.end();
    for (const socket of this.sockets.clients) socket.terminate();
    this.http.closeAllConnections();
    if (this.http.listening) await closed;
  }
}

const ALIVE = new WeakSet<object>();

const pathOf = ({ url }: IncomingMessage): string => (url ?? '/').split(/[?#]/)[0] ?? '/';

const requestOf = (context: Context): IncomingMessage => (context.env as { incoming: IncomingMessage }).incoming;

const withoutPrefix = (request: Request): Request => {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/^\/api\/v1/, '');
  return new Request(url, request);
};

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

const refuse = (socket: Duplex, status: number, text: string): void => {
  const body = JSON.stringify({ error: text });
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
};
