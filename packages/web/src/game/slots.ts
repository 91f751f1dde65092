/**
 * The places of the action bar. Which a piece has goes by what it is and carries, and by the board, never by what it can
 * do just now: a place keeps its meaning all through a turn, and what is not possible stays there, with its reason.
 */
import { DX, DY, type Command, type GearId, type Piece, type Word } from '@sensorium/engine';
import { GRENADE_IDS, JUMPING, POWER_IDS, encodeShot } from '@sensorium/rules';
import type { WayOfSaying } from '@sensorium/content/words';
import { commandOf, type ProfileCard } from '../engine/protocol.ts';
import { burnsArea, rowOfShot, strikesArea, weaponCode } from './arsenal/aims.ts';
import { WEAPON_KEYS, type Action, type ButtonName } from './actions.ts';
import type { Context } from './controls.ts';
import { loadedOf } from './deathwing/supplies.ts';
import { askedNow } from './looks/decisions.ts';
import { lookOfWord } from './looks/wordLooks.ts';
import type { KeyAction } from './settings.ts';

/** One thing a piece of its kind can do: now, or, without an action, not now. */
export interface Slot {
  readonly id: KeyAction;
  /** What it is called while it is not possible. */
  readonly word: ButtonName | GearId;
  /** Whose help it has, unless it is said in a way of its own. */
  readonly verb: Word;
  readonly way: WayOfSaying | null;
  readonly action: Action | null;
  /** What is asked of the rules, to be told why not. */
  readonly wanted: Command;
}

export type GroupWord = 'weapons' | 'grenades' | 'powers' | 'more';

/** Several of a kind behind one place, which folds them out. */
export interface SlotGroup {
  readonly id: KeyAction;
  readonly word: GroupWord;
  readonly slots: readonly Slot[];
}
export type Place = Slot | SlotGroup;

export const isGroup = (place: Place): place is SlotGroup => 'slots' in place;

/** What a place needs to know of a piece, all of it public and lasting. */
interface Kind {
  readonly context: Context;
  readonly piece: Piece;
  readonly profile: ProfileCard;
  readonly verbs: ReadonlySet<Word>;
}

interface Row {
  readonly id: KeyAction;
  /** The buttons that share the place, of which one at a time is possible; the first names it. */
  readonly words: readonly [ButtonName, ...ButtonName[]];
  readonly verb: Word;
  /** Beyond having the verb. */
  readonly isFor?: (kind: Kind) => boolean;
  /** Seldom used: it stands behind `more` where there are many places. */
  readonly isRare?: boolean;
}

const row = (id: KeyAction, verb: Word, words: Row['words'], more: Pick<Row, 'isFor' | 'isRare'> = {}): Row => ({
  id,
  verb,
  words,
  ...more,
});

/** A15.8: a sniper gets up where he lay down. */
const liesDown = ({ verbs }: Kind): boolean => verbs.has('lie-down');
const hasFacing = ({ profile }: Kind): boolean => profile.unit.hasFacing;
const hasLevels = ({ context }: Kind): boolean => context.board.levels > 1;
const firesOnTheMove = ({ profile }: Kind): boolean =>
  profile.rows.some(({ ranged }) => ranged?.firesOnTheMove === true) || (profile.unit.arms?.free.length ?? 0) > 0;
const reloads = ({ profile, piece }: Kind): boolean =>
  loadedOf(profile, piece.counts).some(({ spare }) => spare !== null);
const teleports = ({ context }: Kind): boolean => context.dossier.options['teleport'] === 'on';

const MOVING: readonly Row[] = [
  row('move', 'move', ['move', 'stand'], { isFor: (kind) => !liesDown(kind) }),
  row('move', 'move', ['move'], { isFor: (kind) => liesDown(kind) }),
  row('move-and-fire', 'move', ['move-and-fire'], { isFor: firesOnTheMove }),
  row('turn-left', 'turn', ['turn-left'], { isFor: hasFacing }),
  row('turn-right', 'turn', ['turn-right'], { isFor: hasFacing }),
  row('turn-back', 'turn', ['turn-back'], { isFor: hasFacing }),
];

