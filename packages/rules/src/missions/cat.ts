/** M0.6: the C.A.T., a small machine that marines carry and genestealers trample. M3.4, M3.5: its rescue. */
import {
  PASS,
  DIRECTION_COUNT,
  isOccupied,
  isSolid,
  onBoard,
  pieceAt,
  pieceOf,
  popFrame,
  profileOf,
  push,
  refusal,
  type Aside,
  type Command,
  type Coordinates,
  type Decision,
  type Game,
  type MissionRule,
  type Options,
  type PieceId,
  type Procedure,
  type Square,
  recall,
  remember,
  type State,
} from '@sensorium/engine';
import { isPinched } from '../core/movement.ts';
import { squaresOf } from './places.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    'cat-at': number;
    'cat-by': number;
    'cat-damaged': number;
    'cat-fate': number;
  }
  interface WordTypes {
    'place-cat': 'square';
    'take-cat': 'none';
    'drop-cat': 'none';
  }
  interface DecisionTypes {
    'place-cat': true;
    'cat-choice': true;
  }
  interface MissionRuleTypes {
    cat: CatRule;
    'rescue-cat': RescueCat;
  }
  interface FrameTypes {
    /** M3.1: where it starts, carried or loose. */
    'place-cat': { readonly squares: readonly Square[] };
    /** An action of a genestealer that cost AP is complete. */
    'on-cat': { readonly piece: PieceId };
    /** A marine has completed his action in a CP response. */
    'cat-at-hand': { readonly piece: PieceId };
    'cat-choice': { readonly piece: PieceId };
  }
  interface EventTypes {
    'cat-placed': { readonly at: Square; readonly piece: PieceId };
    'cat-taken': { readonly piece: PieceId; readonly at: Square };
    'cat-dropped': { readonly piece: PieceId; readonly at: Square };
    'cat-damaged': { readonly piece: PieceId; readonly at: Square };
    /** `piece` is −1 where fire did it. */
    'cat-destroyed': { readonly piece: PieceId; readonly at: Square };
    'cat-rescued': { readonly piece: PieceId; readonly damaged: boolean };
    'cat-wanders': { readonly die: number; readonly steps: number };
    /** Dice as they fell: orthogonal or diagonal, then the direction, with those rolled again. `to` is −1 if it cannot go there. */
    'cat-stepped': { readonly dice: readonly number[]; readonly from: Square; readonly to: Square };
  }
}

const AT = 'cat-at';
const BY = 'cat-by';
const DAMAGED = 'cat-damaged';
const FATE = 'cat-fate';
const IN_PLAY = 1;
const DESTROYED = 2;
const RESCUED = 3;

export interface Cat {
  readonly at: Square;
  /** Its carrier, or −1. */
  readonly by: PieceId;
  readonly isDamaged: boolean;
}

/** What has become of it. */
export const catFateOf = ({
  state,
}: {
  readonly state: Pick<State, 'memory'>;
}): 'waiting' | 'in play' | 'destroyed' | 'rescued' => {
  const fate = recall(state, FATE);
  return fate === DESTROYED ? 'destroyed' : fate === RESCUED ? 'rescued' : fate === IN_PLAY ? 'in play' : 'waiting';
};

/** The C.A.T. as it is now; null where there is none, or none any more. */
export const catOf = ({ state }: { readonly state: Pick<State, 'memory' | 'pieces'> }): Cat | null => {
  if (recall(state, FATE) !== IN_PLAY) return null;
  const by = recall(state, BY);
  const at = by < 0 ? recall(state, AT) : state.pieces[by]!.square;
  return { at, by, isDamaged: recall(state, DAMAGED) === 1 };
};

const lies = (game: Game, at: Square): boolean => {
  const cat = catOf(game);
  return cat !== null && cat.by < 0 && cat.at === at;
};

const putDown = (game: Game, at: Square): void => {
  remember(game.state, BY, -1);
  remember(game.state, AT, at);
};

const destroy = (game: Game, piece: PieceId, at: Square): void => {
  remember(game.state, FATE, DESTROYED);
  game.sink?.({ is: 'cat-destroyed', piece, at, rule: 'M0.6' });
};

// --- where it starts -------------------------------------------------------------------------------------------------

const LOOSE = 0;
const CARRIED = 1;
const NOT_ITS_START = refusal('M3.1', 'not-a-start-of-the-cat');

