/** Everything on the screen but the question: board, points, pieces, entry areas, what happened. */
import { recall, type Piece, type Setup, type View } from '@sensorium/engine';
import { securedKey } from '@sensorium/rules';
import { boardWidth, drawBoard } from './drawBoard.ts';
import { squareName, type Marks } from '@sensorium/host/orders';
import type { SpokenNames } from './names.ts';
import { beside, wrap, type Paint } from './paint.ts';
import type { TerminalWords } from '../terminalWords.ts';

export interface Screen {
  readonly setup: Setup;
  readonly view: View;
  readonly marks: Marks;
  readonly names: SpokenNames;
  readonly words: TerminalWords;
  readonly paint: Paint;
  readonly columns: number;
  readonly chosen?: number;
  readonly notes: ReadonlyMap<number, string>;
  readonly offered: ReadonlySet<number>;
  /** Who carries the C.A.T., or −1. */
  readonly carrier: number;
  readonly log: readonly string[];
  readonly title: string;
}

const commandPoints = ({ view, words }: Screen): string => {
  if (view.cpDrawn < 0) return words.cpHidden(view.cpSpent);
  if (view.cpDrawn === 0) return words.cpNone;
  return words.cp(Math.max(0, view.cpDrawn + view.cpBonus - view.cpSpent), view.cpSpent);
};

const isBlip = ({ setup }: Pick<Screen, 'setup'>, piece: Piece): boolean =>
  !setup.profiles[piece.profile]!.unit.hasFacing;

const placeOf = ({ setup, words, paint }: Screen, piece: Piece): string => {
  if (piece.square < 0) return words.fates[piece.fate] ?? '';
  const place = squareName(setup.board, piece.square);
  return piece.facing < 0 ? place : `${place} ${paint.arrows[piece.facing]}`;
};

/** Points, weapon, what is left, what it carries. */
export const stateOf = (screen: Pick<Screen, 'words' | 'setup' | 'carrier'>, piece: Piece): string[] => {
  const { words, setup } = screen;
  const value = isBlip(screen, piece) && piece.value > 0 ? words.holds(piece.value) : '';
  if (piece.fate !== 'in-play') return value === '' ? [] : [value];
  const { unit } = setup.profiles[piece.profile]!;
  const ap = piece.activation === 'ready' ? unit.ap : piece.activation === 'active' ? piece.ap : 0;
  return [
    ...(piece.activation === 'done' || piece.activation === 'barred' ? [] : [words.ap(ap)]),
    words.activations[piece.activation] ?? '',
    words.weapons[piece.weapon] ?? '',
    ...Object.entries(piece.counts).map(([what, count]) => countLine(words, what, count)),
    piece.side === 'marines' && piece.facing < 0 ? words.prone : '',
    value,
    piece.mustLurk ? words.mustLurk : '',
    piece.id === screen.carrier ? words.carriesCat : '',
  ].filter((text) => text !== '');
};

/** Shots by weapon, spares and points under their names. */
const countLine = (words: TerminalWords, what: string, count: number): string => {
  const name = words.counters[what];
  return name === undefined ? words.shots(count) : `${name}: ${count}`;
};

const pieceLine = (screen: Screen, piece: Piece): string => {
  const { marks, names, setup, paint } = screen;
  const colour = piece.side === 'marines' ? paint.marine : isBlip(screen, piece) ? paint.blip : paint.alien;
  const mark = colour(marks.markOf(piece.id));
  const what = names.unit(setup.profiles[piece.profile]!.is);
  const text = `${what.padEnd(13)} ${placeOf(screen, piece).padEnd(7)} ${stateOf(screen, piece).join(', ')}`.trimEnd();
  return `${piece.id === screen.chosen ? paint.chosen(mark) : mark} ${piece.fate === 'dead' ? paint.faint(text) : text}`;
};

const piecesOf = (screen: Screen): string[] => {
  const { view, words, paint } = screen;
  const marines = view.marines.flatMap((id) => view.pieces[id] ?? []);
  const aliens = view.aliens.flatMap((id) => view.pieces[id] ?? []).filter(({ area }) => area < 0);
  return [
    paint.strong(words.marines),
    ...marines.map((piece) => pieceLine(screen, piece)),
    paint.strong(words.aliens),
    ...(aliens.length === 0 ? [words.nobody] : aliens.map((piece) => pieceLine(screen, piece))),
  ];
};

const entriesOf = (screen: Screen): string[] => {
  const { view, setup, words, marks, paint } = screen;
  const lines = setup.board.entries.flatMap((entry, area) => {
    const inside = view.aliens.flatMap((id) => view.pieces[id] ?? []).filter((piece) => piece.area === area);
    if (entry.isLatent && inside.length === 0) return [];
    const pieces = inside.map((piece) => {
      const colour = isBlip(screen, piece) ? paint.blip : paint.alien;
      const sign = isBlip(screen, piece) ? (piece.value > 0 ? String(piece.value) : '?') : '';
      return colour(marks.markOf(piece.id) + sign) + (piece.mustLurk ? paint.faint(` ${words.mustLurk}`) : '');
    });
    const isShut = recall(view, securedKey(entry.id)) === 1;
    const state = isShut ? [words.secured] : pieces;
    return `${paint.entry(entry.id)} ${state.length === 0 ? paint.faint('–') : state.join('  ')}`;
  });
  return lines.length === 0 ? [] : [paint.strong(words.entries), ...lines];
};

const LEAST_PANEL = 36;

/** Full screen as lines: the board with the panel beside it where there is room, below it where there is not. */
export const drawScreen = (screen: Screen): string[] => {
  const { setup, view, words, paint, columns, log } = screen;
  const cell = boardWidth(setup, 3) + LEAST_PANEL + 8 <= columns ? 3 : 2;
  const isBeside = boardWidth(setup, cell) + LEAST_PANEL <= columns;
  const panelWidth = isBeside ? columns - boardWidth(setup, cell) - 2 : columns;
  const board = drawBoard({ ...screen, cell });
  const recent = log.flatMap((line) => wrap(line, Math.max(20, panelWidth)));
  const head = [
    paint.strong(screen.title),
    words.turn(view.turn, words.phases[view.phase] ?? view.phase),
    `${commandPoints(screen)}. ${words.kills(view.kills)}`,
  ].flatMap((line, index) => (index === 0 ? [line] : wrap(line, Math.max(20, panelWidth))));
  const panel = [...head, ...piecesOf(screen), ...entriesOf(screen)];
  const happened = recent.length === 0 ? [] : [paint.strong(words.log), ...recent];
  if (isBeside) return beside(board, [...panel, ...happened], '  ');
  return [...head, ...board, ...piecesOf(screen), ...entriesOf(screen), ...happened];
};
