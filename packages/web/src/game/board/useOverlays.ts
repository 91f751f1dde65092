/** Which overlays are shown, each turned on and off by itself. */
import { useCallback, useState } from 'preact/compat';
import type { Overlay } from './overlays.ts';

export const useOverlays = (): readonly [ReadonlySet<Overlay>, (overlay: Overlay) => void] => {
  const [shown, setShown] = useState<ReadonlySet<Overlay>>(() => new Set());
  const toggle = useCallback(
    (overlay: Overlay) =>
      setShown((old) => {
        const next = new Set(old);
        if (!next.delete(overlay)) next.add(overlay);
        return next;
      }),
    [],
  );
  return [shown, toggle];
};
