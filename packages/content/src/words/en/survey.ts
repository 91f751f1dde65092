/** The board in words, for whoever does not see it or would rather ask: squares, pieces, dangers, and what can be typed. */
import { list, plural } from './numbers.ts';

const NOTHING_TYPED: Readonly<Record<string, readonly string[]>> = {};

export const survey = {
  directions: [
    'north',
    'east',
    'south',
    'west',
    'north-east',
    'south-east',
    'south-west',
    'north-west',
  ] as readonly string[],
  and: (names: readonly string[]): string => list(names),
  ground: { room: 'room', corridor: 'corridor', junction: 'junction', end: 'dead end' },
  wall: 'wall',
  exits: (ways: string): string => `exits ${ways}`,
  exit: (way: string): string => `exit ${way}`,
  noExit: 'no exit',
  through: (direction: string, thing: string): string => `${direction} through the ${thing}`,
  burning: 'burning',
  leave: (direction: string): string => `way off the board ${direction}`,
  cat: 'C.A.T.',
  section: (name: string): string => `section ${name}`,
  target: 'target section',
  entry: (id: string, lurking: number): string =>
    `entry area ${id}${lurking === 0 ? '' : `, ${plural(lurking, 'alien lurks', 'aliens lurk')} there`}`,
  secured: 'secured',
  level: (n: number): string => `level ${n}`,
  hole: (square: string): string => `hole down to ${square}`,
  ladderFoot: (square: string): string => `foot of the ladder from ${square}`,
  under: (square: string): string => `under the hole at ${square}`,
  /** The cursor has gone over walls. */
  jumped: (squares: number): string => `over ${plural(squares, 'square', 'squares')} of wall`,
  blocked: (direction: string): string => `Wall ${direction}: nothing beyond.`,
  /** What the chosen piece could do on a square: `move, 2 AP`. */
  could: (deeds: string): string => `can be done: ${deeds}`,
  deed: (deed: string, price: string, odds: string): string =>
    [deed, price, odds].filter((part) => part !== '').join(' '),
  walk: 'walk there',
  free: 'free',
  ap: (ap: number): string => `${ap} AP`,
  cp: (cp: number): string => `${cp} CP`,
  faces: (facing: string): string => `faces ${facing}`,
  lurks: (id: string): string => `lurks in entry area ${id}`,
  offBoard: 'not on the board',
  away: (squares: number, direction: string, who: string): string =>
    `${plural(squares, 'square', 'squares')}${direction === '' ? '' : ` ${direction}`} of ${who}`,
  cutOff: 'no way leads to anybody',
  seenBy: (who: string): string => `in sight of ${who}`,
  unseen: 'in nobody’s sight',
  noThreats: { marines: 'No alien on the board or in an entry area.', aliens: 'No marine on the board.' },
  areaThreat: (id: string, lurking: number): string =>
    `Entry area ${id}: ${plural(lurking, 'alien lurks', 'aliens lurk')}`,
  whoIs: (text: string): string => `Nobody here is called “${text}”. Marines have numbers, aliens letters.`,
  whatSquare: (text: string): string => `“${text}” is no square of this board. Squares are called like E3.`,
  about: (name: string, facts: string): string => `${name}: ${facts}.`,
  nothingYet: 'Nothing has happened yet.',
  canDo: (what: string): string => `Can: ${what}.`,
  cannotAct: 'Can do nothing now.',
  /** What is asked without an order, by the word that is typed. */
  asks: {
    where: 'where a      where somebody is, how far from yours, and who sees it',
    what: 'what 3       everything about somebody, and what he can do now',
    look: 'look e3      what is on a square, and what the chosen one could do there',
    threats: 'threats      the enemies, the nearest first',
    log: 'log 5        the last five things that happened',
    squad: 'squad        your own, one by one',
    question: 'question     what is asked now, and what can be answered',
    mission: 'mission      what the mission is about',
    rules: 'rules C13.7  a rule of the codex',
    undo: 'undo         takes the last order back, unless dice or secrets came out',
    help: 'help         this list',
  },
  /** How orders are typed, for the help of the command line. */
  orders: [
    '3            chooses marine 3',
    '3 move n     3 m e3: marine 3 moves north, or to E3; mf moves and fires',
    '3 turn e     3 t l: turns east, or left; r right, b back',
    '3 fire a     fires at alien a; 3 attack strikes what is in front',
    '3 open n     3 close n, 3 overwatch, 3 clear',
    '3 m n +1     pays one command point of the price',
    'm n; m n; ow several orders in one line, for the one who is chosen',
    'pass, end    answers no; ends the turn',
  ] as readonly string[],
  /** Other ways to type the words; English needs none. */
  typed: { orders: NOTHING_TYPED, asks: NOTHING_TYPED },
};
