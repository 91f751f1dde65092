/** D1.1, D13.1, D14.1: the options of chapter D, the usual value first. */
import type { ValuesOf } from '@sensorium/engine';
import { FIGURES } from '../core/data.ts';

export const DEATHWING_OPTIONS = {
  shield: ['block', 'parry'],
  ambush: ['off', 'on'],
  forceList: ['off', 'on'],
  timePoints: { from: 0, to: 4, usual: 0 }, // D16.17
  timer: ['on', 'off'],
  secure: ['off', 'on'],
  teleport: ['off', 'on'],
  stealerPool: { from: 0, to: 999, usual: FIGURES },
} as const;

declare module '@sensorium/engine' {
  interface OptionTypes extends ValuesOf<typeof DEATHWING_OPTIONS> {}
}
