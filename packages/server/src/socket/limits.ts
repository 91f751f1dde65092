/** So much at once, so much a second: a bucket that fills by itself. */
export class Bucket {
  private left: number;
  private at: number;
  private readonly most: number;
  private readonly perSecond: number;

  constructor(most: number, perSecond: number, now: number) {
    this.most = most;
    this.perSecond = perSecond;
    this.left = most;
    this.at = now;
  }

  /** False where there is not enough left. */
  take(now: number, much = 1): boolean {
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < much) return false;
    this.left -= much;
    return true;
  }

  get isFull(): boolean {
    return this.left >= this.most;
  }
}

/** A bucket for each address; those that are full again are forgotten. */
export class Buckets {
  private readonly known = new Map<string, Bucket>();
  private readonly most: number;
  private readonly perSecond: number;

  constructor(most: number, perSecond: number) {
    this.most = most;
    this.perSecond = perSecond;
  }

  take(who: string, now: number, much = 1): boolean {
    let bucket = this.known.get(who);
    if (bucket === undefined) {
      if (this.known.size > 10_000) this.forget(now);
      this.known.set(who, (bucket = new Bucket(this.most, this.perSecond, now)));
    }
    return bucket.take(now, much);
  }

  private forget(now: number): void {
    for (const [who, bucket] of this.known) {
      bucket.take(now, 0);
      if (bucket.isFull) this.known.delete(who);
    }
  }
}
