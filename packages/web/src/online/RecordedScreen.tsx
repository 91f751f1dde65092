/** The replay of a finished online game, for anybody who has its link. */
import { useEffect, useState } from 'preact/compat';
import { Page, useTitle } from '../app/Page.tsx';
import { goTo } from '../app/router.ts';
import { gameWords } from '../game/gameWords.ts';
import { ReplayScreen } from '../game/replay/ReplayScreen.tsx';
import { RuleDialog } from '../screens/RuleDialog.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { useOnlineWords } from './onlineWords.ts';
import { Denied, identity, NoServer } from './service.ts';

type Found = { readonly replay: string } | { readonly failure: string } | null;

const useReplay = (id: string): Found => {
  const { table, reach } = useOnlineWords();
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let isGone = false;
    identity.replay(id).then(
      (replay) => isGone || setFound({ replay }),
      (error: unknown) =>
        isGone ||
        setFound({
          failure: error instanceof Denied ? table.missing : error instanceof NoServer ? reach.noServer : reach.offline,
        }),
    );
    return () => {
      isGone = true;
    };
  }, [id, table, reach]);
  return found;
};

export default function RecordedScreen({ id }: { id: string }) {
  const words = useWords();
  const settings = useSettings();
  const { outcome } = useOnlineWords();
  const found = useReplay(id);
  const [rule, setRule] = useState('');
  useTitle(outcome.replay);
  if (found === null)
    return (
      <main className="loading">
        <h1>{words.app.loading}…</h1>
      </main>
    );
  if ('failure' in found)
    return (
      <Page title={outcome.replay}>
        <p className="note bad" role="alert">
          {found.failure}
        </p>
      </Page>
    );
  return (
    <>
      <ReplayScreen
        replay={found.replay}
        words={gameWords(words.language)}
        settings={settings}
        onClose={() => goTo('outcome', id)}
        onRule={setRule}
      />
      <RuleDialog rule={rule} onClose={() => setRule('')} />
    </>
  );
}
