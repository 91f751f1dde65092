/** SHA-256 (FIPS 180-4), for texts of ASCII and for keys: everybody who checks dice gets the same, with or without a browser. */

const firstPrimes = (): number[] => {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
};

/** The fraction of the root in 32 bits: the greatest r with r^power below n·2^(32·power), less its whole part. */
const rootBits = (n: number, power: 2 | 3): number => {
  const wanted = BigInt(n) << BigInt(32 * power);
  let root = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) {
    const tried = root | bit;
    if (tried ** BigInt(power) <= wanted) root = tried;
  }
  return Number(root & 0xffff_ffffn);
};

/** The first 32 bits of the fractional parts of roots of the first primes: what every step adds, and where it begins. */
interface Constants {
  readonly added: readonly number[];
  readonly first: readonly number[];
}

let known: Constants | null = null;
const constants = (): Constants => {
  if (known !== null) return known;
  const primes = firstPrimes();
  return (known = {
    added: primes.map((prime) => rootBits(prime, 3)),
    first: primes.slice(0, 8).map((prime) => rootBits(prime, 2)),
  });
};

const turned = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

const padded = (bytes: Uint8Array): DataView => {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const view = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(length - 4, bytes.length * 8);
  return view;
};

const digest = (hash: Uint32Array, added: readonly number[], view: DataView, from: number): void => {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(from + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [w[i - 15]!, w[i - 2]!];
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + added[i]! + w[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    hash[i]! += value;
  });
};

/** 64 hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string => {
  const view = padded(bytes);
  const { added, first } = constants();
  const hash = Uint32Array.from(first);
  for (let from = 0; from < view.byteLength; from += 64) digest(hash, added, view, from);
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
};

export const bytesOfHex = (digits: string): Uint8Array =>
  Uint8Array.from({ length: digits.length >> 1 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));

export const sha256OfText = (ascii: string): string => sha256(Uint8Array.from(ascii, (letter) => letter.charCodeAt(0)));
