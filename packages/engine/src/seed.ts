/**
 * Where chance begins. A number is quick and may be typed: the same number, the same dice. A key of 256 bits, 64 hexadecimal
 * digits, cannot be found out from any number of dice; its hash is shown before the game, and the key after it (0390).
 */
import type { RecordReader } from './reader.ts';
import { bytesOfHex, sha256 } from './sha256.ts';

export type Seed = number | string;

const KEY = /^[0-9a-f]{64}$/;
const HIGHEST_SEED = 0xffffffff;

/** A key out of 32 bytes that nobody knows. */
export const keyOf = (bytes: Uint8Array): string => {
  if (bytes.length !== 32) throw new RangeError('a key has 32 bytes');
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** What may be shown of a key while a game runs: SHA-256 of its bytes. Null for a number, which promises nothing. */
export const commitmentOf = (seed: Seed): string | null => (typeof seed === 'string' ? sha256(bytesOfHex(seed)) : null);

export const readSeed = (field: RecordReader): Seed => {
  if (typeof field.value !== 'string') return field.integer(0, HIGHEST_SEED);
  const key = field.text(64);
  return KEY.test(key)
    ? key
    : field.fail(`a whole number from 0 to ${HIGHEST_SEED}, or a key of 64 hexadecimal digits`);
};
