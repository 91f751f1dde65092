/** D8.6–D8.16: falling, landing on whoever is below, lying prone. */
import {
  DIRECTION_COUNT,
  NOWHERE,
  NO_FACING,
  isAdjacentStep,
  isBurning,
  isOccupied,
  isSolid,
  pieceAt,
  pieceOf,
  popFrame,
  profileOf,
  push,
  refusal,
  relocate,
  terrainRow,
  SOLID,
  type Decision,
  type Game,
  type Piece,
  type PieceId,
  type Procedure,
  type Side,
  type Square,
  type PieceNow,
  type Hook,
} from '@sensorium/engine';
import { convertInvoluntarily } from '../core/blips.ts';
import { whyNotPlacedOn } from '../core/figures.ts';
import { forgetRun, kill } from '../core/kills.ts';
import { isPinched } from '../core/movement.ts';
import { loseOverwatch } from '../core/overwatch.ts';
import { turnOver } from './ambush.ts';
import { belowHole } from './holes.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    displace: 'square';
  }
  interface DecisionTypes {
    dodge: true;
    'place-stunned': true;
  }
  interface FrameTypes {
    /** D8.9: a marine is on his way down to that square. */
    landing: { readonly piece: PieceId; readonly at: Square; readonly stage: 'fire' | 'occupant' | 'roll' };
    /** D8.11: where a genestealer dodges to. */
    dodge: { readonly piece: PieceId };
    /** D8.12: where a stunned marine is put. */
    'place-stunned': { readonly piece: PieceId };
  }
  interface EventTypes {
    'trap-rolled': { readonly piece: PieceId; readonly at: Square; readonly die: number; readonly fell: boolean };
    'marine-fell': { readonly piece: PieceId; readonly from: Square; readonly to: Square; readonly jumped: boolean };
    'landing-rolled': {
      readonly piece: PieceId;
      readonly at: Square;
      readonly die: number;
      readonly prone: boolean;
    } & PieceNow<'facing'>;
    'struck-by-fall': { readonly piece: PieceId; readonly by: PieceId; readonly die: number; readonly killed: boolean };
    'piece-displaced': { readonly piece: PieceId; readonly from: Square; readonly to: Square } & PieceNow<'facing'>;
  }
  interface HookTypes {
    /** D8.9, D8.14: a marine has come to lie on a square without moving there; whether it did not hold him. */
    marineDropped: Hook<'some', (game: Game, id: PieceId) => boolean>;
  }
}

const FALLS_ON = 1; // D8.6
const PRONE_UP_TO = 4; // D8.10
const DODGES_FROM = 3; // D8.11
const STUNNED_FROM = 4; // D8.12
const FLAMES_KILL_ON = 2; // D8.15

const dieFor = (game: Game, by: PieceId): number => game.chance.die(game, { for: 'falls', by });

/** A15.21. */
export const neverFalls = (game: Game, piece: Piece): boolean =>
  profileOf(game, piece).rows.some((item) => item.neverFalls === true);

/** D8.6: a marine who has walked onto a trap. */
export const riskTrap = (game: Game, id: PieceId): void => {
  const at = pieceOf(game, id).square;
  const die = dieFor(game, id);
  game.sink?.({ is: 'trap-rolled', piece: id, at, die, fell: die <= FALLS_ON, rule: 'D8.6' });
  if (die <= FALLS_ON) fall(game, id, belowHole(game, at), false);
};

/** D8.9: he is nowhere until he has landed. */
export const fall = (game: Game, id: PieceId, to: Square, jumped: boolean): void => {
  const from = pieceOf(game, id).square;
  loseBalance(game, id);
  relocate(game, id, NOWHERE, NO_FACING);
  game.sink?.({ is: 'marine-fell', piece: id, from, to, jumped, rule: jumped ? 'D8.7' : 'D8.6' });
  push(game, { kind: 'landing', piece: id, at: to, stage: 'fire' });
};

/** Whether the piece is on its way down. */
export const isFalling = (game: Game, { id }: Piece): boolean =>
  game.state.stack.some((frame) => frame.kind === 'landing' && frame.piece === id);

/** D8.16, D8.18: overwatch and sustained fire are lost, a jam remains. */
const loseBalance = (game: Game, id: PieceId): void => {
  loseOverwatch(game, id, 'D8.18');
  if (game.state.run?.by === id) forgetRun(game, id);
};

const layDown = (game: Game, id: PieceId, at: Square): void => {
  loseBalance(game, id);
  relocate(game, id, at, NO_FACING);
};

const isBurntBelow = (game: Game, id: PieceId): boolean => {
  const die = dieFor(game, id);
  const killed = die >= FLAMES_KILL_ON;
  game.sink?.({ is: 'flames-rolled', piece: id, die, needed: FLAMES_KILL_ON, killed, rule: 'D8.15' });
  return killed;
};

