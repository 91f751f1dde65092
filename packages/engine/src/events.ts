import type { Marker, Piece, Side } from './state.ts';

/**
 * What happened, past tense, complete: the log, the animation, the sound and the statistics live on events alone. The
 * kinds are declared where they happen, by declaration merging.
 */
export interface EventTypes {
  'game-ended': { readonly winner: string };
}

/** How a piece stands after an event, in what all may see of it: whoever draws it needs no rule to know. */
export interface PieceNow<Field extends keyof Piece> {
  readonly now: Pick<Piece, Field>;
}

/** What is on a square after an event: its terrain by index, and whether it burns. */
export interface SquareNow {
  readonly now: { readonly is: number; readonly burns: boolean };
}

/** The markers on the board after an event. */
export interface MarkersNow {
  readonly now: { readonly markers: readonly Marker[] };
}

interface Told {
  /** The codex rule that caused it. */
  readonly rule: string;
  /** What only one side may know of it (C20), or one player of it: left out of what others are sent. */
  readonly secret?: { readonly for: Side; readonly player?: number; readonly value: number };
  /** Something hidden came to light: no undo beyond this point. */
  readonly reveals?: true;
}

export type EventKind = keyof EventTypes;
export type EventOf<Kind extends EventKind> = { readonly is: Kind } & EventTypes[Kind] & Told;
export type GameEvent = { [Kind in EventKind]: EventOf<Kind> }[EventKind];

export type Sink = (event: GameEvent) => void;

/** A target number is a sum with reasons: players see why, tests compare why. */
export interface Reasoned {
  readonly value: number;
  readonly because: string;
}

/** The event as one side may know it; where two play it, as that one of them may. */
export const eventFor = (event: GameEvent, side: Side, player?: number): GameEvent => {
  const { secret, ...open } = event;
  if (secret === undefined) return event;
  const isOthers = player !== undefined && secret.player !== undefined && secret.player !== player;
  return secret.for === side && !isOthers ? event : open;
};
