/** What a click, a tap or a key means now. Pure: the same answers for mouse, touch and keyboard. */
import {
  secondSquare,
  type Board,
  type Command,
  type DecisionId,
  type Side,
  type View,
  type Word,
} from '@sensorium/engine';
import type { Dossier, Offer, Shot, Walk } from '../engine/protocol.ts';
import { JUMPING } from '@sensorium/rules';
import { strikesArea, weaponCode } from './arsenal/aims.ts';
import { askedNow } from './looks/decisions.ts';
import { lookOfWord } from './looks/wordLooks.ts';

export type Mode = 'none' | 'fire' | 'move-and-fire';

/** What the person has picked so far. */
export interface Choice {
  readonly selected: number;
  /** Since the last change of the table, by the person. */
  readonly isSelectedByHand: boolean;
  readonly mode: Mode;
  /** In mode `fire`: the weapon, grenade or power, by the `how` of its verb. */
  readonly weapon: number;
  /** In mode `fire`: that verb. */
  readonly aim: Word;
  readonly payCp: boolean;
  /** C2.6: the square chosen for a piece to deploy; its facing is still to be chosen. */
  readonly placing: number;
  /** The square clicked once, where the second click acts: it spends command points, or ends something. */
  readonly pinned: number;
  /** The facing chosen for the end of the walk there; −1: as the walk leads. */
  readonly heading: number;
}

export const NO_CHOICE: Choice = {
  selected: -1,
  isSelectedByHand: false,
  mode: 'none',
  weapon: -1,
  aim: 'fire',
  payCp: false,
  placing: -1,
  pinned: -1,
  heading: -1,
};

export interface Context {
  readonly board: Board;
  readonly dossier: Dossier;
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly decision: DecisionId | '';
  /** Whether this screen may answer now. */
  readonly canSpeak: boolean;
  readonly choice: Choice;
  readonly walks: readonly Walk[];
  /** C14.2: while a square to move to and fire from is being chosen, what could be shot at from each. */
  readonly shots: ShotsTable;
}

/** By the square that is moved to. */
export type ShotsTable = ReadonlyMap<number, readonly Shot[]>;

export type Intent =
  | { readonly is: 'nothing' }
  | { readonly is: 'select'; readonly piece: number }
  | { readonly is: 'say'; readonly offer: Offer }
  | { readonly is: 'walk'; readonly walk: Walk }
  /** C14: the only step from which the target can be shot at, and the shot. */
  | { readonly is: 'step-and-fire'; readonly offer: Offer; readonly at: number }
  | { readonly is: 'ask'; readonly offers: readonly Offer[] }
  | { readonly is: 'place'; readonly at: number }
  | { readonly is: 'explain'; readonly command: Command };

const NOTHING: Intent = { is: 'nothing' };

/** Who is on a square; a prone sniper is on two (A15.8). */
export const pieceOn = (board: Board, view: View, square: number): number => {
  if (square < 0) return -1;
  for (const piece of view.pieces)
    if (piece !== null && (piece.square === square || secondSquare(board, piece) === square)) return piece.id;
  return -1;
};

export const offersOf = ({ offers }: Context, piece: number): readonly Offer[] =>
  offers.filter((offer) => offer.piece === piece);

/** Whether an offer strikes a whole area rather than one target. */
export const isAreaShot = ({ dossier, view }: Context, offer: Offer): boolean => {
  const piece = view.pieces[offer.piece];
  if (offer.do !== 'fire' || piece === null || piece === undefined) return false;
  return strikesArea(dossier.profiles[piece.profile]!, offer.how);
};

/** Whether an offer is one of what is being aimed. */
export const isAimed = ({ choice }: Context, offer: Offer): boolean =>
  choice.mode === 'fire' && offer.do === choice.aim && weaponCode(offer.how) === choice.weapon;

/** An open door is walked through; it is shut by its button, or where nobody can walk. */
export const canWalkTo = (context: Context, square: number): boolean =>
  context.walks.some(({ at }) => at === square) ||
  offersOf(context, context.choice.selected).some(({ do: word, at }) => word === 'move' && at === square);

/** The walk to a square; to the one that is thought over with the facing chosen for it. */
export const walkTo = ({ choice }: Context, walks: readonly Walk[], square: number): Walk | undefined => {
  const walk = walks.find(({ at }) => at === square);
  if (walk === undefined || choice.pinned !== square) return walk;
  const turned = walk.otherwise.find(({ facing }) => facing === choice.heading);
  return turned === undefined ? walk : { ...turned, otherwise: walk.otherwise };
};

/** A4.10: with a shot while that is being chosen, where it is possible; else plainly. */
export const turningHow = (context: Context): number =>
  context.choice.mode === 'move-and-fire' &&
  offersOf(context, context.choice.selected).some(({ do: word, how }) => word === 'turn' && how === 1)
    ? 1
    : 0;

/** What the selected piece could do to whatever is on a square: the peaceful uses, or the harm. */
const deedsAt = (context: Context, square: number, does: 'use' | 'harm'): Offer[] =>
  offersOf(context, context.choice.selected).filter(
    ({ do: word, at }) => at === square && lookOfWord(word).does === does && lookOfWord(word).place !== 'items',
  );

