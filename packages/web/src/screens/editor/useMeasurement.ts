/** A measurement of the mission: it goes on while one draws, and what came of it is kept on the shelf. */
import type { Draft } from '@sensorium/expedition/drafting';
import { useCallback, useEffect, useRef, useState } from 'preact/compat';
import { shelf } from '../../storage/missions.ts';
import { measure, type MeasuredGame } from '../../workshop/measuring.ts';
import { USUAL } from '../opponents.ts';
import type { Editor } from './useEditor.ts';

export const HEATS = ['marines', 'aliens', 'none'] as const;
export type Heat = (typeof HEATS)[number];

interface Measurement {
  readonly players: { readonly marines: string; readonly aliens: string };
  readonly games: number;
  readonly played: readonly MeasuredGame[];
  readonly isRunning: boolean;
  readonly failure: string | null;
  /** What was measured; the drawing may have changed since. */
  readonly draft: Draft | null;
  readonly heat: Heat;
}

export const GAME_COUNTS = [20, 100, 400] as const;

const FIRST: Measurement = {
  players: { ...USUAL },
  games: GAME_COUNTS[0],
  played: [],
  isRunning: false,
  failure: null,
  draft: null,
  heat: 'marines',
};

/** The latest figures beside the mission; a record that changes meanwhile is read again. */
const keepResult = async (id: string, { players, played }: Measurement): Promise<void> => {
  const wins = (side: MeasuredGame['winner']): number => played.filter(({ winner }) => winner === side).length;
  const record = await shelf.get(id);
  if (record === undefined || played.length === 0) return;
  const won = { marines: wins('marines'), aliens: wins('aliens') };
  await shelf.put({ ...record, measured: { ...players, games: played.length, won } });
};

export interface Measuring extends Measurement {
  readonly set: (change: Partial<Pick<Measurement, 'players' | 'games' | 'heat'>>) => void;
  readonly begin: () => void;
  readonly stop: () => void;
}

export const useMeasurement = ({ id, draft }: Editor): Measuring => {
  const [state, setState] = useState(FIRST);
  const halt = useRef<(() => void) | null>(null);
  const latest = useRef(state);
  latest.current = state;
  const end = useCallback(
    (failure: string | null): void => {
      halt.current = null;
      setState((before) => ({ ...before, isRunning: false, failure }));
      void keepResult(id, latest.current).catch(() => undefined);
    },
    [id],
  );
  const stop = useCallback((): void => {
    if (halt.current === null) return;
    halt.current();
    end(null);
  }, [end]);
  useEffect(() => () => halt.current?.(), []);
  const begin = (): void => {
    halt.current?.();
    setState({ ...state, played: [], isRunning: true, failure: null, draft });
    halt.current = measure(
      { draft, ...state.players, games: state.games },
      {
        onGame: (game) => setState((before) => ({ ...before, played: [...before.played, game] })),
        onEnd: end,
      },
    );
  };
  const set: Measuring['set'] = (change) => setState((before) => ({ ...before, ...change }));
  return { ...state, set, begin, stop };
};
