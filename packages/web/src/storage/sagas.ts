/** What is longer than a game: force lists, campaigns, solo missions. Each is kept as the text of its file. */
import { shelfOf, type Kept } from './shelf.ts';

export interface ForceRecord extends Kept {
  readonly name: string;
  readonly text: string;
}

export type SagaKind = 'campaign' | 'solo';

export interface SagaRecord extends Kept {
  readonly kind: SagaKind;
  readonly text: string;
  /** The game in hand, or nothing. */
  readonly game: string;
}

export const forces = shelfOf<ForceRecord>('forces');
export const sagas = shelfOf<SagaRecord>('sagas');

const MOST_BYTES = 20_000_000;

/** The text of a file a person has chosen; what cannot be one is empty, and refused by whoever reads it. */
export const textOf = async (file: File | undefined): Promise<string> =>
  file === undefined || file.size > MOST_BYTES ? '' : file.text();
