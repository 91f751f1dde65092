/** C17: blips and their conversion, voluntary and involuntary. C18.12: in an entry area. */
import {
  SOLID,
  createPiece,
  edit,
  isAdjacentStep,
  isBurning,
  isOccupied,
  isSeen,
  isSolid,
  pieceOf,
  popFrame,
  profileNamed,
  profileOf,
  push,
  pushSequence,
  refusal,
  relocate,
  removePiece,
  stepDirection,
  type Activation,
  type Command,
  type Decision,
  type Game,
  type Piece,
  type PieceId,
  type Procedure,
  type Refusal,
  type Side,
  type Square,
  type Verb,
  type PieceNow,
  type Hook,
} from '@sensorium/engine';
import { endActivation } from './activation.ts';
import { LURKERS_OF_A_KIND } from './data.ts';
import { returnToSupply } from './kills.ts';

/** A conversion under way: figures still to be placed round the square the blip stood on. */
interface Placing {
  readonly blip: PieceId;
  readonly by: Side;
  readonly origin: Square;
  /** C17.11: the blip stood in fire. */
  readonly inFire: boolean;
  readonly left: number;
  readonly figures: readonly PieceId[];
  readonly activation: Activation;
}

declare module '@sensorium/engine' {
  interface WordTypes {
    convert: 'none';
    choose: 'none';
    place: 'square';
    face: 'facing';
  }
  interface DecisionTypes {
    'choose-conversion': true;
    'place-figure': true;
    'set-facing': true;
  }
  interface FrameTypes {
    /** C17.12: convert what marines see, until nothing is left to convert. */
    conversions: object;
    'choose-conversion': object;
    'placing-figures': Placing;
    'place-figure': Placing;
    'set-facing': { readonly placing: Placing; readonly next: number };
  }
  interface HookTypes {
    /** H6: before blips are converted (C17.12), whatever else comes to light; true if something did. */
    turnedOverFirst: Hook<'some', (game: Game) => boolean>;
    /** H10: squares of other levels that count as adjacent to this one. */
    linkedSquares: Hook<'join', (game: Game, square: Square) => readonly Square[]>;
    /** Adds to C17.10: whether a figure may be put on that square. */
    mayBePlacedOn: Hook<'veto', (game: Game, square: Square) => Refusal | null>;
  }
  interface EventTypes {
    'blip-converted': {
      readonly piece: PieceId;
      readonly at: Square;
      readonly area: number;
      readonly value: number;
      readonly by: Side;
    };
    'figure-placed': {
      readonly piece: PieceId;
      readonly blip: PieceId;
      readonly at: Square;
      readonly area: number;
    } & PieceNow<'profile' | 'facing'>;
    'facing-set': { readonly piece: PieceId; readonly to: number };
  }
  interface HookTypes {
    /** A blip has been turned over and removed; true if something else than its genestealers comes out of it. */
    figuresReplaced: Hook<'some', (game: Game, blip: Piece, by: Side, activation: Activation) => boolean>;
    /** A figure of a blip has been placed by the converting side. */
    figurePlaced: Hook<'all', (game: Game, figure: PieceId, blip: PieceId, by: Side) => void>;
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

export const tellLost = (game: Game, piece: PieceId, count: number, rule: string): void => {
  if (count > 0) game.sink?.({ is: 'pieces-lost', piece, count, rule });
};

export const newFigure = (game: Game, activation: Activation): PieceId => {
  const id = createPiece(game, profileNamed(game.setup, 'genestealer'));
  game.state.supply -= 1;
  edit(game, id).activation = activation;
  return id;
};

/** What all see of a piece that has come onto the table. */
export const placedNow = (game: Game, id: PieceId): Pick<Piece, 'profile' | 'facing'> => {
  const { profile, facing } = pieceOf(game, id);
  return { profile, facing };
};

export const placeFigure = (game: Game, blip: PieceId, by: Side, at: Square, activation: Activation): PieceId => {
  const id = newFigure(game, activation);
  relocate(game, id, at, 0);
  game.sink?.({ is: 'figure-placed', piece: id, blip, at, area: -1, now: placedNow(game, id), rule: 'C17.10' });
  game.setup.hooks.figurePlaced(game, id, blip, by);
  return id;
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

const NO_PLACE = refusal('C17.10', 'not-a-place-for-a-figure');
const IN_SIGHT = refusal('C17.9', 'in-sight-of-a-marine');
const IN_FLAMES = refusal('C17.11', 'square-burns');

/** Squares of other levels that count as adjacent (H10). */
const linkedSquares = (game: Game, square: Square): readonly Square[] => game.setup.hooks.linkedSquares(game, square);

const isNextTo = (game: Game, origin: Square, at: Square): boolean => {
  const direction = stepDirection(game.setup.board, origin, at);
  return direction >= 0
    ? isAdjacentStep(game, origin, direction, SOLID)
    : at >= 0 && linkedSquares(game, origin).includes(at);
};

/** C22: what other chapters have against putting anybody on a square. */
export const whyNotPlacedOn = (game: Game, at: Square): Refusal | null => {
  return game.setup.hooks.mayBePlacedOn(game, at);
};

/** C17.9–C17.11: only a free square next to the blip's. */
const placeRefusal = (game: Game, placing: Placing, at: Square): Refusal | null => {
  const { board, hooks } = game.setup;
  if (!isNextTo(game, placing.origin, at) || isSolid(game.cells, at) || isOccupied(game.cells, at)) return NO_PLACE;
  const isSameFire = placing.inFire && board.section[at] === board.section[placing.origin];
  if (isBurning(game.cells, at) && !isSameFire) return IN_FLAMES;
  if (placing.by === 'aliens' && isSeen(game, at)) return IN_SIGHT;
  const notPlaced = whyNotPlacedOn(game, at);
  if (notPlaced !== null) return notPlaced;
  const figure = pieceOf(game, placing.figures[0]!);
  return hooks.mayStandOn(game, figure, at);
};

const placeableSquares = (game: Game, placing: Placing): Square[] => {
  const squares: Square[] = [];
  for (let direction = 0; direction < 8; direction++) {
    const at = game.setup.board.neighbours[placing.origin * 8 + direction]!;
    if (at >= 0 && placeRefusal(game, placing, at) === null) squares.push(at);
  }
  for (const at of linkedSquares(game, placing.origin)) if (placeRefusal(game, placing, at) === null) squares.push(at);
  return squares.sort((a, b) => a - b);
};

/** C17.16, C17.18: as many as there is room for; the rest are lost. */
export const placingFigures: Procedure<'placing-figures'> = {
  kind: 'placing-figures',
  run: (game, frame) => {
    if (frame.left > 0 && placeableSquares(game, frame).length > 0) push(game, { ...frame, kind: 'place-figure' });
    else {
      tellLost(game, frame.blip, frame.left, 'C17.18');
      push(game, { kind: 'set-facing', placing: placingOf(frame), next: 0 });
    }
  },
};

const placingOf = ({ blip, by, origin, inFire, left, figures, activation }: Placing): Placing => ({
  blip,
  by,
  origin,
  inFire,
  left,
  figures,
  activation,
});

const NO_FIGURE_LEFT = refusal('C17.18', 'no-figure-left-to-place');
const MUST_PLACE = refusal('C17.16', 'must-place-figures');
const MUST_FACE = refusal('C17.17', 'not-a-facing');
const CONVERTER_PLACES = refusal('C17.15', 'converting-side-places');
const ALIENS_FACE = refusal('C17.17', 'aliens-face-their-figures');

export const placeFigures: Decision<'place-figure'> = {
  kind: 'place-figure',
  decision: 'place-figure',
  isPublic: true,
  side: (_game, frame) => frame.by,
  notYours: (_game, { do: word }) => (word === 'place' ? CONVERTER_PLACES : null),
  options: (game, frame, out) => {
    const word = game.setup.rules.wordIndex.get('place')!;
    for (const at of placeableSquares(game, frame)) out.add(word, frame.blip, at, 0, 0);
  },
  refusal: (game, frame, command) =>
    command.do === 'place' ? (placeRefusal(game, frame, command.at) ?? NO_PLACE) : MUST_PLACE,
  choose: (game, frame, command) => {
    popFrame(game);
    const figure = placeFigure(game, frame.blip, frame.by, command.at, frame.activation);
    push(game, { ...frame, kind: 'placing-figures', left: frame.left - 1, figures: [...frame.figures, figure] });
  },
  otherwise: (game, frame) => ({
    do: 'place',
    piece: frame.blip,
    at: placeableSquares(game, frame)[0]!,
    how: 0,
    cp: 0,
  }),
};

/** C17.17: the alien player faces each figure, whoever placed it. */
export const setFacing: Decision<'set-facing'> = {
  kind: 'set-facing',
  decision: 'set-facing',
  isPublic: true,
  side: () => 'aliens',
  notYours: (_game, { do: word }) => (word === 'face' ? ALIENS_FACE : null),
  options: (game, frame, out) => {
    const word = game.setup.rules.wordIndex.get('face')!;
    for (let facing = 0; facing < 4; facing++) out.add(word, frame.placing.figures[frame.next]!, facing, 0, 0);
  },
  refusal: (game, { placing }, command) =>
    command.do === 'place' ? (placeRefusal(game, placing, command.at) ?? NO_FIGURE_LEFT) : MUST_FACE,
  choose: (game, frame, command) => {
    popFrame(game);
    edit(game, command.piece).facing = command.at;
    game.sink?.({ is: 'facing-set', piece: command.piece, to: command.at, rule: 'C17.17' });
    if (frame.next + 1 < frame.placing.figures.length) push(game, { ...frame, next: frame.next + 1 });
  },
  otherwise: (_game, frame) => ({ do: 'face', piece: frame.placing.figures[frame.next]!, at: 0, how: 0, cp: 0 }),
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
