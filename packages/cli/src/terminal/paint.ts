import pc from 'picocolors';

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
  return {
    marine: (text) => colours.bold(colours.cyan(text)),
    alien: (text) => colours.bold(colours.red(text)),
    blip: (text) => colours.bold(colours.magenta(text)),
    door: colours.yellow,
    fire: (text) => colours.bold(colours.yellow(text)),
    entry: colours.green,
    chosen: colours.inverse,
    strong: colours.bold,
    faint: colours.dim,
    refused: colours.red,
    arrows: plain ? ['^', '>', 'v', '<'] : ['▲', '▶', '▼', '◀'],
    offered: plain ? 'o' : '•',
    floor: plain ? '.' : '·',
    wall: plain ? '#' : '░',
  };
};

// oxlint-disable-next-line no-control-regex -- colour codes begin with the control character ESC
const COLOUR_CODES = /\u001B\[[0-9;]*m/g;

export const widthOf = (text: string): number => text.replaceAll(COLOUR_CODES, '').length;
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
