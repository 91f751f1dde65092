import { plural } from '../numbers.ts';
import { towardsEdge } from '../articles.ts';
import type { ShownMissionWords } from '../../en/terminal/missions.ts';

export const missions: ShownMissionWords = {
  legend: '. sol   | - porte fermée   1 2 déploiement   T cible   U conduit   > < ^ v zone d’entrée   X sortie',
  legendD:
    '= cloison   & caisse   % débris   $ réservoir   * piège   ^ échelle (sur le plateau)   : vide-ordures   ! porte extérieure',
  squad: (name, members) => `Escouade ${name} : ${members}`,
  deploy: (by, who, squares) =>
    `${by === 'marines' ? 'Les marines' : 'Les aliens'} déploient ${who} sur ${squares === null ? 'n’importe quelle case de sol' : `les cases ${squares}`} ; les marines choisissent leur orientation.`,
  blips: (start, perTurn) => `Blips : ${start} au début, ${perTurn} par tour.`,
  blipsInAll: (start, perTurn, total) => `Blips : ${start} au début, ${perTurn} par tour au plus, ${total} en tout.`,
  aims: (marines, aliens) => [`Marines : ${marines}`, `Aliens : ${aliens}`],
  advice: { marines: 'Conseils aux marines', aliens: 'Conseils aux aliens' },
  level: (level) => `niveau ${level}`,
  shots: (weapon, count) => `${weapon} : ${plural(count, 'tir', 'tirs')}`,
  spares: (weapon, count) => `${weapon} : ${count} de rechange`,
  standsAt: (at) => `en ${at}`,
  faces: (facing) => `tourné ${towardsEdge(facing)}`,
  prone: 'à terre',
  marines: (count) => plural(count, 'marine', 'marines'),
  inForce: (rules) => `En vigueur : ${rules.join(' ; ')}`,
  severity: { error: 'erreur', warning: 'avertissement' },
  checked: (file, errors, warnings) =>
    `${file} : ${plural(errors, 'erreur', 'erreurs')}, ${plural(warnings, 'avertissement', 'avertissements')}`,
};
