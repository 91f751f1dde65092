import { Page } from '../app/Page.tsx';
import { formatRoute } from '../app/router.ts';
import { useWords } from '../words/words.ts';
import { Preferences } from './Preferences.tsx';
import { StorageSettings } from './StorageSettings.tsx';

export default function SettingsScreen() {
  const { settings: words, home } = useWords();
  return (
    <Page title={words.title} className="settings">
      <Preferences />
      <StorageSettings />
      <p className="soft">{words.storedHere}</p>
      <p>
        <a href={formatRoute('about')}>{home.about}</a>
      </p>
    </Page>
  );
}
