/** A game in plain text, one line for each thing said and each thing that happened. */
import {
  FACINGS,
  coordinatesOf,
  playReplay,
  profileOf,
  type Game,
  type GameEvent,
  type Replay,
  type WireCommand,
} from '@sensorium/engine';
import { setupFor } from '../src/setupFor.ts';

const SQUARES = ['at', 'from', 'to'];
const FACING_EVENTS = ['piece-turned', 'facing-set', 'turned-to-face'];
const PIECES = ['piece', 'by', 'attacker', 'defender', 'target', 'killed', 'blip'];

const place = (game: Game, square: number): string =>
  square < 0 ? '–' : `(${coordinatesOf(game.setup.board, square).join(',')})`;

const nameOf = (game: Game, id: number): string => {
  const piece = game.state.pieces[id];
  return id < 0 ? '–' : piece ? `${profileOf(game, piece).is}#${id}` : `#${id}`;
};

const tellValue = (game: Game, is: string, key: string, value: unknown): string => {
  if (typeof value === 'number') {
    if (SQUARES.includes(key)) return FACING_EVENTS.includes(is) ? (FACINGS[value] ?? '–') : place(game, value);
    if (key === 'facing') return FACINGS[value] ?? '–';
    return PIECES.includes(key) ? nameOf(game, value) : String(value);
  }
  if (key === 'squares') return (value as readonly number[]).map((square) => place(game, square)).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What whoever draws needs besides; the text tells the story without. */
const UNTOLD = ['now', 'side'];

const tellEvent = (game: Game, { is, rule, ...fields }: GameEvent): string => {
  const entries = Object.entries(fields).filter(([key]) => !UNTOLD.includes(key));
  const told = entries.map(([key, value]) => `${key} ${tellValue(game, is, key, value)}`);
  return `    ${is}: ${told.join(', ')} [${rule}]`.replace(':  [', ' [');
};

const tellCommand = (game: Game, by: string, said: WireCommand): string => {
  const { do: word, piece, at, how, cp } = said;
  const parts = [
    by,
    ...(piece === undefined ? [] : [nameOf(game, piece)]),
    word,
    ...(at === undefined ? [] : [typeof at === 'object' ? `(${at.join(',')})` : `${at}`]),
    ...(how === undefined ? [] : [`how ${how}`]),
    ...(cp === undefined ? [] : [`with ${cp} CP`]),
  ];
  return parts.join(' ');
};

export const tellReplay = (replay: Replay): string => {
  const lines: string[] = [];
  const end = playReplay(replay, setupFor, ({ game, by, say, events }, index) => {
    lines.push(`${index + 1} ${tellCommand(game, by, say)}`, ...events.map((event) => tellEvent(game, event)));
  });
  const { winner, endedBy, turn, kills } = end.state;
  lines.push(`turn ${turn}, ${kills} kills, winner ${winner}${endedBy === '' ? '' : ` [${endedBy}]`}`);
  return `${lines.join('\n')}\n`;
};
