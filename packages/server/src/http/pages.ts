/** The built page: every file is read once, compressed, and served with the policy it brings. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** By which a server of ours is known to another one, and one with online play to its page. */
export const SIGN = 'X-Sensorium';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};
/** The best quality takes twenty times as long for a twentieth less, and the first visitor would wait for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const COMPRESSED = /^(text|application|image\/svg)/;
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface Page {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly isForever: boolean;
  readonly packed: Map<Encoding, Buffer>;
}
type Pages = ReadonlyMap<string, Page>;

const pageOf = (name: string, body: Buffer): Page => ({
  body,
  type: TYPES[extname(name)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  // Names of built files carry the hash of their content.
  isForever: name.startsWith('/assets/'),
  packed: new Map(),
});

export const readPages = (folder: string): Pages =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const name = file.slice(folder.length).replaceAll('\\', '/').replace(/^\/*/, '/');
        return [name, pageOf(name, readFileSync(file))];
      }),
  );

/** The policy stands in the built page; as a header it also says who may not frame it. */
const policyOf = (pages: Pages): string => {
  const html = pages.get('/index.html')?.body.toString('utf8') ?? '';
  const found = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1];
  return `${(found ?? "default-src 'self'").replaceAll('&#39;', "'")}; frame-ancestors 'none'`;
};

const encodingFor = (page: Page, accepted: string): Encoding | null =>
  COMPRESSED.test(page.type)
    ? (ENCODINGS.find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted)) ?? null)
    : null;

const pack = (page: Page, encoding: Encoding): Buffer => {
  let packed = page.packed.get(encoding);
  if (packed === undefined) {
    packed = encoding === 'br' ? brotliCompressSync(page.body, BROTLI) : gzipSync(page.body);
    page.packed.set(encoding, packed);
  }
  return packed;
};

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

export class PageFolder {
  readonly headers: Readonly<Record<string, string>>;
  private readonly pages: Pages;

  constructor(folder: string, has: 'online' | 'pages') {
    this.pages = readPages(folder);
    if (!this.pages.has('/index.html')) throw new Error(`${folder} has no index.html: run "npm run build:web" first`);
    this.headers = {
      'Content-Security-Policy': policyOf(this.pages),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      [SIGN]: has,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    };
  }

  /** One page after the other, so that a visitor is answered in between: the first one does not wait for it. */
  packAhead(isWanted: () => boolean): void {
    const left = [...this.pages.values()].filter(({ type }) => COMPRESSED.test(type));
    const next = (): void => {
      const page = left.pop();
      if (page === undefined || !isWanted()) return;
      pack(page, 'br');
      setImmediate(next);
    };
    setImmediate(next);
  }

  serve: Serve = (request, response) => {
    const { headers: common } = this;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, common).end();
      return;
    }
    const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    const page = this.pages.get(path === '/' ? '/index.html' : path);
    if (page === undefined) {
      response.writeHead(404, { ...common, 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const headers = {
      ...common,
      'Content-Type': page.type,
      'Cache-Control': page.isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: page.etag,
      Vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === page.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = encodingFor(page, request.headers['accept-encoding']?.toString() ?? '');
    const body = encoding === null ? page.body : pack(page, encoding);
    response.writeHead(200, {
      ...headers,
      'Content-Length': body.length,
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** The page alone, without online play: for tests and measurements of the page. */
export const createPageServer = (folder: string): Server => {
  const pages = new PageFolder(folder, 'pages');
  const server = createServer(pages.serve);
  server.once('listening', () => pages.packAhead(() => server.listening));
  return server;
};
