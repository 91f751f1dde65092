/** How much lies in this browser, and whether it promised not to clear it away. */
import { useEffect, useState } from 'preact/compat';
import { askToStay, readSpace, type Space } from '../storage/space.ts';
import { useWords } from '../words/words.ts';
import { StorageNotice } from './StorageNotice.tsx';

const MEGABYTE = 1_000_000;

export const StorageSettings = () => {
  const { storage, number } = useWords();
  const [space, setSpace] = useState<Space | null>(null);
  const read = async (): Promise<void> => setSpace(await readSpace());
  useEffect(() => {
    void read();
  }, []);
  const megabytes = (bytes: number): string => number(Math.ceil(bytes / MEGABYTE));
  return (
    <section className="setting-group">
      <h2 className="label">{storage.title}</h2>
      <StorageNotice />
      {space === null ? null : (
        <>
          <p>{storage.used(megabytes(space.used), megabytes(space.allowed))}</p>
          <p>
            {space.isPromised ? storage.promised : storage.notPromised}{' '}
            {space.isPromised ? null : (
              <button type="button" className="button quiet" onClick={() => void askToStay(true).then(read)}>
                {storage.ask}
              </button>
            )}
          </p>
        </>
      )}
    </section>
  );
};
