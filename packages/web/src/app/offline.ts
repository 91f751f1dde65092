import { whenIdle } from './idle.ts';

/** After the first load the page needs no network. In development there is nothing to keep. */
export const keepForOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // It fetches every file there is: not while somebody waits for the first of them.
  addEventListener('load', () =>
    whenIdle(() => void navigator.serviceWorker.register('./sw.js').catch(() => undefined)),
  );
};
