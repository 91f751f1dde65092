/** The page's end of the reading thread: a file, and a promise of what is in it. */
import type { Language } from '@sensorium/content/words';
import type { Answers, FileFault, FromReader, Question, ToReader } from './protocol.ts';

/** What is wrong with the file, in the words of its reader. */
export class Unreadable extends Error {
  readonly is: FileFault;

  constructor(message: string, is: FileFault = 'broken') {
    super(message);
    this.is = is;
  }
}
/** It took longer than any sound file does. */
export class TookTooLong extends Error {}
export class GivenUp extends Error {}

const PATIENCE = 20_000;
/** Every game of it is played through. */
const LONG_PATIENCE = 600_000;

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Rejects with one of the three above; `given.abort()` gives up at once. */
export const readFile = <Kind extends Question>(
  kind: Kind,
  file: File,
  language: Language,
  given: AbortSignal,
  patience = kind === 'backup' ? LONG_PATIENCE : PATIENCE,
): Promise<Answers[Kind]> => {
  const worker = startWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Answers[Kind]>((done, failed) => {
    timer = setTimeout(() => failed(new TookTooLong()), patience);
    given.addEventListener('abort', () => failed(new GivenUp()));
    worker.addEventListener('error', ({ message }) => failed(new Unreadable(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      if ('fault' in data) failed(new Unreadable(data.fault, data.is));
      else done(data.read as Answers[Kind]);
    });
    worker.postMessage({ kind, file, language } satisfies ToReader);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};
