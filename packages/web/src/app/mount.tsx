import { StrictMode } from 'preact/compat';
import { createRoot } from 'preact/compat/client';
import { App } from './App.tsx';
import { parseRoute } from './router.ts';
import { screens } from './screens.ts';

/** The first picture is the screen itself: there is nothing to see before. */
export const mount = async (root: HTMLElement): Promise<void> => {
  await screens.load(parseRoute(location.hash).screen);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};