const RARE = { isRare: true } as const;
const FIGHTING: readonly Row[] = [
  row('full-auto', 'full-auto', ['full-auto']),
  row('attack', 'attack', ['attack']),
  row('cut', 'cut', ['cut']),
  row('door', 'open', ['door']),
  row('overwatch', 'overwatch', ['overwatch', 'cancel-overwatch']),
  row('clear-jam', 'clear-jam', ['clear-jam']),
  row('convert', 'convert', ['convert']),
  row('climb', 'climb', ['climb'], { ...RARE, isFor: hasLevels }),
  row('jump', 'move', ['jump-in'], { ...RARE, isFor: hasLevels }),
  row('jump', 'jump', ['jump'], { ...RARE, isFor: hasLevels }),
  row('reload', 'reload', ['reload'], { ...RARE, isFor: reloads }),
  row('self-destruct', 'self-destruct', ['self-destruct'], RARE),
  row('self-destruct', 'detonate', ['detonate'], RARE),
  row('guard', 'guard', ['guard', 'drop-guard'], RARE),
  row('more', 'teleport', ['teleport'], { ...RARE, isFor: teleports }),
];

const kindOf = (context: Context, piece: Piece): Kind => {
  const profile = context.dossier.profiles[piece.profile]!;
  return {
    context,
    piece,
    profile,
    verbs: new Set([...profile.unit.verbs, ...profile.rows.flatMap(({ verbs }) => verbs ?? [])]),
  };
};

const isThere = (kind: Kind, { verb, isFor }: Row): boolean => kind.verbs.has(verb) && isFor?.(kind) !== false;

// --- what is asked of the rules where nothing is possible ---------------------------------------------------------------

const distance = ({ board }: Context, a: number, b: number): number =>
  board.level[a] !== board.level[b]
    ? Number.POSITIVE_INFINITY
    : Math.max(Math.abs(board.x[a]! - board.x[b]!), Math.abs(board.y[a]! - board.y[b]!));

/** The square before a piece; of one without a facing, or before a wall, any that is near. */
const ahead = ({ context: { board }, piece }: Kind): number => {
  if (piece.square < 0) return board.entries[piece.area]?.squares[0] ?? -1;
  const facings = piece.facing < 0 ? [0, 1, 2, 3] : [piece.facing, 0, 1, 2, 3];
  const squares = facings.map((facing) => piece.square + DY[facing]! * board.width + DX[facing]!);
  return squares.find((square) => board.floor[square] === 1) ?? piece.square;
};

const nearest = ({ context, piece }: Kind, squares: readonly number[]): number =>
  squares.reduce(
    (best, square) =>
      best < 0 || distance(context, piece.square, square) < distance(context, piece.square, best) ? square : best,
    -1,
  );

const enemySquares = ({ context: { view }, piece }: Kind): number[] =>
  view.pieces.flatMap((other) =>
    other !== null && other.side !== piece.side && other.square >= 0 ? [other.square] : [],
  );

const doorSquares = ({ context: { view, dossier } }: Kind): number[] =>
  view.features.flatMap(({ at, is }) =>
    dossier.terrain[is]?.opens !== undefined || dossier.terrain[is]?.closes !== undefined ? [at] : [],
  );

/** What a person would have meant: the enemy or the door that is nearest, else the square ahead. */
const meantAt = (kind: Kind, verb: Word): number => {
  if (kind.context.dossier.pointsAt[verb] !== 'square') return -1;
  const squares = verb === 'open' ? doorSquares(kind) : lookOfWord(verb).does === 'harm' ? enemySquares(kind) : [];
  const found = nearest(kind, squares);
  return found >= 0 ? found : ahead(kind);
};

