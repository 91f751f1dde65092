/** The screens, each fetched when it is wanted or when it is likely to be wanted next. */
import type { ComponentType } from 'preact/compat';
import { EngineClient } from '../engine/client.ts';
import { HomeScreen } from '../screens/HomeScreen.tsx';
import { getSettings, languageFor } from '../settings/settings.ts';
import { loadWords, type Language, type PartName } from '@sensorium/content/words';
import { fetched, fetchedBy } from './fetched.ts';
import type { Screen } from './router.ts';

type ScreenComponent = ComponentType<{ id: string }>;

const lone = (load: () => Promise<{ readonly default: ScreenComponent }>) => async (): Promise<ScreenComponent> =>
  (await load()).default;

/** The rules start in their worker while the table is still fetched. */
const table = async (): Promise<ScreenComponent> => {
  EngineClient.warmUp();
  return (await import('../screens/PlayScreen.tsx')).default;
};

export const screens = fetched<Screen, ScreenComponent>({
  home: () => Promise.resolve(HomeScreen),
  new: lone(() => import('../screens/NewGameScreen.tsx')),
  generate: lone(() => import('../screens/generate/GenerateScreen.tsx')),
  play: table,
  after: lone(() => import('../screens/AfterScreen.tsx')),
  replays: lone(() => import('../screens/GamesScreen.tsx')),
  replay: lone(() => import('../screens/WatchScreen.tsx')),
  analysis: lone(() => import('../screens/AnalysisScreen.tsx')),
  rules: lone(() => import('../screens/RulesScreen.tsx')),
  reference: lone(() => import('../screens/ReferenceScreen.tsx')),
  lessons: lone(() => import('../lessons/LessonsScreen.tsx')),
  settings: lone(() => import('../screens/SettingsScreen.tsx')),
  forces: lone(() => import('../screens/forces/ForcesScreen.tsx')),
  squads: lone(() => import('../screens/squads/SquadsScreen.tsx')),
  campaign: lone(() => import('../screens/campaign/CampaignScreen.tsx')),
  solo: lone(() => import('../screens/solo/SoloScreen.tsx')),
  missions: lone(() => import('../screens/missions/MissionsScreen.tsx')),
  editor: lone(() => import('../screens/editor/EditorScreen.tsx')),
  link: lone(() => import('../screens/link/LinkScreen.tsx')),
  paper: lone(() => import('../screens/paper/PaperScreen.tsx')),
  records: lone(() => import('../screens/records/RecordsScreen.tsx')),
  beside: lone(() => import('../companion/BesideScreen.tsx')),
  companion: lone(() => import('../companion/CompanionScreen.tsx')),
  about: lone(() => import('../screens/AboutScreen.tsx')),
  online: lone(() => import('../online/OnlineScreen.tsx')),
  friend: lone(() => import('../online/FriendScreen.tsx')),
  join: lone(() => import('../online/JoinScreen.tsx')),
  table: lone(() => import('../online/TableScreen.tsx')),
  outcome: lone(() => import('../online/OutcomeScreen.tsx')),
  recorded: lone(() => import('../online/RecordedScreen.tsx')),
});

const LISTS: readonly PartName[] = ['rules', 'forces', 'squads', 'faults'];
const TABLE: readonly PartName[] = ['rules', 'table', 'survey', 'counsel', 'faults'];
/** Links and files are spoken of in the words of the editor. */
const SHARING: readonly PartName[] = ['editor', 'faults'];
const DRAWING: readonly PartName[] = [...LISTS, ...SHARING, 'findings'];
const ONLINE: readonly PartName[] = ['online'];

/** What a screen says besides the words of the page. */
const SPOKEN: Partial<Record<Screen, readonly PartName[]>> = {
  new: [...LISTS, ...SHARING, 'companion'],
  generate: [...LISTS, ...SHARING],
  forces: [...LISTS, ...SHARING],
  squads: [...LISTS, ...SHARING],
  campaign: LISTS,
  solo: LISTS,
  lessons: [...TABLE, 'course'],
  play: TABLE,
  beside: [...TABLE, 'companion'],
  companion: [...TABLE, 'companion'],
  replay: [...TABLE, ...SHARING],
  analysis: [...TABLE, ...SHARING],
  after: [...TABLE, ...SHARING, 'records'],
  records: ['rules', 'records'],
  replays: [...SHARING, 'records'],
  settings: SHARING,
  link: DRAWING,
  paper: DRAWING,
  missions: DRAWING,
  editor: DRAWING,
  online: ONLINE,
  friend: ONLINE,
  join: ONLINE,
  table: [...TABLE, ...LISTS, ...ONLINE],
  outcome: [...TABLE, ...ONLINE],
  recorded: [...TABLE, ...ONLINE],
};

/** A screen in a language. */
type Speaking = `${Screen} ${Language}`;
export const screenWords = fetchedBy(async (speaking: Speaking): Promise<Speaking> => {
  const [screen, language] = speaking.split(' ') as [Screen, Language];
  await loadWords(language, SPOKEN[screen] ?? []);
  return speaking;
});

/** The screen with its words. */
const fetchScreen = (screen: Screen): Promise<unknown> =>
  Promise.all([screens.load(screen), screenWords.load(`${screen} ${languageFor(getSettings(), navigator.languages)}`)]);

/** The rules take longest to start: they do so in their own thread as soon as the first picture is there. */
const choosing = (): Promise<unknown> => {
  requestAnimationFrame(() => setTimeout(() => EngineClient.warmUp()));
  return fetchScreen('new');
};
const playing = (): Promise<unknown> => fetchScreen('play');

const NEXT: Partial<Record<Screen, () => Promise<unknown>>> = {
  home: choosing,
  new: playing,
  generate: playing,
  replays: playing,
  after: playing,
};

/** What a person does next is fetched while he still looks. */
export const fetchNext = (screen: Screen): void => {
  // What fails now fails again when it is wanted, and is told then.
  void NEXT[screen]?.().catch(() => undefined);
};
