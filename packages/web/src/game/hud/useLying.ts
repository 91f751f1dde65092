/** Dice that have been read are put away by themselves. */
import { useEffect, useState } from 'preact/compat';
import type { Cast } from '../scene.ts';

/** Milliseconds they lie there after they have landed: long enough to be read, and longer for each in a row. */
const LIES = 6000;
const LONGER = 700;

export const useLying = (cast: Cast | null): boolean => {
  const key = cast?.entries[0]?.key ?? -1;
  // What was thrown before the screen was opened has been read.
  const [gone, setGone] = useState(key);
  const isLanded = cast?.isLanded ?? false;
  const length = cast?.entries.length ?? 0;
  useEffect(() => {
    if (key < 0 || !isLanded) return undefined;
    const timer = window.setTimeout(() => setGone(key), LIES + length * LONGER);
    return () => window.clearTimeout(timer);
  }, [key, isLanded, length]);
  return key >= 0 && gone !== key;
};
