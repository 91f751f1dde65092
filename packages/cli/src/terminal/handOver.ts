import type { Pending } from '@sensorium/engine';
import { handOverFor, sideOf, type Party } from '@sensorium/host';
import type { Console } from './console.ts';

/** Who is looking at the screen: a player alone, or both after a question put to them in public. */
export type Looking = Party | 'both';

/** A decision, and whose it is at this keyboard. */
export interface Question extends Pending {
  readonly party: Party;
}

/** Who sits at the keyboard; whether two marine players have secrets from each other (A3.12). */
export interface Sharing {
  readonly persons: readonly Party[];
  readonly hasTwoCounters: boolean;
}

export interface ScreenPlan {
  /** Ask for the keyboard to be passed, with a blank screen, before anything is shown. */
  readonly handOver: boolean;
  readonly show: 'own' | 'public';
}

/** Several people at one keyboard (C20.1): what to show for this decision, and whether to hand over before. */
export const planScreen = (
  open: Question,
  { persons, hasTwoCounters }: Sharing,
  looking: Looking | null,
): ScreenPlan => {
  const isOwn = looking === open.party || (!hasTwoCounters && isSameSide(looking, open.party));
  if (persons.length < 2 || isOwn) return { handOver: false, show: 'own' };
  return handOverFor(open) === 'whole' ? { handOver: true, show: 'own' } : { handOver: false, show: 'public' };
};

const isSameSide = (looking: Looking | null, party: Party): boolean =>
  looking !== null && looking !== 'both' && sideOf(looking) === sideOf(party);

/** D1.11: what was typed in secret is wiped off before the next player looks. False when nobody takes the keyboard. */
export const handOverSecret = async (console: Console, prompt: string): Promise<boolean> => {
  console.clear();
  return typeof (await console.ask(prompt)) === 'string';
};
