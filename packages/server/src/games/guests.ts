/** Who is at a table: connections with a place and onlookers, since when others are away, and how much each knows. */
import type { Party } from '@sensorium/host';
import type { Tell } from '@sensorium/host/online';

/** Somebody at the table: a connection with a place, or one who looks on. */
export interface Guest {
  /** Null for who looks on. */
  readonly party: Party | null;
  tell(message: Tell): void;
}

export class Guests {
  private readonly now: () => number;
  private readonly present = new Set<Guest>();
  private readonly away = new Map<Party, number>();
  /** Of how many commands that stand each has been told. */
  private readonly told = new Map<Party | null, number>();

  /** `length`: commands that stand. Whether others saw them before the game was put away is not known: they count as told. */
  constructor(persons: readonly Party[], now: () => number, length: number) {
    this.now = now;
    for (const party of persons) {
      this.away.set(party, now());
      this.told.set(party, length);
    }
  }

  get isEmpty(): boolean {
    return this.present.size === 0;
  }

  get all(): readonly Guest[] {
    return [...this.present];
  }

  has(guest: Guest): boolean {
    return this.present.has(guest);
  }

  enter(guest: Guest): void {
    this.present.add(guest);
    if (guest.party !== null) this.away.delete(guest.party);
  }

  /** False where he was not here. */
  leave(guest: Guest): boolean {
    if (!this.present.delete(guest)) return false;
    const { party } = guest;
    if (party !== null && !this.all.some((other) => other.party === party)) this.away.set(party, this.now());
    return true;
  }

  isHere(party: Party): boolean {
    return !this.away.has(party);
  }

  awaySince(party: Party): number | null {
    return this.away.get(party) ?? null;
  }

  tell(message: Tell, isMeant: (guest: Guest) => boolean = () => true): void {
    for (const guest of this.present) if (isMeant(guest)) guest.tell(message);
  }

  noteTold(party: Party | null, length: number): void {
    this.told.set(party, length);
  }

  /** C1.13: whether somebody else knows the last of so many commands. */
  isKnownToOthers(party: Party, length: number): boolean {
    for (const [who, known] of this.told) if (who !== party && known >= length) return true;
    return false;
  }
}
