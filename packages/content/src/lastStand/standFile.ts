/** The solo mission in several sittings: what is kept between them. */
import { FileError, parseReplay, readCounts, readRecord, type RecordReader, type Replay } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { readCorridor, readLayout, readLuck } from '../generator/readLayout.ts';
import { LAST_BOARD, type StandBoard } from './boards.ts';
import type { StandMarine } from './squad.ts';
import { STAND_OUTCOMES, scenarioOfStand, type FinishedBoard, type LastStand } from './stand.ts';

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
  };
};

const readMarine = (field: RecordReader): StandMarine => ({
  name: field.at('name').text(LONGEST),
  is: field.at('is').text(LONGEST),
  squad: field.at('squad').text(LONGEST),
  ...(field.at('badge').isGiven ? { badge: field.at('badge').text(LONGEST) } : {}),
  gear: field
    .at('gear')
    .list(5)
    .map((item) => item.text(LONGEST)),
  counts: readCounts(field.at('counts')),
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
});

/** What the scenario cannot be made from is found here, not when somebody wants to play. */
const checked = (stand: LastStand): LastStand => {
  if (stand.outcome !== 'none') return stand;
  try {
    setupFor(scenarioOfStand(stand));
  } catch (error) {
    throw new FileError(`stand: the board cannot be set up: ${error instanceof Error ? error.message : String(error)}`);
  }
  return stand;
};

/** Throws `FileError` with what is wrong and where. */
export const parseStand = (text: string): SavedStand => {
  const top = readRecord(text, FORMAT, VERSION);
  const game = top.at('game');
  return {
    stand: checked(readStand(top.at('stand'))),
    game: game.value === null || !game.isGiven ? null : parseReplay(JSON.stringify(game.value)),
  };
};

export const formatStand = ({ stand, game }: SavedStand): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, stand, game })}\n`;
