/** The icon as PNG, drawn by code: a sensor ring with a sweep and a contact. SVG alone is not enough for every phone. */
import { deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Colour = readonly [red: number, green: number, blue: number];

const INK: Colour = [8, 13, 16];
const SENSOR: Colour = [94, 230, 160];
const BRASS: Colour = [227, 196, 138];

const mix = (under: Colour, over: Colour, share: number): Colour => {
  const at = Math.min(1, Math.max(0, share));
  return [
    under[0] + (over[0] - under[0]) * at,
    under[1] + (over[1] - under[1]) * at,
    under[2] + (over[2] - under[2]) * at,
  ];
};

/** 1 inside the shape, 0 outside, in between over one pixel. */
const cover = (distance: number, pixel: number): number => 0.5 - distance / pixel;

/** Colour at a place in the unit square; distances are signed, negative inside. */
const colourAt = (x: number, y: number, pixel: number): Colour => {
  const dx = x - 0.5;
  const dy = y - 0.5;
  const radius = Math.hypot(dx, dy);
  let colour: Colour = INK;
  const behindBeam = ((((Math.atan2(dy, dx) - Math.atan2(-0.7, 0.7)) / (2 * Math.PI)) % 1) + 1) % 1;
  colour = mix(colour, SENSOR, cover(radius - 0.36, pixel) * 0.55 * Math.max(0, (behindBeam - 0.7) / 0.3) ** 1.6);
  for (const [ring, width, strength] of [
    [0.36, 0.018, 1],
    [0.22, 0.008, 0.5],
  ] as const)
    colour = mix(colour, SENSOR, cover(Math.abs(radius - ring) - width, pixel) * strength);
  colour = mix(colour, SENSOR, cover(Math.hypot(dx - 0.12, dy + 0.19) - 0.045, pixel));
  const chevron = Math.abs(dy - 0.02 - Math.abs(dx) * 1.1) - 0.035;
  return mix(colour, BRASS, cover(Math.max(chevron, Math.abs(dx) - 0.13), pixel));
};

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes: Uint8Array): number => {
  let c = 0xffffffff;
  for (const byte of bytes) c = crcTable[(c ^ byte) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
};

const drawIcon = (size: number): Buffer => {
  const rows = Buffer.alloc(size * (size * 3 + 1));
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      colourAt((x + 0.5) / size, (y + 0.5) / size, 1 / size).forEach((part, i) => {
        rows[y * (size * 3 + 1) + 1 + x * 3 + i] = Math.round(part);
      });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
};

export const icons = (): Plugin => ({
  name: 'sensorium-icons',
  apply: 'build',
  generateBundle() {
    for (const size of [192, 512])
      this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: drawIcon(size) });
  },
});
