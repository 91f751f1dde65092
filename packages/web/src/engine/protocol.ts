/**
 * What the page and the worker say to each other: plain data, and nothing that the side at the screen may not know. One
 * answer is not for reading: `save`, the whole game, which the page only carries to where games are kept.
 */
import type { Roster } from '@sensorium/rules';
import type {
  BoardPlan,
  Command,
  GameEvent,
  GearRow,
  Pending,
  PiecePlan,
  Refusal,
  Rules,
  Scenario,
  Side,
  Speaker,
  Target,
  TerrainRow,
  UnitRow,
  View,
} from '@sensorium/engine';

/** Who plays a side: a person at this screen, or a player by its id. */
type Seat = 'person' | (string & {});
export type Seats = Readonly<Record<Side, Seat>>;
export const CLOCKS = ['off', 'normal', 'novice'] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** Decisions whose options are on the table for all to see (Table C-J): two people at one screen need no hand-over. */
export const PUBLIC_DECISIONS: readonly string[] = [
  'choose-conversion',
  'place-figure',
  'set-facing',
  'turn-to-face',
  'detonate-free',
  'announce-psi',
  'parry',
  'stand-up',
  'level-retreat',
  'dodge',
  'place-stunned',
  'take-reinforcements',
  'name-areas',
  'settle-tie',
  'free-fire',
  'psychic-power',
  'guard-reroll',
  'book-reroll',
  'spend-psi',
  'overwatch-door',
  'place-heavy-enemy',
];

export interface GameConfig {
  /** The id of a mission, or a scenario of one's own. */
  readonly scenario: string | Scenario;
  /** As somebody typed it; one that is drawn is known to the worker alone. */
  readonly seed?: number;
  readonly sides: Seats;
  readonly clock: ClockKind;
  /** A saved game: taken up where it stands; the rest of the configuration is then read from it. */
  readonly save?: string;
}

/** A unit with its gear, without its behaviour. */
export interface ProfileCard {
  readonly is: string;
  readonly unit: UnitRow;
  readonly gear: readonly string[];
  readonly rows: readonly GearRow[];
}

/** What never changes and everybody knows (Table C-J). */
export interface Dossier {
  readonly scenario: string;
  readonly sides: Seats;
  readonly clock: ClockKind;
  readonly board: BoardPlan;
  readonly terrain: readonly TerrainRow[];
  readonly profiles: readonly ProfileCard[];
  readonly roster: readonly Pick<PiecePlan, 'name' | 'squad'>[];
  /** Rule options in force (D1.1), public. */
  readonly options: Rules['options'];
  /** What each word points at: squares, facings, numbers. */
  readonly pointsAt: Readonly<Record<string, Target>>;
  /** Profile of each piece of the roster. */
  readonly rosterProfiles: readonly number[];
  /** M0.5: squares from which marines leave the board, and the way they face. */
  readonly exits: readonly { readonly square: number; readonly side: number }[];
  /** M1.3, M4.3: sections that must burn. */
  readonly targets: readonly string[];
  /** D20: sections a scenario is about: the control room, or corridors that must be held. */
  readonly stakes: readonly string[];
  readonly deployment: readonly { readonly by: Side; readonly pieces: readonly number[] }[];
}

/** One thing that may be said, whatever the share paid with command points: from `least` to `most`. */
export interface Offer {
  readonly do: string;
  readonly piece: number;
  readonly at: number;
  readonly how: number;
  readonly cost: number;
  readonly least: number;
  readonly most: number;
}

export const commandOf = (offer: Offer, cp = offer.least): Command => ({
  do: offer.do,
  piece: offer.piece,
  at: offer.at,
  how: offer.how,
  cp: Math.min(Math.max(cp, offer.least), offer.most),
});

/** What one side may know after something was said. */
export interface Update {
  readonly view: View;
  readonly pending: Pending | null;
  /** What the viewer may say; empty when another side decides. */
  readonly offers: readonly Offer[];
  readonly events: readonly GameEvent[];
  readonly undoable: number;
  /** Accepted commands so far. */
  readonly length: number;
}

export interface Opened {
  readonly dossier: Dossier;
  /** Who looks first: the person at the screen, of two the marine player. */
  readonly viewer: Side;
  readonly update: Update;
}

/** A walk to a far square: what is said step by step, and its whole price. */
export interface Walk {
  readonly at: number;
  readonly cost: number;
  readonly facing: number;
  readonly steps: readonly Offer[];
}

/** A target after a move, and the chance to hit it. */
export interface Shot {
  readonly at: number;
  readonly kill: number;
}

/** The chance of what one command may do, over all the dice it asks for. */
export interface Odds {
  /** The enemy it is aimed at (or the door) is gone. */
  readonly kill: number;
  /** The one who acts is gone. */
  readonly death: number;
  /** Neither. */
  readonly nothing: number;
  /** Dice rolled, of which every result was counted. */
  readonly dice: number;
  /** Of `nothing`: nobody scored more, or nobody could be killed. */
  readonly tie?: number;
  /** What strikes many at once: each piece (or thing on a square) with the chance that it falls; else empty. */
  readonly each: readonly { readonly piece: number; readonly at: number; readonly chance: number }[];
  /** D10.18: the chance that a grenade drops through a hole. */
  readonly drops?: number;
}

export type Said = { readonly ok: true; readonly update: Update } | { readonly ok: false; readonly why: Refusal };

/** Requests to the worker, each with what it answers. */
export interface Requests {
  open: { params: [config: GameConfig]; result: Opened };
  say: { params: [speaker: Speaker, command: Command, viewer: Side]; result: Said };
  look: { params: [viewer: Side]; result: Update };
  undo: { params: [side: Side]; result: Update };
  /** `isWhole`: to the end of the phase, where nobody watches. */
  play: { params: [viewer: Side, isWhole: boolean]; result: Update };
  walks: { params: [side: Side, piece: number]; result: readonly Walk[] };
  odds: { params: [side: Side, commands: readonly Command[]]; result: readonly (Odds | null)[] };
  shots: { params: [side: Side, moves: readonly Command[]]; result: readonly (readonly Shot[])[] };
  why: { params: [side: Side, command: Command]; result: Refusal | null };
  save: { params: []; result: string };
  /** D15: public. */
  roster: { params: []; result: Roster };
  frames: { params: [save: string]; result: ReplayFrames };
}
export type RequestName = keyof Requests;

/** A game as it happened, for the replay viewer: everything when it is over, until then what the person at the screen knows, or what both do. */
export interface ReplayFrames {
  readonly dossier: Dossier;
  readonly winner: string;
  readonly frames: readonly ReplayFrame[];
}

export interface ReplayFrame {
  readonly by: Speaker | 'setup';
  readonly events: readonly GameEvent[];
  readonly view: View;
}

export type ToWorker = {
  [Name in RequestName]: { readonly id: number; readonly name: Name; readonly params: Requests[Name]['params'] };
}[RequestName];
export type FromWorker = { readonly id: number } & ({ readonly result: unknown } | { readonly error: string });
