/** Campaign and solo mission (D21–D23): what happens, and why something is refused. */
import type { EventSentences } from './events.ts';
import { termsEn } from './terms.en.ts';

const gearOf = (id: string): string => (termsEn.gear as Readonly<Record<string, string>>)[id] ?? id;

export const campaignEventsEn = {
  'reload-taken': ({ piece, weapon, loaded }, names) =>
    `${names.piece(piece)} takes a reload for the ${gearOf(weapon)} out of the cache and ${loaded ? 'loads it' : 'keeps it'}.`,
  'leader-placed': ({ at }, names) => `the genestealer leader waits at ${names.square(at)}.`,
  'guard-placed': ({ at }, names) => `a blip guards the corner ${names.square(at)}.`,
} satisfies EventSentences;

export const campaignRefusalsEn = {
  'no-bid': 'A bid is a whole number within the limits.',
  'no-cache-here': 'There is no weapons cache in this mission.',
  'no-more-spares': 'He cannot carry more spares; he can only load it.',
  'no-tank-in-front': 'No tank stands straight ahead of him.',
  'not-a-corner-for-the-leader': 'The leader waits in a corner far from the door.',
  'tank-is-destroyed': 'A destroyed tank gives nothing.',
};
