/** The button that takes in a file, and what is said when it is refused. A file of another kind goes where it belongs. */
import { useId, useState } from 'preact/compat';
import { sayOnArrival } from '../app/arrival.ts';
import { goTo } from '../app/router.ts';
import type { FileKind, Readable } from '../reading/protocol.ts';
import { useWords } from '../words/words.ts';
import { useReading } from './useReading.tsx';

export const ANY_FILE = '.json,.yaml,.yml,application/json';

/** Keeps a file that came by a button for another kind, goes there, and says why. */
export const useElsewhere = () => {
  const { files } = useWords();
  return async <Kind extends FileKind>(kind: Kind, found: Readable[Kind]): Promise<void> => {
    const { takeFile } = await import('./takeFile.ts');
    const { screen, id } = await takeFile(kind, found);
    // The viewer says itself what it shows.
    if (kind !== 'seen') sayOnArrival((files.belongs as Readonly<Record<string, string>>)[kind]!);
    goTo(screen, id);
  };
};

interface FilePickerProps<Kind extends FileKind> {
  readonly label: string;
  readonly kind: Kind;
  readonly refused: (why: string) => string;
  readonly onRead: (found: Readable[Kind]) => void | Promise<void>;
}

export const FilePicker = <Kind extends FileKind>({ label, kind, refused, onRead }: FilePickerProps<Kind>) => {
  const id = useId();
  const [told, setTold] = useState('');
  const { read, progress } = useReading();
  const goElsewhere = useElsewhere();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setTold('');
    try {
      const other = await read('kind', file);
      if (other === null) return;
      if (other === 'unknown' || other === kind) {
        const found = await read(kind, file);
        if (found !== null) await onRead(found);
        return;
      }
      const found = await read(other, file);
      if (found !== null) await goElsewhere(other, found);
    } catch (error) {
      setTold(refused(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <div className="file-picker">
      <label className="button" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={ANY_FILE}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {progress}
      <div role="alert">{told === '' ? null : <p className="note bad">{told}</p>}</div>
    </div>
  );
};
