/** Advice for the turn one is in: asked for, thought out elsewhere, and put away when the turn is over. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat';
import type { Advice } from '@sensorium/host/analysis';
import { askCounsel } from '../../counsel/ask.ts';
import type { Game } from '../useGame.ts';
import type { BoardCourse } from './CourseLayer.tsx';

type HintState =
  | { readonly is: 'none' }
  | { readonly is: 'thinking' }
  | { readonly is: 'advice'; readonly advice: Advice }
  | { readonly is: 'nothing' }
  | { readonly is: 'failed'; readonly why: string };

export interface Hint {
  /** Null where nobody may be advised. */
  readonly ask: (() => void) | null;
  readonly state: HintState;
  readonly close: () => void;
  readonly courses: readonly BoardCourse[];
}

const NONE: HintState = { is: 'none' };
const NO_COURSES: readonly BoardCourse[] = [];

export const useHint = (game: Game, isAllowed: boolean): Hint => {
  const { session, snapshot } = game;
  const { turn, phase, winner } = snapshot.view;
  const [state, setState] = useState<HintState>(NONE);
  const stop = useRef<() => void>(() => undefined);
  const isOffered = isAllowed && session.isAlone && winner === 'none';
  const close = useCallback(() => {
    stop.current();
    setState(NONE);
  }, []);
  useEffect(() => close, [close, turn, phase]);
  const ask = useCallback((): void => {
    if (session.speaker === null) return;
    let isStopped = false;
    stop.current();
    stop.current = () => {
      isStopped = true;
    };
    setState({ is: 'thinking' });
    const think = async (): Promise<void> => {
      try {
        const matter = await session.hint();
        if (isStopped) return;
        stop.current = askCounsel({ advise: matter }, (news) => {
          if ('fault' in news) setState({ is: 'failed', why: news.fault });
          else if ('advice' in news)
            setState(news.advice === null ? { is: 'nothing' } : { is: 'advice', advice: news.advice });
        });
      } catch (error) {
        if (!isStopped) setState({ is: 'failed', why: error instanceof Error ? error.message : String(error) });
      }
    };
    void think();
  }, [session]);
  const courses = useMemo(
    () => (state.is === 'advice' ? [{ kind: 'plan' as const, deeds: state.advice.deeds }] : NO_COURSES),
    [state],
  );
  return { ask: isOffered ? ask : null, state, close, courses };
};