export const placeCat: Decision<'place-cat'> = {
  kind: 'place-cat',
  decision: 'place-cat',
  isPublic: true,
  side: () => 'marines',
  options: (game, { squares }, out) => {
    const word = game.setup.rules.wordIndex.get('place-cat')!;
    for (const at of squares) {
      if (!isSolid(game.cells, at)) out.add(word, -1, at, LOOSE, 0);
      if (isOccupied(game.cells, at)) out.add(word, pieceAt(game.cells, at), at, CARRIED, 0);
    }
  },
  refusal: () => NOT_ITS_START,
  choose: (game, _frame, { piece, at, how }) => {
    popFrame(game);
    remember(game.state, FATE, IN_PLAY);
    putDown(game, at);
    if (how === CARRIED) remember(game.state, BY, piece);
    game.sink?.({ is: 'cat-placed', at, piece, rule: 'M3.1' });
  },
  otherwise: (game, { squares }) => {
    const at = squares.find((square) => isOccupied(game.cells, square)) ?? squares[0]!;
    const piece = pieceAt(game.cells, at);
    return { do: 'place-cat', piece, at, how: piece < 0 ? LOOSE : CARRIED, cp: 0 };
  },
};

// --- taking and dropping ---------------------------------------------------------------------------------------------

const offerTake = (game: Game, marine: PieceId, out: Options): void => {
  const piece = pieceOf(game, marine);
  if (onBoard(piece) && lies(game, piece.square))
    out.add(game.setup.rules.wordIndex.get('take-cat')!, marine, -1, 0, 0);
};

const offerDrop = (game: Game, marine: PieceId, out: Options): void => {
  if (catOf(game)?.by === marine) out.add(game.setup.rules.wordIndex.get('drop-cat')!, marine, -1, 0, 0);
};

const takeOrDrop = (game: Game, { do: word, piece }: Command): void => {
  const at = pieceOf(game, piece).square;
  if (word === 'take-cat') {
    remember(game.state, BY, piece);
    game.sink?.({ is: 'cat-taken', piece, at, rule: 'M0.6' });
  } else {
    putDown(game, at);
    game.sink?.({ is: 'cat-dropped', piece, at, rule: 'M0.6' });
  }
};

const NOT_THERE = refusal('M0.6', 'cat-not-here');
const NOT_CARRIED = refusal('M0.6', 'cat-not-carried');

export const takeCat: Aside = {
  id: 'take-cat',
  target: 'none',
  options: (game, out) => {
    for (const id of game.state.marines) offerTake(game, id, out);
  },
  refusal: () => NOT_THERE,
  perform: takeOrDrop,
};

export const dropCat: Aside = {
  id: 'drop-cat',
  target: 'none',
  options: (game, out) => {
    for (const id of game.state.marines) offerDrop(game, id, out);
  },
  refusal: () => NOT_CARRIED,
  perform: takeOrDrop,
};

/** Right after his own action in a CP response. */
export const catAtHand: Procedure<'cat-at-hand'> = {
  kind: 'cat-at-hand',
  run: (game, { piece }) => {
    const cat = catOf(game);
    const marine = pieceOf(game, piece);
    if (cat !== null && onBoard(marine) && cat.at === marine.square) push(game, { kind: 'cat-choice', piece });
  },
};

export const catChoice: Decision<'cat-choice'> = {
  kind: 'cat-choice',
  decision: 'cat-choice',
  isPublic: true,
  side: () => 'marines',
  options: (game, { piece }, out) => {
    out.add(game.setup.rules.wordIndex.get('pass')!, -1, -1, 0, 0);
    offerTake(game, piece, out);
    offerDrop(game, piece, out);
  },
  refusal: (_game, _frame, command) => (command.do === 'drop-cat' ? NOT_CARRIED : NOT_THERE),
  choose: (game, _frame, command) => {
    popFrame(game);
    if (command.do !== 'pass') takeOrDrop(game, command);
  },
  otherwise: () => PASS,
};

// --- trampling and wandering -----------------------------------------------------------------------------------------

