/** S6.11: the option of every automaton, the usual value first. */
import type { ValuesOf } from '@sensorium/engine';

export const TIE_OPTIONS = { ties: ['lots', 'mine'] } as const;

declare module '@sensorium/engine' {
  interface OptionTypes extends ValuesOf<typeof TIE_OPTIONS> {}
}
