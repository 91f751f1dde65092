/** How much lies in this browser, and whether it promised not to clear it away. */
import { useEffect, useState } from 'preact/compat';
import { askToStay, readSpace, type Space } from '../storage/space.ts';
import type { Backup } from '../storage/backup.ts';
import { backupText, bringBack, type BroughtBack } from '../storage/bringBack.ts';
import { offerDownload } from '../storage/files.ts';
import { useWords } from '../words/words.ts';
import { useEditorWords } from './editor/editorWords.ts';
import { FilePicker } from './FilePicker.tsx';
import { StorageNotice } from './StorageNotice.tsx';

const MEGABYTE = 1_000_000;

/** All of it as one file, and back. */
const Everything = ({ onDone }: { onDone: () => void }) => {
  const { backup: said } = useEditorWords();
  const [outcome, setOutcome] = useState<BroughtBack | null>(null);
  const save = async (): Promise<void> =>
    offerDownload(`sensorium-${new Date().toISOString().slice(0, 10)}.json`, await backupText());
  const restore = async (backup: Backup): Promise<void> => {
    setOutcome(await bringBack(backup));
    onDone();
  };
  return (
    <>
      <h3>{said.title}</h3>
      <p className="soft">{said.note}</p>
      <div className="storage-ways">
        <button type="button" className="button" onClick={() => void save()}>
          {said.save}
        </button>
        <FilePicker label={said.restore} kind="backup" refused={said.refused} onRead={restore} />
      </div>
      <output>
        {outcome === null ? null : (
          <p className="note good">{said.restored(outcome.added, outcome.known, outcome.copies)}</p>
        )}
      </output>
    </>
  );
};

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
      <Everything onDone={() => void read()} />
    </section>
  );
};
