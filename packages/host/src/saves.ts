/** A saved game is a replay that also says who plays, by which clock, and what is left of it. Files come from anywhere: they are checked before use. */
import { RecordReader, parseReplay, type Replay } from '@sensorium/engine';
import { CLOCKS, PERSON, SECOND, type ClockKind, type ClockReading, type Seats } from './protocol.ts';

export interface SavedGame {
  readonly replay: Replay;
  readonly sides: Seats;
  readonly clock: ClockKind;
  readonly reading: ClockReading | null;
  /** How often somebody who plays alone has asked for advice; never, where it is left out. */
  readonly hints?: number;
}

/** A replay from elsewhere has no seats: two people take it up. */
const NOBODY_SEATED: Seats = { marines: PERSON, aliens: PERSON };
const LONGEST_ID = 60;
const MOST_TURNS = 1_000_000;
const LONGEST_TURN = 3_600_000;
const MOST_HINTS = 100_000;

export const parseSave = (text: string): SavedGame => {
  const replay = parseReplay(text);
  const top = new RecordReader('', JSON.parse(text));
  if (!top.at('sides').isGiven) return { replay, sides: NOBODY_SEATED, clock: 'off', reading: null };
  const sides = top.at('sides');
  return {
    replay,
    sides: {
      marines: sides.at('marines').text(LONGEST_ID),
      ...(sides.at(SECOND).isGiven ? { [SECOND]: sides.at(SECOND).text(LONGEST_ID) } : {}),
      aliens: sides.at('aliens').text(LONGEST_ID),
    },
    clock: top.at('clock').oneOf(CLOCKS),
    reading: readingIn(top.at('reading')),
    hints: top.at('hints').isGiven ? top.at('hints').integer(0, MOST_HINTS) : 0,
  };
};

/** Older saves have none. */
const readingIn = (field: RecordReader): ClockReading | null =>
  field.isGiven
    ? {
        turn: field.at('turn').integer(0, MOST_TURNS),
        milliseconds: field.at('milliseconds').integer(0, LONGEST_TURN),
      }
    : null;

export const formatSave = ({ replay, sides, clock, reading, hints = 0 }: SavedGame): string =>
  JSON.stringify({
    ...replay,
    sides,
    clock,
    ...(reading === null
      ? {}
      : { reading: { turn: reading.turn, milliseconds: Math.min(LONGEST_TURN, Math.round(reading.milliseconds)) } }),
    ...(hints === 0 ? {} : { hints }),
  });
