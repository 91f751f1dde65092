/** The action bar: what the selected piece can do, each thing once, with its key. Other chapters add rows. */
import type { GearId, Piece, Word } from '@sensorium/engine';
import { JUMPING, encodeShot } from '@sensorium/rules';
import type { Offer } from '../engine/protocol.ts';
import { rowOfShot, secondTarget, weaponCode } from './arsenal/aims.ts';
import { isAreaShot, offersOf, turningHow, type Context } from './controls.ts';
import { askedNow } from './looks/decisions.ts';
import { lookOfWord, type BarWord, type WordLook } from './looks/wordLooks.ts';
import type { KeyAction } from './settings.ts';

/** What a button is called: a word, one of several ways to say it, or a weapon. */
export type ButtonName = Word | 'move-and-fire' | 'turn-left' | 'turn-right' | 'turn-back' | 'door' | 'jump-in';

/** A button of the action bar: what it says and what it does. */
export interface Action {
  readonly id: KeyAction;
  /** The word by which it is named. */
  readonly word: ButtonName | GearId;
  readonly offers: readonly Offer[];
  readonly kind: 'now' | 'aim' | 'mode';
  /** It cannot be taken back and may cost much: asked first. */
  readonly isGrave: boolean;
}

interface Row {
  readonly id: KeyAction;
  readonly word: ButtonName;
  readonly kind: Action['kind'];
  readonly isGrave?: boolean;
  readonly matches: (offer: Offer, piece: Piece, turning: number) => boolean;
}

const verb = (id: KeyAction, word: Word, kind: Action['kind'] = 'now', isGrave = false): Row => ({
  id,
  word,
  kind,
  isGrave,
  matches: (offer) => offer.do === word,
});

const turn = (id: 'turn-left' | 'turn-right' | 'turn-back', by: number): Row => ({
  id,
  word: id,
  kind: 'now',
  matches: ({ do: word, at, how }, piece, turning) =>
    word === 'turn' && how === turning && at === ((piece.facing + by) & 3),
});

/** C14, A4.10: the `how` of a move or a turn with a shot. */
const FIRING = 1;

const move = (id: KeyAction, word: ButtonName, how: number, kind: Action['kind']): Row => ({
  id,
  word,
  kind,
  matches: (offer) => offer.do === 'move' && offer.how === how,
});

const moveAndFire: Row = {
  id: 'move-and-fire',
  word: 'move-and-fire',
  kind: 'mode',
  matches: ({ do: word, how }) => (word === 'move' || word === 'turn') && how === FIRING,
};

const door: Row = {
  id: 'door',
  word: 'door',
  kind: 'aim',
  matches: ({ do: word }) => word === 'open' || word === 'close',
};

/** The buttons of every word that has some, in the order of the bar: before the weapons, and after them. */
const MOVING = {
  stand: [verb('stand', 'stand')],
  move: [move('move', 'move', 0, 'mode'), moveAndFire],
  turn: [turn('turn-left', 3), turn('turn-right', 1), turn('turn-back', 2)],
} as const satisfies { readonly [Id in BarWord]?: readonly Row[] };

const FIGHTING: Readonly<Record<Exclude<BarWord, keyof typeof MOVING>, readonly Row[]>> = {
  'full-auto': [verb('full-auto', 'full-auto', 'now', true)],
  attack: [verb('attack', 'attack', 'aim')],
  cut: [verb('cut', 'cut', 'aim')],
  open: [door],
  close: [],
  overwatch: [verb('overwatch', 'overwatch')],
  'cancel-overwatch': [verb('overwatch', 'cancel-overwatch')],
  'clear-jam': [verb('clear-jam', 'clear-jam')],
  climb: [verb('climb', 'climb')],
  jump: [move('jump', 'jump-in', JUMPING, 'aim'), verb('jump', 'jump')],
  convert: [verb('convert', 'convert')],
  reload: [verb('reload', 'reload', 'aim')],
  'self-destruct': [verb('self-destruct', 'self-destruct', 'now', true)],
  detonate: [verb('self-destruct', 'detonate', 'now', true)],
  guard: [verb('guard', 'guard')],
  'drop-guard': [verb('guard', 'drop-guard')],
  teleport: [verb('more', 'teleport', 'now', true)],
};

