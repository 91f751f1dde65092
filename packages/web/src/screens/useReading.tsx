/** A file being read: what is shown meanwhile, with a button that gives it up, and what is said when it is refused. */
import { useRef, useState } from 'preact/compat';
import type { Answers, Question } from '../reading/protocol.ts';
import { GivenUp, TookTooLong, readFile } from '../reading/readFile.ts';
import { useWords } from '../words/words.ts';

interface Reading {
  /** Null where the file was given up. Throws what is wrong with it, in words. */
  readonly read: <Kind extends Question>(kind: Kind, file: File) => Promise<Answers[Kind] | null>;
  /** Nothing, where nothing is being read. */
  readonly progress: preact.ComponentChild;
}

export const useReading = (): Reading => {
  const { app, files, language } = useWords();
  const given = useRef<AbortController | null>(null);
  const [isBusy, setBusy] = useState(false);
  const read: Reading['read'] = async (kind, file) => {
    given.current?.abort();
    const own = new AbortController();
    given.current = own;
    setBusy(true);
    try {
      return await readFile(kind, file, language, own.signal);
    } catch (error) {
      if (error instanceof GivenUp) return null;
      throw error instanceof TookTooLong ? new Error(files.tookTooLong) : error;
    } finally {
      if (given.current === own) setBusy(false);
    }
  };
  const progress = isBusy ? (
    <output className="reading">
      {files.reading}{' '}
      <button type="button" className="button quiet" onClick={() => given.current?.abort()}>
        {app.cancel}
      </button>
    </output>
  ) : null;
  return { read, progress };
};
