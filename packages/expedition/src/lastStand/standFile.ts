/** The solo mission in several sittings: what is kept between them. */
import { CONTROL_ROOM_TILE } from '@sensorium/content';
import { flag, listOf, oneOf, readAs, record, textOf, whole } from '@sensorium/content/schemas';
import { blamingFile, readRecord, type RecordReader, type Replay } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import * as v from 'valibot';
import { RANKS } from '../forces/index.ts';
import { checkCorridor, checkLayout, corridor, layout, luck, seed } from '../generator/readLayout.ts';
import { carriedGear, checkSupplies, readGameInHand, supplies } from '../readSaga.ts';
import { STAND_RULES, readSagaOptions, sagaOptions } from '../sagaOptions.ts';
import { LAST_BOARD } from './boards.ts';
import { STAND_OUTCOMES, isAlive, scenarioOfStand, type LastStand } from './stand.ts';

const FORMAT = 'sensorium-last-stand';
const VERSION = 1;
const LONGEST = 60;
const MOST_MARINES = 25;
const MOST = 100_000;

/** The mission with the game on its present board, if that has begun. */
export interface SavedStand {
  readonly stand: LastStand;
  readonly game: Replay | null;
}

const word = textOf(LONGEST);

const marine = record({
  name: word,
  is: oneOf(RANKS),
  squad: word,
  badge: v.exactOptional(word),
  gear: carriedGear,
  counts: supplies,
  fellOn: whole(0, LAST_BOARD),
});

const finishedBoard = record({
  number: whole(1, LAST_BOARD),
  turns: whole(0, MOST),
  kills: whole(0, MOST),
  fallen: listOf(whole(0, MOST_MARINES), MOST_MARINES),
});

const shape = record({
  luck,
  seed,
  number: whole(1, LAST_BOARD),
  board: record({ layout, entry: corridor, exit: v.nullable(corridor), leftOut: v.exactOptional(flag) }),
  marines: listOf(marine, MOST_MARINES),
  penalty: whole(0, MOST),
  finished: listOf(finishedBoard, LAST_BOARD),
  outcome: oneOf(STAND_OUTCOMES),
  ties: v.exactOptional(oneOf(['mine'])),
});

/** S6.11 lies beside them. */
const STAND_OPTIONS = new Map([...sagaOptions(STAND_RULES)].filter(([id]) => id !== 'ties'));

/** What marines and boards can be at all. */
const readStand = (field: RecordReader): LastStand => {
  const stand: LastStand = readAs(shape, field);
  const { layout: tiles, entry, exit } = stand.board;
  const board = field.at('board');
  checkLayout(board.at('layout'), tiles);
  checkCorridor(board.at('entry'), tiles, entry);
  if (exit !== null) checkCorridor(board.at('exit'), tiles, exit);
  stand.marines.forEach(({ counts }, place) => checkSupplies(field.at('marines').item(place).at('counts'), counts));
  return { ...stand, ...readSagaOptions(field.at('options'), STAND_OPTIONS) };
};

/** D23.7, D23.17: a way out with room for everybody, or on the tenth board the control room instead. */
const checkBoard = (field: RecordReader, { number, board, marines }: LastStand): void => {
  const { layout: tiles, entry, exit } = board;
  const isLast = number === LAST_BOARD;
  if (isLast && !tiles.some(({ tile }) => tile === CONTROL_ROOM_TILE))
    field.at('layout').fail(`tile ${CONTROL_ROOM_TILE} on the tenth board (D23.17)`);
  if (isLast !== (exit === null))
    field.at('exit').fail(isLast ? 'null on the tenth board (D23.17)' : 'a corridor (D23.7)');
  const living = marines.filter(isAlive).length;
  const checkLength = (way: RecordReader, length: number): void => {
    if (length < living) way.at('length').fail(`at least ${living}, one for each who lives (D23.7)`);
  };
  checkLength(field.at('entry'), entry.length);
  if (exit !== null) checkLength(field.at('exit'), exit.length);
};

/** The boards before this one lie behind them, and somebody lives to go on (D23.1, D23.24). */
const checkProgress = (field: RecordReader, { number, marines, finished }: LastStand): void => {
  if (finished.length !== number - 1 || finished.some((one, place) => one.number !== place + 1))
    field.at('finished').fail(`the ${number - 1} boards before board ${number}, in order (D23.1)`);
  if (!marines.some(isAlive)) field.at('marines').fail('at least one who lives (D23.24)');
  marines.forEach(({ fellOn }, place) => {
    if (fellOn >= number) field.at('marines').item(place).at('fellOn').fail(`a board before board ${number}, or 0`);
  });
};

/** What nobody could play on with is found here, not when somebody wants to play. */
const checked = (field: RecordReader): LastStand => {
  const stand = readStand(field);
  if (stand.outcome !== 'none') return stand;
  checkProgress(field, stand);
  checkBoard(field.at('board'), stand);
  blamingFile('stand: the board cannot be set up', () => setupFor(scenarioOfStand(stand)));
  return stand;
};

/** Throws `FileError` with what is wrong and where. */
export const parseStand = (text: string): SavedStand => {
  const top = readRecord(text, FORMAT, VERSION);
  const stand = checked(top.at('stand'));
  const due = stand.outcome === 'none' ? scenarioOfStand(stand) : null;
  return { stand, game: readGameInHand(top.at('game'), due) };
};

export const formatStand = ({ stand, game }: SavedStand): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, stand, game })}\n`;