/** Ways to strike a square without aiming first; flames only where there is nothing more exact. */
const strikesAt = (context: Context, square: number): Offer[] => {
  const own = offersOf(context, context.choice.selected);
  const hasDirect = own.some((offer) => offer.do === 'fire' && !isAreaShot(context, offer));
  const isTaken = pieceOn(context.board, context.view, square) >= 0;
  return deedsAt(context, square, 'harm').filter(
    (offer) => !isAreaShot(context, offer) || (isTaken && !hasDirect && context.choice.mode !== 'fire'),
  );
};

/** What a thing is there for: a door is opened, a ladder climbed. Stepping is the walks' affair. */
const usesAt = (context: Context, square: number): Offer[] =>
  deedsAt(context, square, 'use').filter(
    ({ do: word }) => word !== 'move' && (word !== 'close' || !canWalkTo(context, square)),
  );

/** Whether a plain click on a square finds a use for what is there, before any harm. */
export const isUseful = (context: Context, square: number): boolean =>
  canWalkTo(context, square) || usesAt(context, square).length > 0;

/** What points at squares, whichever decision asks for it. */
const pointsAtSquares = ({ dossier }: Context, offer: Offer): boolean => dossier.pointsAt[offer.do] === 'square';

const one = (offers: readonly Offer[]): Intent =>
  offers.length === 0 ? NOTHING : offers.length === 1 ? { is: 'say', offer: offers[0]! } : { is: 'ask', offers };

export const intentAt = (context: Context, square: number): Intent => {
  const { canSpeak, decision, offers, view } = context;
  const there = pieceOn(context.board, view, square);
  if (!canSpeak) return there >= 0 ? { is: 'select', piece: there } : NOTHING;
  switch (askedNow(decision).answeredBy) {
    case 'deploying':
      return deployAt(context, square);
    case 'pieces':
      return one(offers.filter((offer) => offer.do === 'choose' && offer.piece === there));
    case 'acting':
      return actAt(context, square, there);
    case 'areas':
    case 'facings':
    case 'panel':
    case 'powers':
    case 'squares':
    case 'targets':
    default:
      return one(answersAt(context, offers).filter((offer) => offer.at === square));
  }
};

/** What a square may answer now: where something is being aimed, only that. */
export const answersAt = (context: Context, offers: readonly Offer[]): Offer[] =>
  offers.filter(
    (offer) => pointsAtSquares(context, offer) && (context.choice.mode !== 'fire' || isAimed(context, offer)),
  );

const deployAt = ({ board, offers, choice, view }: Context, square: number): Intent => {
  const piece = choice.selected >= 0 ? choice.selected : (offers.find((offer) => offer.do === 'deploy')?.piece ?? -1);
  if (offers.some((offer) => offer.do === 'deploy' && offer.piece === piece && offer.at === square))
    return { is: 'place', at: square };
  const there = pieceOn(board, view, square);
  if (there >= 0) return { is: 'select', piece: there };
  return piece < 0 ? NOTHING : { is: 'explain', command: { do: 'deploy', piece, at: square, how: 0, cp: 0 } };
};

/**
 * Harm asks, kindness does not. What was aimed from the action bar comes first, then the enemy on the square; one's own
 * are chosen, things are put to their use. What can only be harmed is a list to choose from, never done by the click.
 */
const actAt = (context: Context, square: number, there: number): Intent => {
  const { choice, view } = context;
  const own = offersOf(context, choice.selected).filter(({ at }) => at === square);
  if (choice.mode === 'move-and-fire') return moveAndFireAt(context, square, there);
  const aimed = own.filter((offer) => isAimed(context, offer));
  if (aimed.length > 0) return one(aimed);
  const actor = view.pieces[choice.selected] ?? null;
  if (there >= 0 && (actor === null || view.pieces[there]?.side === actor.side)) return { is: 'select', piece: there };
  const strikes = strikesAt(context, square);
  if (there >= 0 && strikes.length > 0) return one(strikes);
  const uses = usesAt(context, square);
  if (uses.length > 0) return one(uses);
  return stepTo(context, square) ?? (strikes.length > 0 ? { is: 'ask', offers: strikes } : elsewhere(context, square));
};

/** C14: a square is moved to; an enemy is one to be shot at after a step, and never from where the marine stands now. */
const moveAndFireAt = (context: Context, square: number, there: number): Intent => {
  const { choice, view, shots } = context;
  const moves = offersOf(context, choice.selected).filter(({ do: word, how }) => word === 'move' && how === 1);
  const steps = moves.filter(({ at }) => at === square);
  if (steps.length > 0) return one(steps);
  const side = view.pieces[choice.selected]?.side;
  if (there >= 0 && view.pieces[there]?.side === side) return { is: 'select', piece: there };
  const leading = moves.filter(({ at }) => shots.get(at)?.some((shot) => shot.at === square) === true);
  if (leading.length === 1) return { is: 'step-and-fire', offer: leading[0]!, at: square };
  return leading.length > 1 ? { is: 'ask', offers: leading } : elsewhere(context, square);
};

