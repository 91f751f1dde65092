/** A16.6–A16.9: squads of one's own, on the page and in the terminal. */
import { number, plural } from './numbers.ts';
import type { Widened } from '../widened.ts';

const worthIn = (terminators: number): string => plural(terminators, 'terminator’s worth', 'terminators’ worth');

export const ownSquads = {
  title: 'Squads of your own (A16.6)',
  intro:
    'Compose figures freely: class, rank, arms. Values, movement and worth follow from the tables; what a rule forbids is crossed out, with its number.',
  compose: 'Compose a squad of your own',
  squad: (place: number) => `Own squad ${place}`,
  squadName: 'Name of the squad',
  addFigure: 'Add a figure',
  addLast: 'One more like the last',
  readyMade: 'Ready-made figures (A16.9)',
  full: (most: number) => `A squad has at most ${most} figures (A16.6).`,
  figures: (figures: number, most: number) => `${figures} of ${most} figures`,
  class: 'Class',
  rank: 'Rank',
  name: (place: number) => `Name of figure ${place}`,
  removeFigure: (name: string) => `Remove ${name}`,
  columns: {
    light: 'Light weapons',
    heavy: 'Heavy weapons',
    composite: 'Combined weapons',
    melee: 'Close combat',
    equipment: 'Equipment',
    grenades: 'Grenades',
  },
  grenadesNote: 'They come with class and rank (A16.7).',
  comesWith: 'comes with class and rank',
  noWeapon: 'no weapon',
  noGrenades: 'no grenades',
  values: {
    closeCombat: 'Close combat',
    movement: 'Movement',
    killedAs: 'Shot at as',
    worth: 'Worth',
  },
  closeCombat: (bare: string, armed: string) => (armed === '' ? bare : `${bare}, armed ${armed}`),
  parry: 'parry',
  block: 'block',
  movement: {
    light: 'light armour',
    sororitas: 'sororitas',
    'sororitas-heavy': 'sororitas with a heavy weapon',
    'power-armour': 'power armour',
    'power-armour-heavy': 'power armour with a heavy weapon',
    terminator: 'terminator',
  },
  killedAs: { light: 'light armour', powerArmour: 'power armour', terminator: 'terminator' },
  worth: (worth: number) => `${number(worth)} of a terminator`,
  /** In one line, for the terminal. */
  line: {
    closeCombat: (value: string) => `close combat ${value}`,
    moves: (row: string) => `moves as ${row}`,
    worth: (worth: number) => `worth ${number(worth)}`,
    squad: (name: string, worth: number) => `${name}: ${worthIn(worth)} (A16.8)`,
    list: (name: string, worth: number, errors: number) =>
      `${name}: ${worthIn(worth)}, ${plural(errors, 'error', 'errors')}`,
  },
  ask: {
    list: 'Name of the list:',
    squad: 'Name of the next squad, or nothing to end the list:',
    class: 'Class of the next figure, or nothing to end the squad',
    rank: 'Rank, or nothing for a trooper',
    gear: 'Weapons, items and equipment, with commas:',
    name: 'Name, or nothing:',
    count: 'How many of them, or nothing for one:',
    none: (answer: string) => `'${answer}' is none of them.`,
  },
  adviceTitle: 'Advice',
  advice: {
    'few-heavy-weapons': ({ heavy = 0, advised = 0 }: Readonly<Record<string, number>>) =>
      `Ten figures in power armour do better with ${advised} heavy weapons or more; these have ${heavy}. Advice, not a rule.`,
    'scope-for-fast-enemies': (_values: Readonly<Record<string, number>>) =>
      'A scope keeps sustained fire against fast enemies. Against genestealers it does nothing.',
  },
};

export type OwnSquadWords = Widened<typeof ownSquads>;
