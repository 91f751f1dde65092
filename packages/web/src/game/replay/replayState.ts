/** Looking back: where in the game one is, and where there is something to see. */
import { eventFor, type Side, type View } from '@sensorium/engine';
import type { ReplayFrame } from '../../engine/protocol.ts';
import { drawsTheEye, squareOf } from '../deathwing/useLevel.ts';
import type { LogEntry } from '../logbook.ts';

export const POINTS_OF_VIEW = ['all', 'marines', 'aliens'] as const;
export type PointOfView = (typeof POINTS_OF_VIEW)[number];

const isKill = (frame: ReplayFrame): boolean => frame.events.some((event) => event.is === 'piece-killed');

/** The nearest frame with a kill before or after, or where one is if there is none. */
export const killFrom = (frames: readonly ReplayFrame[], index: number, by: 1 | -1): number => {
  for (let i = index + by; i >= 0 && i < frames.length; i += by) if (isKill(frames[i]!)) return i;
  return index;
};

/** A moment that is marked on the way through the game. */
export interface Marks {
  /** The first frame of each turn. */
  readonly turns: readonly { readonly turn: number; readonly index: number }[];
  readonly kills: readonly { readonly index: number; readonly side: Side }[];
}

export const marksOf = (frames: readonly ReplayFrame[]): Marks => {
  const turns: { turn: number; index: number }[] = [];
  const kills: { index: number; side: Side }[] = [];
  frames.forEach(({ view, events }, index) => {
    if (view.turn !== turns.at(-1)?.turn) turns.push({ turn: view.turn, index });
    for (const event of events) if (event.is === 'piece-killed') kills.push({ index, side: event.side });
  });
  return { turns, kills };
};

/** The beginning of the turn before or after: of this one, where one is in the midst of it and goes back. */
export const turnFrom = ({ turns }: Marks, index: number, by: 1 | -1): number => {
  const found = by > 0 ? turns.find((mark) => mark.index > index) : turns.findLast((mark) => mark.index < index);
  return found?.index ?? index;
};

/** Where something was last to be seen: here, or before where nothing is now; −1 at the very beginning. */
export const lastSeenAt = (frames: readonly ReplayFrame[], index: number): number => {
  for (let i = index; i >= 0; i--) {
    const happened = frames[i]!.events.findLast((event) => drawsTheEye(event) && squareOf(event) >= 0);
    if (happened !== undefined) return squareOf(happened);
  }
  return -1;
};

/** Table C-J: what that side knew then; everything, where nobody's eyes are borrowed. */
export const viewAs = (view: View, pointOfView: PointOfView): View => {
  if (pointOfView === 'aliens') return { ...view, cpDrawn: view.cpDrawn > 0 ? -1 : view.cpDrawn };
  if (pointOfView === 'all') return view;
  return { ...view, pieces: view.pieces.map((piece) => (piece === null ? null : { ...piece, value: 0 })) };
};

/** Events of one frame, at most. */
const KEYS_A_FRAME = 1000;

/** The frame of a line of the log, by its key. */
export const frameOfKey = (key: number): number => Math.floor(key / KEYS_A_FRAME);

/** The log up to a frame, as that side could read it, with the profiles by which pieces were known. */
export const logUpTo = (
  frames: readonly Pick<ReplayFrame, 'events' | 'view'>[],
  index: number,
  pointOfView: PointOfView,
  most = 120,
): LogEntry[] => {
  const entries: LogEntry[] = [];
  for (let i = index; i >= 0 && entries.length < most; i--) {
    const before = frames[Math.max(0, i - 1)]!.view;
    const after = frames[i]!.view;
    const names = new Map<number, number>();
    const features = new Map(before.features.map(({ at, is }) => [at, is]));
    for (const piece of [...before.pieces, ...after.pieces]) if (piece !== null) names.set(piece.id, piece.profile);
    const events = frames[i]!.events.map((event) => (pointOfView === 'all' ? event : eventFor(event, pointOfView)));
    for (let n = events.length - 1; n >= 0; n--)
      entries.unshift({ key: i * KEYS_A_FRAME + n, event: events[n]!, number: i, names, features });
  }
  return entries;
};