export const landing: Procedure<'landing'> = {
  kind: 'landing',
  run: (game, { piece, at, stage }) => {
    if (stage === 'roll') land(game, piece, at);
    else if (stage === 'fire' && isBurning(game.cells, at) && isBurntBelow(game, piece)) kill(game, piece, 'D8.15');
    else meetOccupant(game, piece, at);
  },
};

const meetOccupant = (game: Game, faller: PieceId, at: Square): void => {
  const id = pieceAt(game.cells, at);
  const next = (stage: 'occupant' | 'roll'): void => push(game, { kind: 'landing', piece: faller, at, stage });
  if (id < 0) {
    land(game, faller, at);
    return;
  }
  const occupant = pieceOf(game, id);
  const { unit } = profileOf(game, occupant);
  if (unit.isBlip) {
    next('occupant'); // D8.13
    if (unit.isFromPool) convertInvoluntarily(game, id);
    else turnOver(game, id, 'D8.13');
    return;
  }
  next('roll');
  knockAside(game, occupant, faller);
};

/** D8.11, D8.12. */
const knockAside = (game: Game, occupant: Piece, by: PieceId): void => {
  const isMarine = occupant.side === 'marines';
  const rule = isMarine ? 'D8.12' : 'D8.11';
  const die = dieFor(game, occupant.id);
  const getsAway =
    die >= (isMarine ? STUNNED_FROM : DODGES_FROM) && displacementSquares(game, occupant.square, isMarine).length > 0;
  game.sink?.({ is: 'struck-by-fall', piece: occupant.id, by, die, killed: !getsAway, rule });
  if (!getsAway) kill(game, occupant.id, rule);
  else push(game, { kind: isMarine ? 'place-stunned' : 'dodge', piece: occupant.id });
};

/** D8.9, D8.10. */
const land = (game: Game, id: PieceId, at: Square): void => {
  if (terrainRow(game, at).id === 'trap' && !neverFalls(game, pieceOf(game, id))) {
    push(game, { kind: 'landing', piece: id, at: belowHole(game, at), stage: 'fire' });
    return;
  }
  relocate(game, id, at, NO_FACING);
  if (isNotHeld(game, id)) return;
  const die = dieFor(game, id);
  const prone = die <= PRONE_UP_TO;
  const { facing } = relocate(game, id, at, prone ? NO_FACING : 0);
  game.sink?.({ is: 'landing-rolled', piece: id, at, die, prone, now: { facing }, rule: 'D8.10' });
  if (!prone) push(game, { kind: 'choose-facing', piece: id });
};

const isNotHeld = (game: Game, id: PieceId): boolean => game.setup.hooks.marineDropped(game, id);

/** D8.14: the empty squares next to that one, in scan order; a marine is not put on a trap if he need not be. */
const displacementSquares = (game: Game, from: Square, isMarine: boolean): Square[] => {
  const squares: Square[] = [];
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const at = game.setup.board.neighbours[from * DIRECTION_COUNT + direction]!;
    if (at < 0 || isSolid(game.cells, at) || isOccupied(game.cells, at) || isBurning(game.cells, at)) continue;
    if (!isAdjacentStep(game, from, direction, SOLID) || isPinched(game, from, direction)) continue;
    if (whyNotPlacedOn(game, at) === null) squares.push(at);
  }
  squares.sort((a, b) => a - b);
  const safe = squares.filter((at) => terrainRow(game, at).id !== 'trap');
  return isMarine && safe.length > 0 ? safe : squares;
};

const NOT_A_PLACE = refusal('D8.14', 'not-an-empty-adjacent-square');

const displacement = <Kind extends 'dodge' | 'place-stunned'>(
  kind: Kind,
  place: (game: Game, id: PieceId, at: Square) => void,
): Decision<Kind> => {
  const isMarine = kind === 'place-stunned';
  const squaresFor = (game: Game, id: PieceId): Square[] =>
    displacementSquares(game, pieceOf(game, id).square, isMarine);
  return {
    kind,
    decision: kind,
    isPublic: true,
    side: (): Side => 'aliens',
    options: (game, { piece }, out) => {
      const word = game.setup.rules.wordIndex.get('displace')!;
      for (const at of squaresFor(game, piece)) out.add(word, piece, at, 0, 0);
    },
    refusal: () => NOT_A_PLACE,
    choose: (game, { piece }, { at }) => {
      popFrame(game);
      const from = pieceOf(game, piece).square;
      place(game, piece, at);
      const { facing } = pieceOf(game, piece);
      game.sink?.({ is: 'piece-displaced', piece, from, to: at, now: { facing }, rule: 'D8.14' });
      if (isMarine) isNotHeld(game, piece);
    },
    otherwise: (game, { piece }) => ({ do: 'displace', piece, at: squaresFor(game, piece)[0]!, how: 0, cp: 0 }),
  };
};

/** D8.11: the genestealer keeps its facing. */
export const dodge = displacement('dodge', (game, id, at) => {
  relocate(game, id, at, pieceOf(game, id).facing);
});

/** D8.12: the stunned marine lies prone. */
export const placeStunned = displacement('place-stunned', layDown);
