import { readFileSync, readdirSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { paletteOf, readPng, writePalettePng } from './palettePng.ts';

/** A chunk; nothing here looks at check sums. */
const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};

const pngOf = (width: number, height: number, type: number, rows: readonly number[]): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, type], 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.from(rows))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.alloc(8), ...parts]);
};

/** The two pixels 10 20 30 and 11 22 33 under themselves, with each filter of the format. */
test.for([
  ['none', [0, 10, 20, 30, 11, 22, 33]],
  ['left', [1, 10, 20, 30, 1, 2, 3]],
  ['above', [2, 0, 0, 0, 0, 0, 0]],
  ['mean', [3, 5, 10, 15, 1, 1, 2]],
  ['Paeth', [4, 0, 0, 0, 0, 0, 0]],
] as const)('a picture is read, whichever way its rows are filtered: %s', ([, row]) => {
  const { pixels } = readPng(pngOf(2, 2, 2, [0, 10, 20, 30, 11, 22, 33, ...row]));
  expect([...pixels]).toEqual([0x0a141e, 0x0b1621, 0x0a141e, 0x0b1621]);
});

test('alpha is left out, and what is no browser’s picture is refused', () => {
  expect([...readPng(pngOf(1, 1, 6, [0, 1, 2, 3, 255])).pixels]).toEqual([0x010203]);
  expect(() => readPng(pngOf(1, 1, 0, [0, 1]))).toThrow('eight bits');
});

/** What a palette PNG shows. */
const shown = (png: Buffer, width: number): number[] => {
  const dataOf = (type: string): Buffer => {
    const at = png.indexOf(type, 0, 'latin1');
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const palette = dataOf('PLTE');
  return [...inflateSync(dataOf('IDAT'))]
    .filter((_, i) => i % (width + 1) > 0)
    .map((index) => palette.readUIntBE(index * 3, 3));
};

test('few colours are kept as they are', () => {
  const pixels = Uint32Array.from([0x000000, 0xff0000, 0x00ff00, 0x0000ff, 0x010203, 0xff0000]);
  expect(shown(writePalettePng({ width: 3, height: 2, pixels }), 3)).toEqual([...pixels]);
});

test('of many colours 256 are left, each near to those it stands for', () => {
  const pixels = Uint32Array.from(
    { length: 4096 },
    (_, i) => ((i >> 8) << 20) | (((i >> 4) & 15) << 12) | ((i & 15) << 4),
  );
  expect(paletteOf(pixels)).toHaveLength(256);
  const farthest = shown(writePalettePng({ width: 64, height: 64, pixels }), 64).map((colour, i) =>
    Math.max(...[16, 8, 0].map((shift) => Math.abs(((colour >> shift) & 255) - ((pixels[i]! >> shift) & 255)))),
  );
  expect(Math.max(...farthest)).toBeLessThanOrEqual(32);
});

test('the pictures of the project have palettes, and every screen one size', () => {
  const folder = new URL('../docs/screenshots/', import.meta.url);
  const names = readdirSync(folder);
  expect(names.filter((name) => readFileSync(new URL(name, folder))[25] !== 3)).toEqual([]);
  const screens = names.map((name) => name.replace(/-(desktop|phone)\.png$/, ''));
  expect(screens).toEqual([...new Set(screens)]);
});
