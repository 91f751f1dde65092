/** What a push service carries and cannot read: RFC 8291 (encryption of web push), RFC 8188 (aes128gcm), RFC 8292 (VAPID). */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

export interface PushKeys {
  /** The server's own pair: P-256, raw, base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Of a browser: whom it wants to be pushed by. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const CURVE = 'prime256v1';
const RECORD = 4096;
const LAST_RECORD = 2;
const HALF_A_DAY = 12 * 3600;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

export const newPushKeys = (): PushKeys => {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys().toString('base64url');
  return { publicKey, privateKey: pair.getPrivateKey().toString('base64url') };
};

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The body to be sent; only the browser that subscribed can read it. */
export const encrypted = (message: string, { keys: { p256dh, auth } }: Subscription): Buffer => {
  const browser = bytesOf(p256dh);
  const own = createECDH(CURVE);
  const ownPublic = own.generateKeys();
  const shared = own.computeSecret(browser);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, ownPublic]);
  const input = derived(shared, bytesOf(auth), info, 32);
  const salt = randomBytes(16);
  const key = derived(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(input, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const text = Buffer.concat([Buffer.from(message, 'utf8'), Buffer.from([LAST_RECORD])]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD, 0);
  head.writeUInt8(ownPublic.length, 4);
  return Buffer.concat([salt, head, ownPublic, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
};

/** Who sends, for the push service: signed for its origin alone and for half a day. */
export const authorization = (
  endpoint: string,
  { publicKey, privateKey }: PushKeys,
  subject: string,
  now: number,
): string => {
  const point = bytesOf(publicKey);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HALF_A_DAY, sub: subject };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${text}.${signature}, k=${publicKey}`;
};
