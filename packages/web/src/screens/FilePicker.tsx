/** The button that takes in a file, and what is said when it is refused. */
import { useId, useState } from 'preact/compat';
import { textOf } from '../storage/sagas.ts';

interface FilePickerProps {
  readonly label: string;
  /** What kinds of files; JSON if left out. */
  readonly accept?: string;
  readonly refused: (why: string) => string;
  readonly onText: (text: string) => void | Promise<void>;
}

export const FilePicker = ({ label, accept = '.json,application/json', refused, onText }: FilePickerProps) => {
  const id = useId();
  const [told, setTold] = useState('');
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      await onText(await textOf(file));
      setTold('');
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
      <div role="alert">{told === '' ? null : <p className="note bad">{told}</p>}</div>
    </div>
  );
};
