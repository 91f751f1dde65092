/** C13: overwatch and jams. */
import {
  canAimAt,
  edit,
  pieceOf,
  profileOf,
  refusal,
  type Game,
  type Interjection,
  type Piece,
  type PieceId,
  type RangedRow,
  type Verb,
  type PieceNow,
  type Hook,
} from '@sensorium/engine';
import { outcomeOf, isEmpty, rollShot, spendRounds, tellFired } from './firing.ts';
import { kill } from './kills.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    overwatch: 'none';
    'clear-jam': 'none';
    'cancel-overwatch': 'none';
  }
  interface EventTypes {
    'overwatch-set': { readonly piece: PieceId } & PieceNow<'weapon'>;
    'overwatch-lost': { readonly piece: PieceId } & PieceNow<'weapon'>;
    'jam-cleared': { readonly piece: PieceId } & PieceNow<'weapon'>;
  }
  interface HookTypes {
    /** The overwatch fire at one piece as another chapter has it; whether it has been fired. */
    overwatchFire: Hook<'some', (game: Game, target: Piece, canBeHit: boolean) => boolean>;
  }
}

const HAS_OVERWATCH = refusal('C13.1', 'already-on-overwatch');
const JAMMED = refusal('C13.13', 'weapon-jammed');
const NO_WEAPON = refusal('C13.1', 'no-overwatch-weapon');
const NOT_JAMMED = refusal('C13.14', 'nothing-to-clear');
const NOT_ON_OVERWATCH = refusal('C13.11', 'not-on-overwatch');
const NOT_NOW = refusal('C13.11', 'not-between-action-and-shots');

/** Whether a piece has a weapon for overwatch, loaded or not. */
export const hasOverwatch = (game: Game, piece: Piece): boolean =>
  profileOf(game, piece).rows.some(({ ranged }) => ranged !== undefined && ranged.overwatchRange !== null);

/** The place in the list of gear of the weapon with which the piece can be on overwatch, or −1. */
export const overwatchWeapon = (game: Game, piece: Piece): number => {
  const { rows } = profileOf(game, piece);
  for (let how = 0; how < rows.length; how++) {
    const row = rows[how]!.ranged;
    if (row !== undefined && row.overwatchRange !== null && !isEmpty(game, piece, how)) return how;
  }
  return -1;
};

const overwatchRow = (game: Game, piece: Piece): RangedRow =>
  profileOf(game, piece).rows[overwatchWeapon(game, piece)]!.ranged!;

const SET_COST = 2;
export const setOverwatch: Verb = {
  id: 'overwatch',
  missing: NO_WEAPON,
  target: 'none',
  options: (game, piece, offers) => {
    if (piece.weapon === 'ready' && overwatchWeapon(game, piece) >= 0) offers.offer(-1, 0, SET_COST);
  },
  refusal: (game, piece, { at, how }) => {
    if (piece.weapon === 'jammed') return JAMMED;
    if (piece.weapon === 'overwatch') return HAS_OVERWATCH;
    return overwatchWeapon(game, piece) < 0 || at !== -1 || how !== 0 ? NO_WEAPON : null;
  },
  cost: () => SET_COST,
  perform: (game, piece) => {
    edit(game, piece.id).weapon = 'overwatch';
    game.sink?.({ is: 'overwatch-set', piece: piece.id, now: { weapon: 'overwatch' }, rule: 'C13.1' });
  },
};

const CLEAR_COST = 1;
export const clearJam: Verb = {
  id: 'clear-jam',
  missing: NOT_JAMMED,
  target: 'none',
  options: (_game, piece, offers) => {
    if (piece.weapon === 'jammed') offers.offer(-1, 0, CLEAR_COST);
  },
  refusal: (_game, piece, { at, how }) => (piece.weapon !== 'jammed' || at !== -1 || how !== 0 ? NOT_JAMMED : null),
  cost: () => CLEAR_COST,
  perform: (game, piece) => {
    edit(game, piece.id).weapon = 'ready';
    game.sink?.({ is: 'jam-cleared', piece: piece.id, now: { weapon: 'ready' }, rule: 'C13.14' });
  },
};

