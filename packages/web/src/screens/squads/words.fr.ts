import { counted, formatNumber } from '../../words/numbers.ts';
import type { SquadsWords } from './words.en.ts';

const count = counted('fr-FR');
const number = formatNumber('fr-FR');
const FIGURES = { one: 'figurine', other: 'figurines' };
const TERMINATORS = { one: 'terminator', other: 'terminators' };

export const squadsFr: SquadsWords = {
  title: 'Escouades de l’arsenal',
  intro:
    'Scouts, armures énergétiques, spécialistes et héros à la place des terminators. Chaque boîte vaut un nombre de terminators d’une mission ; ceux que personne ne remplace restent.',
  name: 'Nom de la liste',
  unnamed: 'Mes escouades',
  add: 'Ajouter une boîte',
  addOne: (name, figures, worth) => `Ajouter ${name} : ${count(figures, FIGURES)} pour ${count(worth, TERMINATORS)}`,
  boxNote: (figures, worth) => `${number(figures)} pour ${number(worth)}`,
  half: 'moitié',
  worth: (worth) => `Vaut ${count(worth, TERMINATORS)}`,
  worthOf: (worth, most) => `Vaut ${number(worth)} sur ${count(most, TERMINATORS)}`,
  forMission: (title, staying) =>
    staying === 0
      ? `${title} : tous sont remplacés.`
      : `${title} : ${count(staying, { one: 'terminator de la mission reste', other: 'terminators de la mission restent' })}.`,
  take: (title) => `Les emmener dans ${title}`,
  missions: (titles) => `Assez de terminators à remplacer : ${titles}`,
  empty: 'Ajoutez des escouades pour voir dans quelles missions elles tiennent.',
  noMission: 'Aucune mission n’a autant de terminators à remplacer.',
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  figureName: (index) => `Nom de la figurine ${index}`,
  figure: 'Figurine',
  arm: 'Armes',
  shieldOnBack: 'Bouclier dans le dos (bloque par-derrière)',
  value: 'Corps à corps',
  armour: {
    light: 'armure légère',
    sororitas: 'sororitas',
    'power-armour': 'armure énergétique',
    terminator: 'armure terminator',
  },
  sound: 'La liste respecte toutes les règles.',
  problems: 'Ce qui ne va pas',
  keep: 'Garder cette liste',
  kept: 'Gardée dans ce navigateur.',
  export: 'Enregistrer dans un fichier',
  play: 'Choisir une mission',
  auto: 'toujours',
  columns: {
    weapon: 'Arme',
    ap: 'PA',
    range: 'Portée',
    overwatch: 'Tir en alerte',
    dice: 'Dés',
    genestealer: 'Genestealer',
    hybrid: 'Hybride',
    heavy: 'Grand monstre',
    door: 'Porte',
    notes: 'Notes',
  },
  unlimited: 'toutes',
  adjacent: 'section voisine',
  notes: {
    heavy: 'lourde',
    sustained: 'tir soutenu',
    jams: 's’enraye sur un double en alerte',
    overheats: 'surchauffe sur un 1',
    section: 'toute la section',
    line: 'ligne de quatre',
    persistent: 'les flammes restent',
    smoke: 'bloque la vue',
    perTurn: 'un tir par tour',
    perPhase: 'un tir par phase',
    free: 'tire en mouvement',
    breach: 'ouvre une brèche',
    ammunition: (shots) => count(shots, { one: 'tir', other: 'tirs' }),
  },
  moves: ({ forward, back, side, quarterTurn, halfTurn }) =>
    `4 PA : avant ${forward}, arrière ${back}, côté ${side === 0 ? '–' : side}, quart de tour ${quarterTurn}, demi-tour ${halfTurn}`,
  psi: (points) => count(points, { one: 'point psi', other: 'points psi' }),
  special: {
    scope: 'tir soutenu aussi contre les ennemis rapides',
    'camo-cloak': 'attaqué en dernier dans sa section',
    grapnel: 'grimpe pour 1 PA, hors des trous aussi',
    'grav-chute': 'ne tombe jamais',
    narthecium: 'récupère le patrimoine génétique',
    'servo-arm': 'les armes lourdes voisines se rechargent à moitié prix',
    rosarius: 'dés des attaquants −1',
    chainfist: 'coupe les portes',
  },
  effects: {
    parry: 'parade',
    block: 'blocage',
    psi: 'les points psi s’ajoutent',
    staff: 'l’attaquant jette un dé de moins',
    ties: 'sa section gagne les égalités',
    reroll: 'relance un dé par tour',
    bonus: (bonus) => `+${bonus}`,
    dice: (dice) => `${dice} dés`,
  },
};
