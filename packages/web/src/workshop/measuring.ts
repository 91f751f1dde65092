/** Many games of a draft between two programs, in a thread of their own that can be stopped at any time. */
import type { Draft } from '@sensorium/expedition/drafting';

export interface MeasureOrder {
  readonly draft: Draft;
  readonly marines: string;
  readonly aliens: string;
  readonly games: number;
}

/** Where somebody died: level, x, y. */
export type DeathPlace = readonly [level: number, x: number, y: number];

/** One game. */
export interface MeasuredGame {
  readonly winner: 'marines' | 'aliens' | 'draw' | 'unfinished';
  readonly turns: number;
  readonly deaths: Readonly<Record<'marines' | 'aliens', readonly DeathPlace[]>>;
}

export type FromMeasuring = { readonly game: MeasuredGame } | { readonly end: true } | { readonly fault: string };

/** Says each game as it ends; what is given back stops it. */
export const measure = (
  order: MeasureOrder,
  hear: { readonly onGame: (game: MeasuredGame) => void; readonly onEnd: (fault: string | null) => void },
): (() => void) => {
  const worker = new Worker(new URL('./measuringWorker.ts', import.meta.url), { type: 'module' });
  const stop = (): void => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<FromMeasuring>) => {
    if ('game' in data) return hear.onGame(data.game);
    stop();
    hear.onEnd('fault' in data ? data.fault : null);
  });
  worker.addEventListener('error', ({ message }) => {
    stop();
    hear.onEnd(message);
  });
  worker.postMessage(order);
  return stop;
};