/** A step, a jump or a walk; null where none leads. */
const stepTo = (context: Context, square: number): Intent | null => {
  const moves = offersOf(context, context.choice.selected).filter(
    ({ do: word, at }) => word === 'move' && at === square,
  );
  const step = moves.find(({ how }) => how === 0);
  const jump = moves.find(({ how }) => how === JUMPING);
  if (step !== undefined && jump !== undefined && isTrap(context, square)) return { is: 'ask', offers: [step, jump] };
  const walk = walkTo(context, context.walks, square);
  if (walk !== undefined) return { is: 'walk', walk: beforeTheHole(context, walk) };
  return step === undefined ? null : { is: 'say', offer: step };
};

/** Nothing can be done there: nobody is chosen off the floor, and on it the rule that forbids is told. */
const elsewhere = (context: Context, square: number): Intent => {
  const { choice, view, board } = context;
  if ((view.pieces[choice.selected] ?? null) === null) return NOTHING;
  if (square < 0 || board.floor[square] !== 1) return { is: 'select', piece: -1 };
  return { is: 'explain', command: wantedAt(context, square, pieceOn(board, view, square)) };
};

/** D8.6: whoever steps onto it may fall; a ladder bears. */
const isTrap = ({ view, dossier }: Context, square: number): boolean => {
  const feature = view.features.find(({ at }) => at === square);
  return feature !== undefined && dossier.terrain[feature.is]?.id === 'trap';
};

/** A walk to a trap ends beside it: whether to step onto it or to jump is asked there (D8.6, D8.7). */
const beforeTheHole = (context: Context, walk: Walk): Walk =>
  isTrap(context, walk.at) && walk.steps.length > 1 ? { ...walk, steps: walk.steps.slice(0, -1) } : walk;

/** The command a person most likely meant by a square where nothing is possible, so that its refusal can be told. */
const wantedAt = ({ view, choice, dossier, board }: Context, square: number, there: number): Command => {
  const actor = view.pieces[choice.selected]!;
  const isEnemy = there >= 0 && view.pieces[there]?.side !== actor.side;
  const { rows } = dossier.profiles[actor.profile]!;
  const how = Math.max(
    0,
    rows.findIndex((row) => row.ranged !== undefined),
  );
  const isNear =
    actor.square >= 0 &&
    Math.max(
      Math.abs(board.x[square]! - board.x[actor.square]!),
      Math.abs(board.y[square]! - board.y[actor.square]!),
    ) <= 1;
  const canShoot = rows.some((row) => row.ranged !== undefined);
  if (choice.mode === 'move-and-fire') return { do: 'move', piece: actor.id, at: square, how: 1, cp: 0 };
  if (isEnemy || choice.mode === 'fire')
    return {
      do: canShoot && !(isNear && choice.mode !== 'fire') ? 'fire' : 'attack',
      piece: actor.id,
      at: square,
      how: canShoot && !isNear ? how : 0,
      cp: 0,
    };
  return { do: 'move', piece: actor.id, at: square, how: 0, cp: 0 };
};

/** C6.1: those of a side that could still do something with their own points; aliens that lurk may enter (C18.8). */
export const idlePieces = (
  { view, dossier, offers }: Pick<Context, 'view' | 'dossier' | 'offers'>,
  side: Side,
): number[] =>
  view[side].filter((id) => {
    const piece = view.pieces[id];
    if (piece === null || piece === undefined || (piece.square < 0 && piece.area < 0)) return false;
    const ap = piece.activation === 'ready' ? dossier.profiles[piece.profile]!.unit.ap : piece.ap;
    return (
      ap > 0 &&
      piece.weapon !== 'overwatch' &&
      offers.some((offer) => offer.piece === id && offer.least === 0 && offer.cost > 0)
    );
  });

/** Said at any time: a figure that can only say these has nothing to do. */
const LET_GO: readonly Word[] = ['cancel-overwatch', 'drop-guard'];

/** Pieces this side can do something with, in the order Tab visits them. */
export const playable = ({ offers, view }: Pick<Context, 'offers' | 'view'>): number[] => {
  const ids = [
    ...new Set(offers.filter((offer) => offer.piece >= 0 && !LET_GO.includes(offer.do)).map((offer) => offer.piece)),
  ];
  return ids.sort((a, b) => rank(view, a) - rank(view, b) || a - b);
};

/** Who comes next of those that lurk in an entry area and can act; −1 for nobody. */
export const lurkerIn = (context: Context, area: number): number => {
  const ids = playable(context).filter((id) => context.view.pieces[id]?.area === area);
  return ids[ids.indexOf(context.choice.selected) + 1] ?? ids[0] ?? -1;
};

/** The active piece first, then those not yet activated, then those that only command points can move. */
const rank = (view: View, id: number): number => {
  const activation = view.pieces[id]?.activation;
  return activation === 'active' ? 0 : activation === 'ready' ? 1 : 2;
};
