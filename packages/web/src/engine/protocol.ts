/**
 * What the page and the worker say to each other. Whoever looks or speaks names himself; the worker gives him the place
 * of the persons at this screen, and no other. One answer is not for reading: `save`, the whole game, which the page only
 * carries to where games are kept.
 */
import type { Command, Refusal } from '@sensorium/engine';
import type {
  Appendix,
  Dossier,
  GameConfig,
  Odds,
  Party,
  ReplayFrames,
  Shot,
  Update,
  Walk,
} from '@sensorium/host/protocol';
import type { Roster } from '@sensorium/rules';

export { FROM_THE_START, SECOND, commandOf, handOverFor, sideOf } from '@sensorium/host/protocol';
export type {
  ClockFace,
  ClockReading,
  Dossier,
  GameConfig,
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

export interface Opened {
  readonly dossier: Dossier;
  /** Who looks first: the person at the screen, of several the first marine player. */
  readonly viewer: Party;
  readonly update: Update;
}

type Said = { readonly ok: true; readonly update: Update } | { readonly ok: false; readonly why: Refusal };

/** Requests to the worker, each with what it answers. `since`: up to where the viewer has been told. */
export interface Requests {
  open: { params: [config: GameConfig]; result: Opened };
  say: { params: [side: Party, command: Command, viewer: Party, since: number]; result: Said };
  look: { params: [viewer: Party, since: number]; result: Update };
  undo: { params: [side: Party, since: number]; result: Update };
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
  why: { params: [side: Party, command: Command]; result: Refusal | null };
  save: { params: []; result: string };
  /** What was accepted since, to be appended to what is kept. */
  appendix: { params: [since: number]; result: Appendix };
  /** D15: public. */
  roster: { params: []; result: Roster };
  frames: { params: [save: string]; result: ReplayFrames };
}
export type RequestName = keyof Requests;

export type ToWorker = {
  [Name in RequestName]: { readonly id: number; readonly name: Name; readonly params: Requests[Name]['params'] };
}[RequestName];
export type FromWorker = { readonly id: number } & ({ readonly result: unknown } | { readonly error: string });
