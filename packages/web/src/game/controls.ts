/** What a click, a tap or a key means now. Pure: the same answers for mouse, touch and keyboard. */
import type { Board, Command, View } from '@sensorium/engine';
import type { Dossier, Offer, Walk } from '../engine/protocol.ts';
import type { KeyAction } from './settings.ts';

export type Mode = 'none' | 'fire' | 'move-and-fire';

/** What the person has picked so far. */
export interface Choice {
  readonly selected: number;
  readonly mode: Mode;
  readonly payCp: boolean;
  /** C2.6: the square chosen for a piece to deploy; its facing is still to be chosen. */
  readonly placing: number;
}

export const NO_CHOICE: Choice = { selected: -1, mode: 'none', payCp: false, placing: -1 };

export interface Context {
  readonly board: Board;
  readonly dossier: Dossier;
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly decision: string;
  /** Whether this screen may answer now. */
  readonly canSpeak: boolean;
  readonly choice: Choice;
  readonly walks: readonly Walk[];
}

export type Intent =
  | { readonly is: 'nothing' }
  | { readonly is: 'select'; readonly piece: number }
  | { readonly is: 'say'; readonly offer: Offer }
  | { readonly is: 'walk'; readonly walk: Walk }
  | { readonly is: 'ask'; readonly offers: readonly Offer[] }
  | { readonly is: 'place'; readonly at: number }
  | { readonly is: 'explain'; readonly command: Command };

const NOTHING: Intent = { is: 'nothing' };

export const pieceOn = (view: View, square: number): number => {
  for (const piece of view.pieces) if (piece !== null && piece.square === square && square >= 0) return piece.id;
  return -1;
};

export const offersOf = ({ offers }: Context, piece: number): readonly Offer[] =>
  offers.filter((offer) => offer.piece === piece);

/** Whether an offer burns a section rather than hitting one target. */
export const isFlame = ({ dossier, view }: Context, offer: Offer): boolean => {
  const piece = view.pieces[offer.piece];
  if (offer.do !== 'fire' || piece === null || piece === undefined) return false;
  return dossier.profiles[piece.profile]!.rows[offer.how]?.ranged?.area === 'section';
};

/** The offers of the selected piece that point at a square and are aimed at what stands there. */
const aimedAt = (context: Context, square: number): Offer[] => {
  const { choice, view } = context;
  const isTaken = pieceOn(view, square) >= 0;
  return offersOf(context, choice.selected).filter((offer) => {
    if (offer.at !== square) return false;
    if (offer.do === 'attack' || offer.do === 'open' || offer.do === 'close') return true;
    if (offer.do === 'fire') return isFlame(context, offer) ? choice.mode === 'fire' || isTaken : true;
    return false;
  });
};

const one = (offers: readonly Offer[]): Intent =>
  offers.length === 0 ? NOTHING : offers.length === 1 ? { is: 'say', offer: offers[0]! } : { is: 'ask', offers };

export const intentAt = (context: Context, square: number): Intent => {
  const { canSpeak, decision, offers, view } = context;
  const there = pieceOn(view, square);
  if (!canSpeak) return there >= 0 ? { is: 'select', piece: there } : NOTHING;
  switch (decision) {
    case 'deploy':
      return deployAt(context, square);
    case 'place-figure':
      return one(offers.filter((offer) => offer.do === 'place' && offer.at === square));
    case 'choose-target':
      return one(offers.filter((offer) => offer.do === 'target' && offer.at === square));
    case 'choose-conversion':
      return one(offers.filter((offer) => offer.do === 'choose' && offer.piece === there));
    case 'action':
    case 'cp-response':
      return actAt(context, square, there);
    default:
      return one(offers.filter((offer) => offer.at === square));
  }
};

const deployAt = ({ offers, choice, view }: Context, square: number): Intent => {
  const piece = choice.selected >= 0 ? choice.selected : (offers.find((offer) => offer.do === 'deploy')?.piece ?? -1);
  if (offers.some((offer) => offer.do === 'deploy' && offer.piece === piece && offer.at === square))
    return { is: 'place', at: square };
  const there = pieceOn(view, square);
  if (there >= 0) return { is: 'select', piece: there };
  return piece < 0 ? NOTHING : { is: 'explain', command: { do: 'deploy', piece, at: square, how: 0, cp: 0 } };
};

const actAt = (context: Context, square: number, there: number): Intent => {
  const { choice, view, walks, board } = context;
  const actor = view.pieces[choice.selected];
  const aimed = aimedAt(context, square);
  if (aimed.length > 0) return one(choice.mode === 'fire' ? preferring(aimed, 'fire') : aimed);
  if (choice.mode === 'move-and-fire') {
    const moving = offersOf(context, choice.selected).filter(
      ({ do: word, at, how }) => word === 'move' && at === square && how === 1,
    );
    if (moving.length > 0) return one(moving);
  }
  if (there >= 0 && (actor === null || actor === undefined || view.pieces[there]?.side === actor.side))
    return { is: 'select', piece: there };
  const step = offersOf(context, choice.selected).find(
    ({ do: word, at, how }) => word === 'move' && at === square && how === 0,
  );
  const walk = walks.find(({ at }) => at === square);
  if (walk !== undefined) return { is: 'walk', walk };
  if (step !== undefined) return { is: 'say', offer: step };
  if (actor === null || actor === undefined) return there >= 0 ? { is: 'select', piece: there } : NOTHING;
  if (square < 0 || board.floor[square] !== 1) return { is: 'select', piece: -1 };
  return { is: 'explain', command: wantedAt(context, square, there) };
};

