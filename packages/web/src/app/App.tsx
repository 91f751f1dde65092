import { Component, lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { HomeScreen } from '../screens/HomeScreen.tsx';
import { languageFor, useSettings, type Language } from '../settings/settings.ts';
import { loadWords, useWords, WordsContext, type Words } from '../words/words.ts';
import { useRoute, type Screen } from './router.ts';

const NewGameScreen = lazy(() => import('../screens/NewGameScreen.tsx'));
const GenerateScreen = lazy(() => import('../screens/generate/GenerateScreen.tsx'));
const PlayScreen = lazy(() => import('../screens/PlayScreen.tsx'));
const AfterScreen = lazy(() => import('../screens/AfterScreen.tsx'));
const WatchScreen = lazy(() => import('../screens/WatchScreen.tsx'));
const TutorialScreen = lazy(() => import('../screens/TutorialScreen.tsx'));
const GamesScreen = lazy(() => import('../screens/GamesScreen.tsx'));
const RulesScreen = lazy(() => import('../screens/RulesScreen.tsx'));
const ReferenceScreen = lazy(() => import('../screens/ReferenceScreen.tsx'));
const ForcesScreen = lazy(() => import('../screens/forces/ForcesScreen.tsx'));
const SquadsScreen = lazy(() => import('../screens/squads/SquadsScreen.tsx'));
const CampaignScreen = lazy(() => import('../screens/campaign/CampaignScreen.tsx'));
const SoloScreen = lazy(() => import('../screens/solo/SoloScreen.tsx'));
const SettingsScreen = lazy(() => import('../screens/SettingsScreen.tsx'));

const SCREENS: Readonly<Record<Screen, ComponentType<{ id: string }>>> = {
  home: HomeScreen,
  new: NewGameScreen,
  generate: GenerateScreen,
  play: PlayScreen,
  after: AfterScreen,
  replays: GamesScreen,
  replay: WatchScreen,
  rules: RulesScreen,
  reference: ReferenceScreen,
  tutorial: TutorialScreen,
  settings: SettingsScreen,
  forces: ForcesScreen,
  squads: SquadsScreen,
  campaign: CampaignScreen,
  solo: SoloScreen,
};

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

const useLoadedWords = (language: Language, initial: Loaded): Words => {
  const [loaded, setLoaded] = useState(initial);
  const missing = loaded.language !== language;
  useEffect(() => {
    let isStale = false;
    const load = async (): Promise<void> => {
      const words = await loadWords(language);
      if (!isStale) setLoaded({ language, words });
    };
    if (missing) void load();
    return () => {
      isStale = true;
    };
  }, [language, missing]);
  return loaded.words;
};

interface Loaded {
  readonly language: Language;
  readonly words: Words;
}

export const App = ({ initial }: { initial: Loaded }) => {
  const settings = useSettings();
  const route = useRoute();
  const words = useLoadedWords(languageFor(settings, navigator.languages), initial);
  useFocusOnArrival(route.screen);
  const Here = SCREENS[route.screen];
  return (
    <WordsContext value={words}>
      <a className="skip" href="#content" onClick={skipToContent}>
        {words.app.toContent}
      </a>
      <Mishap words={words}>
        <Suspense fallback={<Loading />}>
          <Here id={route.id} />
        </Suspense>
      </Mishap>
    </WordsContext>
  );
};

/** The address belongs to the router, so the link moves the focus itself. */
const skipToContent = (event: React.MouseEvent): void => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};

/** A broken screen says so and offers the way out; games are stored already. */
class Mishap extends Component<{ words: Words; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
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
