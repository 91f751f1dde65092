/** Screenshots with 256 colours instead of millions: a third of the size, and hardly anybody sees it. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** 0xrrggbb, row by row. */
  readonly pixels: Uint32Array;
}

const chunksOf = (png: Buffer): { readonly type: string; readonly data: Buffer }[] => {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
};

/** PNG's predictor: of left, above and corner the one next to their plane. */
const paeth = (left: number, above: number, corner: number): number => {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
};

/** What each of the five filters adds to a byte. */
const PREDICTORS: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** In place: rows of filtered bytes, each behind the number of its filter. */
const unfilter = (rows: Buffer, stride: number, step: number): void => {
  for (let start = 0; start < rows.length; start += stride + 1) {
    const predict = PREDICTORS[rows[start]!]!;
    const before = start - stride - 1;
    for (let i = 1; i <= stride; i++) {
      const left = i > step ? rows[start + i - step]! : 0;
      const above = before >= 0 ? rows[before + i]! : 0;
      const corner = before >= 0 && i > step ? rows[before + i - step]! : 0;
      rows[start + i] = rows[start + i]! + predict(left, above, corner);
    }
  }
};

/** Bytes of a pixel by colour type: what a browser writes, with or without alpha; alpha is left out. */
const STEPS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** A picture as a browser takes it: eight bits a channel, not interlaced. */
export const readPng = (png: Buffer): Picture => {
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === 'IHDR')!.data;
  const [width, height, depth, type] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8], head[9]!];
  const step = STEPS[type];
  if (step === undefined || depth !== 8 || head[12] !== 0)
    throw new Error('only pictures with eight bits of red, green and blue can be read');
  const rows = inflateSync(Buffer.concat(chunks.filter((chunk) => chunk.type === 'IDAT').map(({ data }) => data)));
  unfilter(rows, width * step, step);
  const pixels = Uint32Array.from({ length: width * height }, (_, i) =>
    rows.readUIntBE(Math.floor(i / width) * (width * step + 1) + 1 + (i % width) * step, 3),
  );
  return { width, height, pixels };
};

/** A colour with the number of its pixels. */
type Counted = readonly [colour: number, count: number];

const SHIFTS: readonly number[] = [16, 8, 0];
const channel = (colour: number, shift: number): number => (colour >> shift) & 0xff;

const mean = (colours: readonly Counted[]): number => {
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0);
  return SHIFTS.reduce((mixed, shift) => {
    const sum = colours.reduce((total, [colour, count]) => total + channel(colour, shift) * count, 0);
    return mixed | (Math.round(sum / pixels) << shift);
  }, 0);
};

/** The channel in which colours lie farthest apart, and how far; many pixels count for more, but not as many times more. */
const spreadOf = (colours: readonly Counted[]): { readonly shift: number; readonly weight: number } => {
  const spreads = SHIFTS.map((shift) => {
    let [least, most] = [255, 0];
    for (const [colour] of colours) {
      least = Math.min(least, channel(colour, shift));
      most = Math.max(most, channel(colour, shift));
    }
    return { shift, width: most - least };
  });
  const { shift, width } = spreads.reduce((widest, other) => (other.width > widest.width ? other : widest));
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0);
  return { shift, weight: width * pixels ** 0.25 };
};

/** At the middle of its pixels in its widest channel; both halves have a colour at least. */
const halves = (colours: readonly Counted[], shift: number): [Counted[], Counted[]] => {
  const sorted = colours.toSorted((a, b) => channel(a[0], shift) - channel(b[0], shift));
  const half = sorted.reduce((sum, [, count]) => sum + count, 0) / 2;
  let seen = 0;
  const middle = sorted.findIndex(([, count]) => (seen += count) >= half);
  const cut = Math.min(sorted.length - 1, middle + 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
};

/** Median cut: the box whose colours lie farthest apart is cut in two, until there are enough. */
export const paletteOf = (pixels: Uint32Array): number[] => {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const boxOf = (colours: readonly Counted[]) => ({ colours, ...spreadOf(colours) });
  const boxes = [boxOf([...counts])];
  while (boxes.length < Math.min(MOST_COLOURS, counts.size)) {
    const widest = boxes.reduce((most, box) => (box.weight > most.weight ? box : most));
    boxes.splice(boxes.indexOf(widest), 1, ...halves(widest.colours, widest.shift).map(boxOf));
  }
  return boxes.map(({ colours }) => mean(colours));
};

const nearestIn = (palette: readonly number[]): ((colour: number) => number) => {
  const known = new Map<number, number>();
  const distance = (a: number, b: number): number =>
    SHIFTS.reduce((sum, shift) => sum + (channel(a, shift) - channel(b, shift)) ** 2, 0);
  return (colour) => {
    let nearest = known.get(colour);
    if (nearest === undefined) {
      nearest = palette.reduce(
        (best, other, i) => (distance(other, colour) < distance(palette[best]!, colour) ? i : best),
        0,
      );
      known.set(colour, nearest);
    }
    return nearest;
  };
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const INDEXED = 3;

/** The same picture as a PNG with a palette. */
export const writePalettePng = ({ width, height, pixels }: Picture): Buffer => {
  const palette = paletteOf(pixels);
  const nearest = nearestIn(palette);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, INDEXED], 8);
  const rows = Buffer.alloc(height * (width + 1));
  pixels.forEach((colour, i) => (rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = nearest(colour)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => SHIFTS.map((shift) => channel(colour, shift))))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
