/** What falls together on a real table, and what it is for: found out by guessing it, on a copy that nobody plays on with. */
import type { GameEvent } from '@sensorium/engine';
import type { TypedChance, Wanted } from './typedChance.ts';

export interface Throwing {
  /** Dice or counters that fall together, in the order in which they are typed. */
  readonly wanted: readonly Wanted[];
  /** How many of them are typed already, and what. */
  readonly typed: number;
  readonly values: readonly number[];
  /** What has happened of the order until they fall: secrets included. */
  readonly before: readonly GameEvent[];
  /** What they decide, with dice that were guessed: who, against whom, what is needed. */
  readonly decides: GameEvent | null;
}

/** Enough is known: the guess leads no farther. */
class Foreseen extends Error {}

/** Listens to a table, beside its chance. */
export class Ear {
  private readonly chance: TypedChance;
  private heard: GameEvent[] = [];
  /** Values that had been asked for when something was last heard. */
  private settled = 0;
  /** With more values than these it has heard enough; null while nothing is foreseen. */
  private enough: number | null = null;

  constructor(chance: TypedChance) {
    this.chance = chance;
  }

  readonly hear = (event: GameEvent): void => {
    if (this.enough === null) return;
    if (this.chance.asked.length > this.enough) {
      this.heard.push(event);
      throw new Foreseen();
    }
    this.heard.push(event);
    this.settled = this.chance.asked.length;
  };

  /** `perform` tries the order that still wants values after those given. It is cut short, or must be as if it had not been. */
  foresee(given: readonly number[], perform: () => void): Throwing {
    this.heard = [];
    this.settled = 0;
    this.enough = given.length;
    this.chance.lay(given, true);
    let isCut = false;
    try {
      perform();
    } catch (error) {
      if (!(error instanceof Foreseen)) throw error;
      isCut = true;
    } finally {
      this.enough = null;
    }
    const wanted = this.chance.asked.slice(this.settled);
    return {
      wanted,
      typed: given.length - this.settled,
      values: given.slice(this.settled),
      before: isCut ? this.heard.slice(0, -1) : this.heard,
      decides: isCut ? this.heard.at(-1)! : null,
    };
  }
}
