/** C17: blips and their conversion, voluntary and involuntary. C18.12: in an entry area. What is placed then: `figures.ts`. */
import {
  edit,
  isBurning,
  isSeen,
  pieceOf,
  popFrame,
  profileOf,
  push,
  pushSequence,
  refusal,
  removePiece,
  type Activation,
  type Command,
  type Decision,
  type Game,
  type Piece,
  type PieceId,
  type Procedure,
  type Side,
  type Square,
  type Verb,
  type Hook,
} from '@sensorium/engine';
import { endActivation } from './activation.ts';
import { LURKERS_OF_A_KIND } from './data.ts';
import { newFigure, placeFigure, placedNow, tellLost } from './figures.ts';
import { returnToSupply } from './kills.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    convert: 'none';
    choose: 'none';
  }
  interface DecisionTypes {
    'choose-conversion': true;
  }
  interface FrameTypes {
    /** C17.12: convert what marines see, until nothing is left to convert. */
    conversions: object;
    'choose-conversion': object;
  }
  interface HookTypes {
    /** H6: before blips are converted (C17.12), whatever else comes to light; true if something did. */
    turnedOverFirst: Hook<'some', (game: Game) => boolean>;
    /** A blip has been turned over and removed; true if something else than its genestealers comes out of it. */
    figuresReplaced: Hook<'some', (game: Game, blip: Piece, by: Side, activation: Activation) => boolean>;
  }
  interface EventTypes {
    'blip-converted': {
      readonly piece: PieceId;
      readonly at: Square;
      readonly area: number;
      readonly value: number;
      readonly by: Side;
    };
  }
}

const isBlip = (game: Game, piece: Piece): boolean => profileOf(game, piece).unit.isBlip;

const forEachSeenBlip = (game: Game, found: (id: PieceId) => void): void => {
  for (const id of game.state.aliens) {
    const piece = pieceOf(game, id);
    if (piece.square >= 0 && profileOf(game, piece).unit.isFromPool && isSeen(game, piece.square)) found(id);
  }
};

const anySeenBlip = (game: Game): boolean => {
  const { aliens, pieces } = game.state;
  for (let i = 0; i < aliens.length; i++) {
    const piece = pieces[aliens[i]!]!;
    if (piece.square >= 0 && piece.facing < 0 && isSeen(game, piece.square)) return true;
  }
  return false;
};

/** C17.12: the check made at the named steps. */
export const convertSeenBlips = (game: Game): void => {
  if (anySeenBlip(game)) push(game, { kind: 'conversions' });
};

/** C17.14: one at a time, LOS tested anew after each. */
export const conversions: Procedure<'conversions'> = {
  kind: 'conversions',
  run: (game) => {
    push(game, { kind: 'conversions' });
    if (game.setup.hooks.turnedOverFirst(game)) return;
    popFrame(game);
    const seen: PieceId[] = [];
    forEachSeenBlip(game, (id) => seen.push(id));
    if (seen.length === 0) return;
    push(game, { kind: 'conversions' });
    if (seen.length === 1) convertInvoluntarily(game, seen[0]!);
    else push(game, { kind: 'choose-conversion' });
  },
};

const NOT_IN_SIGHT = refusal('C17.14', 'not-a-blip-in-sight');
const MARINES_CHOOSE = refusal('C17.14', 'marines-choose-the-order');

export const chooseConversion: Decision<'choose-conversion'> = {
  kind: 'choose-conversion',
  decision: 'choose-conversion',
  isPublic: true,
  side: () => 'marines',
  notYours: (_game, { do: word }) => (word === 'choose' || word === 'place' ? MARINES_CHOOSE : null),
  options: (game, _frame, out) => {
    const word = game.setup.rules.wordIndex.get('choose')!;
    forEachSeenBlip(game, (id) => out.add(word, id, -1, 0, 0));
  },
  refusal: () => NOT_IN_SIGHT,
  choose: (game, _frame, command) => {
    popFrame(game);
    convertInvoluntarily(game, command.piece);
  },
  otherwise: (game) => {
    let first: Piece | undefined;
    forEachSeenBlip(game, (id) => {
      const piece = pieceOf(game, id);
      if (first === undefined || piece.square < first.square) first = piece;
    });
    return { do: 'choose', piece: first!.id, at: -1, how: 0, cp: 0 };
  },
};