const TURNS: Readonly<Partial<Record<KeyAction, number>>> = { 'turn-left': 3, 'turn-right': 1, 'turn-back': 2 };
/** The `how` of a move that is more than a step (C14, D8.7). */
const HOW: Readonly<Partial<Record<ButtonName, number>>> = { 'move-and-fire': 1, 'jump-in': JUMPING };

const wantedOf = (kind: Kind, { id, verb, words }: Row): Command => {
  const { piece } = kind;
  const by = TURNS[id];
  const said = words[0] === 'overwatch' && piece.weapon === 'overwatch' ? 'cancel-overwatch' : verb;
  return {
    do: said,
    piece: piece.id,
    at: by === undefined ? meantAt(kind, said) : (piece.facing + by) & 3,
    how: HOW[words[0]] ?? 0,
    cp: 0,
  };
};

// --- the places ---------------------------------------------------------------------------------------------------------

const slotOf = (kind: Kind, actions: readonly Action[], from: Row): Slot => {
  const action = actions.find(({ word }) => (from.words as readonly string[]).includes(word));
  const [word] = from.words;
  const way = word === 'move-and-fire' || word === 'jump-in' ? word : null;
  return { id: from.id, word, verb: from.verb, way, action: action ?? null, wanted: wantedOf(kind, from) };
};

/** One place a weapon, or a row of it (A12.12). */
const weaponSlots = (kind: Kind, actions: readonly Action[]): Slot[] => {
  const { profile, piece } = kind;
  const codes = profile.rows.flatMap((gear, place) =>
    gear.ranged === undefined
      ? []
      : (gear.composite?.modes ?? ['']).map((_, mode) => encodeShot({ gear: place, mode, second: -1 })),
  );
  return codes.map((how, place): Slot => ({
    id: WEAPON_KEYS[place] ?? 'fire',
    word: rowOfShot(profile, how) ?? profile.gear[how]!,
    verb: 'fire',
    way: !strikesArea(profile, how) ? null : burnsArea(profile, how) ? 'burn' : 'blast',
    action: actions.find(({ offers: [offer] }) => offer!.do === 'fire' && weaponCode(offer!.how) === how) ?? null,
    wanted: { do: 'fire', piece: piece.id, at: meantAt(kind, 'fire'), how, cp: 0 },
  }));
};

/** What no row has a place for: words of modules from outside. */
const slotOfAction = (action: Action): Slot => ({
  id: action.id,
  word: action.word,
  verb: action.offers[0]!.do,
  way: null,
  action,
  wanted: commandOf(action.offers[0]!),
});

/** One place for each of what a piece of this kind may carry or know, also when it is used up. */
const itemSlots = (
  kind: Kind,
  actions: readonly Action[],
  verb: 'throw' | 'cast',
  ids: readonly string[],
  isHis: (id: string) => boolean,
): Slot[] =>
  ids.flatMap((id, how): Slot[] => {
    if (!isHis(id)) return [];
    const action = actions.find(({ word, offers }) => word === verb && offers[0]!.how === how) ?? null;
    const wanted: Command = { do: verb, piece: kind.piece.id, at: meantAt(kind, verb), how, cp: 0 };
    return [{ id: verb === 'throw' ? 'grenades' : 'powers', word: verb, verb, way: null, action, wanted }];
  });

const carries = ({ profile: { rows, unit } }: Kind, id: string): boolean =>
  rows.some((gear) => gear.row === id) || unit.figure?.grenades.includes(id) === true;

const grenadeSlots = (kind: Kind, actions: readonly Action[]): Slot[] =>
  kind.verbs.has('throw') ? itemSlots(kind, actions, 'throw', GRENADE_IDS, (id) => carries(kind, id)) : [];

const powerSlots = (kind: Kind, actions: readonly Action[]): Slot[] =>
  itemSlots(kind, actions, 'cast', POWER_IDS, (id) => kind.profile.unit.figure?.powers?.includes(id) === true);

