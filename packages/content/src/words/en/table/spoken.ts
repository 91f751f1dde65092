/** What is said to whoever does not look at the board, and at the line where orders are typed. */
import type { Widened } from '../../widened.ts';

export const spoken = {
  label: 'What happens',
  panel: 'Orders: type or choose',
  open: 'Type or choose orders',
  line: 'Order',
  example: '3 move n, where a, help',
  /** A marine by the number that is typed for him. */
  numbered: (number: string, name: string): string => `${number} ${name}`,
  refused: (why: string, rule: string): string => `Not possible: ${why} (${rule})`,
  takenBack: 'Taken back.',
  answers: (list: readonly string[]): string => `Answers: ${list.join(', ')}`,
  chosen: (name: string, facts: string, deeds: string): string => `${name}: ${facts}. ${deeds}`,
  modes: {
    none: 'No longer aiming.',
    fire: 'Aiming: choose a square.',
    'move-and-fire': 'Move and fire: choose a square.',
  },
  payCp: 'Paying with command points.',
  payAp: 'Paying with action points.',
  placing: (square: string): string => `${square}: which way to face?`,
  pinned: (square: string, price: string): string => `${square}: ${price}. Once more to do it.`,
  jumped: (text: string, square: string): string => `${text}: ${square}`,
  notYourTurn: 'Nothing is asked of you now.',
  noPiece: 'Say first who acts, for example: 3 move e3',
  badTarget: (text: string): string => `“${text}” is no place here. Squares are typed like e3, or as n, ne, e …`,
  whichTarget: (deed: string): string => `${deed}: at what? Add a square (e3), a direction (n) or a letter.`,
  unknownOrder: (line: string): string => `“${line}” is no order. Type help, or question for what can be answered.`,
  needsCp: (cp: number): string => `That takes ${cp} CP; add +${cp} if you mean it.`,
  whichFacing: (line: string): string => `Which way to face? For example: ${line} n`,
  sure: 'Are you sure? The question waits below.',
};

export type SpokenWords = Widened<typeof spoken>;
