// Serves the built page on a local port and says where. Node's own modules alone; every file is read once.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const FIRST_PORT = 4480;
/** By which a server of ours is known to another one. */
const SIGN = 'X-Sensorium';
const PATIENCE = 1000;
const PORTS_TRIED = 20;

/** @type {Record<string, string>} */
const TYPES = {
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

/**
 * @typedef {{body: Buffer, type: string, etag: string, isForever: boolean, packed: Map<string, Buffer>}} Page
 */

/**
 * @param {string} folder
 * @returns {Map<string, Page>}
 */
export function readPages(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/*/, '/'));
  return new Map(
    names.map((name) => {
      const body = readFileSync(join(folder, name));
      return [
        name,
        {
          body,
          type: TYPES[extname(name)] ?? 'application/octet-stream',
          etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
          // Names of built files carry the hash of their content.
          isForever: name.startsWith('/assets/'),
          packed: new Map(),
        },
      ];
    }),
  );
}

/** The policy stands in the built page; as a header it also says who may not frame it.
 * @param {Map<string, Page>} pages */
function policyOf(pages) {
  const html = pages.get('/index.html')?.body.toString('utf8') ?? '';
  const found = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1];
  return `${(found ?? "default-src 'self'").replaceAll('&#39;', "'")}; frame-ancestors 'none'`;
}

/** @param {string} folder */
export function createPageServer(folder) {
  const pages = readPages(folder);
  if (!pages.has('/index.html')) throw new Error(`${folder} has no index.html: run "npm run build:web" first`);
  const common = {
    'Content-Security-Policy': policyOf(pages),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    [SIGN]: '1',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  };
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, common).end();
    const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    const page = pages.get(path === '/' ? '/index.html' : path);
    if (page === undefined)
      return void response.writeHead(404, { ...common, 'Content-Type': 'text/plain' }).end('Not found');
    const headers = {
      ...common,
      'Content-Type': page.type,
      'Cache-Control': page.isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: page.etag,
      Vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === page.etag) return void response.writeHead(304, headers).end();
    const encoding = encodingFor(page, request.headers['accept-encoding']?.toString() ?? '');
    const body = encoding === 'identity' ? page.body : pack(page, encoding);
    response.writeHead(200, {
      ...headers,
      'Content-Length': body.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    return void response.end(request.method === 'HEAD' ? undefined : body);
  });
  server.once('listening', () => packAhead(server, [...pages.values()]));
  return server;
}

/**
 * One page after the other, so that a visitor is answered in between: the first one does not wait for it.
 * @param {import('node:http').Server} server
 * @param {Page[]} pages
 */
function packAhead(server, pages) {
  const page = pages.pop();
  if (page === undefined || !server.listening) return;
  if (COMPRESSED.test(page.type)) pack(page, 'br');
  setImmediate(packAhead, server, pages);
}

/**
 * @param {Page} page
 * @param {string} accepted
 * @returns {'br' | 'gzip' | 'identity'}
 */
function encodingFor(page, accepted) {
  if (!COMPRESSED.test(page.type)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/**
 * @param {Page} page
 * @param {'br' | 'gzip'} encoding
 */
function pack(page, encoding) {
  let packed = page.packed.get(encoding);
  if (packed === undefined) {
    packed = encoding === 'br' ? brotliCompressSync(page.body, BROTLI) : gzipSync(page.body);
    page.packed.set(encoding, packed);
  }
  return packed;
}

/**
 * The wanted port; where none was asked for, the next free one.
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number | undefined} wanted
 * @returns {Promise<number>}
 */
export async function listen(server, host, wanted) {
  const first = wanted ?? FIRST_PORT;
  const last = wanted === undefined ? FIRST_PORT + PORTS_TRIED : first;
  for (let port = first; ; port++) {
    try {
      return await tryPort(server, host, port > last ? 0 : port);
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isBusy || wanted !== undefined || port > last) throw error;
    }
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>}
 */
function tryPort(server, host, port) {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/**
 * Whether Sensorium is served there already.
 * @param {string} home
 */
export async function isOurs(home) {
  try {
    const answer = await fetch(home, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return answer.headers.has(SIGN);
  } catch {
    return false;
  }
}

/**
 * What is said where the usual address is taken: games belong to the address they were played at.
 * @param {string} usual
 * @param {boolean} isRunning
 */
export const takenAddress = (usual, isRunning) =>
  isRunning
    ? `Sensorium runs already at ${usual}, and your games are there: a browser keeps them for each address apart.`
    : `${usual} is taken by another program. Games played there are not at another address: a browser keeps them for each address apart.`;

/** @param {string} question */
async function askYes(question) {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await reader.question(question);
  reader.close();
  return !/^n/i.test(answer.trim());
}

/** @param {string | undefined} text */
function readPort(text) {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port is a number from 0 to 65535, not "${text}"`);
  return port;
}

async function main() {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const server = createPageServer(fileURLToPath(new URL('../packages/web/dist', import.meta.url)));
  const wanted = readPort(values.port ?? process.env['PORT']);
  const shown = values.host === '127.0.0.1' ? 'localhost' : values.host;
  const usual = `http://${shown}:${wanted ?? FIRST_PORT}/`;
  const port = await listen(server, values.host, wanted);
  const home = `http://${shown}:${port}/`;
  if (wanted === undefined && port !== FIRST_PORT) {
    const isRunning = await isOurs(`http://${values.host}:${FIRST_PORT}/`);
    console.log(takenAddress(usual, isRunning));
    if (isRunning && process.stdin.isTTY && (await askYes(`Use the one at ${usual}? (Y/n) `))) {
      server.close();
      console.log(`Open ${usual} in your browser.`);
      return;
    }
  }
  console.log(`Sensorium is at ${home} (end with Ctrl+C)`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
