/** A1.13: the options of chapter A, the usual value first. */
export const ARSENAL_OPTIONS = {
  'grenade-limit': ['off', 'on'],
  'second-cp-counter': ['on', 'off'],
  timer: ['off', 'on'],
} as const;
