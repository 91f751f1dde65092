/** The solo mission in several sittings: what is kept between them. */
import { CONTROL_ROOM_TILE } from '@sensorium/content';
import { blamingFile, readRecord, type RecordReader, type Replay } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { RANKS } from '../forces/index.ts';
import { readCorridor, readLayout, readLuck } from '../generator/readLayout.ts';
import { readGameInHand, readGear, readSupplies } from '../readSaga.ts';
import { LAST_BOARD, type StandBoard } from './boards.ts';
import type { StandMarine } from './squad.ts';
import { STAND_OUTCOMES, isAlive, scenarioOfStand, type FinishedBoard, type LastStand } from './stand.ts';

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

const readBoard = (field: RecordReader): StandBoard => {
  const layout = readLayout(field.at('layout'));
  const exit = field.at('exit');
  return {
    layout,
    entry: readCorridor(field.at('entry'), layout),
    exit: exit.value === null ? null : readCorridor(exit, layout),
    ...(field.at('leftOut').isGiven ? { leftOut: field.at('leftOut').flag() } : {}),
  };
};

const readMarine = (field: RecordReader): StandMarine => ({
  name: field.at('name').text(LONGEST),
  is: field.at('is').oneOf(RANKS),
  squad: field.at('squad').text(LONGEST),
  ...(field.at('badge').isGiven ? { badge: field.at('badge').text(LONGEST) } : {}),
  gear: readGear(field.at('gear')),
  counts: readSupplies(field.at('counts')),
  fellOn: field.at('fellOn').integer(0, LAST_BOARD),
});

const readFinished = (field: RecordReader): FinishedBoard => ({
  number: field.at('number').integer(1, LAST_BOARD),
  turns: field.at('turns').integer(0, MOST),
  kills: field.at('kills').integer(0, MOST),
  fallen: field
    .at('fallen')
    .list(MOST_MARINES)
    .map((place) => place.integer(0, MOST_MARINES)),
});

const readStand = (field: RecordReader): LastStand => ({
  luck: readLuck(field.at('luck')),
  seed: field.at('seed').integer(0, 0xffffffff),
  number: field.at('number').integer(1, LAST_BOARD),
  board: readBoard(field.at('board')),
  marines: field.at('marines').list(MOST_MARINES).map(readMarine),
  penalty: field.at('penalty').integer(0, MOST),
  finished: field.at('finished').list(LAST_BOARD).map(readFinished),
  outcome: field.at('outcome').oneOf(STAND_OUTCOMES),
  ...(field.at('ties').isGiven ? { ties: field.at('ties').oneOf(['mine']) } : {}),
});

/** D23.7, D23.17: a way out with room for everybody, or on the tenth board the control room instead. */
const checkBoard = (field: RecordReader, { number, board, marines }: LastStand): void => {
  const { layout, entry, exit } = board;
  const isLast = number === LAST_BOARD;
  if (isLast && !layout.some(({ tile }) => tile === CONTROL_ROOM_TILE))
    field.at('layout').fail(`tile ${CONTROL_ROOM_TILE} on the tenth board (D23.17)`);
  if (isLast !== (exit === null))
    field.at('exit').fail(isLast ? 'null on the tenth board (D23.17)' : 'a corridor (D23.7)');
  const living = marines.filter(isAlive).length;
  const checkLength = (corridor: RecordReader, length: number): void => {
    if (length < living) corridor.at('length').fail(`at least ${living}, one for each who lives (D23.7)`);
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
