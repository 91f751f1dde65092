/** Campaign and solo mission (D21–D23): what happens, and why something is refused. */
import type { EventSentences } from '../sentences.ts';
import { terms } from './terms.ts';

const gearOf = (id: string): string => (terms.gear as Readonly<Record<string, string>>)[id] ?? id;

export const campaignEvents = {
  'reload-taken': ({ piece, weapon, loaded }, names) =>
    `${names.piece(piece)} takes a reload for the ${gearOf(weapon)} out of the cache and ${loaded ? 'loads it' : 'keeps it'}.`,
  'leader-placed': ({ at }, names) => `the genestealer leader waits at ${names.square(at)}.`,
  'mages-sought': ({ die, squads, found }) =>
    `the mages are sought: [${die}], below ${squads} they are gone: ${found ? 'they are here' : 'they are gone'}.`,
  'guard-placed': ({ at }, names) => `a blip guards the corner ${names.square(at)}.`,
} satisfies Partial<EventSentences>;

export const campaignRefusals = {
  'no-bid': 'A bid is a whole number within the limits.',
  'no-cache-here': 'There is no weapons cache in this mission.',
  'no-more-spares': 'He cannot carry more spares; he can only load it.',
  'no-tank-in-front': 'No tank stands straight ahead of him.',
  'not-a-corner-for-the-leader': 'The leader waits in a corner far from the door.',
  'only-from-a-corridor': 'In this Raid marines teleport out from a deployment corridor only.',
  'tank-is-destroyed': 'A destroyed tank gives nothing.',
  'member-left-over': 'Every member of a squad that is disbanded must find a place.',
  'no-squad-chosen': 'At least one squad must go.',
  'no-such-squad': 'That squad cannot be disbanded or joined.',
  'not-an-objective-area': 'Only an objective area can be left open.',
  'not-enough-torpedoes': 'There are not enough torpedoes left for so many marines.',
  'not-this-step': 'The campaign is not at that point.',
  'squad-cannot-be-given-up': 'Only a squad that did not take part can be given up.',
  'squad-is-bound': 'This squad holds the perimeter for the rest of the campaign.',
  'squad-is-full': 'A squad has five members at most.',
  'squad-is-gone': 'This squad has nobody left.',
  'squad-is-whole': 'Only squads that have lost somebody take in others.',
  'squad-named-twice': 'A squad goes once.',
  'squad-took-part': 'Some of this squad fought in the last scenario and must rest.',
};

export type CampaignReason = keyof typeof campaignRefusals;
export type CampaignEvent = keyof typeof campaignEvents;
