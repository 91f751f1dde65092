/** The shelf: missions of one's own, finished or not. */
import type { Draft } from '@sensorium/expedition/drafting';
import { recordsOf, type StoredRecord } from './records.ts';

/** What programs made of it when it was last measured. */
interface MeasuredResult {
  readonly marines: string;
  readonly aliens: string;
  readonly games: number;
  readonly won: Readonly<Record<'marines' | 'aliens', number>>;
}

export interface MissionRecord extends StoredRecord {
  readonly draft: Draft;
  readonly notes: string;
  /** Whether it can be played, as it was last checked. */
  readonly isSound: boolean;
  readonly measured?: MeasuredResult;
}

export const shelf = recordsOf<MissionRecord>('missions');

/** A mission put on the shelf; its id there. */
export const putOnShelf = async (draft: Draft, isSound: boolean, notes = ''): Promise<string> =>
  (await shelf.put({ id: crypto.randomUUID(), revision: 0, draft, notes, isSound })).id;
