import type { ForceWords } from '../en/forces.ts';

export const forces: ForceWords = {
  squads: {
    'squad-command': 'Escouade de commandement',
    'squad-heavy': 'Escouade d’armes lourdes',
    'squad-assault': 'Escouade d’assaut',
    'squad-standard': 'Escouade standard',
    'squad-recon': 'Escouade de reconnaissance',
  },
  options: {
    'opt-psi-level': 'Niveau de maîtrise suivant',
    'opt-flamer-charge': 'Recharge de lance-flammes',
    'opt-cannon-magazine': 'Chargeur de canon',
    'opt-sb-to-flamer': 'Lance-flammes au lieu du fulgurant',
    'opt-sb-to-heavy': 'Arme lourde au lieu du fulgurant',
    'opt-chainfist': 'Poing tronçonneur au lieu du gantelet',
    'opt-captain': 'Le sergent devient capitaine',
    'opt-sword': 'Épée énergétique au lieu du gantelet',
    'opt-assault-arms': 'Armes de corps à corps',
  },
  reasons: {
    'too-expensive': ({ cost, bid }) => `La force coûte ${cost} points, et il y en a ${bid} à dépenser.`,
    'no-leader': () => 'Une force a besoin d’au moins un sergent ou un capitaine.',
    'one-squad': ({ squads }) => `La mission en solitaire prend une seule escouade ; la liste en a ${squads}.`,
    'no-squads': () => 'La force n’a aucune escouade.',
    'no-room': ({ missing }) =>
      `Marines de trop : ${missing}. Il n’y a pas de case de départ pour eux, et aucun couloir ne peut être allongé.`,
    'no-flamer': () =>
      'Cette mission se gagne par le feu, et personne dans cette force ne porte de lance-flammes lourd.',
    'too-many-squads': ({ most }) => `Une campagne prend ${most} escouades au plus.`,
    'two-captains': ({ captains }) => `Une force a au plus un capitaine ; celle-ci en a ${captains}.`,
    'time-points': ({ most, given }) => `Les points de temps vont de 0 à ${most}, pas ${given}.`,
    'not-this-squads-option': ({ option, squad }) => `${option} : pas en vente pour ${squad}.`,
    'not-eligible': ({ option }) => `${option} : pas pour ce membre.`,
    'too-often': ({ option, most }) => `${option} s’achète au plus ${most} fois pour un membre.`,
    'rearmed-twice': ({ option }) => `${option} : un membre n’est réarmé qu’une fois.`,
    'flamer-and-chainfist': () =>
      'Dans l’escouade d’assaut, un marine reçoit un lance-flammes ou un poing tronçonneur, pas les deux.',
    'no-such-choice': ({ given, choices }) => `« ${given} » n’est pas parmi les choix : ${choices}.`,
    'no-choice-here': ({ given }) => `Ce membre n’a rien à choisir, donc pas « ${given} ».`,
    'wrong-members': ({ given, wanted }) => `L’escouade a ${wanted} membres, la liste en nomme ${given}.`,
  },
};
