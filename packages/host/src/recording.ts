/** A short course of a game as it is kept: the first view whole, of every later one what has changed. */
import type { GameEvent, Side, View, Word } from '@sensorium/engine';
import type { Dossier } from './protocol.ts';

/** What is asked of a position. */
export const QUESTIONS = ['los', 'arc', 'distance', 'path'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What a step is: something that happens, an order that is refused, or a question. */
export type Deed =
  | { readonly is: 'setup' }
  | { readonly is: 'course' }
  | { readonly is: 'order'; readonly by: Side; readonly piece: number; readonly word: string }
  | {
      readonly is: 'refused';
      readonly by: Side;
      readonly piece: number;
      readonly word: Word | (string & {});
      readonly at: number;
      readonly rule: string;
      readonly reason: string;
    }
  | {
      readonly is: 'question';
      readonly asks: Question;
      readonly piece: number;
      readonly from: number;
      readonly to: number;
      readonly answer: boolean | number;
    };

export interface RecordedFrame {
  readonly deed: Deed;
  readonly events: readonly GameEvent[];
  readonly view: View;
}

export interface Recording {
  readonly dossier: Dossier;
  readonly frames: readonly (Omit<RecordedFrame, 'view'> & { readonly view: Partial<View> })[];
}

const changesIn = (before: View, after: View): Partial<View> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof View]),
    ),
  );

export const foldFrames = (dossier: Dossier, frames: readonly RecordedFrame[]): Recording => ({
  dossier,
  frames: frames.map(({ deed, events, view }, index) => {
    const before = frames[index - 1]?.view;
    return { deed, events, view: before === undefined ? view : changesIn(before, view) };
  }),
});

/** The first view is whole, so each that follows from it is. */
export const unfoldFrames = ({ frames }: Recording): RecordedFrame[] => {
  let view = {} as View;
  return frames.map((frame) => ({ ...frame, view: (view = { ...view, ...frame.view }) }));
};
