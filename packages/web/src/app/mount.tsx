import { options } from 'preact';
import { StrictMode } from 'preact/compat';
import { createRoot } from 'preact/compat/client';
import { App } from './App.tsx';
import { parseRoute } from './router.ts';
import { fetchNext, screens } from './screens.ts';

// Effects run before the next key or click: after the next frame, a quick second key would meet what the first has changed.
options.requestAnimationFrame = (flush) => queueMicrotask(flush);

/** Asked for before the screen itself is drawn, so that both happen at once. */
const fetchAhead = (): void => fetchNext(parseRoute(location.hash).screen);

/** The first picture is the screen itself: there is nothing to see before. */
export const mount = async (root: HTMLElement): Promise<void> => {
  await screens.load(parseRoute(location.hash).screen);
  addEventListener('hashchange', fetchAhead);
  fetchAhead();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};
