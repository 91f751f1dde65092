import type { campaignEventsEn, campaignRefusalsEn } from './campaign.en.ts';
import type { EventSentences } from './events.ts';
import { termsFr } from './terms.fr.ts';

const gearOf = (id: string): string => (termsFr.gear as Readonly<Record<string, string>>)[id] ?? id;

export const campaignEventsFr: Required<Pick<EventSentences, keyof typeof campaignEventsEn>> = {
  'reload-taken': ({ piece, weapon, loaded }, names) =>
    `${names.piece(piece)} prend une recharge dans la réserve (${gearOf(weapon)}) et ${loaded ? 'la met en place' : 'la garde'}.`,
  'leader-placed': ({ at }, names) => `le chef genestealer attend en ${names.square(at)}.`,
  'guard-placed': ({ at }, names) => `un écho garde le coin ${names.square(at)}.`,
};

export const campaignRefusalsFr: Readonly<Record<keyof typeof campaignRefusalsEn, string>> = {
  'no-bid': 'Une enchère est un nombre entier dans les limites.',
  'no-cache-here': 'Il n’y a pas de réserve d’armes dans cette mission.',
  'no-more-spares': 'Il ne peut pas porter plus de recharges ; il peut seulement la mettre en place.',
  'no-tank-in-front': 'Aucune cuve n’est droit devant lui.',
  'not-a-corner-for-the-leader': 'Le chef attend dans un coin loin de la porte.',
  'tank-is-destroyed': 'Une cuve détruite ne donne rien.',
};
