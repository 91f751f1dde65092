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
  /** What it does to the square it points at: a peaceful use, which a plain click makes; harm, which it does to enemies only; or neither. */
  readonly does: 'use' | 'harm' | 'nothing';
  /** Whether it brings the game on, as turning on the spot does not. */
  readonly goesOn: boolean;
}

const PLAIN = { how: 'nothing', isRolled: false, goesOn: false } as const;

const word = <Place extends WordLook['place']>(
  place: Place,
  does: WordLook['does'],
  other: Partial<Omit<WordLook, 'place' | 'does'>> = {},
) => ({ ...PLAIN, ...other, place, does });

const WORDS = {
  // chapter C
  move: word('bar', 'use', { goesOn: true }),
  turn: word('bar', 'nothing'),
  fire: word('weapons', 'harm', { how: 'shot', isRolled: true, goesOn: true }),
  attack: word('bar', 'harm', { isRolled: true, goesOn: true }),
  open: word('bar', 'use', { goesOn: true }),
  close: word('bar', 'use'),
  overwatch: word('bar', 'nothing', { how: 'shot' }),
  'cancel-overwatch': word('bar', 'nothing'),
  'clear-jam': word('bar', 'nothing', { how: 'shot' }),
  convert: word('bar', 'nothing'),
  'self-destruct': word('bar', 'harm', { isRolled: true }),
  pass: word('panel', 'nothing'),
  end: word('panel', 'nothing'),
  deploy: word('board', 'nothing'),
  place: word('board', 'nothing'),
  face: word('board', 'nothing'),
  choose: word('board', 'nothing'),
  target: word('board', 'harm', { how: 'shot', isRolled: true }),
  reinforce: word('board', 'nothing'),
  resign: word('panel', 'nothing'),
  'agree-draw': word('panel', 'nothing'),
  'time-up': word('nowhere', 'nothing'),
  'put-anyway': word('nowhere', 'nothing'),
  'remove-anyway': word('nowhere', 'nothing'),
  'change-anyway': word('nowhere', 'nothing'),
  'mark-anyway': word('nowhere', 'nothing'),
  // missions and scenarios
  'place-cat': word('board', 'nothing'),
  'take-cat': word('more', 'nothing'),
  'drop-cat': word('more', 'nothing'),
  take: word('panel', 'nothing'),
  'name-area': word('panel', 'nothing'),
  // chapter D
  stand: word('bar', 'nothing'),
  'full-auto': word('bar', 'harm', { isRolled: true }),
  cut: word('bar', 'harm'),
  climb: word('bar', 'use'),
  jump: word('bar', 'nothing'),
  reload: word('bar', 'nothing', { how: 'gear' }),
  'take-reload': word('more', 'nothing'),
  detonate: word('bar', 'harm', { isRolled: true }),
  teleport: word('bar', 'nothing'),
  parry: word('panel', 'nothing'),
  psi: word('panel', 'nothing'),
  displace: word('board', 'nothing'),
  ambush: word('board', 'nothing'),
  // chapter A
  guard: word('bar', 'nothing'),
  'drop-guard': word('bar', 'nothing'),
  throw: word('items', 'harm', { how: 'grenade', isRolled: true }),
  cast: word('items', 'harm', { how: 'power', isRolled: true }),
  'lie-down': word('more', 'nothing'),
  'arm-terminatus': word('more', 'nothing'),
  recover: word('more', 'use'),
  redraw: word('panel', 'nothing'),
  're-roll': word('panel', 'nothing'),
  replace: word('panel', 'nothing'),
  'overwatch-door': word('panel', 'nothing'),
  // automata
  activate: word('nowhere', 'nothing'),
  among: word('nowhere', 'nothing'),
  aim: word('nowhere', 'nothing'),
  appear: word('nowhere', 'nothing'),
  brood: word('nowhere', 'nothing'),
  'by-lot': word('panel', 'nothing'),
  emerge: word('board', 'nothing'),
  lose: word('nowhere', 'nothing'),
  'pick-area': word('panel', 'nothing'),
  'pick-marine': word('panel', 'nothing'),
  'pick-square': word('panel', 'nothing'),
  reveal: word('nowhere', 'nothing'),
  roll: word('nowhere', 'nothing'),
  stay: word('nowhere', 'nothing'),
} satisfies Readonly<Record<Word, WordLook>>;

/** Words with a button of their own. */
export type BarWord = { [Id in Word]: (typeof WORDS)[Id]['place'] extends 'bar' ? Id : never }[Word];

export const WORD_LOOKS = new Rows<Word, WordLook>('word', WORDS);
export const lookOfWord = (said: Word): WordLook => WORD_LOOKS.of(said);
