/** What nobody waits for: done when the page has nothing better to do, and after a while in any case. */
const LONGEST_WAIT = 2000;

export const whenIdle = (act: () => void): void => {
  // Not every browser knows it (Safari).
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: LONGEST_WAIT });
  else setTimeout(act, 1);
};

const queue: (() => void)[] = [];

const next = (): void => {
  queue.shift()?.();
  if (queue.length > 0) whenIdle(next);
};

/** Like `whenIdle`, one after the other, so that a click between two of them is heard at once; returns how to step out of the queue. */
export const inTurn = (act: () => void): (() => void) => {
  queue.push(act);
  if (queue.length === 1) whenIdle(next);
  return () => {
    const place = queue.indexOf(act);
    if (place >= 0) queue.splice(place, 1);
  };
};
