/** What the campaign and the solo mission say at the terminal. */
import { typesetCatalogue } from '@sensorium/content/typography';
import type { TerminalLanguage } from '../terminal/words/index.ts';

const en = {
  stages: {
    'scn-recon': 'Reconnaissance',
    'scn-establish': 'Establish a perimeter',
    'scn-defend': 'Defensive perimeter',
    'scn-raid': 'Raid',
    'scn-destroy': 'Search and destroy',
  },
  outcomes: { marines: 'won', aliens: 'lost', draw: 'drawn', declined: 'not attacked' },
  fates: { ready: '', bound: 'holds the perimeter', disbanded: 'disbanded', 'given-up': 'lost' },
  state: (name: string, stage: string) => `${name}: next is ${stage}.`,
  supplies: (blips: number, torpedoes: number) => `Blips left: ${blips} of 125. Torpedoes left: ${torpedoes}.`,
  raidLost: 'The Raid was lost: 3 command points and 30 seconds less in every turn (D21.20).',
  resting: 'rests',
  kills: (kills: number, scenarios: number) => `${kills} kills in ${scenarios} scenarios`,
  lostIn: (stage: string, rule: string) => `lost in ${stage} (${rule})`,
  chooseSquads: 'Which squads go? Numbers, such as 1 3: ',
  sameBoard: 'The same board again? y/n: ',
  attack: 'Aliens: attack the perimeter? y/n: ',
  openArea: (areas: string) => `Every way in would be secured. Which is open (${areas})? `,
  giveUp: (squads: string) => `The perimeter fell. Which squad is lost (${squads})? `,
  regroup: 'Enter to go on, or: disband SQUAD, or: disband SQUAD and the squad of each member: ',
  noRoom: 'Its members find no places in squads that have lost somebody (D21.6).',
  arrival: (name: string, dice: string, isDead: boolean) => `${name} teleports in: ${dice}${isDead ? ': lost' : ''}.`,
  won: (rule: string) => `The marines have won the campaign (${rule}).`,
  lost: (rule: string) => `The aliens have won the campaign (${rule}).`,
  kept: (file: string) => `Kept in ${file}.`,
  board: (number: number) => `Board ${number} of 10.`,
  standKills: (kills: number) => `Kills so far: ${kills}.`,
  standWon: 'The leader is dead. The mission is won.',
  standLost: (kills: number) => `Nobody is left. ${kills} kills.`,
  marine: (name: string, state: string) => `  ${name.padEnd(16)} ${state}`,
  fellOn: (board: number) => `fell on board ${board}`,
  tile: (number: number) => `Tile ${number}: where does it lie?`,
  cell: (column: number, row: number) => `column ${column}, row ${row}`,
  ways: (edges: string) => `ways ${edges}`,
  entryArrow: (edge: string) => `the marines come in from ${edge}`,
  exitArrow: (edge: string) => `they leave to ${edge}`,
  layTile: 'Its number, or Enter for a lot: ',
  noSuchPlacement: 'There is no such place. Type one of the numbers.',
};

type Words = typeof en;

const fr: Words = typesetCatalogue({
  stages: {
    'scn-recon': 'Reconnaissance',
    'scn-establish': 'Établir un périmètre',
    'scn-defend': 'Périmètre défensif',
    'scn-raid': 'Raid',
    'scn-destroy': 'Chercher et détruire',
  },
  outcomes: { marines: 'gagné', aliens: 'perdu', draw: 'nul', declined: 'pas attaqué' },
  fates: { ready: '', bound: 'tient le périmètre', disbanded: 'dissoute', 'given-up': 'perdue' },
  state: (name: string, stage: string) => `${name} : prochain scénario, ${stage}.`,
  supplies: (blips: number, torpedoes: number) => `Échos restants : ${blips} sur 125. Torpilles : ${torpedoes}.`,
  raidLost: 'Le raid est perdu : 3 points de commandement et 30 secondes de moins à chaque tour (D21.20).',
  resting: 'au repos',
  kills: (kills: number, scenarios: number) => `${kills} tués en ${scenarios} scénarios`,
  lostIn: (stage: string, rule: string) => `perdu dans ${stage} (${rule})`,
  chooseSquads: 'Quelles escouades partent ? Numéros, par exemple 1 3 : ',
  sameBoard: 'Le même plateau ? o/n : ',
  attack: 'Aliens : attaquer le périmètre ? o/n : ',
  openArea: (areas: string) => `Tous les accès seraient sécurisés. Lequel est ouvert (${areas}) ? `,
  giveUp: (squads: string) => `Le périmètre est tombé. Quelle escouade est perdue (${squads}) ? `,
  regroup: 'Entrée pour continuer, ou : disband ESCOUADE, ou : disband ESCOUADE et l’escouade de chaque membre : ',
  noRoom: 'Ses membres ne trouvent pas de place dans des escouades qui ont perdu quelqu’un (D21.6).',
  arrival: (name: string, dice: string, isDead: boolean) =>
    `${name} se téléporte : ${dice}${isDead ? ' : perdu' : ''}.`,
  won: (rule: string) => `Les marines ont gagné la campagne (${rule}).`,
  lost: (rule: string) => `Les aliens ont gagné la campagne (${rule}).`,
  kept: (file: string) => `Conservé dans ${file}.`,
  board: (number: number) => `Plateau ${number} sur 10.`,
  standKills: (kills: number) => `Tués jusqu’ici : ${kills}.`,
  standWon: 'Le chef est mort. La mission est gagnée.',
  standLost: (kills: number) => `Il ne reste personne. ${kills} tués.`,
  marine: (name: string, state: string) => `  ${name.padEnd(16)} ${state}`,
  fellOn: (board: number) => `tombé sur le plateau ${board}`,
  tile: (number: number) => `Tuile ${number} : où la poser ?`,
  cell: (column: number, row: number) => `colonne ${column}, rangée ${row}`,
  ways: (edges: string) => `accès ${edges}`,
  entryArrow: (edge: string) => `les marines entrent par ${edge}`,
  exitArrow: (edge: string) => `ils sortent par ${edge}`,
  layTile: 'Son numéro, ou Entrée pour tirer au sort : ',
  noSuchPlacement: 'Cette place n’existe pas. Tapez l’un des numéros.',
});

const WORDS: Readonly<Record<TerminalLanguage, Words>> = { en, fr };

export const sagaWords = (language: TerminalLanguage): Words => WORDS[language];
