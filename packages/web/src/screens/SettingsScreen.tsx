import { Page } from '../app/Page.tsx';
import { useWords } from '../words/words.ts';

export default function SettingsScreen() {
  const { settings } = useWords();
  return <Page title={settings.title}>{settings.storedHere}</Page>;
}
