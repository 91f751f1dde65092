import { Component, useEffect, useMemo, useRef, type ComponentType, type ReactNode } from 'preact/compat';
import { languageFor, useSettings } from '../settings/settings.ts';
import { catalogues, useWords, WordsContext, type Words } from '../words/words.ts';
import { useFetched, useLatest } from './fetched.ts';
import { useRoute, type Route, type Screen } from './router.ts';
import { screenWords, screens } from './screens.ts';

const Loading = () => (
  <main className="loading">
    <h1>{useWords().app.loading}…</h1>
  </main>
);

/** Moving to another screen moves the focus there too, so that keyboard and screen reader go along. */
const useFocusOnArrival = (screen: Screen): void => {
  const here = useRef(screen);
  useEffect(() => {
    if (here.current === screen) return;
    here.current = screen;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [screen]);
};

/** The screen of the address; the one before it stays until the next has come. */
const useArrival = (): Arrival | undefined => {
  const route = useRoute();
  const Here = useFetched(screens, route.screen);
  const spoken = useFetched(screenWords, `${route.screen} ${useWords().language}`);
  return useLatest(
    useMemo(() => (Here === undefined || spoken === undefined ? undefined : { route, Here }), [route, Here, spoken]),
  );
};
interface Arrival {
  readonly route: Route;
  readonly Here: ComponentType<{ id: string }>;
}

const Arrived = () => {
  const arrival = useArrival();
  const screen = arrival?.route.screen ?? 'home';
  useFocusOnArrival(screen);
  // Kept, so that a screen is not drawn again while the next one is still on its way.
  return useMemo(() => (arrival === undefined ? <Loading /> : <arrival.Here id={arrival.route.id} />), [arrival]);
};

/** The words of the language in force; another language waits until all that the screen says in it has come. */
const useLanguage = (): Words | undefined => {
  const language = languageFor(useSettings(), navigator.languages);
  const words = useFetched(catalogues, language);
  const spoken = useFetched(screenWords, `${useRoute().screen} ${language}`);
  return useLatest(spoken === undefined ? undefined : words) ?? words;
};

export const App = () => {
  const words = useLanguage();
  if (words === undefined) return null;
  return (
    <WordsContext value={words}>
      <a className="skip" href="#content" onClick={skipToContent}>
        {words.app.toContent}
      </a>
      <Mishap words={words}>
        <Arrived />
      </Mishap>
    </WordsContext>
  );
};

/** The address belongs to the router, so the link moves the focus itself. */
const skipToContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};

/** A broken screen says so and offers the way out; games are stored already. */
class Mishap extends Component<{ words: Words; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override render() {
    const { words, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <main className="page-body" id="content">
        <p className="note bad">{words.app.failed}</p>
        <p>
          <a className="button" href="/">
            {words.app.reload}
          </a>
        </p>
      </main>
    );
  }
}
