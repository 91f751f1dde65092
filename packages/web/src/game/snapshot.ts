/** What a session shows at one moment, and what it begins with. */
import type { Command, Refusal, Side, View } from '@sensorium/engine';
import {
  ALL_KEPT,
  sideOf,
  type ClockReading,
  type Dossier,
  type Keeping,
  type Party,
  type Underway,
  type Update,
} from '../engine/protocol.ts';
import type { LogEntry } from './logbook.ts';
import type { Halt } from './walking.ts';

export interface Snapshot {
  readonly viewer: Side;
  /** Who of that side: with two marine players one of them (A3.10). */
  readonly party: Party;
  readonly update: Update;
  readonly view: View;
  /** All that has happened, told already or not. */
  readonly log: readonly LogEntry[];
  /** The screen changes hands: nothing is shown until he takes it. */
  readonly curtain: Party | null;
  /** C20.3: whether the marine player wants to answer is asked without showing what he has. */
  readonly isAskingAloud: boolean;
  readonly refused: { readonly why: Refusal; readonly command: Command } | null;
  readonly isThinking: boolean;
  readonly secondsLeft: number | null;
  /** What is stored of what is shown. */
  readonly keeping: Keeping;
  /** The table answers no more, and why. */
  readonly failure: string | null;
  /** Something said is still being carried out: what is wanted meanwhile comes after it. */
  readonly isUnderway: boolean;
  readonly halted: Halt | null;
}

export type Deed = Underway['deed'];

export interface SessionHandlers {
  readonly onClock?: (reading: ClockReading) => void;
  /** Something has been said and is not answered yet; null when it is. */
  readonly onUnderway?: (said: Omit<Underway, 'owner'> | null) => void;
  /** Another window plays on. */
  readonly onTaken?: () => void;
}

/** How a session begins. */
export interface Sitting {
  readonly dossier: Dossier;
  readonly viewer: Party;
  readonly update: Update;
  readonly isTakenUp: boolean;
  /** Another window plays; this one looks on. */
  readonly isWatching: boolean;
}

export const firstSnapshot = (party: Party, update: Update, log: readonly LogEntry[]): Snapshot => ({
  viewer: sideOf(party),
  party,
  update,
  view: update.view,
  log,
  curtain: null,
  isAskingAloud: false,
  refused: null,
  isThinking: false,
  secondsLeft: null,
  keeping: ALL_KEPT,
  failure: null,
  isUnderway: false,
  halted: null,
});
