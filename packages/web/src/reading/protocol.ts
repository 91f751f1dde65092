/** What is said between the page and the thread in which files are read. */
import type { Mission } from '@sensorium/content';
import type { SavedCampaign } from '@sensorium/expedition/campaign';
import type { ForceList } from '@sensorium/expedition/forces';
import type { SavedStand } from '@sensorium/expedition/lastStand';

/** What comes out of a file of each kind. */
export interface Readable {
  readonly mission: Mission;
  readonly force: ForceList;
  readonly campaign: SavedCampaign;
  readonly stand: SavedStand;
  /** The text of a game that plays back. */
  readonly game: string;
}

export type FileKind = keyof Readable;

export interface ToReader {
  readonly kind: FileKind;
  readonly file: File;
}

export type FromReader = { readonly read: unknown } | { readonly fault: string };
