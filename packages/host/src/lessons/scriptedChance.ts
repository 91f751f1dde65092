/** Chance that gives what a lesson has written down, and beyond that what its seed has. */
import { SEEDED, type Chance } from '@sensorium/engine';

export class ScriptedChance implements Chance {
  private next: number[] = [];

  /** For what is said now; what is left of the last script is forgotten. */
  load(script: readonly number[]): void {
    this.next = [...script];
  }

  /** Written down and not asked for. */
  get left(): number {
    return this.next.length;
  }

  die: Chance['die'] = (game, reason) => this.next.shift() ?? SEEDED.die(game, reason);
  draw: Chance['draw'] = (game, reason, counts) => this.next.shift() ?? SEEDED.draw(game, reason, counts);
}
