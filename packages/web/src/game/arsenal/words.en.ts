/** What chapter A adds to the words of the game screen. */
import type { Widened } from '@sensorium/content/words';
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const arsenalEn = {
  dice: {
    overheats: 'It overheats',
    staysCool: 'It stays cool',
    rolledAgain: (before: string, after: string): string => `${before} becomes ${after}`,
  },
  because: {
    'A4.11': 'free fire',
    'A5.6': 'by its target',
    'A7.2': 'sustained fire',
    'A7.10': 'overwatch',
    'A7.40': 'on guard',
    'A8.19': 'behind another',
    'A9.2': 'class and rank',
    'A9.4': 'weapon',
    'A9.5': 'Deathwatch',
    'A9.11': 'staff',
    'A9.13': 'rosarius',
    'A9.14': 'parry',
    'A9.18': 'psi',
    'A10.24': 'weapon',
    'A11.7': 'grenade',
    'A11.15': 'grenade',
    'A11.43': 'Terminatus',
    'A13.3': 'holy book',
    'A14.7': 'psychic storm',
    'A14.8': 'psychic storm',
  },
  groups: { weapons: 'Weapons', grenades: 'Grenades', powers: 'Powers', more: 'More' },
  keys: {
    grenades: 'Grenades',
    powers: 'Psychic powers',
    guard: 'Stand on guard',
    more: 'More actions',
  },
  within: (n: number): string => `within ${plural(n, 'square', 'squares')}`,
  /** A weapon and the part of it that is meant. */
  part: (whole: string, part: string): string => `${whole}: ${part.toLowerCase()}`,
  fact: (name: string, text: string): string => `${name}: ${text}`,
  /** A15.33. */
  thenAt: (weapon: string, second: string): string => `${weapon}, then ${second}`,
  drawn: (n: number): string => `The counter drawn is worth ${plural(n, 'command point', 'command points')}.`,
  drawAgain: 'Draw again',
  keepCounter: 'Keep it',
  rollAll: 'Roll all his dice again',
  keepDice: 'Let the dice stand',
  noPower: 'No power',
  noPowerTurn: 'No power this turn',
  fireAtDoor: (who: string): string => `${who} fires`,
  holdFire: 'Hold fire',
  blipAt: (square: string): string => `Blip at the breach ${square}`,
  noBlip: 'No blip now',
  bring: (who: string): string => `${who} comes`,
  threeStealers: 'Three genestealers',
  guard: 'On guard',
  terminatus: 'Terminatus',
  lying: 'Prone',
  overheated: 'Overheated',
  jammedItem: (name: string): string => `${name}: jammed`,
  overheatedItem: (name: string): string => `${name}: overheated`,
  carried: (what: string): string => `Grenades: ${what}`,
  left: (n: number): string => `${n} left`,
  perTurn: 'one shot a turn',
  perPhase: 'one shot a phase',
  /** A6.2, A7.5, A9.17. */
  traits: {
    heavy: 'Shots kill it with two dice at once',
    fast: 'No sustained fire at it without a scope',
    'mighty-blow': 'Strikes with its highest and lowest die together',
  },
  killClass: { genestealer: 'as a genestealer', hybrid: 'as a hybrid', heavy: 'heavy enemy' },
  others: (n: number): string => plural(n, 'alien', 'aliens'),
};

export type ArsenalWords = Widened<typeof arsenalEn>;