const preferring = (offers: readonly Offer[], word: string): readonly Offer[] => {
  const preferred = offers.filter((offer) => offer.do === word);
  return preferred.length > 0 ? preferred : offers;
};

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

/** A button of the action bar: what it says and what it does. */
export interface Action {
  readonly id: KeyAction;
  readonly word: string;
  readonly offers: readonly Offer[];
  readonly kind: 'now' | 'aim' | 'mode';
}

const turned = (facing: number, by: number): number => (facing + by) & 3;

/** The actions of the selected piece, each with all its uses. */
export const actionsOf = (context: Context): Action[] => {
  const { choice, view } = context;
  const piece = view.pieces[choice.selected];
  if (!context.canSpeak || piece === null || piece === undefined) return [];
  const own = offersOf(context, choice.selected);
  const some = (id: KeyAction, word: string, kind: Action['kind'], test: (offer: Offer) => boolean): Action[] => {
    const offers = own.filter(test);
    return offers.length === 0 ? [] : [{ id, word, offers, kind }];
  };
  const turn = (id: KeyAction, by: number): Action[] =>
    some(id, id, 'now', ({ do: word, at }) => word === 'turn' && at === turned(piece.facing, by));
  const hasFlame = own.some((offer) => isFlame(context, offer));
  return [
    ...some('move', 'move', 'mode', ({ do: word, how }) => word === 'move' && how === 0),
    ...some('move-and-fire', 'move-and-fire', 'mode', ({ do: word, how }) => word === 'move' && how === 1),
    ...turn('turn-left', 3),
    ...turn('turn-right', 1),
    ...turn('turn-back', 2),
    ...some('fire', hasFlame ? 'flame' : 'fire', 'aim', ({ do: word }) => word === 'fire'),
    ...some('attack', 'attack', 'aim', ({ do: word }) => word === 'attack'),
    ...some(
      'door',
      own.some(({ do: word }) => word === 'close') ? 'door' : 'open',
      'aim',
      ({ do: word }) => word === 'open' || word === 'close',
    ),
    ...some('overwatch', 'overwatch', 'now', ({ do: word }) => word === 'overwatch'),
    ...some('overwatch', 'cancel-overwatch', 'now', ({ do: word }) => word === 'cancel-overwatch'),
    ...some('clear-jam', 'clear-jam', 'now', ({ do: word }) => word === 'clear-jam'),
    ...some('convert', 'convert', 'now', ({ do: word }) => word === 'convert'),
    ...some('self-destruct', 'self-destruct', 'now', ({ do: word }) => word === 'self-destruct'),
    ...otherActions(own),
  ];
};

const KNOWN: readonly string[] = [
  'move',
  'turn',
  'fire',
  'attack',
  'open',
  'close',
  'overwatch',
  'cancel-overwatch',
  'clear-jam',
  'convert',
  'self-destruct',
  'pass',
  'place',
  'face',
  'choose',
  'target',
  'reinforce',
  'deploy',
];

/** Words of other chapters and of missions: shown by their own name. */
const otherActions = (own: readonly Offer[]): Action[] =>
  [...new Set(own.map((offer) => offer.do))]
    .filter((word) => !KNOWN.includes(word))
    .map((word) => ({
      id: 'act' as const,
      word,
      offers: own.filter((offer) => offer.do === word),
      kind: 'aim' as const,
    }));

/** C6.1: marines that could still do something with their own points. */
export const idleMarines = ({ view, dossier, offers }: Pick<Context, 'view' | 'dossier' | 'offers'>): number[] =>
  view.marines.filter((id) => {
    const piece = view.pieces[id];
    if (piece === null || piece === undefined || piece.square < 0) return false;
    const ap = piece.activation === 'ready' ? dossier.profiles[piece.profile]!.unit.ap : piece.ap;
    return ap > 0 && piece.weapon !== 'overwatch' && offers.some((offer) => offer.piece === id && offer.least === 0);
  });

/** Pieces this side can do something with, in the order Tab visits them. */
export const playable = ({ offers, view }: Pick<Context, 'offers' | 'view'>): number[] => {
  const ids = [
    ...new Set(
      offers.filter((offer) => offer.piece >= 0 && offer.do !== 'cancel-overwatch').map((offer) => offer.piece),
    ),
  ];
  return ids.sort((a, b) => rank(view, a) - rank(view, b) || a - b);
};

/** The active piece first, then those not yet activated, then those that only command points can move. */
const rank = (view: View, id: number): number => {
  const activation = view.pieces[id]?.activation;
  return activation === 'active' ? 0 : activation === 'ready' ? 1 : 2;
};
