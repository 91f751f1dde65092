/** Dice as the tray shows them. */
import type { PieceId } from '@sensorium/engine';

interface ShownDie {
  readonly key: string;
  readonly value: number;
  /** Whether it decided anything. */
  readonly counts: boolean;
}

export const shown = (dice: readonly number[], counts: (value: number) => boolean): ShownDie[] =>
  dice.map((value, place) => ({ key: `${place}`, value, counts: counts(value) }));

/** What an event says of its dice. */
export interface Telling {
  readonly dice: readonly number[];
  readonly counts: (value: number) => boolean;
  /** The other side's, of which the highest counts. */
  readonly against?: readonly number[];
  /** 0 where no number was needed. */
  readonly needed: number;
  /** Why, in words; those of the event's own rule if left out. */
  readonly because?: readonly string[];
  readonly verdict: string;
  readonly detail?: string;
  readonly isGood: boolean;
  readonly pieces: readonly PieceId[];
}

/** The dice of an event, with what was needed and what came of it. */
export interface Throw {
  readonly attack: readonly ShownDie[];
  readonly defence: readonly ShownDie[];
  readonly needed: number;
  readonly because: readonly string[];
  readonly verdict: string;
  readonly detail: string;
  readonly isGood: boolean;
  readonly rule: string;
  readonly who: string;
  /** Whose dice they are, where both sides throw. */
  readonly against: string;
  /** Of the one who is decided about. */
  readonly piece: PieceId;
}
