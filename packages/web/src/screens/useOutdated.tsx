/** Another window has moved a campaign or last stand on: what is asked of the older one is not done, and that is said. */
import { useState } from 'preact/compat';
import { Outdated } from '../storage/records.ts';
import { useWords } from '../words/words.ts';

interface Guard {
  /** Null where it was not done. */
  readonly guarded: <Result>(deed: () => Promise<Result>) => Promise<Result | null>;
  readonly notice: preact.ComponentChild;
}

export const useOutdated = (onOutdated: () => void): Guard => {
  const { saga } = useWords();
  const [isOutdated, setOutdated] = useState(false);
  const guarded: Guard['guarded'] = async (deed) => {
    try {
      const result = await deed();
      setOutdated(false);
      return result;
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      setOutdated(true);
      onOutdated();
      return null;
    }
  };
  const notice = <div role="alert">{isOutdated ? <p className="note bad">{saga.outdated}</p> : null}</div>;
  return { guarded, notice };
};
