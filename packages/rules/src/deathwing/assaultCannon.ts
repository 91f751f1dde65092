/** D5: the assault cannon: full auto, wear and malfunction. */
import {
  DIRECTION_COUNT,
  SOLID,
  canAimAt,
  edit,
  isAdjacentStep,
  isBarred,
  pieceAt,
  pieceOf,
  profileOf,
  push,
  rangeTo,
  refusal,
  terrainRow,
  type Game,
  type Piece,
  type PieceId,
  type Procedure,
  type Square,
  type Verb,
} from '@sensorium/engine';
import { destroyDoor } from '../core/doors.ts';
import { outcomeOf, rollShot, spendRounds } from '../core/firing.ts';
import { kill } from '../core/kills.ts';
import { THINGS, thingOf } from './data.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    'full-auto': 'none';
  }
  interface FrameTypes {
    /** D5.11: a burst between two waves: who and what has been rolled for, and the lifetime count before it. */
    'full-auto': {
      readonly piece: PieceId;
      readonly how: number;
      readonly before: number;
      readonly pieces: readonly PieceId[];
      readonly things: readonly Square[];
    };
  }
  interface EventTypes {
    'burst-fired': { readonly by: PieceId; readonly left: number };
    'cannon-exploded': { readonly by: PieceId; readonly at: Square };
    'blast-rolled': { readonly piece: PieceId; readonly die: number; readonly needed: number };
  }
}

/** D5.19. */
const wear = (game: Game, id: PieceId, counter: string, shots: number): number => {
  const { counts } = pieceOf(game, id);
  const before = counts[counter] ?? 0;
  edit(game, id).counts = { ...counts, [counter]: before + shots };
  return before;
};

/** D5.20: three equal numbers; a shield may have left fewer dice (A10.2). */
const isMalfunction = (before: number, from: number, dice: readonly number[]): boolean =>
  before >= from && dice.length === EQUAL && dice.every((die) => die === dice[0]);
const EQUAL = 3;

/** D5.19–D5.21: every single shot, on overwatch too. */
export const weaponFired = (game: Game, shooter: Piece, weapon: string, dice: readonly number[]): void => {
  const wears = game.setup.rules.gear.get(weapon)?.wears;
  if (wears === undefined) return;
  if (isMalfunction(wear(game, shooter.id, wears.counter, 1), wears.from, dice)) explode(game, shooter);
};

/** D5.22: needed to destroy what stands next to the firer. */
const NEEDED = { aliens: 4, marines: 5, bulkhead: 5, other: 4 } as const;

const adjacentSquares = (game: Game, from: Square): Square[] => {
  const squares: Square[] = [];
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const at = game.setup.board.neighbours[from * DIRECTION_COUNT + direction]!;
    if (at >= 0 && isAdjacentStep(game, from, direction, SOLID)) squares.push(at);
  }
  return squares.sort((a, b) => a - b);
};

/** D5.21, D5.22: the firer dies, then dice for all around him, all results together (D1.8). */
const explode = (game: Game, shooter: Piece): void => {
  game.sink?.({ is: 'cannon-exploded', by: shooter.id, at: shooter.square, rule: 'D5.21' });
  if (pieceOf(game, shooter.id).fate === 'in-play') kill(game, shooter.id, 'D5.21');
  const around = adjacentSquares(game, shooter.square);
  const killed: PieceId[] = [];
  for (const square of around) {
    const id = pieceAt(game.cells, square);
    if (id < 0) continue;
    const needed = NEEDED[pieceOf(game, id).side];
    const die = game.chance.die(game, { for: 'terrain', by: shooter.id });
    game.sink?.({ is: 'blast-rolled', piece: id, die, needed, rule: 'D5.22' });
    if (die >= needed) killed.push(id);
  }
  const broken = around
    .filter(
      (square) => BLASTED.includes(thingOf(terrainRow(game, square)) ?? 'ladder') && !isBarred(game.cells, square),
    )
    .sort((a, b) => orderOf(game, a) - orderOf(game, b) || a - b)
    .filter((square) => isBlasted(game, square));
  for (const id of killed) kill(game, id, 'D5.22');
  for (const square of broken) destroyDoor(game, shooter.id, square, 'D5.22');
};
const BLASTED: readonly string[] = ['door', 'crate', 'tank', 'bulkhead'];

const orderOf = (game: Game, square: Square): number => THINGS.indexOf(thingOf(terrainRow(game, square))!);

const isBlasted = (game: Game, at: Square): boolean => {
  const row = terrainRow(game, at);
  const needed = thingOf(row) === 'bulkhead' ? NEEDED.bulkhead : NEEDED.other;
  const die = game.chance.die(game, { for: 'terrain', by: -1 });
  game.sink?.({ is: 'thing-rolled', at, what: row.id, die, needed, rule: 'D5.22' });
  return die >= needed;
};

/** The place of the weapon with full auto in the list of gear. */
const burstWeapon = (game: Game, piece: Piece): number =>
  profileOf(game, piece).rows.findIndex((row) => row.fullAuto !== undefined);

interface Targets {
  readonly pieces: PieceId[];
  readonly things: Square[];
}

const UNLIMITED = 0xffff;

