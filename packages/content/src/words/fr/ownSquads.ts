import type { OwnSquadWords } from '../en/ownSquads.ts';
import { number, plural } from './numbers.ts';

const terminators = (worth: number): string => plural(worth, 'terminator', 'terminators');

export const ownSquads: OwnSquadWords = {
  title: 'Vos propres escouades (A16.6)',
  intro:
    'Composez librement : classe, rang, armes. Valeurs, mouvement et prix découlent des tables ; ce qu’une règle interdit est barré, avec son numéro.',
  compose: 'Composer votre propre escouade',
  squad: (place) => `Votre escouade ${place}`,
  squadName: 'Nom de l’escouade',
  addFigure: 'Ajouter une figurine',
  addLast: 'Une de plus comme la dernière',
  readyMade: 'Figurines toutes faites (A16.9)',
  full: (most) => `Une escouade a ${most} figurines au plus (A16.6).`,
  figures: (figures, most) => `${plural(figures, 'figurine', 'figurines')} sur ${most}`,
  class: 'Classe',
  rank: 'Rang',
  name: (place) => `Nom de la figurine ${place}`,
  removeFigure: (name) => `Retirer ${name}`,
  columns: {
    light: 'Armes légères',
    heavy: 'Armes lourdes',
    composite: 'Armes combinées',
    melee: 'Corps à corps',
    equipment: 'Équipement',
    grenades: 'Grenades',
  },
  grenadesNote: 'Elles viennent de la classe et du rang (A16.7).',
  comesWith: 'vient de la classe et du rang',
  noWeapon: 'aucune arme',
  noGrenades: 'aucune grenade',
  values: {
    closeCombat: 'Corps à corps',
    movement: 'Mouvement',
    killedAs: 'Visé comme',
    worth: 'Valeur',
  },
  closeCombat: (bare, armed) => (armed === '' ? bare : `${bare}, armé ${armed}`),
  parry: 'parade',
  block: 'blocage',
  movement: {
    light: 'armure légère',
    sororitas: 'sororitas',
    'sororitas-heavy': 'sororitas avec une arme lourde',
    'power-armour': 'armure énergétique',
    'power-armour-heavy': 'armure énergétique avec une arme lourde',
    terminator: 'terminator',
  },
  killedAs: { light: 'armure légère', powerArmour: 'armure énergétique', terminator: 'terminator' },
  worth: terminators,
  line: {
    closeCombat: (value) => `corps à corps ${value}`,
    moves: (row) => `se déplace comme ${row}`,
    worth: (worth) => `vaut ${number(worth)}`,
    squad: (name, worth) => `${name} : vaut ${terminators(worth)} (A16.8)`,
    list: (name, worth, errors) => `${name} : vaut ${terminators(worth)}, ${plural(errors, 'erreur', 'erreurs')}`,
  },
  ask: {
    list: 'Nom de la liste :',
    squad: 'Nom de l’escouade suivante, ou rien pour finir la liste :',
    class: 'Classe de la figurine suivante, ou rien pour finir l’escouade',
    rank: 'Rang, ou rien pour un soldat',
    gear: 'Armes, objets et équipement, séparés par des virgules :',
    name: 'Nom, ou rien :',
    count: 'Combien, ou rien pour une seule :',
    none: (answer) => `« ${answer} » n’en fait pas partie.`,
  },
  adviceTitle: 'Conseils',
  advice: {
    'few-heavy-weapons': ({ heavy = 0, advised = 0 }) =>
      `Dix figurines en armure énergétique gagnent à avoir au moins ${advised} armes lourdes ; celles-ci en ont ${heavy}. Un conseil, pas une règle.`,
    'scope-for-fast-enemies': () =>
      'Une lunette garde le tir en rafales contre les ennemis rapides. Contre les genestealers elle ne change rien.',
  },
};
