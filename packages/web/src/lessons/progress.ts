/** How far somebody is with the lessons, kept in this browser only. */
import { useSyncExternalStore } from 'preact/compat';

export interface LessonProgress {
  /** The step to be done next; −1 for the goal. */
  readonly step: number;
  readonly isDone: boolean;
  readonly isSkipped: boolean;
  /** A whole mission as it stands, and the hints that were read. */
  readonly save?: string | undefined;
  readonly read: readonly string[];
}
export type Progress = Readonly<Record<string, LessonProgress>>;

export const NOT_BEGUN: LessonProgress = { step: -1, isDone: false, isSkipped: false, read: [] };
const STORED_AS = 'sensorium.lessons';

const readOne = (stored: unknown): LessonProgress => {
  if (typeof stored !== 'object' || stored === null) return NOT_BEGUN;
  const { step, isDone, isSkipped, save, read } = stored as Partial<Record<keyof LessonProgress, unknown>>;
  return {
    step: typeof step === 'number' && Number.isInteger(step) && step >= -1 ? step : -1,
    isDone: isDone === true,
    isSkipped: isSkipped === true,
    ...(typeof save === 'string' ? { save } : {}),
    read: Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [],
  };
};

/** Whatever was stored becomes progress: what is senseless is not begun. */
const readProgress = (stored: unknown): Progress =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).map(([id, one]: [string, unknown]) => [id, readOne(one)]))
    : {};

const load = (): Progress => {
  try {
    return readProgress(JSON.parse(localStorage.getItem(STORED_AS) ?? 'null'));
  } catch {
    return {};
  }
};

let current: Progress | undefined;
const listeners = new Set<() => void>();
const getProgress = (): Progress => (current ??= load());

const keep = (next: Progress): void => {
  current = next;
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(next));
  } catch {
    // A browser that stores nothing still teaches; how far one is lasts until the page is closed.
  }
  for (const listener of listeners) listener();
};

export const progressOf = (id: string): LessonProgress => getProgress()[id] ?? NOT_BEGUN;

export const noteProgress = (id: string, change: Partial<LessonProgress>): void =>
  keep({ ...getProgress(), [id]: { ...progressOf(id), ...change } });

export const forgetProgress = (): void => keep({});

const subscribe = (listener: () => void): (() => void) => {
  const followed = ({ key }: StorageEvent): void => {
    if (key !== STORED_AS) return;
    current = load();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', followed);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', followed);
  };
};

export const useProgress = (): Progress => useSyncExternalStore(subscribe, getProgress);
