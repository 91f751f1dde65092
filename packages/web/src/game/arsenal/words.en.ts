/** What chapter A adds to the words of the game screen. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const arsenalEn = {
  /** A weapon and the part of it that is meant. */
  part: (whole: string, part: string): string => `${whole}: ${part.toLowerCase()}`,
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
  killClass: { genestealer: 'as a genestealer', hybrid: 'as a hybrid', heavy: 'heavy enemy' },
  others: (n: number): string => plural(n, 'alien', 'aliens'),
};

type Widened<T> = T extends (...values: infer Values) => string
  ? (...values: Values) => string
  : T extends string
    ? string
    : { readonly [Key in keyof T]: Widened<T[Key]> };

export type ArsenalWords = Widened<typeof arsenalEn>;
