/** C17.9–C17.18: the figures of a blip are put on the board and faced, one by one. */
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
  push,
  refusal,
  relocate,
  stepDirection,
  type Activation,
  type Decision,
  type Game,
  type Hook,
  type Piece,
  type PieceId,
  type PieceNow,
  type Procedure,
  type Refusal,
  type Side,
  type Square,
} from '@sensorium/engine';

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
    place: 'square';
    face: 'facing';
  }
  interface DecisionTypes {
    'place-figure': true;
    'set-facing': true;
  }
  interface FrameTypes {
    'placing-figures': Placing;
    'place-figure': Placing;
    'set-facing': { readonly placing: Placing; readonly next: number };
  }
  interface EventTypes {
    'figure-placed': {
      readonly piece: PieceId;
      readonly blip: PieceId;
      readonly at: Square;
      readonly area: number;
    } & PieceNow<'profile' | 'facing'>;
    'facing-set': { readonly piece: PieceId; readonly to: number };
  }
  interface HookTypes {
    /** H10: squares of other levels that count as adjacent to this one. */
    linkedSquares: Hook<'join', (game: Game, square: Square) => readonly Square[]>;
    /** Adds to C17.10: whether a figure may be put on that square. */
    mayBePlacedOn: Hook<'veto', (game: Game, square: Square) => Refusal | null>;
    /** A figure of a blip has been placed by the converting side. */
    figurePlaced: Hook<'all', (game: Game, figure: PieceId, blip: PieceId, by: Side) => void>;
  }
}

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
