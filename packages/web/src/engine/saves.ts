/** A saved game is a replay that also says who plays. Files come from anywhere: they are checked before use. */
import { FileError, RecordReader, parseReplay, type Replay } from '@sensorium/engine';
import { CLOCKS, type ClockKind, type Seats } from './protocol.ts';

export interface SavedGame {
  readonly replay: Replay;
  readonly sides: Seats;
  readonly clock: ClockKind;
}

/** A replay from elsewhere has no seats: two people take it up. */
const NOBODY_SEATED: Seats = { marines: 'person', aliens: 'person' };
const LONGEST_ID = 60;

export const parseSave = (text: string): SavedGame => {
  const replay = parseReplay(text);
  const top = new RecordReader('', JSON.parse(text));
  if (!top.at('sides').isGiven) return { replay, sides: NOBODY_SEATED, clock: 'off' };
  const sides = top.at('sides');
  return {
    replay,
    sides: { marines: sides.at('marines').text(LONGEST_ID), aliens: sides.at('aliens').text(LONGEST_ID) },
    clock: top.at('clock').oneOf(CLOCKS),
  };
};

export const formatSave = ({ replay, sides, clock }: SavedGame): string => JSON.stringify({ ...replay, sides, clock });

export { FileError };
