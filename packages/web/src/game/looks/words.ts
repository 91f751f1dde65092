/** Where every word is said on the screen, and what its click means. */
import type { Word } from '@sensorium/engine';
import { Rows } from './rows.ts';

export interface WordLook {
  /** A button of its own; one a weapon; one a grenade or power; a button by its name; the board; a panel; or automata only. */
  readonly place: 'bar' | 'weapons' | 'items' | 'more' | 'board' | 'panel' | 'nowhere';
  /** What its `how` tells apart. */
  readonly how: 'shot' | 'grenade' | 'power' | 'gear' | 'nothing';
  /** Whether dice decide what comes of it: its chances are told. */
  readonly isRolled: boolean;
  /** What a click on a square means by it: a blow at a figure, something done to a thing, or neither. */
  readonly strikes: 'figure' | 'thing' | 'nothing';
  /** Whether it brings the game on, as turning on the spot does not. */
  readonly goesOn: boolean;
}

const PLAIN = { how: 'nothing', isRolled: false, strikes: 'nothing', goesOn: false } as const;

const word = <Place extends WordLook['place']>(place: Place, other: Partial<Omit<WordLook, 'place'>> = {}) => ({
  ...PLAIN,
  ...other,
  place,
});

const WORDS = {
  // chapter C
  move: word('bar', { goesOn: true }),
  turn: word('bar'),
  fire: word('weapons', { how: 'shot', isRolled: true, goesOn: true }),
  attack: word('bar', { isRolled: true, strikes: 'figure', goesOn: true }),
  open: word('bar', { strikes: 'thing', goesOn: true }),
  close: word('bar', { strikes: 'thing' }),
  overwatch: word('bar', { how: 'shot' }),
  'cancel-overwatch': word('bar'),
  'clear-jam': word('bar', { how: 'shot' }),
  convert: word('bar'),
  'self-destruct': word('bar', { isRolled: true }),
  pass: word('panel'),
  end: word('panel'),
  deploy: word('board'),
  place: word('board'),
  face: word('board'),
  choose: word('board'),
  target: word('board', { how: 'shot', isRolled: true }),
  reinforce: word('board'),
  resign: word('panel'),
  'agree-draw': word('panel'),
  'time-up': word('nowhere'),
  // missions and scenarios
  'place-cat': word('board'),
  'take-cat': word('more'),
  'drop-cat': word('more'),
  take: word('panel'),
  'name-area': word('panel'),
  // chapter D
  stand: word('bar'),
  'full-auto': word('bar', { isRolled: true }),
  cut: word('bar', { strikes: 'thing' }),
  climb: word('bar'),
  jump: word('bar'),
  reload: word('bar', { how: 'gear' }),
  'take-reload': word('more'),
  detonate: word('bar', { isRolled: true }),
  teleport: word('bar'),
  parry: word('panel'),
  psi: word('panel'),
  displace: word('board'),
  ambush: word('board'),
  // chapter A
  guard: word('bar'),
  'drop-guard': word('bar'),
  throw: word('items', { how: 'grenade', isRolled: true }),
  cast: word('items', { how: 'power', isRolled: true }),
  'lie-down': word('more'),
  'arm-terminatus': word('more'),
  recover: word('more'),
  redraw: word('panel'),
  're-roll': word('panel'),
  replace: word('panel'),
  'overwatch-door': word('panel'),
  // automata
  activate: word('nowhere'),
  among: word('nowhere'),
  aim: word('nowhere'),
  appear: word('nowhere'),
  brood: word('nowhere'),
  'by-lot': word('panel'),
  emerge: word('board'),
  lose: word('nowhere'),
  'pick-area': word('panel'),
  'pick-marine': word('panel'),
  'pick-square': word('panel'),
  reveal: word('nowhere'),
  roll: word('nowhere'),
  stay: word('nowhere'),
} satisfies Readonly<Record<Word, WordLook>>;

/** Words with a button of their own. */
export type BarWord = { [Id in Word]: (typeof WORDS)[Id]['place'] extends 'bar' ? Id : never }[Word];

export const WORD_LOOKS = new Rows<Word, WordLook>('word', WORDS);
export const lookOfWord = (said: Word): WordLook => WORD_LOOKS.of(said);
