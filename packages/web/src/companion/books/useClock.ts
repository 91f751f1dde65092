/** C4: the time of a turn run down by hand, with its announcements (C4.8). */
import { useEffect, useRef, useState } from 'preact/compat';
import { announcementAt } from '../../game/clock.ts';

const TICK = 250;

interface Running {
  readonly isRunning: boolean;
  readonly setRunning: (isRunning: boolean) => void;
  /** Seconds at which the last announcement was made; null where none is due. */
  readonly announced: number | null;
}

export const useClock = (left: number, allowed: number, onLeft: (left: number) => void): Running => {
  const [isRunning, setRunning] = useState(false);
  const [announced, setAnnounced] = useState<number | null>(null);
  const latest = useRef({ left, allowed, onLeft });
  latest.current = { left, allowed, onLeft };
  useEffect(() => {
    if (!isRunning) return undefined;
    const end = performance.now() + latest.current.left * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      const { left: before, allowed: whole, onLeft: tell } = latest.current;
      if (now === before) return;
      // A page that was asleep announces what it has slept over once.
      for (let second = before - 1; second >= now; second--) {
        const due = announcementAt(whole, second);
        if (due !== null) setAnnounced(due);
      }
      tell(now);
      if (now === 0) setRunning(false);
    }, TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { isRunning, setRunning, announced };
};
