/** Where this browser keeps nothing, or not now: said before somebody plays, with what can be done. */
import { useSyncExternalStore } from 'preact/compat';
import { databaseState, onDatabaseState, reconnect } from '../storage/database.ts';
import { useWords } from '../words/words.ts';

export const StorageNotice = () => {
  const { storage, app } = useWords();
  const state = useSyncExternalStore(onDatabaseState, databaseState);
  if (state === 'open' || state === 'opening') return null;
  return (
    <p className="note bad storage-notice" role="alert">
      {storage.states[state]}{' '}
      {state === 'newer' ? (
        <button type="button" className="button" onClick={() => location.reload()}>
          {app.reload}
        </button>
      ) : null}
      {state === 'refused' || state === 'silent' || state === 'closed' ? (
        <button type="button" className="button" onClick={reconnect}>
          {storage.again}
        </button>
      ) : null}
    </p>
  );
};
