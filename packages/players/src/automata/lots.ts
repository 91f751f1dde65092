/** S3.22, S7: dice of a decision, read in the order rolled. */
import type { DieReason } from '@sensorium/rules';

/** A decision cannot be made before another die is rolled. */
export class DieNeeded extends Error {
  readonly reason: DieReason;
  constructor(reason: DieReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Made once: a stack trace would cost more than the decision. */
const NEEDED: Readonly<Record<DieReason, DieNeeded>> = {
  placement: new DieNeeded('placement'),
  brood: new DieNeeded('brood'),
  lot: new DieNeeded('lot'),
  'ambush-turn': new DieNeeded('ambush-turn'),
  'reinforcement-table': new DieNeeded('reinforcement-table'),
};

const FACES = 6;

export class Dice {
  private readonly rolled: readonly number[];
  private next = 0;

  constructor(rolled: readonly number[]) {
    this.rolled = rolled;
  }

  take(reason: DieReason): number {
    const die = this.rolled[this.next];
    if (die === undefined) throw NEEDED[reason];
    this.next += 1;
    return die;
  }

  /** S3.22: one of several candidates listed in canonical order. */
  lot<Candidate>(candidates: readonly Candidate[]): Candidate {
    const count = candidates.length;
    if (count === 1) return candidates[0]!;
    let dice = 1;
    let faces = FACES;
    while (faces < count) {
      dice += 1;
      faces *= FACES;
    }
    const limit = count * Math.floor(faces / count);
    for (;;) {
      let value = 0;
      for (let i = 0; i < dice; i++) value = value * FACES + this.take('lot') - 1;
      if (value < limit) return candidates[Math.floor((value * count) / limit)]!;
    }
  }
}
