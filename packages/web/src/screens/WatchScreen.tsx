/** The replay of a game in this browser, or of a file that is looked at. */
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
import { LOOKED_AT, lookedAt } from './lookedAt.ts';
import { RuleDialog } from './RuleDialog.tsx';

interface Watched {
  /** Null for a file that is only looked at. */
  readonly game: GameRecord | null;
  readonly save: string;
}

const useWatched = (id: string): Watched | null | 'missing' => {
  const [watched, setWatched] = useState<Watched | null | 'missing'>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const game = id === LOOKED_AT ? null : await readGame(id);
      const save = id === LOOKED_AT ? lookedAt() : await readSave(id);
      if (!isGone) setWatched(game === undefined || save === undefined ? 'missing' : { game, save });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return watched;
};

const Showing = ({ watched, words: said }: { watched: Watched; words: GameWords }) => {
  const words = useWords();
  const settings = useSettings();
  const [rule, setRule] = useState('');
  const name = watched.game === null ? words.games.seen : missionTitle(words, watched.game);
  useTitle(name);
  return (
    <>
      <ReplayScreen
        replay={watched.save}
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
  const watched = useWatched(id);
  if (watched === 'missing')
    return (
      <Page title={words.games.title}>
        <p className="note bad">{words.after.missing}</p>
      </Page>
    );
  if (watched === null)
    return (
      <main className="loading">
        <h1>{words.app.loading}…</h1>
      </main>
    );
  return <Showing watched={watched} words={gameWords(words.language)} />;
}
