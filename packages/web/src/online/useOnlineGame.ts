import { useEffect, useState, useSyncExternalStore } from 'preact/compat';
import { NotConnected, type Connection } from './connection.ts';
import { OnlineGame, type OnlineSnapshot } from './onlineGame.ts';

/** The game of an address as long as a screen shows it; null while it is being opened. */
export const useOnlineGame = (connection: Connection, id: string): OnlineGame | 'missing' | null => {
  const [found, setFound] = useState<OnlineGame | 'missing' | null>(null);
  useEffect(() => {
    let isGone = false;
    let opened: OnlineGame | null = null;
    const open = async (): Promise<void> => {
      try {
        opened = await OnlineGame.open(connection, id);
        if (isGone) opened.close();
        else setFound(opened);
      } catch (error) {
        if (isGone) return;
        if (error instanceof NotConnected) await open();
        else setFound('missing');
      }
    };
    void open();
    return () => {
      isGone = true;
      opened?.close();
      setFound(null);
    };
  }, [connection, id]);
  return found;
};

export const useOnlineSnapshot = (game: OnlineGame): OnlineSnapshot =>
  useSyncExternalStore(game.subscribe, game.getSnapshot);
