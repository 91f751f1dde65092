import { number, percent, plural } from '../numbers.ts';
import type { SagaWords } from '../../en/terminal/saga.ts';

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
  supplies: (blips, torpedoes) => `Échos restants : ${blips} sur 125. Torpilles : ${torpedoes}.`,
  raidLost: 'Le raid est perdu : 3 points de commandement et 30 secondes de moins à chaque tour (D21.20).',
  resting: 'au repos',
  kills: (kills, scenarios) => `${plural(kills, 'tué', 'tués')} en ${plural(scenarios, 'scénario', 'scénarios')}`,
  lostIn: (stage, rule) => `perdu dans ${stage} (${rule})`,
  chooseSquads: 'Quelles escouades partent ? Numéros, par exemple 1 3 : ',
  sameBoard: 'Le même plateau ? o/n : ',
  attack: 'Aliens : attaquer le périmètre ? o/n : ',
  openArea: (areas) => `Tous les accès seraient sécurisés. Lequel est ouvert (${areas}) ? `,
  giveUp: (squads) => `Le périmètre est tombé. Quelle escouade est perdue (${squads}) ? `,
  regroup: 'Entrée pour continuer, ou : disband ESCOUADE, ou : disband ESCOUADE et l’escouade de chaque membre : ',
  noRoom: 'Ses membres ne trouvent pas de place dans des escouades qui ont perdu quelqu’un (D21.6).',
  arrival: (name, dice, isDead) => `${name} se téléporte : ${dice}${isDead ? ' : perdu' : ''}.`,
  winners: { marines: 'marines', aliens: 'aliens', none: 'personne' },
  simulated: (winner, rule, { lost, marines, kills, blips }) =>
    `${winner} (${rule}), ${plural(lost, 'perdu', 'perdus')} sur ${marines}, ${plural(kills, 'tué', 'tués')}, ${plural(blips, 'écho', 'échos')}`,
  stagePlayed: (stage, played, won) => `${stage} joué ${number(played).padStart(5)}, gagné ${number(won).padStart(5)}`,
  ends: (ends, { lost, kills, blips }) =>
    `Fins : ${ends}. En moyenne : ${plural(lost, 'marine perdu', 'marines perdus')}, ${plural(kills, 'tué', 'tués')}, ${plural(blips, 'écho', 'échos')}.`,
  shareWon: (won, of, { low, high }) =>
    `${won} sur ${of} gagnées par les marines : intervalle à 95 % ${percent(low)} – ${percent(high)}`,
  won: (rule) => `Les marines ont gagné la campagne (${rule}).`,
  lost: (rule) => `Les aliens ont gagné la campagne (${rule}).`,
  kept: (file) => `Conservé dans ${file}.`,
  board: (board) => `Plateau ${board} sur 10.`,
  standKills: (kills) => `Tués jusqu’ici : ${kills}.`,
  standWon: 'Le chef est mort. La mission est gagnée.',
  standLost: (kills) => `Il ne reste personne. ${plural(kills, 'tué', 'tués')}.`,
  marine: (name, state) => `  ${name.padEnd(16)} ${state}`,
  fellOn: (board) => `tombé sur le plateau ${board}`,
};
