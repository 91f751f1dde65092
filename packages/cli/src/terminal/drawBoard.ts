import {
  DX,
  DY,
  coordinatesOf,
  lastingEntries,
  squareAt,
  type Piece,
  type PieceId,
  type Setup,
  type View,
} from '@sensorium/engine';
import { columnName, type Marks } from '@sensorium/host/orders';
import type { Paint } from './paint.ts';

export interface Drawing {
  readonly setup: Setup;
  readonly view: View;
  readonly marks: Marks;
  readonly paint: Paint;
  /** Characters a square: 2, or 3 with room for what a piece stands in. */
  readonly cell: 2 | 3;
  /** The piece whose actions are being chosen. */
  readonly chosen?: PieceId;
  /** Letters of the mission's map, such as its target, by square. */
  readonly notes?: ReadonlyMap<number, string>;
  /** Squares onto which somebody can now step or be put. */
  readonly offered?: ReadonlySet<number>;
  /** Shows the letter of each square's section instead of what is on it. */
  readonly sections?: boolean;
}

/** What stands for terrain: the characters of missions and cases. */
const TERRAIN: Readonly<Record<string, string>> = {
  'closed-door': '+',
  'open-door': '/',
  bulkhead: '=',
  debris: '%',
  crate: '&',
  'cryo-tank': '$',
  trap: '*',
  ladder: '^',
  'destroyed-tank': 'x',
  'disposal-chute': ':',
  'outer-door': '!',
  'open-chute': ':',
};
/** A prone marine has no facing (D8.18). */
const PRONE = '_';
const FIRE = '~';

/** Where each area's sign is drawn: beyond its entry square, by `x,y,level`. */
const entrySigns = ({ setup, paint }: Drawing): Map<string, string> => {
  const signs = new Map<string, string>();
  for (const entry of lastingEntries(setup.board))
    entry.squares.forEach((square, i) => {
      const [x, y, level = 0] = coordinatesOf(setup.board, square);
      const side = entry.sides[i]!;
      const key = `${x + DX[side]!},${y + DY[side]!},${level}`;
      if (!signs.has(key)) signs.set(key, entry.id.slice(0, 2).padStart(1) + paint.arrows[(side + 2) & 3]!);
    });
  return signs;
};

const drawPiece = ({ marks, paint, chosen, cell }: Drawing, piece: Piece): string => {
  const mark = marks.markOf(piece.id);
  const isBlip = piece.facing < 0 && piece.side === 'aliens';
  const shown = piece.value > 0 ? String(piece.value) : '?';
  const sign = isBlip ? shown : piece.facing < 0 ? PRONE : paint.arrows[piece.facing]!;
  const colour = piece.side === 'marines' ? paint.marine : isBlip ? paint.blip : paint.alien;
  // Two letters leave no room for a facing; the list beside the board says it.
  const drawn = colour(mark.length < cell ? mark + sign : mark);
  return piece.id === chosen ? paint.chosen(drawn) : drawn;
};

interface Ground {
  readonly sign: string;
  readonly colour: (text: string) => string;
}

const groundAt = ({ setup, view, paint }: Drawing, square: number): Ground | null => {
  if (view.burning.includes(square)) return { sign: FIRE, colour: paint.fire };
  const feature = view.features.find(({ at }) => at === square);
  if (feature === undefined) return null;
  const { id } = setup.rules.terrain[feature.is]!;
  return { sign: TERRAIN[id] ?? id.charAt(0).toUpperCase(), colour: paint.door };
};

