import '@fontsource/saira-condensed/latin-400.css';
import '@fontsource/saira-condensed/latin-600.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepForOffline } from './app/offline.ts';
import { dress, getSettings, languageFor } from './settings/settings.ts';
import './styles/tokens.css';
import './styles/base.css';
import { loadWords } from './words/words.ts';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  dress(getSettings());
  const language = languageFor(getSettings(), navigator.languages);
  const words = await loadWords(language);
  createRoot(root).render(
    <StrictMode>
      <App initial={{ language, words }} />
    </StrictMode>,
  );
};

keepForOffline();
void start();
