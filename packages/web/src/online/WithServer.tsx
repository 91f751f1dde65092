/** What every online screen begins with: a server that is there, or a plain word that it is not. */
import { useEffect, type ReactNode } from 'preact/compat';
import { Page } from '../app/Page.tsx';
import type { Connection } from './connection.ts';
import { theConnection, useReach, type Known, type Reach } from './service.ts';
import { useOnlineWords } from './onlineWords.ts';

export interface Reached {
  readonly connection: Connection;
  /** Null until the server has made one a guest. */
  readonly person: Known | null;
  /** Who one is has changed. */
  readonly onChanged: () => void;
}

interface WithServerProps {
  readonly children: (reached: Reached) => ReactNode;
  /** For a screen without a page: what is said in its place has one of this title. */
  readonly title?: string;
}

const Unreached = ({ is, onAgain }: { is: Exclude<Reach['is'], 'known'>; onAgain: () => void }) => {
  const { reach: words } = useOnlineWords();
  if (is === 'asking') return <p className="soft">{words.asking}</p>;
  return (
    <section className="note">
      <output>{is === 'no-server' ? words.noServer : words.offline}</output>
      {is === 'no-server' ? null : (
        <p>
          <button type="button" className="button" onClick={onAgain}>
            {words.again}
          </button>
        </p>
      )}
    </section>
  );
};

export const WithServer = ({ children, title }: WithServerProps) => {
  const [found, again] = useReach();
  const isNobody = found.is === 'known' && found.person === null;
  // With the first connection he has become a guest.
  useEffect(() => {
    if (isNobody) void theConnection().whenOpen().then(again);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNobody]);
  if (found.is === 'known')
    return <>{children({ connection: theConnection(), person: found.person, onChanged: again })}</>;
  const note = <Unreached is={found.is} onAgain={again} />;
  return title === undefined ? (
    note
  ) : (
    <Page title={title} className="online">
      {note}
    </Page>
  );
};
