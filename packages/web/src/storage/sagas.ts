/** What is longer than a game: force lists, campaigns, solo missions. Each is stored as the text of its file. */
import { recordsOf, type StoredRecord } from './records.ts';

export interface ForceRecord extends StoredRecord {
  readonly name: string;
  readonly text: string;
}

export type SagaKind = 'campaign' | 'solo';

export interface SagaRecord extends StoredRecord {
  readonly kind: SagaKind;
  readonly text: string;
  /** The game in hand, or nothing. */
  readonly game: string;
  /** That game was deleted: it begins anew. */
  readonly isGameLost?: boolean;
}

export const forces = recordsOf<ForceRecord>('forces');
export const sagas = recordsOf<SagaRecord>('sagas');

/** What is stored of a list besides its number. */
export type ListText = Pick<ForceRecord, 'name' | 'text'>;

/** Stores a new list; its id. */
export const keepNewList = async (list: ListText): Promise<string> =>
  (await forces.put({ ...list, id: crypto.randomUUID(), revision: 0 })).id;
