/** What a table and whoever sits at it say to each other: plain data, and nothing that the one who looks may not know. */
import type {
  BoardPlan,
  Command,
  DecisionId,
  EventKind,
  GameEvent,
  MissionRuleId,
  MissionRulePlan,
  Pending,
  PiecePlan,
  Profile,
  ReplayEntry,
  Rules,
  Scenario,
  Seed,
  Side,
  Speaker,
  Target,
  TerrainRow,
  View,
  Word,
} from '@sensorium/engine';

/** Who plays a side: a person, or a player by its id. */
type Seat = 'person' | (string & {});
/** A3.10: the second marine player; where there is one, `marines` is the first. */
export const SECOND = 'marines-2';
export type Party = Side | typeof SECOND;
export type Seats = Readonly<Record<Side, Seat>> & { readonly [SECOND]?: Seat };

export const sideOf = (party: Party): Side => (party === SECOND ? 'marines' : party);

export const CLOCKS = ['off', 'normal', 'novice'] as const;
export type ClockKind = (typeof CLOCKS)[number];

export const PERSON = 'person';

/** C4: what is left of a turn's time, to be kept with the game: taking it up again gives nobody more. */
export interface ClockReading {
  readonly turn: number;
  readonly milliseconds: number;
}

/** C4: the clock as the marine player sees it. */
export interface ClockFace extends ClockReading {
  /** Seconds of the whole turn. */
  readonly allowed: number;
  /** C4.5: only while the marine player is asked. */
  readonly isRunning: boolean;
}

export interface GameConfig {
  /** The id of a mission, or a scenario of one's own. */
  readonly scenario: string | Scenario;
  /** As somebody typed it, or as a campaign has it; one that is drawn is known to the table alone. */
  readonly seed?: Seed;
  readonly sides: Seats;
  readonly clock: ClockKind;
  /** A saved game: taken up where it stands; the rest of the configuration is then read from it. */
  readonly save?: string;
  /** The clock as it was last read, where that is kept apart from the save. */
  readonly reading?: ClockReading | null;
}

/** A unit with its gear, without its behaviour. */
export type ProfileCard = Pick<Profile, 'is' | 'unit' | 'gear' | 'rows'>;

/** What never changes and everybody knows (Table C-J). */
export interface Dossier {
  readonly scenario: string;
  readonly sides: Seats;
  readonly clock: ClockKind;
  /** The hash of the key the dice come from: whoever has the replay of the finished game can check them. Absent where a number was typed. */
  readonly commitment?: string;
  readonly board: BoardPlan;
  readonly terrain: readonly TerrainRow[];
  readonly profiles: readonly ProfileCard[];
  readonly roster: readonly Pick<PiecePlan, 'name' | 'squad' | 'player'>[];
  /** A3.12: two marine players have secrets from each other. */
  readonly hasTwoCounters: boolean;
  /** Rule options in force (D1.1), public. */
  readonly options: Rules['options'];
  /** What each word points at: squares, facings, numbers. */
  readonly pointsAt: Readonly<Record<string, Target>>;
  /** The words that are somebody's action. */
  readonly verbs: readonly Word[];
  /** What else of the vocabulary this game may use: whoever shows it must know how. */
  readonly decisions: readonly DecisionId[];
  readonly missionRules: readonly MissionRuleId[];
  /** Those of them by which the game is won or lost, with their data. */
  readonly aims: readonly MissionRulePlan[];
  readonly events: readonly EventKind[];
  /** Profile of each piece of the roster. */
  readonly rosterProfiles: readonly number[];
  /** M0.5: squares from which marines leave the board, and the way they face. */
  readonly exits: readonly { readonly square: number; readonly side: number }[];
  /** M1.3, M4.3: sections that must burn. */
  readonly targets: readonly string[];
  /** D20: sections a scenario is about: the control room, or corridors that must be held. */
  readonly stakes: readonly string[];
  /** The squares each rule of the mission is about: zones to be occupied (M0.7), the exit corridor (D23.9). */
  readonly zones: readonly { readonly rule: MissionRuleId; readonly squares: readonly number[] }[];
  /** D13.1: entry areas that may be secured, where the game has it. */
  readonly securable: readonly string[];
  readonly deployment: readonly { readonly by: Side; readonly pieces: readonly number[] }[];
}

/** One thing that may be said, whatever the share paid with command points: from `least` to `most`. */
export interface Offer {
  readonly do: Word;
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

/** The beginning: whoever asks from there is told everything. */
export const FROM_THE_START = -1;

/** What has happened since a number: commands accepted, less those taken back. */
export interface News {
  /** The number to ask from next time. Every command and every undo raises it. */
  readonly at: number;
  /** How many of the commands told before still stand; who was told of more forgets those (C1.13). */
  readonly keep: number;
  /** Accepted commands that stand. */
  readonly length: number;
}

/** What one side may know. */
export interface Update extends News {
  readonly view: View;
  readonly pending: Pending | null;
  /** Who is to answer it: a program, or any one of these persons. */
  readonly asked: readonly Party[];
  /** What the viewer may say; empty when another side decides. */
  readonly offers: readonly Offer[];
  /** What has happened since, beginning after the commands that are kept. */
  readonly events: readonly GameEvent[];
  /** For each event the command it belongs to, counted from 1; 0 for what happened before the first. */
  readonly numbers: readonly number[];
  readonly undoable: number;
  /** Null where no time is kept, or none runs now. */
  readonly clock: ClockFace | null;
}

/** What has been accepted since, as a replay keeps it: to be appended to what is stored already. */
export interface Appendix extends News {
  readonly entries: readonly ReplayEntry[];
  /** Where it led: `position` of a replay that ends here. */
  readonly position: string;
  readonly reading: ClockReading | null;
  /** How often advice was asked for. */
  readonly hints: number;
}

/** What advice is thought out from: how the game was set up, and what one person at the table sees of it. */
export interface HintMatter {
  readonly scenario: Scenario;
  readonly view: View;
}

/** A walk to a far square: what is said step by step, and its whole price. */
export interface Walk {
  readonly at: number;
  readonly cost: number;
  readonly facing: number;
  readonly steps: readonly Offer[];
  /** To the same square, to stand there facing another way, where that can be paid for. */
  readonly otherwise: readonly Omit<Walk, 'otherwise'>[];
}

/** Whom a figure could shoot at after a move, and the chance to hit it. */
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
  /** C15.6: the squares that would burn. */
  readonly burns?: readonly number[];
  /** D10.18: the chance that a grenade drops through a hole. */
  readonly drops?: number;
}

/** A game as it happened, for looking back: everything when it is over, until then what the one person at the table knows, or what all do. */
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

/** C20.1: what two people at one screen do before a decision of the one who does not look. */
export type HandOver = 'none' | 'aloud' | 'whole';

/**
 * C20.1: nothing, where the options are on the table for all to see. C20.3: the question about command points is asked
 * aloud, whatever the counter shows; only who wants to answer takes the screen.
 */
export const handOverFor = ({ decision, isPublic }: Pending): HandOver =>
  isPublic ? 'none' : decision === 'cp-response' ? 'aloud' : 'whole';
