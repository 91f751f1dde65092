import { number, percent, plural } from '../numbers.ts';
import { withPoint } from '../articles.ts';
import type { SagaWords } from '../../en/terminal/saga.ts';

const killed = (aliens: number): string =>
  aliens === 0 ? 'aucun alien tué' : plural(aliens, 'alien tué', 'aliens tués');

export const saga: SagaWords = {
  stages: {
    'scn-recon': 'Reconnaissance',
    'scn-establish': 'Établir un périmètre',
    'scn-defend': 'Périmètre défensif',
    'scn-raid': 'Raid',
    'scn-destroy': 'Chercher et détruire',
  },
  outcomes: { marines: 'gagné', aliens: 'perdu', draw: 'nul', declined: 'pas attaqué' },
  fates: { ready: '', bound: 'tient le périmètre', disbanded: 'dissoute', 'given-up': 'perdue' },
  state: (name, stage) => `${name} : prochain scénario, ${stage}.`,
  supplies: (blips, torpedoes) => `Blips restants : ${blips} sur 125. Torpilles : ${torpedoes}.`,
  options: (chosen) => `Options de règles : ${chosen}.`,
  raidLost: 'Le raid est perdu : 3 points de commandement et 30 secondes de moins à chaque tour (D21.20).',
  resting: 'au repos',
  kills: (kills, scenarios) => `${killed(kills)} en ${plural(scenarios, 'scénario', 'scénarios')}`,
  lostIn: (stage, rule) => `perdu dans ${stage} (${rule})`,
  chooseSquads: 'Quelles escouades partent ? Numéros, par exemple 1 3 : ',
  sameBoard: 'Le même plateau ? o/n : ',
  attack: 'Aliens : attaquer le périmètre ? o/n : ',
  openArea: (areas) => `Toutes les zones d’entrée seraient sécurisées. Laquelle est ouverte (${areas}) ? `,
  giveUp: (squads) => `Le périmètre est tombé. Quelle escouade est perdue (${squads}) ? `,
  regroup: 'Entrée pour continuer ; ou disband ESCOUADE ; ou disband ESCOUADE suivi de l’escouade de chaque membre : ',
  noRoom: 'Ses membres ne trouvent pas de place dans les escouades qui ont perdu quelqu’un (D21.6).',
  arrival: (name, dice, isDead) => `${name} se téléporte : ${dice}${isDead ? ' : perdu' : ''}.`,
  winners: { marines: 'marines', aliens: 'aliens', none: 'personne' },
  simulated: (winner, rule, { lost, marines, kills, blips }) =>
    `${winner} (${rule}), ${plural(lost, 'perdu', 'perdus')} sur ${marines}, ${killed(kills)}, ${plural(blips, 'blip', 'blips')}`,
  stagePlayed: (stage, played, won) => `${stage} joué ${number(played).padStart(5)}, gagné ${number(won).padStart(5)}`,
  ends: (ends, { lost, kills, blips }) =>
    `Fins : ${ends}. En moyenne : ${plural(lost, 'marine perdu', 'marines perdus')}, ${killed(kills)}, ${plural(blips, 'blip', 'blips')}.`,
  shareWon: (won, of, { low, high }) =>
    `${won} sur ${of} gagnées par les marines : intervalle à 95 % ${percent(low)} – ${percent(high)}`,
  won: (rule) => `Les marines ont gagné la campagne (${rule}).`,
  lost: (rule) => `Les aliens ont gagné la campagne (${rule}).`,
  kept: (file) => `Conservé dans ${file}.`,
  board: (board) => `Plateau ${board} sur 10.`,
  standKills: (kills) => `Aliens tués jusqu’ici : ${kills}.`,
  standWon: 'Le chef est mort. La mission est gagnée.',
  standLost: (kills) => `Il ne reste personne : ${killed(kills)}.`,
  marine: (name, state) => `  ${name.padEnd(16)} ${state}`,
  fellOn: (board) => `tombé sur le plateau ${board}`,
  tile: (tile) => `Tuile ${tile} : où la poser ?`,
  cell: (column, row) => `colonne ${column}, rangée ${row}`,
  ways: (edges) => `issues : ${edges}`,
  entryArrow: (edge) => `les marines entrent par ${withPoint(edge)}`,
  exitArrow: (edge) => `ils sortent par ${withPoint(edge)}`,
  layTile: 'Son numéro, ou Entrée pour tirer au sort : ',
  noSuchPlacement: 'Cette place n’existe pas. Tapez l’un des numéros.',
};
