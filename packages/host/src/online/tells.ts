/** What the server says: answers, and what it tells unasked. */
import type { GameEvent, Pending, Refusal, View } from '@sensorium/engine';
import type { Roster } from '@sensorium/rules';
import type { ClockFace, Dossier, News, Odds, Offer, Party, Shot, Walk } from '../protocol.ts';
import type { RequestName, StandingOrders, Terms } from './messages.ts';
import type { ViewChange } from './viewChanges.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export const STAGES = ['waiting', 'bidding', 'mustering', 'running', 'over', 'withdrawn'] as const;
export type Stage = (typeof STAGES)[number];

export interface SeatTaken {
  readonly party: Party;
  readonly person: Person | null;
  /** Whether he is at the table now. */
  readonly isHere: boolean;
}

/** A time that runs down: for all decisions of a side together, or for this answer. */
export interface TimeFace {
  /** Milliseconds left, by party. */
  readonly left: Readonly<Partial<Record<Party, number>>>;
  /** Whose time runs. */
  readonly running: readonly Party[];
}

/** C7.10: the window in which the marine player may answer. What it says depends on nothing that is hidden. */
export interface ResponseWindow {
  readonly party: Party;
  /** Milliseconds left until the answer is taken, null while he has asked to wait. */
  readonly left: number | null;
}

export interface GameSummary {
  readonly game: string;
  readonly terms: Terms;
  readonly stage: Stage;
  readonly seats: readonly SeatTaken[];
  /** One's own places. */
  readonly mine: readonly Party[];
  readonly turn: number;
  readonly asked: readonly Party[];
  /** True where the game waits for one. */
  readonly isMyTurn: boolean;
  readonly winner: string;
  readonly endedBy: string;
  /** `time` or `claimed` where that ended it, else empty. */
  readonly endedHow: string;
  readonly begun: number;
  readonly changed: number;
  /** The other game of a match, or the rematch. */
  readonly next: string | null;
  readonly leg: 1 | 2;
  /** Who has offered a rematch. */
  readonly rematchWanted: readonly Party[];
  /** For who invited: the secret of the link. */
  readonly place?: string;
}

/** What one may know: the whole view, or what has changed since the number `base`. */
export interface ToldUpdate extends News {
  readonly view?: View;
  readonly base?: number;
  readonly change?: ViewChange;
  readonly pending: Pending | null;
  readonly asked: readonly Party[];
  readonly offers: readonly Offer[];
  readonly events: readonly GameEvent[];
  readonly numbers: readonly number[];
  readonly undoable: number;
  readonly clock: ClockFace | null;
  readonly time: TimeFace | null;
  readonly window: ResponseWindow | null;
  /** Seconds until the game may be claimed; null where nobody may, 0 where one may now. */
  readonly claimIn: number | null;
}

export interface TalkLine {
  readonly number: number;
  readonly party: Party;
  readonly text: string;
  readonly at: number;
}

export interface OpenedGame {
  readonly summary: GameSummary;
  /** Null until the game has begun. */
  readonly dossier: Dossier | null;
  readonly update: ToldUpdate | null;
  readonly orders: Readonly<Partial<Record<Party, StandingOrders>>>;
  readonly talk: readonly TalkLine[];
  /** D16.2: how the bids stand: one's own, and both when both are made. */
  readonly bids: {
    readonly mine: number | null;
    readonly shown: readonly number[] | null;
    readonly points: number | null;
  } | null;
}

export interface Lobby {
  readonly invitations: readonly { readonly place: string; readonly summary: GameSummary }[];
  readonly games: readonly GameSummary[];
}

/** What each request is answered with. */
export interface Answers {
  lobby: Lobby;
  games: readonly GameSummary[];
  invite: { readonly game: string; readonly place: string };
  invitation: GameSummary;
  join: { readonly game: string; readonly party: Party };
  withdraw: null;
  rematch: { readonly game: string | null };
  bid: null;
  muster: null;
  open: OpenedGame;
  close: null;
  look: ToldUpdate;
  say: { readonly at: number };
  undo: { readonly at: number };
  orders: null;
  wait: null;
  claim: null;
  talk: null;
  walks: readonly Walk[];
  odds: readonly (Odds | null)[];
  shots: readonly (readonly Shot[])[];
  run: readonly number[];
  why: readonly (Refusal | null)[];
  roster: Roster;
  replay: string;
}

export const FAULTS = [
  'malformed',
  'unknown-request',
  'too-large',
  'too-fast',
  'too-many',
  'no-such-game',
  'no-such-invitation',
  'not-your-place',
  'not-allowed',
  'not-now',
  'already-taken',
  'try-again',
  'closing',
  'broken',
] as const;
/** Why a request came to nothing, other than by a rule of the game. */
export type Fault = (typeof FAULTS)[number];

export type Answer =
  | { readonly to: number; readonly answer: Answers[RequestName] }
  /** A rule forbids it: nothing has changed. */
  | { readonly to: number; readonly refused: Refusal }
  /** `to` is null where the request had no number that could be read. */
  | { readonly to: number | null; readonly fault: Fault; readonly text: string };

export type Tell =
  | { readonly tell: 'welcome'; readonly version: number; readonly person: Person; readonly server: string }
  | { readonly tell: 'news'; readonly game: string; readonly update: ToldUpdate }
  /** Who sits where, who is here, what stage the game is at. */
  | { readonly tell: 'seats'; readonly game: string; readonly summary: GameSummary }
  /** A game has begun, or its stage has changed: it is to be opened anew. */
  | { readonly tell: 'stage'; readonly game: string; readonly stage: Stage }
  | {
      readonly tell: 'times';
      readonly game: string;
      readonly time: TimeFace | null;
      readonly window: ResponseWindow | null;
      readonly claimIn: number | null;
    }
  | { readonly tell: 'talk'; readonly game: string; readonly line: TalkLine }
  | { readonly tell: 'lobby'; readonly lobby: Lobby }
  | { readonly tell: 'games'; readonly games: readonly GameSummary[] }
  /** The server stops or has lost the game: connect again, elsewhere if need be. */
  | { readonly tell: 'closing'; readonly text: string };

export type FromServer = Answer | Tell;
