/** English for all of it, German for half: what a language leaves out is said in English. */
import type { registerWords } from '@sensorium/content/words';

type Words = Parameters<typeof registerWords>[1];

export const english = {
  terms: {
    units: { signaller: 'signaller' },
    verbs: { light: 'light the beacon', heed: 'heed the beacon' },
    questions: { 'heed-beacon': 'Heed the beacon?' },
    missionRules: { 'light-beacons': 'Light every beacon.' },
  },
  help: {
    verbs: {
      light: 'Lights the beacon he stands on. The aliens may heed it.',
      heed: 'One blip more comes in every turn from now on.',
    },
    decisions: { 'heed-beacon': 'Each beacon that is heeded counts for the rest of the game.' },
  },
  events: {
    'beacon-lit': ({ piece, left }, names) => `${names.piece(piece)} lights a beacon; ${left} left.`,
    'beacon-heeded': () => 'Something has seen the light.',
  },
  refusals: {
    'no-beacon-here': 'There is no dark beacon here.',
    'heed-the-beacon-or-not': 'Heed the beacon or pass.',
  },
} satisfies Words;

export const german = {
  terms: {
    units: { signaller: 'Melder' },
    verbs: { light: 'Leuchtfeuer entzünden' },
  },
  events: { 'beacon-heeded': () => 'Etwas hat das Licht gesehen.' },
} satisfies Words;
