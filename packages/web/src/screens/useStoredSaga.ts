/** A campaign or last stand of this browser; what another window makes of it is shown here too. */
import { useCallback, useEffect, useState } from 'preact/compat';
import { sagas } from '../storage/sagas.ts';

type Shown<T> = T | null | 'missing';

export const useStoredSaga = <T>(
  id: string,
  open: (id: string) => Promise<T | null>,
): readonly [Shown<T>, (open: T) => void, () => void] => {
  const [shown, setShown] = useState<Shown<T>>(null);
  const [times, setTimes] = useState(0);
  const reload = useCallback(() => setTimes((old) => old + 1), []);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const found = await open(id).catch(() => null);
      if (!isGone) setShown(found ?? 'missing');
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
