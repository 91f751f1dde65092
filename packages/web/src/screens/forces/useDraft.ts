/** A list as it is being changed: what is stored under its id, with what was not stored yet. Outlives reloads and links. */
import { useEffect, useState } from 'preact/compat';
import { Outdated } from '../../storage/records.ts';
import { forces, keepNewList, type ForceRecord, type ListText } from '../../storage/sagas.ts';
import { forgetUnfinished, useUnfinished } from '../../storage/unfinished.ts';

/** A list and the revision it was made from. */
interface Draft<T> {
  readonly list: T;
  readonly revision: number;
}

interface DraftOfList<T> {
  readonly list: T;
  /** As it was when it was last stored; empty for a new one. */
  readonly stored: T;
  readonly isChanged: boolean;
  readonly change: (next: T) => void;
  readonly discard: () => void;
  /** Its id, and whether it became a list of its own because another window has changed the one it was made from. */
  readonly store: (record: Pick<ForceRecord, 'name' | 'text'>) => Promise<{ id: string; isCopy: boolean }>;
}

/** `read`: null for what is no such list. */
export const useDraft = <T>(
  id: string,
  kind: string,
  empty: () => T,
  read: (record: ForceRecord) => T | null,
): DraftOfList<T> => {
  const place = `${kind}/${id === '' ? 'new' : id}`;
  const [draft, setDraft] = useUnfinished<Draft<T> | null>(`${place}/list`, () => null);
  const [stored, setStored] = useState<Draft<T>>(() => ({ list: empty(), revision: 0 }));
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const record = await forces.get(id);
      const list = record === undefined ? null : read(record);
      if (!isGone && list !== null) setStored({ list, revision: record!.revision });
    };
    if (id !== '') void load();
    const stop = forces.onChange(id, () => void load());
    return () => {
      isGone = true;
      stop();
    };
  }, [id, read]);
  const discard = (): void => {
    forgetUnfinished(place);
    setDraft(null);
  };
  const { list, revision } = draft ?? stored;
  return {
    list,
    stored: stored.list,
    isChanged: draft !== null,
    change: (next) => setDraft({ list: next, revision }),
    discard,
    store: async (record) => {
      const isCopy = id !== '' && (await putOrCopy(id, revision, record));
      const kept = id !== '' && !isCopy ? id : await keepNewList(record);
      discard();
      return { id: kept, isCopy };
    },
  };
};

/** Whether another window was first, and it must become a copy. */
const putOrCopy = async (id: string, revision: number, record: ListText): Promise<boolean> => {
  try {
    await forces.put({ ...record, id, revision });
    return false;
  } catch (error) {
    if (error instanceof Outdated) return true;
    throw error;
  }
};
