/** The replay of a game in this browser, or of a file that is looked at. */
import { useEffect, useState } from 'preact/compat';
import { Page, useTitle } from '../app/Page.tsx';
import { goTo } from '../app/router.ts';
import type { GameWords } from '../game/index.ts';
import { gameWords } from '../game/gameWords.ts';
import { ReplayScreen } from '../game/replay/ReplayScreen.tsx';
import { formatLinkedGame } from '../sharing/replayLink.ts';
import { ShareButtons } from '../sharing/ShareButtons.tsx';
import { useSettings } from '../settings/settings.ts';
import { offerDownload } from '../storage/files.ts';
import { readGame, readSave, type GameRecord } from '../storage/games.ts';
import { useWords } from '../words/words.ts';
import { missionTitle } from './gameNames.ts';
import { LOOKED_AT, lookedAt } from './lookedAt.ts';
import { RuleDialog } from './RuleDialog.tsx';

interface Watched {
  /** Null for a file that is only looked at. */
  readonly game: GameRecord | null;
  readonly save: string;
  /** The frame to begin with. */
  readonly from: number;
}

const lookedFile = (): Watched | undefined => {
  const looked = lookedAt();
  return looked === undefined ? undefined : { game: null, save: looked.text, from: looked.from };
};

const storedGame = async (id: string): Promise<Watched | undefined> => {
  const game = await readGame(id);
  const save = await readSave(id);
  return game === undefined || save === undefined ? undefined : { game, save, from: 0 };
};

const useWatched = (id: string): Watched | null | 'missing' => {
  const [watched, setWatched] = useState<Watched | null | 'missing'>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const found = id === LOOKED_AT ? lookedFile() : await storedGame(id);
      if (!isGone) setWatched(found ?? 'missing');
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return watched;
};

const Showing = ({ watched, words: said, isAnalysed }: { watched: Watched; words: GameWords; isAnalysed: boolean }) => {
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
        from={watched.from}
        isAnalysed={isAnalysed}
        renderShare={(from) => (
          <ShareButtons
            what={() => ({ kind: 'game', text: formatLinkedGame({ save: watched.save, from }) })}
            title={name}
            onFile={() => offerDownload('sensorium-replay.json', watched.save)}
            kind="icon-button is-wide"
          />
        )}
        onClose={() => goTo('replays')}
        onRule={setRule}
      />
      <RuleDialog rule={rule} onClose={() => setRule('')} />
    </>
  );
};

export const Watching = ({ id, isAnalysed = false }: { id: string; isAnalysed?: boolean }) => {
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
  return <Showing watched={watched} words={gameWords(words.language)} isAnalysed={isAnalysed} />;
};

export default function WatchScreen({ id }: { id: string }) {
  return <Watching id={id} />;
}
