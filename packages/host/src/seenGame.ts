/**
 * A game as one side has seen it, for somebody to look at: the views and events of that side, and nothing from which the rest could be
 * worked out, neither seed nor orders. Each view is written as what has changed since the one before.
 */
import { readAs } from '@sensorium/content/schemas';
import { RecordReader, SIDES, blamingFile, compileBoard, parseJson, type Side, type View } from '@sensorium/engine';
import type { ReplayFrame, ReplayFrames } from './protocol.ts';
import { dossierFields, eventFields, viewFields } from './seenFields.ts';

const SEEN_FORMAT = 'sensorium-seen';
const SEEN_VERSION = 1;
const MOST_FRAMES = 100_000;

type Values = Readonly<Record<string, unknown>>;

const changes = (before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  );

/** Pieces are many, and few of them change. */
interface SeenView {
  readonly rest: Values;
  readonly pieces: Values;
}

const asValues = ({ pieces, ...rest }: View): SeenView => ({
  rest: { ...rest },
  pieces: Object.fromEntries(pieces.map((piece, id) => [id, piece])),
});

const NOTHING: SeenView = { rest: {}, pieces: {} };

const packed = (frames: readonly ReplayFrame[]): unknown[] => {
  let before = NOTHING;
  return frames.map(({ by, events, view }) => {
    const after = asValues(view);
    const changed = { rest: changes(before.rest, after.rest), pieces: changes(before.pieces, after.pieces) };
    before = after;
    return { by, events, ...changed };
  });
};

export const formatSeen = (side: Side, { dossier, winner, frames }: ReplayFrames): string =>
  JSON.stringify({ format: SEEN_FORMAT, version: SEEN_VERSION, side, dossier, winner, frames: packed(frames) });

export const isSeenGame = (text: string): boolean => text.startsWith(`{"format":"${SEEN_FORMAT}"`);

const valuesIn = (field: RecordReader): Values =>
  Object.fromEntries(field.keys().map((key) => [key, field.at(key).value]));

/** Looked at and never played on: that it can be shown is checked, not that the rules could lead to it. */
export const parseSeen = (text: string): ReplayFrames => {
  const top = new RecordReader('', parseJson(text, 'the file is no JSON'));
  if (top.at('version').value !== SEEN_VERSION) top.at('version').fail(`version ${SEEN_VERSION}`);
  top.at('side').oneOf(SIDES);
  const shown = top.at('frames').list(MOST_FRAMES);
  if (shown.length === 0) top.at('frames').fail('something to see');
  readAs(dossierFields, top.at('dossier'));
  const dossier = top.at('dossier').value as ReplayFrames['dossier'];
  const { size } = blamingFile('dossier.board', () => compileBoard(dossier.board));
  const fields = viewFields(size, dossier.profiles.length);
  let view: SeenView = NOTHING;
  const frames = shown.map((frame, index): ReplayFrame => {
    view = {
      rest: { ...view.rest, ...valuesIn(frame.at('rest')) },
      pieces: { ...view.pieces, ...valuesIn(frame.at('pieces')) },
    };
    readAs(eventFields, frame.at('events'));
    const whole = { ...view.rest, pieces: Object.values(view.pieces) };
    readAs(fields, new RecordReader(`frames[${index}]`, whole));
    return {
      by: frame.at('by').oneOf(['setup', 'marines', 'aliens', 'host'] as const),
      events: frame.at('events').value as ReplayFrame['events'],
      view: whole as View,
    };
  });
  return { dossier, winner: top.at('winner').text(20), frames };
};
