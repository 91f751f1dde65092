/** What is said between the page and the thread in which files are read. */
import type { Mission } from '@sensorium/content';
import type { Language } from '@sensorium/content/words';
import type { SavedCampaign } from '@sensorium/expedition/campaign';
import type { ForceList } from '@sensorium/expedition/forces';
import type { SavedStand } from '@sensorium/expedition/lastStand';
import type { SquadList } from '@sensorium/expedition/squads';
import type { Backup } from '../storage/backup.ts';
import type { GameRecord } from '../storage/games.ts';

/** A game that plays back, and what lists tell of it. */
export interface ReadGame {
  readonly save: string;
  readonly facts: Pick<GameRecord, 'mission' | 'sides' | 'clock' | 'turn' | 'winner' | 'endedBy' | 'typed'>;
}

/** What comes out of a file of each kind. */
export interface Readable {
  readonly mission: Mission;
  readonly force: ForceList;
  readonly squads: SquadList;
  readonly campaign: SavedCampaign;
  readonly stand: SavedStand;
  readonly game: ReadGame;
  /** The text of a game as one side has seen it: to be looked at, not to be played on. */
  readonly seen: string;
  /** Everything of another browser, or of this one as it was. */
  readonly backup: Backup;
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
  /** In which what is wrong is told. */
  readonly language: Language;
}

/** What kind of fault it is, where the page has a sentence for it; else its reader says it. */
export type FileFault = 'not-json' | 'not-a-game' | 'too-new' | 'too-big' | 'broken';

export type FromReader = { readonly read: unknown } | { readonly fault: string; readonly is: FileFault };
