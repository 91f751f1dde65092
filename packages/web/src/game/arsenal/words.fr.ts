import { typesetCatalogue } from '@sensorium/content/words';
import type { ArsenalWords } from './words.en.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

export const arsenalFr = typesetCatalogue<ArsenalWords>({
  part: (whole, part) => `${whole} : ${part.toLowerCase()}`,
  thenAt: (weapon, second) => `${weapon}, puis ${second}`,
  drawn: (n) => `Le pion tiré vaut ${plural(n, 'point de commandement', 'points de commandement')}.`,
  drawAgain: 'Tirer à nouveau',
  keepCounter: 'Le garder',
  rollAll: 'Relancer tous ses dés',
  keepDice: 'Laisser les dés',
  noPower: 'Aucun pouvoir',
  noPowerTurn: 'Aucun pouvoir ce tour',
  fireAtDoor: (who) => `${who} tire`,
  holdFire: 'Ne pas tirer',
  blipAt: (square) => `Écho à la brèche ${square}`,
  noBlip: 'Aucun écho maintenant',
  bring: (who) => `${who} arrive`,
  threeStealers: 'Trois genestealers',
  guard: 'En garde',
  terminatus: 'Terminatus',
  lying: 'Couché',
  overheated: 'Surchauffe',
  jammedItem: (name) => `${name} : enrayé`,
  overheatedItem: (name) => `${name} : surchauffe`,
  carried: (what) => `Grenades : ${what}`,
  left: (n) => plural(n, 'restante', 'restantes'),
  perTurn: 'un tir par tour',
  perPhase: 'un tir par phase',
  killClass: { genestealer: 'comme un genestealer', hybrid: 'comme un hybride', heavy: 'ennemi lourd' },
  others: (n) => plural(n, 'alien', 'aliens'),
});
