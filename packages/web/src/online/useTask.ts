/** Something asked of the server by a press: while it lasts nothing else is asked, and what goes wrong is said. */
import { useState } from 'preact/compat';
import { NotConnected } from './connection.ts';
import { useOnlineWords } from './onlineWords.ts';
import { Denied } from './service.ts';

export interface Task {
  readonly isBusy: boolean;
  /** Empty where all went well. */
  readonly failure: string;
  readonly run: (act: () => Promise<unknown>) => void;
}

const STATUS_WORDS = { 403: 'wrong', 409: 'taken', 429: 'tooMany' } as const;

export const useTask = (): Task => {
  const words = useOnlineWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const tell = (error: unknown): string => {
    if (error instanceof NotConnected || error instanceof TypeError) return words.slow;
    const known = error instanceof Denied ? STATUS_WORDS[error.status as keyof typeof STATUS_WORDS] : undefined;
    if (known !== undefined) return words.who[known];
    return words.failed(error instanceof Error ? error.message : String(error));
  };
  const act = async (deed: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      await deed();
    } catch (error) {
      setFailure(tell(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run: (deed) => void act(deed) };
};
