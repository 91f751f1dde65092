/** Words of the arsenal's squads before a game (A15, A16). */
import type { Widened } from '../../widened.ts';
import type { MovementRow } from '@sensorium/rules';
import { count, list, number } from '../numbers.ts';

const FIGURES = { one: 'figure', other: 'figures' };
const TERMINATORS = { one: 'terminator', other: 'terminators' };

export const squadScreen = {
  title: 'Squads of the arsenal',
  intro:
    'Scouts, power armour, specialists and heroes in place of terminators. Each box stands for so many terminators of a mission; those whom nobody replaces stay.',
  name: 'Name of the list',
  unnamed: 'My squads',
  add: 'Add a box',
  addOne: 'Add',
  boxTitle: (figures: number, worth: number) => `${count(figures, FIGURES)} for ${count(worth, TERMINATORS)}`,
  boxNote: (figures: number, worth: number) => `${number(figures)} for ${number(worth)}`,
  half: 'half',
  worth: (worth: number) => `Worth ${count(worth, TERMINATORS)}`,
  worthOf: (worth: number, most: number) => `Worth ${number(worth)} of ${count(most, TERMINATORS)}`,
  forMission: (title: string, staying: number) =>
    staying === 0 ? `${title}: all are replaced.` : `${title}: ${count(staying, TERMINATORS)} of the mission stay.`,
  take: (title: string) => `Take them into ${title}`,
  missions: (titles: readonly string[]) => `Enough terminators to replace: ${list(titles)}`,
  empty: 'Add squads to see which missions have room for them.',
  noMission: 'No mission has so many terminators to replace.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  figureName: (index: number) => `Name of figure ${index}`,
  figure: 'Figure',
  arm: 'Arms',
  shieldOnBack: 'Shield on the back (blocks from behind)',
  value: 'Close combat',
  armour: {
    light: 'light armour',
    sororitas: 'sororitas',
    'power-armour': 'power armour',
    terminator: 'terminator armour',
  },
  sound: 'The list keeps every rule.',
  problems: 'What is wrong',
  keep: 'Keep this list',
  kept: 'Kept in this browser.',
  export: 'Save as a file',
  print: 'Print the sheets',
  roster: 'Sheets of the squads',
  import: 'Import a file…',
  refused: (why: string) => `The file was not taken: ${why}`,
  play: 'Choose a mission',
  auto: 'always',
  columns: {
    weapon: 'Weapon',
    ap: 'AP',
    range: 'Range',
    overwatch: 'Overwatch',
    dice: 'Dice',
    genestealer: 'Genestealer',
    hybrid: 'Hybrid',
    heavy: 'Great beast',
    door: 'Door',
    notes: 'Notes',
  },
  unlimited: 'any',
  adjacent: 'next section',
  notes: {
    heavy: 'heavy',
    sustained: 'sustained fire',
    jams: 'jams on overwatch doubles',
    overheats: 'overheats on a 1',
    section: 'whole section',
    line: 'line of four',
    persistent: 'flames stay',
    smoke: 'blocks sight',
    perTurn: 'one shot a turn',
    perPhase: 'one shot a phase',
    free: 'fires on the move',
    breach: 'opens a breach',
    ammunition: (shots: number) => count(shots, { one: 'shot', other: 'shots' }),
  },
  /** Table A-3. */
  moves: ({ forward, back, side, quarterTurn, halfTurn }: MovementRow) =>
    `4 AP: forward ${forward}, back ${back}, sideways ${side === 0 ? '–' : side}, turn ${quarterTurn}, about turn ${halfTurn}`,
  psi: (points: number) => count(points, { one: 'psi point', other: 'psi points' }),
  special: {
    scope: 'sustained fire at fast enemies too; nothing against genestealers',
    'camo-cloak': 'attacked last in its section',
    grapnel: 'climbs for 1 AP, out of holes too',
    'grav-chute': 'never falls',
    narthecium: 'recovers gene-seed',
    'servo-arm': 'heavy weapons beside it reload for half',
    rosarius: 'attackers’ dice −1',
    chainfist: 'cuts doors',
  },
  effects: {
    parry: 'parry',
    block: 'block',
    psi: 'psi points add up',
    staff: 'attacker rolls one die fewer',
    ties: 'its section wins ties',
    reroll: 're-roll one die a turn',
    bonus: (bonus: number) => `+${bonus}`,
    dice: (dice: number) => `${dice} dice`,
  },
};

export type SquadScreenWords = Widened<typeof squadScreen>;
