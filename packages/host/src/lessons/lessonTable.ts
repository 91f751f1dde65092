/** A table at which somebody learns: an ordinary game, and who watches over it. Page and tests hold it alike. */
import type { Command, GameEvent, Refusal, Word } from '@sensorium/engine';
import type { GameHost } from '../host.ts';
import type { Party, Update } from '../protocol.ts';
import type { TableSeat } from '../tableSeat.ts';

/** The one thing to look at, as the board has it. */
export type Light =
  | { readonly is: 'square'; readonly square: number }
  | { readonly is: 'piece'; readonly piece: number }
  | { readonly is: 'button'; readonly button: string };

/**
 * Why something was taken back. `refused`: the rules forbid it. The others are allowed: `lost` would have cost a figure
 * or the game, `over` would have ended the turn, `dear` would have left too little for what is asked, `other` is not it.
 */
export interface Wrong {
  readonly is: 'refused' | 'lost' | 'over' | 'dear' | 'other';
  readonly said: Word;
  readonly rule: string;
  /** Of a refusal; else empty. */
  readonly reason: string;
  /** What it would have led to, as the learner may know it. */
  readonly events: readonly GameEvent[];
}

export interface LessonStatus {
  /** Which step is to be done: −1 while the goal is named, as many as there are when all are done. */
  readonly step: number;
  readonly steps: number;
  /** Something is to be read: nobody acts until then. */
  readonly isHeld: boolean;
  /** The other side does what is written down. */
  readonly isActing: boolean;
  readonly light: Light | null;
  /** Who is to act; he must be chosen before anything else. −1 for nobody. */
  readonly actor: number;
  readonly wrong: Wrong | null;
  /** In a lesson that is a whole mission: the hint that is to be read now, or empty, and those that were. */
  readonly hint: string;
  readonly read: readonly string[];
  /** The mission is lost; `save` is as it was when the last turn began. */
  readonly isLost: boolean;
  /** What the learner may take up again, where a step is not enough to know it. */
  readonly save?: string;
}

/** Where a lesson is taken up. */
export interface LessonStart {
  /** The first step to be done; −1 for the goal. */
  readonly step: number;
  /** `save` and `read` of the status as it was. */
  readonly save?: string;
  readonly read?: readonly string[];
}

export type LessonDeed =
  | { readonly is: 'go-on' }
  | { readonly is: 'select'; readonly piece: number }
  /** The lesson does itself what it asks for. */
  | { readonly is: 'show' };

export interface LessonTable {
  readonly host: GameHost;
  readonly place: TableSeat;
  readonly status: LessonStatus;
  look(viewer: Party, since?: number): Update;
  /** The refusal, which has changed nothing, or null. */
  say(party: Party, command: Command): Refusal | null;
  /** The other side acts, once or as long as it has something to do. */
  play(isWhole: boolean): void;
  hear(deed: LessonDeed): void;
}
