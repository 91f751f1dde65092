/** The screen stays on while somebody plays beside it. */
import { useEffect } from 'preact/compat';

interface Lock {
  release(): Promise<void>;
}

/** Not every browser has it, and it is refused where the battery is low: then the screen behaves as always. */
const lockOf = async (): Promise<Lock | null> => {
  const { wakeLock } = navigator as { wakeLock?: { request(kind: 'screen'): Promise<Lock> } };
  try {
    return (await wakeLock?.request('screen')) ?? null;
  } catch {
    return null;
  }
};

/** A page that was hidden has lost its lock: it takes a new one when it is seen again. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let isGone = false;
    let held: Lock | null = null;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const lock = await lockOf();
      if (isGone) void lock?.release();
      else held = lock;
    };
    const again = (): void => void take();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, []);
};
