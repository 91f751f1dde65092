/** A campaign or last stand of this browser; what another window makes of it is shown here too. */
import { useCallback, useEffect, useState } from 'preact/compat';
import { Outdated } from '../storage/records.ts';
import { sagas } from '../storage/sagas.ts';

type Shown<T> = T | null | 'missing';

/** Opening settles a game that is over; where another window has done so meanwhile, what it has stored is read. */
const opened = async <T>(open: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Outdated) return open();
    throw error;
  }
};

export const useStoredSaga = <T>(
  id: string,
  open: (id: string) => Promise<T | null>,
): readonly [Shown<T>, (open: T) => void, () => void] => {
  const [shown, setShown] = useState<Shown<T>>(null);
  const [times, setTimes] = useState(0);
  const reload = useCallback(() => setTimes((old) => old + 1), []);
  useEffect(() => {
    let isGone = false;
    let latest = 0;
    const load = async (): Promise<void> => {
      latest += 1;
      const own = latest;
      const found = await opened(() => open(id)).catch(() => null);
      if (!isGone && own === latest) setShown(found ?? 'missing');
    };
    if (id !== '') void load();
    const stop = sagas.onChange(id, () => void load());
    return () => {
      isGone = true;
      stop();
    };
  }, [id, open, times]);
  return [shown, (next) => setShown(next), reload];
};
