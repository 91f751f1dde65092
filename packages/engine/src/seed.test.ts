import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chacha20Block, keyWords } from './chacha20.ts';
import { STREAMS, freshLuck, takeNumber } from './chance.ts';
import { RecordReader } from './reader.ts';
import { commitmentOf, keyOf, readSeed } from './seed.ts';
import { sha256, sha256OfText } from './sha256.ts';

const hexOf = (words: Uint32Array): string => Buffer.from(words.buffer).toString('hex');
const counted = (bytes: number): string => keyOf(Uint8Array.from({ length: bytes }, (_, i) => i));
const KEY = counted(32);

describe('ChaCha20 gives what RFC 8439 says', () => {
  test('2.3.2: key 00..1f, counter 1', () => {
    expect(hexOf(chacha20Block(keyWords(KEY), 1, [0x09000000, 0x4a000000, 0]))).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });
  test('A.1 #1 and #2: key and nonce 0', () => {
    const zero = new Uint32Array(8);
    expect(hexOf(chacha20Block(zero, 0, [0, 0, 0])).slice(0, 32)).toBe('76b8e0ada0f13d90405d6ae55386bd28');
    expect(hexOf(chacha20Block(zero, 1, [0, 0, 0])).slice(0, 32)).toBe('9f07e7be5551387a98ba977c732d080d');
  });
});

test('SHA-256 is that of Node, whatever the length', () => {
  for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 200]) {
    const bytes = randomBytes(length);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  expect(sha256OfText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a key is shown as the hash of its bytes; a number promises nothing', () => {
  expect(commitmentOf(KEY)).toBe(createHash('sha256').update(Buffer.from(KEY, 'hex')).digest('hex'));
  expect(commitmentOf(7)).toBeNull();
});

test('C1.9  dice out of a key are fair, their streams apart, and the place in the stream is all that is kept', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  let luck = freshLuck(KEY);
  for (let i = 0; i < 6000; i++) {
    const taken = takeNumber(luck, 'shooting', 6);
    counts[taken.number]! += 1;
    luck = taken.luck;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  const place = STREAMS.indexOf('shooting');
  expect(luck.used.filter((used, stream) => used > 0 && stream !== place)).toEqual([]);
  const again = takeNumber({ seed: KEY, used: luck.used.map(() => 0) }, 'flames', 1 << 30).number;
  expect(takeNumber(luck, 'flames', 1 << 30).number).toBe(again);
});

test.each([[-1], [1.5], ['7'], ['g'.repeat(64)], ['AB'.repeat(32)], [null]])('%j is no seed', (value) => {
  expect(() => readSeed(new RecordReader('seed', value))).toThrow('seed');
});

test('a key of other than 32 bytes is refused', () => {
  expect(() => counted(31)).toThrow('32 bytes');
  expect(readSeed(new RecordReader('seed', KEY))).toBe(KEY);
});
