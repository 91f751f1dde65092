import pc from 'picocolors';
import { sealed, seen } from './screenText.ts';

type Colour = (text: string) => string;

/** How things look in a terminal: colours, where they are wanted, and signs, plain ASCII where asked for. */
export interface Paint {
  readonly marine: Colour;
  readonly alien: Colour;
  readonly blip: Colour;
  readonly door: Colour;
  readonly fire: Colour;
  readonly entry: Colour;
  readonly chosen: Colour;
  readonly strong: Colour;
  readonly faint: Colour;
  readonly refused: Colour;
  /** Facings N E S W. */
  readonly arrows: readonly [string, string, string, string];
  readonly floor: string;
  readonly offered: string;
  readonly wall: string;
}

/** NO_COLOR and FORCE_COLOR are respected by picocolors itself; `plain` switches everything off. */
export const createPaint = (plain: boolean): Paint => {
  const colours = plain ? pc.createColors(false) : pc;
  const bold = (colour: Colour): Colour => sealed((text) => colours.bold(colour(text)));
  return {
    marine: bold(colours.cyan),
    alien: bold(colours.red),
    blip: bold(colours.magenta),
    door: sealed(colours.yellow),
    fire: bold(colours.yellow),
    entry: sealed(colours.green),
    chosen: sealed(colours.inverse),
    strong: sealed(colours.bold),
    faint: sealed(colours.dim),
    refused: sealed(colours.red),
    arrows: plain ? ['^', '>', 'v', '<'] : ['▲', '▶', '▼', '◀'],
    offered: plain ? 'o' : '•',
    floor: plain ? '.' : '·',
    wall: plain ? '#' : '░',
  };
};

export const widthOf = (text: string): number => seen(text).length;
export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Breaks a sentence without colours into lines; what follows the first is indented. */
export const wrap = (text: string, width: number, indent = '  '): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
};

/** Two blocks of lines next to each other. */
export const beside = (left: readonly string[], right: readonly string[], gap: string): string[] => {
  const width = Math.max(0, ...left.map(widthOf));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    right[i] === undefined ? (left[i] ?? '') : `${padTo(left[i] ?? '', width)}${gap}${right[i]}`,
  );
};
