/** The first lines that run: the words are asked for while the screens still come. */
import '@fontsource/saira-condensed/latin-400.css';
import '@fontsource/saira-condensed/latin-600.css';
import { keepFocus } from './app/focusKeeper.ts';
import { keepForOffline } from './app/offline.ts';
import { dress, followSettings, getSettings, languageFor } from './settings/settings.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shapes.css';
import { catalogues } from './words/words.ts';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  dress(getSettings());
  followSettings();
  const language = languageFor(getSettings(), navigator.languages);
  const [{ mount }] = await Promise.all([import('./app/mount.tsx'), catalogues.load(language)]);
  await mount(root);
};

keepFocus();
keepForOffline();
void start();
