/** ChaCha20 (RFC 8439, 2.3): a stream of numbers that nobody can go on with who does not know its key of 256 bits. */

/** "expand 32-byte k". */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const ROUNDS = 10;
/** Numbers in a block. */
export const BLOCK = 16;

const quarterRound = (x: Uint32Array, a: number, b: number, c: number, d: number): void => {
  const turned = (value: number, by: number): number => (value << by) | (value >>> (32 - by));
  x[a]! += x[b]!;
  x[d] = turned(x[d]! ^ x[a]!, 16);
  x[c]! += x[d];
  x[b] = turned(x[b]! ^ x[c]!, 12);
  x[a]! += x[b];
  x[d] = turned(x[d] ^ x[a]!, 8);
  x[c]! += x[d];
  x[b] = turned(x[b] ^ x[c]!, 7);
};

/** The block of that number: sixteen numbers of 32 bits. `key` are eight, `nonce` three. */
export const chacha20Block = (key: Uint32Array, counter: number, nonce: readonly number[]): Uint32Array => {
  const start = Uint32Array.of(...CONSTANTS, ...key, counter, ...nonce);
  const x = start.slice();
  for (let i = 0; i < ROUNDS; i++) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK; i++) x[i]! += start[i]!;
  return x;
};

/** Eight numbers out of 64 hexadecimal digits, bytes in the order of the RFC. */
export const keyWords = (key: string): Uint32Array => {
  const words = new Uint32Array(8);
  for (let i = 0; i < 32; i++) words[i >> 2]! |= parseInt(key.slice(2 * i, 2 * i + 2), 16) << (8 * (i & 3));
  return words;
};