/** D5.8, D5.9: every figure and every door, crate and intact tank in LOS and fire arc. */
const targetsOf = (game: Game, shooter: Piece): Targets => {
  const { state } = game;
  const inSight = (square: Square): boolean => square >= 0 && canAimAt(game, shooter, square, UNLIMITED);
  const pieces = [...state.marines, ...state.aliens].filter((id) => {
    const piece = pieceOf(game, id);
    return id !== shooter.id && profileOf(game, piece).unit.hasFacing && inSight(piece.square);
  });
  const { terrain } = game.setup.rules;
  const things = state.features
    .filter(({ at, is }) => terrain[is]!.shotAs === 'door' && inSight(at))
    .map(({ at }) => at);
  return { pieces, things };
};

const NO_CANNON = refusal('D5.1', 'no-assault-cannon');
const TOO_FEW_ROUNDS = refusal('D5.7', 'too-few-rounds');
const NO_TARGET = refusal('D5.8', 'no-target');

const burstRefusal = (game: Game, piece: Piece): typeof NO_TARGET | null => {
  const how = burstWeapon(game, piece);
  const { gear, rows } = profileOf(game, piece);
  if (piece.facing < 0) return NO_TARGET;
  if (piece.counts[gear[how]!]! < rows[how]!.fullAuto!.rounds) return TOO_FEW_ROUNDS;
  const { pieces, things } = targetsOf(game, piece);
  return pieces.length + things.length > 0 ? null : NO_TARGET;
};

export const fullAuto: Verb = {
  id: 'full-auto',
  target: 'none',
  missing: NO_CANNON,
  options: (game, piece, offers) => {
    if (burstRefusal(game, piece) !== null) return;
    offers.offer(-1, 0, profileOf(game, piece).rows[burstWeapon(game, piece)]!.fullAuto!.ap);
  },
  refusal: (game, piece, { at, how }) => (at === -1 && how === 0 ? burstRefusal(game, piece) : NO_CANNON),
  cost: (game, piece) => profileOf(game, piece).rows[burstWeapon(game, piece)]!.fullAuto!.ap,
  perform: (game, piece) => {
    const how = burstWeapon(game, piece);
    const { gear, rows } = profileOf(game, piece);
    const { rounds } = rows[how]!.fullAuto!;
    const left = spendRounds(game, piece.id, gear[how]!, rounds);
    const before = wear(game, piece.id, rows[how]!.wears!.counter, rounds);
    game.sink?.({ is: 'burst-fired', by: piece.id, left, rule: 'D5.7' });
    push(game, { kind: 'full-auto', piece: piece.id, how, before, pieces: [], things: [] });
  },
};

interface Mark {
  readonly piece: PieceId;
  readonly at: Square;
}

/** D5.11: nearest first, ties in scan order. */
const waveOf = (game: Game, shooter: Piece, pieces: readonly PieceId[], things: readonly Square[]): Mark[] => {
  const targets = targetsOf(game, shooter);
  const marks: Mark[] = [
    ...targets.pieces.filter((id) => !pieces.includes(id)).map((id) => ({ piece: id, at: pieceOf(game, id).square })),
    ...targets.things.filter((at) => !things.includes(at)).map((at) => ({ piece: -1, at })),
  ];
  return marks.sort((a, b) => rangeTo(game, shooter, a.at) - rangeTo(game, shooter, b.at) || a.at - b.at);
};

/** D5.11–D5.14: one wave; conversions and the next wave follow. */
export const burst: Procedure<'full-auto'> = {
  kind: 'full-auto',
  run: (game, frame) => {
    const shooter = pieceOf(game, frame.piece);
    if (shooter.square < 0) return;
    const wave = waveOf(game, shooter, frame.pieces, frame.things);
    if (wave.length === 0) return;
    const { rows } = profileOf(game, shooter);
    const { wears } = rows[frame.how]!;
    for (const mark of wave) {
      if (mark.piece >= 0 && (game.state.pieces[mark.piece]?.square ?? -1) !== mark.at) continue;
      const dice = fireAt(game, shooter, frame.how, mark);
      if (!isMalfunction(frame.before, wears!.from, dice)) continue;
      explode(game, shooter);
      return;
    }
    push(game, {
      ...frame,
      pieces: [...frame.pieces, ...wave.filter(({ piece }) => piece >= 0).map(({ piece }) => piece)],
      things: [...frame.things, ...wave.filter(({ piece }) => piece < 0).map(({ at }) => at)],
    });
    push(game, { kind: 'conversions' });
  },
};

/** D5.10, D17.11. */
const fireAt = (game: Game, shooter: Piece, how: number, { piece, at }: Mark): number[] => {
  const { gear, rows } = profileOf(game, shooter);
  const row = rows[how]!;
  const { needed } = row.fullAuto!;
  const dice = rollShot(game, shooter.id, row.ranged!);
  const isReached = dice.some((die) => die >= needed);
  const outcome = outcomeOf(game, shooter, at, isReached);
  const reasons = [{ value: needed, because: 'D5.10' }];
  game.sink?.({
    is: 'shot-fired',
    by: shooter.id,
    at,
    with: gear[how]!,
    target: piece,
    dice,
    needed: reasons,
    ...outcome,
    jammed: false,
    rule: 'D5.10',
  });
  if (outcome.hit && piece >= 0) kill(game, piece, 'D5.10');
  else if (outcome.hit) destroyDoor(game, shooter.id, at, 'D5.10');
  return dice;
};
