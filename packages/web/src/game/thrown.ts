/** Dice as the tray shows them. */
interface ShownDie {
  readonly key: string;
  readonly value: number;
  /** Whether it decided anything. */
  readonly counts: boolean;
}

export const shown = (dice: readonly number[], counts: (value: number) => boolean): ShownDie[] =>
  dice.map((value, place) => ({ key: `${place}`, value, counts: counts(value) }));

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
}