const MOVING_ROWS: readonly Row[] = Object.values(MOVING).flat();
const FIGHTING_ROWS: readonly Row[] = Object.values(FIGHTING).flat();

const rowActions = (rows: readonly Row[], own: readonly Offer[], piece: Piece, turning = 0): Action[] =>
  rows.flatMap(({ id, word, kind, isGrave = false, matches }) => {
    const offers = own.filter((offer) => matches(offer, piece, turning));
    return offers.length === 0 ? [] : [{ id, word, kind, offers, isGrave }];
  });

export const WEAPON_KEYS: readonly KeyAction[] = ['fire', 'second-weapon'];

/** One button a weapon. */
const weaponActions = (context: Context, own: readonly Offer[], piece: Piece): Action[] => {
  const profile = context.dossier.profiles[piece.profile]!;
  const weapons = profile.rows.flatMap((row, place) =>
    row.ranged === undefined
      ? []
      : (row.composite?.modes ?? ['']).map((_, mode) => encodeShot({ gear: place, mode, second: -1 })),
  );
  return weapons.flatMap((how, place): Action[] => {
    const offers = own.filter((offer) => offer.do === 'fire' && weaponCode(offer.how) === how);
    const id = WEAPON_KEYS[place] ?? 'fire';
    const word = rowOfShot(profile, how) ?? profile.gear[how]!;
    return offers.length === 0 ? [] : [{ id, word, kind: 'aim', offers, isGrave: false }];
  });
};

const ITEM_KEYS: Readonly<Record<WordLook['how'], KeyAction>> = {
  grenade: 'grenades',
  power: 'powers',
  shot: 'fire',
  gear: 'more',
  nothing: 'more',
};
const isItemised = (word: Word): boolean => lookOfWord(word).place === 'items';

const saidIn = (own: readonly Offer[], place: WordLook['place']): Word[] => [
  ...new Set(own.map((offer) => offer.do).filter((word) => lookOfWord(word).place === place)),
];

/** One button for each grenade and each power. */
export const itemActions = (own: readonly Offer[]): Action[] =>
  saidIn(own, 'items').flatMap((word) => {
    const offers = own.filter((offer) => offer.do === word);
    return [...new Set(offers.map(({ how }) => how))].map((how): Action => ({
      id: ITEM_KEYS[lookOfWord(word).how],
      word,
      kind: 'aim',
      offers: offers.filter((offer) => offer.how === how),
      isGrave: false,
    }));
  });

/** What is seldom said: shown by its own name. */
const otherActions = (own: readonly Offer[]): Action[] =>
  saidIn(own, 'more').map((word) => ({
    id: 'more',
    word,
    offers: own.filter((offer) => offer.do === word),
    kind: 'aim',
    isGrave: false,
  }));

/** The actions of the selected piece, each with all its uses. */
export const actionsOf = (context: Context): Action[] => {
  const { choice, view } = context;
  const piece = view.pieces[choice.selected];
  if (!context.canSpeak || askedNow(context.decision).answeredBy !== 'acting' || piece === null || piece === undefined)
    return [];
  const own = offersOf(context, choice.selected);
  const how = turningHow(context);
  return [
    ...rowActions(MOVING_ROWS, own, piece, how),
    ...weaponActions(context, own, piece),
    ...rowActions(FIGHTING_ROWS, own, piece),
    ...itemActions(own),
    ...otherActions(own),
  ];
};

/** Whether squares are chosen on the board for a button: areas, grenades, powers, two targets of one shot (A15.33). */
export const aimsAtArea = (context: Context, action: Action): boolean =>
  action.offers.some(
    (offer) => isAreaShot(context, offer) || (isItemised(offer.do) && offer.at >= 0) || secondTarget(offer) >= 0,
  );
