import { useEffect, useState } from 'preact/compat';

/** `performance.now`, a few times a second while something runs down. */
export const useNow = (isRunning: boolean): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
};
