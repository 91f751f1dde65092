/** The replay of a game in this browser. */
import { useEffect, useState } from 'preact/compat';
import { Page, useTitle } from '../app/Page.tsx';
import { goTo } from '../app/router.ts';
import type { GameWords } from '../game/index.ts';
import { gameWords } from '../game/gameWords.ts';
import { ReplayScreen } from '../game/replay/ReplayScreen.tsx';
import { useSettings } from '../settings/settings.ts';
import { readGame, readSave, type GameRecord } from '../storage/games.ts';
import { useWords } from '../words/words.ts';
import { missionTitle } from './gameNames.ts';
import { RuleDialog } from './RuleDialog.tsx';

interface Kept {
  readonly game: GameRecord;
  readonly save: string;
}

const useKept = (id: string): Kept | null | 'missing' => {
  const [kept, setKept] = useState<Kept | null | 'missing'>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const game = await readGame(id);
      const save = await readSave(id);
      if (!isGone) setKept(game === undefined || save === undefined ? 'missing' : { game, save });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return kept;
};

const Showing = ({ kept, words: said }: { kept: Kept; words: GameWords }) => {
  const words = useWords();
  const settings = useSettings();
  const [rule, setRule] = useState('');
  const name = missionTitle(words, kept.game);
  useTitle(name);
  return (
    <>
      <ReplayScreen
        replay={kept.save}
        words={said}
        settings={settings}
        name={name}
        onClose={() => goTo('replays')}
        onRule={setRule}
      />
      <RuleDialog rule={rule} onClose={() => setRule('')} />
    </>
  );
};

export default function WatchScreen({ id }: { id: string }) {
  const words = useWords();
  const kept = useKept(id);
  if (kept === 'missing')
    return (
      <Page title={words.games.title}>
        <p className="note bad">{words.after.missing}</p>
      </Page>
    );
  if (kept === null)
    return (
      <main className="loading">
        <h1>{words.app.loading}…</h1>
      </main>
    );
  return <Showing kept={kept} words={gameWords(words.language)} />;
}
