/** A1.13: the options of chapter A, the usual value first. */
import type { ValuesOf } from '@sensorium/engine';

export const ARSENAL_OPTIONS = {
  'grenade-limit': ['off', 'on'],
  'second-cp-counter': ['on', 'off'],
  timer: ['off', 'on'],
} as const;

declare module '@sensorium/engine' {
  interface OptionTypes extends ValuesOf<typeof ARSENAL_OPTIONS> {}
}
