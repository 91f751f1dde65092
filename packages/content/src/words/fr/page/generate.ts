import { count } from '../numbers.ts';
import type { GenerateWords } from '../../en/page/generate.ts';

const scenario = (name: string, note: string) => ({ name, note });

export const generate: GenerateWords = {
  title: 'Missions sans fin',
  intro:
    'Dix dalles, six scénarios, un nouveau plateau à chaque fois. Posez les dalles à tour de rôle avec quelqu’un, contre un programme, ou laissez faire le hasard.',
  how: 'Qui pose les dalles',
  ways: { bot: 'Vous et un programme', two: 'Deux personnes', lot: 'Le hasard' },
  wayNotes: {
    bot: 'À tour de rôle ; vous attachez les couloirs des marines',
    two: 'À tour de rôle, à cet écran',
    lot: 'Tout le plateau d’un coup, le même pour le même nombre',
  },
  scenario: 'Scénario',
  byDie: 'Lancer un dé',
  byDieNote: 'L’un des six',
  scenarios: {
    'scn-recon': scenario('Reconnaissance', 'Les voir, et rentrer'),
    'scn-establish': scenario('Établir un périmètre', 'Sécuriser les quatre accès les plus proches'),
    'scn-defend': scenario('Périmètre défensif', 'Tenir les couloirs d’arrivée'),
    'scn-raid': scenario('Raid', 'Détruire les cuves de la salle de contrôle'),
    'scn-escape': scenario('Évasion', 'Se téléporter depuis la salle de contrôle'),
    'scn-destroy': scenario('Chercher et détruire', 'Sécuriser tous les accès'),
  },
  forces: 'Forces',
  forceWays: {
    own: { name: 'Deux escouades standard', note: 'Dix marines, ou une de vos listes au début de la partie' },
    bid: { name: 'Enchérir et acheter', note: 'Les dalles posées, l’enchère la plus basse mène les marines' },
  },
  seedNote: 'Le même nombre tire les mêmes dalles.',
  begin: 'Poser la première dalle',
  draw: 'Tirer un plateau',
  table: 'Le plateau tel qu’il est posé',
  cell: (column, row, isFitting) =>
    `Colonne ${column}, rangée ${row} : ${isFitting ? 'la dalle va ici' : 'la dalle ne va pas ici'}`,
  connector: (number) => `Attacher un couloir à la sortie ${number}`,
  layYours: (number) => `Votre dalle : numéro ${number} sur 8`,
  layAs: (who, number) => `${who} pose la dalle ${number} sur 8`,
  seats: ['Le joueur 1', 'Le joueur 2'],
  sideSeats: ['Le joueur marine', 'Le joueur alien'],
  addRoom: 'Joueur alien : ajoutez la salle de contrôle',
  attach: (number) => `Joueur marine : attachez le couloir de déploiement ${number}`,
  attachNote:
    'Deux couloirs de cinq cases, pour vos escouades. Chaque sortie laissée libre est un accès pour les aliens.',
  finished: 'Le plateau est terminé',
  hand: 'Dalle en main',
  tiles: [
    'Poste de garde',
    'Armurerie latérale',
    'Croisement',
    'Salle aux piliers',
    'Boucle',
    'Cellules',
    'Cale',
    'Lacet',
    'Cales jumelles',
    'Salle de contrôle',
  ],
  pickCell: 'Choisissez une place sur la table.',
  fits: 'Elle va ici.',
  turn: 'Tourner',
  lay: 'Poser ici',
  finishByLot: 'Finir au hasard',
  another: 'Un autre plateau',
  again: 'Recommencer',
  rolled: (die) => `dé : ${die}`,
  reinforcements: (perTurn, total) =>
    `Jusqu’à ${count(perTurn, { one: 'écho', other: 'échos' })} par tour, ${total} en tout`,
  play: 'Jouer ce plateau',
  download: 'Télécharger le fichier de mission',
  share: 'Ce plateau par son nom',
  shareNote: 'Qui a ce nom a ce plateau : dans une adresse après #/new/, ou avec sensorium play.',
};