/** In A1, before overwatch; the second time it is destroyed. */
export const onCat: Procedure<'on-cat'> = {
  kind: 'on-cat',
  run: (game, { piece }) => {
    const actor = game.state.pieces[piece];
    if (!onBoard(actor) || !lies(game, actor.square)) return;
    if (recall(game.state, DAMAGED) === 1) destroy(game, piece, actor.square);
    else {
      remember(game.state, DAMAGED, 1);
      game.sink?.({ is: 'cat-damaged', piece, at: actor.square, rule: 'M0.6' });
    }
  },
};

const STEPS: readonly number[] = [0, 0, 0, 2, 2, 3, 3];

const roll = (game: Game, dice: number[]): number => {
  const die = game.chance.die(game, { for: 'mission', by: -1 });
  dice.push(die);
  return die;
};

/** One die odd for orthogonal, even for diagonal; one die for which, 5 and 6 rolled again. */
const rollDirection = (game: Game, dice: number[]): number => {
  const isDiagonal = roll(game, dice) % 2 === 0;
  let which = roll(game, dice);
  while (which > 4) which = roll(game, dice);
  return which - 1 + (isDiagonal ? 4 : 0);
};

const canStep = (game: Game, from: Square, direction: number, to: Square): boolean =>
  to >= 0 && !isSolid(game.cells, to) && !isOccupied(game.cells, to) && !isPinched(game, from, direction);

/** Between E3 and E4. */
const wander = (game: Game): void => {
  const cat = catOf(game);
  if (cat === null || cat.by >= 0 || cat.isDamaged) return;
  const die = game.chance.die(game, { for: 'mission', by: -1 });
  const steps = STEPS[die]!;
  game.sink?.({ is: 'cat-wanders', die, steps, rule: 'M0.6' });
  let from = cat.at;
  for (let step = 0; step < steps; step++) {
    const dice: number[] = [];
    const direction = rollDirection(game, dice);
    const to = game.setup.board.neighbours[from * DIRECTION_COUNT + direction]!;
    const isFree = canStep(game, from, direction, to);
    game.sink?.({ is: 'cat-stepped', dice, from, to: isFree ? to : -1, rule: 'M0.6' });
    if (!isFree) return;
    putDown(game, to);
    from = to;
  }
};

// --- the rules a mission chooses -------------------------------------------------------------------------------------

interface CatRule {
  readonly start: readonly Coordinates[];
}

const IN_THE_WAY = refusal('M0.6', 'cat-in-the-way');

export const cat: MissionRule<'cat'> = {
  id: 'cat',
  hooks: ({ start }, board) => ({
    marinesDeployed: (game) => push(game, { kind: 'place-cat', squares: squaresOf(board, start) }),
    mayCloseDoor: (game, square) => (lies(game, square) ? IN_THE_WAY : null),
    actionPaid: (game, { piece }, cost) => {
      if (catOf(game) === null) return;
      const actor = pieceOf(game, piece);
      if (actor.side === 'marines') {
        if (game.state.phase === 'alien-action') push(game, { kind: 'cat-at-hand', piece });
      } else if (cost > 0 && profileOf(game, actor).unit.hasFacing) push(game, { kind: 'on-cat', piece });
    },
    pieceKilled: (game, id, at) => {
      if (catOf(game)?.by !== id) return;
      putDown(game, at);
      game.sink?.({ is: 'cat-dropped', piece: id, at, rule: 'M0.6' });
    },
    squareWiped: (game, square) => {
      if (lies(game, square)) destroy(game, -1, square);
    },
    squaresIgnited: (game, squares) => {
      for (const square of squares) if (lies(game, square)) destroy(game, -1, square);
    },
    pieceLeft: (game, id) => {
      if (catOf(game)?.by !== id) return;
      remember(game.state, FATE, RESCUED);
      game.sink?.({ is: 'cat-rescued', piece: id, damaged: recall(game.state, DAMAGED) === 1, rule: 'M0.5' });
    },
    firesEnded: wander,
  }),
};

interface RescueCat {
  readonly rule?: string;
  readonly lostBy?: string;
}

export const rescueCat: MissionRule<'rescue-cat'> = {
  id: 'rescue-cat',
  hooks: ({ rule = 'M3.4', lostBy = 'M3.5' }) => ({
    conditions: (game) => {
      const fate = recall(game.state, FATE);
      if (fate === DESTROYED) return { winner: 'aliens', rule: lostBy };
      if (fate !== RESCUED) return null;
      return { winner: recall(game.state, DAMAGED) === 1 ? 'draw' : 'marines', rule };
    },
  }),
};