const FRAG = 'frag-grenade';

const SELDOM: readonly Row[] = [
  row('more', 'take-cat', ['take-cat', 'drop-cat'], {
    isFor: ({ context, piece }) => piece.side === 'marines' && context.dossier.missionRules.includes('cat'),
  }),
  row('more', 'take-reload', ['take-reload'], {
    isFor: (kind) => kind.verbs.has('take-reload') && kind.context.dossier.missionRules.includes('weapons-cache'),
  }),
  row('more', 'lie-down', ['lie-down', 'stand'], { isFor: liesDown }),
  row('more', 'arm-terminatus', ['arm-terminatus'], {
    isFor: (kind) => kind.verbs.has('arm-terminatus') && carries(kind, FRAG),
  }),
  row('more', 'recover', ['recover'], { isFor: ({ verbs }) => verbs.has('recover') }),
];

/** How many of a kind stand together behind one place. */
const GROUPED: Readonly<Record<GroupWord, number>> = { weapons: 3, grenades: 2, powers: 2, more: 3 };
const KEY_OF_GROUP: Readonly<Record<GroupWord, KeyAction>> = {
  weapons: 'fire',
  grenades: 'grenades',
  powers: 'powers',
  more: 'more',
};

const together = (word: GroupWord, slots: readonly Slot[], least = GROUPED[word]): Place[] =>
  slots.length < least ? [...slots] : [{ id: KEY_OF_GROUP[word], word, slots }];

/** Places beyond which what is seldom used stands together; arrows to turn by are half as wide. */
const MOST_WIDTH = 12;

const widthOf = (place: Place): number => (TURNS[place.id] === undefined ? 1 : 0.5);

export const placesOf = (context: Context, actions: readonly Action[], isOwn: (piece: Piece) => boolean): Place[] => {
  const piece = context.view.pieces[context.choice.selected] ?? null;
  if (piece === null || !isOwn(piece) || (piece.square < 0 && piece.area < 0)) return [];
  if (context.canSpeak && askedNow(context.decision).answeredBy === 'deploying') return [];
  return filled(kindOf(context, piece), actions);
};

const filled = (kind: Kind, actions: readonly Action[]): Place[] => {
  const slots = (rows: readonly Row[]): Slot[] => rows.map((from) => slotOf(kind, actions, from));
  const moving = slots(MOVING.filter((from) => isThere(kind, from)));
  const weapons = kind.verbs.has('fire') ? weaponSlots(kind, actions) : [];
  const fighting = FIGHTING.filter((from) => isThere(kind, from));
  const grenades = grenadeSlots(kind, actions);
  const powers = powerSlots(kind, actions);
  const seldom = slots(SELDOM.filter(({ isFor }) => isFor?.(kind) === true));
  const known = new Set(
    [...moving, ...weapons, ...slots(fighting), ...grenades, ...powers, ...seldom].map(({ action }) => action),
  );
  const foreign = actions.filter((action) => !known.has(action)).map(slotOfAction);
  const before = [...moving, ...together('weapons', weapons)];
  const after = [...together('grenades', grenades), ...together('powers', powers)];
  const all = [...before, ...slots(fighting), ...after, ...together('more', [...seldom, ...foreign])];
  if (all.reduce((sum, place) => sum + widthOf(place), 0) <= MOST_WIDTH) return all;
  const [rare, usual] = [true, false].map((isRare) =>
    slots(fighting.filter((from) => (from.isRare === true) === isRare)),
  );
  return [...before, ...usual!, ...after, ...together('more', [...rare!, ...seldom, ...foreign], 2)];
};

/** Every place of the bar that is not possible now. */
export const greySlots = (places: readonly Place[]): Slot[] =>
  places.flatMap((place) => (isGroup(place) ? place.slots : [place])).filter(({ action }) => action === null);
