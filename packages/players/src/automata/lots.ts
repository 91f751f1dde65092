/** S3.22, S7: dice of a decision, read in the order rolled; S6.11: and the person's answers among them. */
import type { PieceId } from '@sensorium/engine';
import { BY_LOT, FIRST_PICK, type DieReason, type Tie } from '@sensorium/rules';

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

/** S6.11: a decision cannot be made before the person has been asked. */
export class TieOpen extends Error {
  readonly of: Tie;
  readonly piece: PieceId;
  readonly among: readonly number[];
  constructor(of: Tie, piece: PieceId, among: readonly number[]) {
    super(of);
    this.of = of;
    this.piece = piece;
    this.among = among;
  }
}

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

  /** S6.11: what the person has chosen of what is equal; asked if he has not been. */
  answer<Candidate>(of: Tie, piece: PieceId, candidates: readonly Candidate[], idOf: (candidate: Candidate) => number) {
    const said = this.rolled[this.next];
    if (said === undefined) throw new TieOpen(of, piece, candidates.map(idOf));
    this.next += 1;
    return said === BY_LOT ? this.lot(candidates) : candidates[said - FIRST_PICK]!;
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
