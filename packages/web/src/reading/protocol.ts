/** What is said between the page and the thread in which files are read. */
import type { Mission } from '@sensorium/content';
import type { SavedCampaign } from '@sensorium/expedition/campaign';
import type { ForceList } from '@sensorium/expedition/forces';
import type { SavedStand } from '@sensorium/expedition/lastStand';
import type { SquadList } from '@sensorium/expedition/squads';

/** What comes out of a file of each kind. */
export interface Readable {
  readonly mission: Mission;
  readonly force: ForceList;
  readonly squads: SquadList;
  readonly campaign: SavedCampaign;
  readonly stand: SavedStand;
  /** The text of a game that plays back. */
  readonly game: string;
}

export type FileKind = keyof Readable;

/** What may be asked of a file: what is in it, or first of which kind it is. */
export interface Answers extends Readable {
  readonly kind: FileKind | 'unknown';
}
export type Question = keyof Answers;

export interface ToReader {
  readonly kind: Question;
  readonly file: File;
}

export type FromReader = { readonly read: unknown } | { readonly fault: string };
