import { useEffect } from 'preact/compat';
import { useWords } from '../words/words.ts';
import type { Connection } from './connection.ts';
import { othersAt, titleOf } from './naming.ts';
import { notifyOf } from './notifying.ts';
import { useOnlineWords } from './onlineWords.ts';

/** Whoever wants it is told of every game that begins to wait for him, as long as an online screen is open. */
export const useNotifications = (connection: Connection): void => {
  const words = useWords();
  const said = useOnlineWords();
  useEffect(
    () =>
      notifyOf(connection, (summary) => ({
        title: said.notify.yourTurn,
        body: `${titleOf(words, summary.terms.mission)}, ${said.games.with(othersAt(said, summary))}`,
      })),
    [connection, words, said],
  );
};