export const loseOverwatch = (game: Game, id: PieceId, rule: string): void => {
  if (pieceOf(game, id).weapon !== 'overwatch') return;
  edit(game, id).weapon = 'ready';
  game.sink?.({ is: 'overwatch-lost', piece: id, now: { weapon: 'ready' }, rule });
};

/** C13.11: at any time, but in the alien action phase never between an action and the shots it triggers. */
const mayCancelNow = (game: Game): boolean => {
  const afterShots = game.setup.rules.sequences.get('after-alien-action')!.findIndex((step) => step.id === 'A3');
  return !game.state.stack.some(
    (frame) => frame.kind === 'sequence' && frame.of === 'after-alien-action' && frame.step <= afterShots,
  );
};

export const cancelOverwatch: Interjection = {
  id: 'cancel-overwatch',
  target: 'none',
  speakers: ['marines'],
  options: (game, _speaker, out) => {
    if (!mayCancelNow(game)) return;
    for (const id of game.state.marines)
      if (pieceOf(game, id).weapon === 'overwatch')
        out.add(game.setup.rules.wordIndex.get('cancel-overwatch')!, id, -1, 0, 0);
  },
  refusal: (game, _speaker, command) =>
    game.state.pieces[command.piece]?.weapon === 'overwatch' && !mayCancelNow(game) ? NOT_NOW : NOT_ON_OVERWATCH,
  perform: (game, _speaker, command) => loseOverwatch(game, command.piece, 'C13.11'),
};

/** A2: every marine on overwatch that can aim at the figure that has just acted shoots (C13.3, C13.8). */
export const fireOverwatch = (game: Game, actor: PieceId): void => {
  const target = game.state.pieces[actor];
  if (target === null || target === undefined || target.square < 0 || target.facing < 0) return;
  fireOverwatchAt(game, target, true);
};

/** The overwatch fire at one piece. If it cannot be hit the dice are rolled all the same. */
export const fireOverwatchAt = (game: Game, target: Piece, canBeHit: boolean): void => {
  if (game.setup.hooks.overwatchFire(game, target, canBeHit)) return;
  let shooters: Piece[] | null = null;
  for (const id of game.state.marines) {
    const marine = pieceOf(game, id);
    if (marine.weapon !== 'overwatch' || overwatchWeapon(game, marine) < 0) continue;
    const row = overwatchRow(game, marine);
    if (canAimAt(game, marine, target.square, row.overwatchRange!)) (shooters ??= []).push(marine);
  }
  if (shooters === null) return;
  let isKilled = false;
  const dice = shooters.map((shooter) => {
    const shot = shootOnOverwatch(game, shooter, target, canBeHit);
    isKilled ||= shot.hit;
    return shot.dice;
  });
  if (isKilled) kill(game, target.id, 'C13.6');
  shooters.forEach((shooter, i) => {
    tellFired(game, shooter, profileOf(game, shooter).gear[overwatchWeapon(game, shooter)]!, dice[i]!);
  });
};

/** C13.6, C13.7: a 6 kills, a double jams. */
const shootOnOverwatch = (
  game: Game,
  shooter: Piece,
  target: Piece,
  canBeHit: boolean,
): { hit: boolean; dice: number[] } => {
  const { id } = shooter;
  const row = overwatchRow(game, shooter);
  const weapon = profileOf(game, shooter).gear[overwatchWeapon(game, shooter)]!;
  const hasRounds = shooter.counts[weapon] !== undefined;
  if (hasRounds && spendRounds(game, id, weapon, 1) === 0) edit(game, id).weapon = 'ready';
  const dice = rollShot(game, id, row);
  const isReached = canBeHit && dice.some((die) => die >= row.needed[0]!);
  const outcome = outcomeOf(game, shooter, target.square, isReached);
  const jammed = row.jamsOnDoubles && dice.every((die) => die === dice[0]);
  if (jammed) edit(game, id).weapon = 'jammed';
  game.sink?.({
    is: 'shot-fired',
    by: id,
    at: target.square,
    with: weapon,
    target: target.id,
    dice,
    needed: [{ value: row.needed[0]!, because: 'C13.6' }],
    ...outcome,
    jammed,
    rule: jammed ? 'C13.7' : 'C13.6',
  });
  return { hit: outcome.hit, dice };
};
