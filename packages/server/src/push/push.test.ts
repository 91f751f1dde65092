import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picker } from '../../testing/picker.ts';
import { openParlour, sayAny, sayable, sitDown, type Parlour } from '../testing/parlour.ts';

/** A push service and a browser in one: what it is sent, it can read. */
class Browser {
  readonly got: { readonly headers: IncomingHttpHeaders; readonly message: unknown }[] = [];
  status = 201;
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly publicKey = this.pair.generateKeys();
  private readonly http: Server;
  private readonly waiting: (() => void)[] = [];

  constructor() {
    this.http = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.got.push({ headers: request.headers, message: this.read(Buffer.concat(parts)) });
        response.writeHead(this.status).end();
        for (const wake of this.waiting.splice(0)) wake();
      });
    });
  }

  async open(): Promise<string> {
    this.http.listen(0, '127.0.0.1');
    await once(this.http, 'listening');
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  close(): void {
    this.http.close();
  }

  next(): Promise<void> {
    return new Promise((done) => this.waiting.push(done));
  }

  keys() {
    return { p256dh: this.publicKey.toString('base64url'), auth: this.auth.toString('base64url') };
  }

  /** RFC 8291, section 4, from the browser's side. */
  private read(body: Buffer): unknown {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, sender]);
    const input = Buffer.from(hkdfSync('sha256', this.pair.computeSecret(sender), this.auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, -1).toString('utf8'));
  }
}

let parlour: Parlour;
let service: string;
const browser = new Browser();
beforeAll(async () => {
  service = await browser.open();
  parlour = await openParlour({ push: { subject: 'mailto:admin@sensorium.example', services: [service] } });
}, 60_000);
afterAll(async () => {
  await parlour.server.stop();
  browser.close();
});

const call = (method: string, token: string, body?: object) =>
  fetch(`${parlour.home}/api/v1/push`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

test(
  'who is away is told that it is his turn: encrypted for his browser, signed by this server',
  { timeout: 240_000 },
  async () => {
    const table = await sitDown(parlour, { mission: 'first-steps' });
    const { key } = (await (await call('GET', table.marines.token)).json()) as { key: string };
    const endpoint = `${service}/for/ana`;
    expect((await call('POST', table.marines.token, { endpoint, keys: browser.keys() })).status).toBe(200);
    const pick = picker(2);
    while (sayable(table.aliens.table.update().offers).length === 0) await sayAny(table, parlour.time, pick);
    await table.marines.ask('close', { game: table.game });
    const told = browser.next();
    const players = { aliens: table.aliens };
    while (browser.got.length === 0 && (await sayAny({ game: table.game, players }, parlour.time, pick)));
    await told;
    const [{ headers, message }] = browser.got as [(typeof browser.got)[number]];
    expect(message).toEqual({ is: 'your-turn', game: table.game, mission: 'first-steps', party: 'marines' });
    const [, head, claims, signature, own] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(
      headers.authorization!,
    )!;
    expect(own).toBe(key);
    const point = Buffer.from(key, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const verifier = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: verifier, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({ aud: service });
  },
);

test('no address but that of a push service is ever called', async () => {
  const { marines } = await sitDown(parlour);
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'https://169.254.169.254/latest',
    'https://example.com/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://fcm.googleapis.com:8443/x',
    'file:///etc/passwd',
  ]) {
    const answer = await call('POST', marines.token, { endpoint, keys: browser.keys() });
    expect([endpoint, answer.status]).toEqual([endpoint, 400]);
  }
  const real = 'https://fcm.googleapis.com/fcm/send/x';
  expect((await call('POST', marines.token, { endpoint: real, keys: browser.keys() })).status).toBe(200);
  expect((await call('DELETE', marines.token, { endpoint: real })).status).toBe(200);
  expect((await call('GET', 'x'.repeat(43))).status).toBe(401);
});
