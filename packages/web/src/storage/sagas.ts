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