const drawFloor = (drawing: Drawing, square: number, pieces: ReadonlyMap<number, Piece>): string => {
  const { setup, paint, cell } = drawing;
  const ground = groundAt(drawing, square);
  if (drawing.sections === true) {
    const name = setup.board.sectionNames[setup.board.section[square]!]!;
    return (ground?.colour(ground.sign) ?? ' ').padStart(1) + name.charAt(0) + ' '.repeat(cell - 2);
  }
  const piece = pieces.get(square);
  if (piece !== undefined) {
    const isFull = drawing.marks.markOf(piece.id).length > 1;
    const before = cell === 3 && !isFull ? (ground?.colour(ground.sign) ?? ' ') : '';
    return before + drawPiece(drawing, piece);
  }
  const blank = ' '.repeat(cell - 2);
  if (drawing.offered?.has(square) === true) return `${blank}${(ground?.colour ?? paint.entry)(paint.offered)} `;
  const note = drawing.notes?.get(square);
  if (ground === null) return `${blank}${note === undefined ? paint.faint(paint.floor) : paint.strong(note)} `;
  return blank + (ground.sign === FIRE ? ground.colour(FIRE + FIRE) : `${ground.colour(ground.sign)} `);
};

const isBesideFloor = ({ setup: { board } }: Drawing, x: number, y: number, level: number): boolean =>
  DX.some((dx, i) => {
    const near = squareAt(board, x + dx, y + DY[i]!, level);
    return near >= 0 && board.floor[near] === 1;
  });

const drawLevel = (drawing: Drawing, level: number, signs: ReadonlyMap<string, string>): string[] => {
  const { setup, view, paint, cell } = drawing;
  const { board } = setup;
  const pieces = new Map<number, Piece>();
  for (const piece of view.pieces) if (piece !== null && piece.square >= 0) pieces.set(piece.square, piece);
  const columns = Array.from({ length: board.width + 2 }, (_, i) => i - 1);
  const rows = Array.from({ length: board.height + 2 }, (_, i) => i - 1);
  const number = (value: number, size: number): string => (value < 0 || value >= size ? '' : String(value + 1));
  const lines = rows.map((y) => {
    const cells = columns.map((x) => {
      const square = squareAt(board, x, y, level);
      if (square >= 0 && board.floor[square] === 1) return drawFloor(drawing, square, pieces);
      const sign = signs.get(`${x},${y},${level}`);
      if (sign !== undefined) return paint.entry(padCell(sign, cell));
      return isBesideFloor(drawing, x, y, level) ? paint.faint(paint.wall.repeat(cell)) : ' '.repeat(cell);
    });
    return `${paint.faint(number(y, board.height).padStart(3))} ${cells.join('')}`;
  });
  return [...headerLines(board.width, cell).map((line) => paint.faint(`    ${line}`)), ...lines];
};

/** The letters of each column, one below the other where it has two. */
const headerLines = (width: number, cell: number): string[] => {
  const columns = Array.from({ length: width }, (_, x) => x);
  const line = (letter: (name: string) => string): string =>
    `${' '.repeat(cell)}${columns.map((x) => padCell(letter(columnName(x)), cell)).join('')}`.trimEnd();
  const first = line((name) => (name.length > 1 ? name.charAt(0) : ''));
  return [...(first.trim() === '' ? [] : [first]), line((name) => name.slice(-1))];
};

/** Text in a cell, where the piece's mark would be; ids longer than a cell are cut. */
const padCell = (text: string, cell: number): string =>
  text.length >= cell
    ? text.slice(0, cell)
    : text.length === 1
      ? `${' '.repeat(cell - 2)}${text} `
      : text.padStart(cell);

/** The board as one side may know it, coordinates on the edges, one block a level. */
export const drawBoard = (drawing: Drawing): string[] => {
  const { levels } = drawing.setup.board;
  const signs = entrySigns(drawing);
  if (levels === 1) return drawLevel(drawing, 0, signs);
  return Array.from({ length: levels }, (_, level) => [
    drawing.paint.strong(`    = ${level + 1} =`),
    ...drawLevel(drawing, level, signs),
  ]).flat();
};

/** Width of the board in characters. */
export const boardWidth = ({ board }: Setup, cell: number): number => 4 + (board.width + 2) * cell;
