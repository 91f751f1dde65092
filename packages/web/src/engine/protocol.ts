/**
 * What the page and the worker say to each other. Whoever looks or speaks names himself; the worker gives him the place
 * of the persons at this screen, and no other. One answer is not for reading: `save`, the whole game, which the page only
 * carries into a file. An order that is accepted is stored before it is answered.
 */
import type { Lesson } from '@sensorium/content';
import type { Command, Refusal } from '@sensorium/engine';
import type { Pacing, TableTask, TypedKind } from '@sensorium/host/companion';
import type { LessonDeed, LessonStart, LessonStatus } from '@sensorium/host';
import type {
  Dossier,
  GameConfig,
  HintMatter,
  Odds,
  Party,
  ReplayFrames,
  Shot,
  Update,
  Walk,
} from '@sensorium/host/protocol';
import type { Chronicle } from '@sensorium/host/records';
import type { Roster } from '@sensorium/rules';

export { FROM_THE_START, PERSON, SECOND, commandOf, handOverFor, sideOf } from '@sensorium/host/protocol';
export type {
  ClockFace,
  ClockReading,
  Dossier,
  GameConfig,
  HintMatter,
  Odds,
  Offer,
  Party,
  ProfileCard,
  ReplayFrame,
  ReplayFrames,
  Seats,
  Shot,
  Update,
  Walk,
} from '@sensorium/host/protocol';

/** The game as this browser stores it, and what this window does with it. */
export interface StoredAs {
  readonly game: string;
  /** Who writes, if this window plays. */
  readonly owner: string;
  /** Made just now: nothing of it is stored. */
  readonly isNew: boolean;
  /** Another window plays; this one looks on. */
  readonly isWatching: boolean;
  /** What the same owner could not store before, and this page still has. */
  readonly unstored?: string;
  /** What was said when the page was closed, and nobody heard the answer to. */
  readonly underway?: Underway;
}

/** Something that has been said and is not answered yet. */
export interface Underway {
  /** Whose game it was then: if somebody else has played on, it is void. */
  readonly owner: string;
  /** Orders that stood then. */
  readonly length: number;
  readonly by: Party;
  /** An order, or back to so many. */
  readonly deed: { readonly say: Command } | { readonly undoTo: number };
}

/** How the game is stored: orders that are not, and why. */
export interface Keeping {
  readonly unkept: number;
  /** `failed`: the write did not succeed. `taken`: another window plays. `gone`: the game was deleted. */
  readonly problem: 'failed' | 'taken' | 'gone' | null;
}
export const ALL_KEPT: Keeping = { unkept: 0, problem: null };

export interface Opened {
  readonly dossier: Dossier;
  /** A saved game, taken up: whoever sits there is not known to be the one who left it. */
  readonly isTakenUp: boolean;
  /** Who looks first: the person at the screen, of several the first marine player. */
  readonly viewer: Party;
  readonly update: Update;
}

/** `why` is null where no rule forbids it, and it did not get through. */
type Said = { readonly ok: true; readonly update: Update } | { readonly ok: false; readonly why: Refusal | null };

/** What somebody has done beside a real board. */
export type BesideDeed =
  | { readonly is: 'type'; readonly values: readonly number[] }
  | { readonly is: 'take-back' | 'withdraw' }
  /** It lies on the board: so many of the news. */
  | { readonly is: 'done'; readonly count: number }
  | { readonly is: 'overrule'; readonly edit: Command }
  | { readonly is: 'kinds'; readonly kinds: readonly TypedKind[] }
  | { readonly is: 'pacing'; readonly pacing: Pacing };

/** A game beside a real board, and what came of the last deed there. */
export interface Beside {
  /** False while setting up still wants dice or counters: nothing but typing leads on. */
  readonly isOpen: boolean;
  readonly task: TableTask;
  readonly refused: Refusal | null;
  /** A value that cannot have been rolled or drawn there. */
  readonly mistyped: number | null;
}

/** Requests to the worker, each with what it answers. `since`: up to where the viewer has been told. */
export interface Requests {
  open: { params: [config: GameConfig, storedAs: StoredAs | null]; result: Opened };
  /** Nothing of a lesson is stored here: what is asked, and how far one is, the page keeps. */
  openLesson: { params: [lesson: Lesson, start: LessonStart]; result: Opened };
  lesson: { params: [deed: LessonDeed | null]; result: LessonStatus };
  openBeside: {
    params: [config: GameConfig, typed: readonly TypedKind[], storedAs: StoredAs];
    result: { readonly opened: Opened | null; readonly beside: Beside };
  };
  beside: { params: [deed: BesideDeed | null]; result: Beside };
  /** The same table, when everything that setting up draws has been typed. */
  takeSeat: { params: []; result: Opened };
  say: { params: [side: Party, command: Command, viewer: Party, since: number]; result: Said };
  look: { params: [viewer: Party, since: number]; result: Update };
  /** As far back as that many orders, and the rules allow: all of it is stored at once. */
  undo: { params: [side: Party, to: number, since: number]; result: Update };
  /** `isWhole`: to the end of the phase, where nobody watches. */
  play: { params: [viewer: Party, since: number, isWhole: boolean]; result: Update };
  /** C4.6: if the clock of the table says so. */
  timeUp: { params: [viewer: Party, since: number]; result: Update };
  /** C4.5: the screen changes hands: no time runs until somebody has taken it. */
  hold: { params: [isHeld: boolean]; result: null };
  walks: { params: [side: Party, piece: number]; result: readonly Walk[] };
  odds: { params: [side: Party, commands: readonly Command[]]; result: readonly (Odds | null)[] };
  run: { params: [side: Party, shot: Command]; result: readonly number[] };
  shots: { params: [side: Party, moves: readonly Command[]]; result: readonly (readonly Shot[])[] };
  why: { params: [side: Party, commands: readonly Command[]]; result: readonly (Refusal | null)[] };
  save: { params: []; result: string };
  /** What could not be stored is tried once more. `isAnew`: the game may have been deleted, and is stored from its beginning. */
  keep: { params: [isAnew: boolean]; result: null };
  /** What the window that plays has stored meanwhile. */
  follow: { params: [viewer: Party, since: number]; result: Update };
  /** What advice for the person at this screen is thought out from; it is counted before it is answered. */
  hint: { params: []; result: HintMatter };
  /** D15: public. */
  roster: { params: []; result: Roster };
  frames: { params: [save: string]; result: ReplayFrames };
  /** What is remembered of a game. */
  chronicle: { params: [save: string]; result: Chronicle };
  /** The game as one has seen it, as a file without secrets. */
  seen: { params: [party: Party, save: string]; result: string };
}
export type RequestName = keyof Requests;

export type ToWorker = {
  [Name in RequestName]: { readonly id: number; readonly name: Name; readonly params: Requests[Name]['params'] };
}[RequestName];
/** Besides answers: how the game is stored, when that changes; and a lock that is free when the worker is no more. */
export type FromWorker =
  | ({ readonly id: number } & ({ readonly result: unknown } | { readonly error: string }))
  | { readonly keeping: Keeping }
  | { readonly lock: string };