/** C17.19: figures of a blip that was already activated this alien turn cannot be activated any more. */
export const convertInvoluntarily = (game: Game, id: PieceId): void =>
  convert(game, id, 'marines', pieceOf(game, id).activation === 'ready' ? 'ready' : 'barred');

/** C17.10: show the value, remove the blip, put the first figure in its place; the others are placed one by one. */
export const convert = (game: Game, id: PieceId, by: Side, activation: Activation): void => {
  const { state } = game;
  const blip = pieceOf(game, id);
  const { square: at, area, value } = blip;
  game.sink?.({ is: 'blip-converted', piece: id, at, area, value, by, reveals: true, rule: 'C17.10' });
  returnToSupply(game, id);
  removePiece(game, id, 'dead');
  if (area < 0 || !game.setup.hooks.nobodyLurks()) state.changed = true; // C21.8
  if (game.setup.hooks.figuresReplaced(game, blip, by, activation)) return;
  bringFigures(game, blip, by, activation);
};

/** The genestealers of a blip that has been turned over: the first in its place, the others placed one by one. */
export const bringFigures = (
  game: Game,
  blip: Pick<Piece, 'id' | 'square' | 'area' | 'value' | 'mustLurk'>,
  by: Side,
  activation: Activation,
): void => {
  const { id, square: at, value } = blip;
  const supplied = Math.min(value, game.state.supply);
  tellLost(game, id, value - supplied, 'C17.24');
  if (at < 0) convertInArea(game, blip, supplied, activation);
  else if (supplied > 0) {
    const inFire = isBurning(game.cells, at);
    const first = placeFigure(game, id, by, at, activation);
    push(game, {
      kind: 'placing-figures',
      blip: id,
      by,
      origin: at,
      inFire,
      left: supplied - 1,
      figures: [first],
      activation,
    });
  }
};

/** C18.12: all figures into the same area, at most 3 genestealers there. */
export const convertInArea = (
  game: Game,
  blip: Pick<Piece, 'id' | 'area' | 'mustLurk'>,
  supplied: number,
  activation: Activation,
): void => {
  const room = LURKERS_OF_A_KIND - lurkers(game, blip.area, (piece) => !isBlip(game, piece));
  const placed = Math.min(supplied, Math.max(0, room));
  for (let i = 0; i < placed; i++) {
    const id = newFigure(game, activation);
    const draft = edit(game, id);
    draft.area = blip.area;
    draft.fate = 'in-play';
    draft.mustLurk = blip.mustLurk; // C18.10
    game.sink?.({
      is: 'figure-placed',
      piece: id,
      blip: blip.id,
      at: -1,
      area: blip.area,
      now: placedNow(game, id),
      rule: 'C18.12',
    });
    game.setup.hooks.figurePlaced(game, id, blip.id, 'aliens');
  }
  tellLost(game, blip.id, supplied - placed, 'C18.12');
};

/** How many pieces of a kind lurk in an entry area. */
export const lurkers = (game: Game, area: number, isCounted: (piece: Piece) => boolean): number => {
  let count = 0;
  for (const id of game.state.aliens) {
    const piece = pieceOf(game, id);
    if (piece.area === area && isCounted(piece)) count += 1;
  }
  return count;
};

const HAS_ACTED = refusal('C17.7', 'blip-has-acted');

/** C17.7: instead of being activated. It is no action: no price, no overwatch, no response. */
export const convertVoluntarily: Verb = {
  id: 'convert',
  missing: refusal('C17.7', 'not-a-blip'),
  isAction: false,
  target: 'none',
  options: (_game, piece, offers) => {
    if (piece.activation === 'ready') offers.offer(-1, 0, 0);
  },
  refusal: (_game, piece, { at, how }) => (piece.activation !== 'ready' || at !== -1 || how !== 0 ? HAS_ACTED : null),
  cost: () => 0,
  perform: () => undefined,
};

export const performConversion = (game: Game, command: Command): void => {
  endActivation(game, 'aliens'); // C6.9
  pushSequence(game, 'after-conversion');
  convert(game, command.piece, 'aliens', 'ready');
};
