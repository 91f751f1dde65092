import type { Pending, Side } from '@sensorium/engine';
import { handOverFor } from '@sensorium/host';
import type { Console } from './console.ts';

/** Who is looking at the screen: a player alone, or both after a question put to them in public. */
export type Looking = Side | 'both';

export interface ScreenPlan {
  /** Ask for the keyboard to be passed, with a blank screen, before anything is shown. */
  readonly handOver: boolean;
  readonly show: 'own' | 'public';
}

/** Two people at one keyboard (C20.1): what to show for this decision, and whether to hand over before. */
export const planScreen = (open: Pending, persons: readonly Side[], looking: Looking | null): ScreenPlan => {
  if (persons.length < 2 || looking === open.side) return { handOver: false, show: 'own' };
  return handOverFor(open) === 'whole' ? { handOver: true, show: 'own' } : { handOver: false, show: 'public' };
};

/** D1.11: what was typed in secret is wiped off before the next player looks. False when nobody takes the keyboard. */
export const handOverSecret = async (console: Console, prompt: string): Promise<boolean> => {
  console.clear();
  return typeof (await console.ask(prompt)) === 'string';
};
