/** The button that takes in a file, and what is said when it is refused. */
import { useId, useState } from 'preact/compat';
import type { FileKind, Readable } from '../reading/protocol.ts';
import { useReading } from './useReading.tsx';

interface FilePickerProps<Kind extends FileKind> {
  readonly label: string;
  readonly kind: Kind;
  /** What kinds of files; JSON if left out. */
  readonly accept?: string;
  readonly refused: (why: string) => string;
  readonly onRead: (found: Readable[Kind]) => void | Promise<void>;
}

export const FilePicker = <Kind extends FileKind>({
  label,
  kind,
  accept = '.json,application/json',
  refused,
  onRead,
}: FilePickerProps<Kind>) => {
  const id = useId();
  const [told, setTold] = useState('');
  const { read, progress } = useReading();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setTold('');
    try {
      const found = await read(kind, file);
      if (found !== null) await onRead(found);
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
        accept={accept}
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
