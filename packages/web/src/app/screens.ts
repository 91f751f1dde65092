/** The screens, each fetched when it is wanted or when it is likely to be wanted next. */
import type { ComponentType } from 'preact/compat';
import { EngineClient } from '../engine/client.ts';
import { HomeScreen } from '../screens/HomeScreen.tsx';
import { getSettings, languageFor } from '../settings/settings.ts';
import { fetched } from './fetched.ts';
import { gameWords } from './gameWords.ts';
import type { Screen } from './router.ts';

type ScreenComponent = ComponentType<{ id: string }>;

const lone = (load: () => Promise<{ readonly default: ScreenComponent }>) => async (): Promise<ScreenComponent> =>
  (await load()).default;

/** The rules start in their worker while the table is still fetched. */
const table = async (): Promise<ScreenComponent> => {
  EngineClient.warmUp();
  const language = languageFor(getSettings(), navigator.languages);
  const [screen] = await Promise.all([import('../screens/PlayScreen.tsx'), gameWords.load(language)]);
  return screen.default;
};

export const screens = fetched<Screen, ScreenComponent>({
  home: () => Promise.resolve(HomeScreen),
  new: lone(() => import('../screens/NewGameScreen.tsx')),
  generate: lone(() => import('../screens/generate/GenerateScreen.tsx')),
  play: table,
  after: lone(() => import('../screens/AfterScreen.tsx')),
  replays: lone(() => import('../screens/GamesScreen.tsx')),
  replay: lone(() => import('../screens/WatchScreen.tsx')),
  rules: lone(() => import('../screens/RulesScreen.tsx')),
  reference: lone(() => import('../screens/ReferenceScreen.tsx')),
  tutorial: lone(() => import('../screens/TutorialScreen.tsx')),
  settings: lone(() => import('../screens/SettingsScreen.tsx')),
  forces: lone(() => import('../screens/forces/ForcesScreen.tsx')),
  squads: lone(() => import('../screens/squads/SquadsScreen.tsx')),
  campaign: lone(() => import('../screens/campaign/CampaignScreen.tsx')),
  solo: lone(() => import('../screens/solo/SoloScreen.tsx')),
  about: lone(() => import('../screens/AboutScreen.tsx')),
});

/** The rules take longest to start: they do so in their own thread as soon as the first picture is there. */
const choosing = (): Promise<unknown> => {
  requestAnimationFrame(() => setTimeout(() => EngineClient.warmUp()));
  return screens.load('new');
};
const playing = (): Promise<unknown> => screens.load('play');

const NEXT: Partial<Record<Screen, () => Promise<unknown>>> = {
  home: choosing,
  new: playing,
  tutorial: playing,
  generate: playing,
  replays: playing,
  after: playing,
};

/** What a person does next is fetched while he still looks. */
export const fetchNext = (screen: Screen): void => {
  // What fails now fails again when it is wanted, and is told then.
  void NEXT[screen]?.().catch(() => undefined);
};
