/** A game is looked through in a thread of its own; whoever has seen enough stops it, and keeps what was found. */
import type { Analysis } from '@sensorium/host/analysis';
import { useCallback, useEffect, useRef, useState } from 'preact/compat';
import { askCounsel } from '../../counsel/ask.ts';

export interface Looking {
  readonly analysis: Analysis | null;
  /** Between 0 and 1. */
  readonly share: number;
  readonly state: 'going' | 'done' | 'stopped' | { readonly fault: string };
  readonly stop: () => void;
  readonly again: () => void;
}

type Found = Pick<Looking, 'analysis' | 'share' | 'state'>;
const BEGINNING: Found = { analysis: null, share: 0, state: 'going' };

/** Of games that were looked through since the page was opened. */
const known = new Map<string, Analysis>();

export const useAnalysis = (replay: string): Looking => {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>(BEGINNING);
  const stopping = useRef<() => void>(() => undefined);
  useEffect(() => {
    const before = known.get(replay);
    if (before !== undefined) {
      setFound({ analysis: before, share: 1, state: 'done' });
      return undefined;
    }
    setFound(BEGINNING);
    stopping.current = askCounsel({ analyse: replay }, (news) => {
      if ('fault' in news) return setFound((old) => ({ ...old, state: { fault: news.fault } }));
      if ('advice' in news) return;
      if (news.isDone) known.set(replay, news.analysis);
      setFound({ analysis: news.analysis, share: news.share, state: news.isDone ? 'done' : 'going' });
    });
    return () => stopping.current();
  }, [replay, attempt]);
  const stop = useCallback(() => {
    stopping.current();
    setFound((old) => ({ ...old, state: 'stopped' }));
  }, []);
  const again = useCallback(() => {
    known.delete(replay);
    setAttempt((before) => before + 1);
  }, [replay]);
  return { ...found, stop, again };
};
