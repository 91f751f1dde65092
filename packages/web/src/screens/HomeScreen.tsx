import { fetched, useFetched } from '../app/fetched.ts';
import { useTitle } from '../app/Page.tsx';
import { formatRoute, type Screen } from '../app/router.ts';
import { Scope } from '../drawings/Scope.tsx';
import { hasPlayedOnline } from '../online/played.ts';
import type * as OnlineWaiting from '../online/Waiting.tsx';
import { useWords } from '../words/words.ts';
import './home.css';

const ENTRIES = [
  'new',
  'lessons',
  'generate',
  'campaign',
  'solo',
  'forces',
  'missions',
  'companion',
  'online',
  'replays',
  'records',
  'rules',
  'settings',
] as const satisfies readonly Screen[];

/** Knows the missions' titles, which the home screen does not wait for. */
const later = fetched({ continue: () => import('./Continue.tsx') });

/** Only who has played online before asks the server anything here. */
const company = fetched<'known' | 'unknown', typeof OnlineWaiting | null>({
  unknown: () => Promise.resolve(null),
  known: () => import('../online/Waiting.tsx'),
});

export const HomeScreen = () => {
  const words = useWords();
  useTitle(words.app.name);
  const { home } = words;
  const last = useFetched(later, 'continue');
  const online = useFetched(company, hasPlayedOnline() ? 'known' : 'unknown') ?? null;
  const texts = {
    new: [home.newGame, home.newGameNote],
    generate: [home.generate, home.generateNote],
    campaign: [home.campaign, home.campaignNote],
    solo: [home.solo, home.soloNote],
    forces: [home.forces, home.forcesNote],
    missions: [home.missions, home.missionsNote],
    lessons: [home.lessons, home.lessonsNote],
    companion: [home.companion, home.companionNote],
    online: [home.online, home.onlineNote],
    replays: [home.replays, home.replaysNote],
    records: [home.records, home.recordsNote],
    rules: [home.rules, home.rulesNote],
    settings: [home.settings, home.settingsNote],
  } as const;
  return (
    <main className="home" id="content" tabIndex={-1}>
      <Scope />
      <div className="home-front">
        <header>
          <h1 className="home-name">{words.app.name}</h1>
          <p className="home-tagline">{words.app.tagline}</p>
        </header>
        {last === undefined ? null : <last.StorageNotice />}
        <nav aria-label={home.menu}>
          <ul className="home-menu">
            {last === undefined ? null : <last.Continue />}
            {ENTRIES.map((screen) => (
              <li key={screen}>
                <a className="home-entry" href={formatRoute(screen)}>
                  <span className="home-entry-name">{texts[screen][0]}</span>
                  <span className="home-entry-note">
                    {screen === 'online' && online !== null ? <online.Waiting /> : null} {texts[screen][1]}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="home-about">
          <a href={formatRoute('about')}>{home.about}</a>
        </p>
      </div>
    </main>
  );
};
