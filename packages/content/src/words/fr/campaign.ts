import type { CampaignEvent, CampaignReason } from '../en/campaign.ts';
import type { EventSentences } from '../sentences.ts';
import { terms } from './terms.ts';

const gearOf = (id: string): string => (terms.gear as Readonly<Record<string, string>>)[id] ?? id;

export const campaignEvents: Required<Pick<EventSentences, CampaignEvent>> = {
  'reload-taken': ({ piece, weapon, loaded }, names) =>
    `${names.piece(piece)} prend une recharge dans la réserve (${gearOf(weapon)}) et ${loaded ? 'la met en place' : 'la garde'}.`,
  'leader-placed': ({ at }, names) => `le chef genestealer attend en ${names.square(at)}.`,
  'mages-sought': ({ die, squads, found }) =>
    `on cherche les mages : [${die}], sous ${squads} ils sont partis : ${found ? 'ils sont là' : 'ils sont partis'}.`,
  'guard-placed': ({ at }, names) => `un blip garde le coin ${names.square(at)}.`,
};

export const campaignRefusals: Readonly<Record<CampaignReason, string>> = {
  'no-bid': 'Une enchère est un nombre entier dans les limites.',
  'no-cache-here': 'Il n’y a pas de réserve d’armes dans cette mission.',
  'no-more-spares': 'Il ne peut pas porter plus de recharges ; il peut seulement la mettre en place.',
  'no-tank-in-front': 'Aucun réservoir n’est droit devant lui.',
  'not-a-corner-for-the-leader': 'Le chef attend dans un coin loin de la porte.',
  'only-from-a-corridor': 'Dans ce raid on ne se téléporte que depuis un couloir de déploiement.',
  'tank-is-destroyed': 'Un réservoir détruit ne donne rien.',
  'member-left-over': 'Chaque membre d’une escouade dissoute doit trouver une place.',
  'no-squad-chosen': 'Au moins une escouade doit partir.',
  'no-such-squad': 'Cette escouade ne peut être ni dissoute ni rejointe.',
  'not-an-objective-area': 'Seule une zone objectif peut rester ouverte.',
  'not-enough-torpedoes': 'Il ne reste pas assez de torpilles pour autant de marines.',
  'not-this-step': 'La campagne n’en est pas là.',
  'squad-cannot-be-given-up': 'Seule une escouade qui n’y a pas pris part peut être abandonnée.',
  'squad-is-bound': 'Cette escouade tient le périmètre pour le reste de la campagne.',
  'squad-is-full': 'Une escouade a cinq membres au plus.',
  'squad-is-gone': 'Cette escouade n’a plus personne.',
  'squad-is-whole': 'Seules les escouades qui ont perdu quelqu’un en accueillent d’autres.',
  'squad-named-twice': 'Une escouade part une seule fois.',
  'squad-took-part': 'Une partie de cette escouade a combattu dans le dernier scénario et doit se reposer.',
};
