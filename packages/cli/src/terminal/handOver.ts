import type { Pending, Side } from '@sensorium/engine';
import type { Console } from './console.ts';

/** Who is looking at the screen: a player alone, or both after a question put to them in public. */
export type Looking = Side | 'both';

export interface ScreenPlan {
  /** Ask for the keyboard to be passed, with a blank screen, before anything is shown. */
  readonly handOver: boolean;
  readonly show: 'own' | 'public';
}

/** C20.3: asked aloud, whatever the counter shows: its options are secret, that it is asked is not. */
const ASKED_ALOUD = 'cp-response';

/** Two people at one keyboard (C20.1): what to show for this decision, and whether to hand over before. */
export const planScreen = (open: Pending, persons: readonly Side[], looking: Looking | null): ScreenPlan => {
  if (persons.length < 2 || looking === open.side) return { handOver: false, show: 'own' };
  if (open.isPublic || open.decision === ASKED_ALOUD) return { handOver: false, show: 'public' };
  return { handOver: true, show: 'own' };
};

/** D1.11: what was typed in secret is wiped off before the next player looks. False when nobody takes the keyboard. */
export const handOverSecret = async (console: Console, prompt: string): Promise<boolean> => {
  console.clear();
  return typeof (await console.ask(prompt)) === 'string';
};
