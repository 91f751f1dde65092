/** On the home screen of who has played online before: how many games wait for him, there and in the title. */
import { useEffect } from 'preact/compat';
import { useWords } from '../words/words.ts';
import type { Connection } from './connection.ts';
import { useGamesOnline, waitingIn } from './gameList.ts';
import { theConnection, useReach } from './service.ts';

const Count = ({ connection }: { connection: Connection }) => {
  const { app, home } = useWords();
  const waiting = waitingIn(useGamesOnline(connection) ?? []);
  useEffect(() => {
    if (waiting > 0) document.title = `(${waiting}) ${app.name}`;
  }, [waiting, app.name]);
  return waiting === 0 ? null : <strong className="home-waiting">{home.onlineWaiting(waiting)}</strong>;
};

export const Waiting = () => {
  const [found] = useReach();
  return found.is === 'known' && found.person !== null ? <Count connection={theConnection()} /> : null;
};
