/** A text as a QR code (ISO/IEC 18004), in bytes, with medium error correction: dark squares by row and column. */
import { correctionOf } from './reedSolomon.ts';

/** By version: codewords of error correction in a block, and blocks (level M). */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16] as const;
const MOST_VERSION = CORRECTION.length;
const BYTES = 0b0100;
const PADDING = [0xec, 0x11] as const;
/** Level M in the format: two bits. */
const MEDIUM = 0b00;

export type QrCode = readonly (readonly boolean[])[];

/** Modules that carry data, in codewords. */
const capacity = (version: number): number => {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const aligned = Math.floor(version / 7) + 2;
    modules -= (25 * aligned - 10) * aligned - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
};

const dataCapacity = (version: number): number => capacity(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

const versionFor = (bytes: number): number => {
  for (let version = 1; version <= MOST_VERSION; version++)
    if (4 + lengthBits(version) + bytes * 8 <= dataCapacity(version) * 8) return version;
  throw new RangeError(`${bytes} bytes are too many for a QR code`);
};

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (value >>> (count - 1 - i)) & 1);

const dataCodewords = (bytes: Uint8Array, version: number): number[] => {
  const bits = [
    ...bitsOf(BYTES, 4),
    ...bitsOf(bytes.length, lengthBits(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  const wanted = dataCapacity(version) * 8;
  bits.push(...bitsOf(0, Math.min(4, wanted - bits.length)));
  while (bits.length % 8 !== 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  for (let i = 0; words.length < wanted / 8; i++) words.push(PADDING[i % 2]!);
  return words;
};

/** Blocks with their correction, interleaved. */
const codewords = (data: readonly number[], version: number): number[] => {
  const blocks = BLOCKS[version - 1]!;
  const correction = CORRECTION[version - 1]!;
  const short = Math.floor(data.length / blocks);
  const long = data.length % blocks;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const part = data.slice(from, (from += short + (i < blocks - long ? 0 : 1)));
    return { part, rest: correctionOf(part, correction) };
  });
  const words: number[] = [];
  for (let i = 0; i <= short; i++) for (const { part } of parts) if (i < part.length) words.push(part[i]!);
  for (let i = 0; i < correction; i++) for (const { rest } of parts) words.push(rest[i]!);
  return words;
};

const alignments = (version: number): number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const size = version * 4 + 17;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - (count - 2 - i) * step)];
};

/** A value with its BCH remainder behind it. */
const withRemainder = (value: number, polynomial: number, bits: number): number => {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial);
  return (value << bits) | rest;
};
export const formatBits = (mask: number): number => withRemainder((MEDIUM << 3) | mask, 0x537, 10) ^ 0x5412;
export const versionBits = (version: number): number => withRemainder(version, 0x1f25, 12);

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  /** Squares whose colour means something else than data. */
  readonly isFixed: boolean[][];
  private readonly version: number;

  constructor(version: number) {
    this.version = version;
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    this.isFixed = this.dark.map((row) => [...row]);
    this.drawPatterns();
  }

  private fix(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = isDark;
    this.isFixed[y]![x] = true;
  }

  private drawPatterns(): void {
    const { size } = this;
    for (let i = 0; i < size; i++) {
      this.fix(6, i, i % 2 === 0);
      this.fix(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.drawRings(x, y, 4, [0, 1, 3]);
    const places = alignments(this.version);
    const last = places.length - 1;
    places.forEach((x, i) =>
      places.forEach((y, j) => {
        const isAtFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!isAtFinder) this.drawRings(x, y, 2, [0, 2]);
      }),
    );
    this.drawFormat(0);
    this.drawVersion();
  }

  private drawRings(x: number, y: number, reach: number, dark: readonly number[]): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        this.fix(x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  drawFormat(mask: number): void {
    const { size } = this;
    const bits = formatBits(mask);
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) this.fix(8, i, bit(i));
    this.fix(8, 7, bit(6));
    this.fix(8, 8, bit(7));
    this.fix(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.fix(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.fix(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.fix(8, size - 15 + i, bit(i));
    this.fix(8, size - 8, true);
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    const bits = versionBits(this.version);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.fix(a, b, ((bits >>> i) & 1) === 1);
      this.fix(b, a, ((bits >>> i) & 1) === 1);
    }
  }

  /** Two columns at a time, up and down, from the right. */
  fill(words: readonly number[]): void {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const isUp = ((right + 1) & 2) === 0;
          const y = isUp ? this.size - 1 - step : step;
          if (this.isFixed[y]![x]! || i >= words.length * 8) continue;
          this.dark[y]![x] = ((words[i >>> 3]! >>> (7 - (i & 7))) & 1) === 1;
          i++;
        }
    }
  }

  masked(mask: number): boolean[][] {
    this.drawFormat(mask);
    return this.dark.map((row, y) => row.map((isDark, x) => isDark !== (!this.isFixed[y]![x]! && MASKS[mask]!(x, y))));
  }
}

/** Runs of one colour, as 3-in-a-row and finder-like patterns are found in them. */
const lineWeight = (line: readonly boolean[]): number => {
  let weight = 0;
  let run = 1;
  for (let i = 1; i <= line.length; i++) {
    if (line[i] === line[i - 1]) run++;
    else {
      if (run >= 5) weight += run - 2;
      run = 1;
    }
  }
  const text = line.map(Number).join('');
  for (const pattern of ['10111010000', '00001011101'])
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) weight += 40;
  return weight;
};

/** What makes a code hard to read, as the standard weighs it. */
const weightOf = (dark: QrCode): number => {
  const size = dark.length;
  let weight = 0;
  let count = 0;
  for (let i = 0; i < size; i++) {
    weight += lineWeight(dark[i]!) + lineWeight(dark.map((row) => row[i]!));
    count += dark[i]!.filter(Boolean).length;
  }
  for (let y = 0; y < size - 1; y++)
    for (let x = 0; x < size - 1; x++) {
      const four = [dark[y]![x], dark[y]![x + 1], dark[y + 1]![x], dark[y + 1]![x + 1]];
      if (new Set(four).size === 1) weight += 3;
    }
  return weight + 10 * Math.floor(Math.abs((count * 20) / (size * size) - 10));
};

/** With this mask, or the one that is easiest to read. Throws `RangeError` for what is too long. */
export const qrCode = (text: string, mask?: number): QrCode => {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const grid = new Grid(version);
  grid.fill(codewords(dataCodewords(bytes, version), version));
  if (mask !== undefined) return grid.masked(mask);
  const [best] = MASKS.map((_, each) => grid.masked(each))
    .map((dark) => ({ dark, weight: weightOf(dark) }))
    .toSorted((a, b) => a.weight - b.weight);
  return best!.dark;
};
