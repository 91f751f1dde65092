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
} from '@sensorium/engine';
import { kill } from './kills.ts';

declare module '@sensorium/engine' {
  interface EventTypes {
    'overwatch-set': { readonly piece: PieceId };
    'overwatch-lost': { readonly piece: PieceId };
    'jam-cleared': { readonly piece: PieceId };
  }
}

const HAS_OVERWATCH = refusal('C13.1', 'already-on-overwatch');
const JAMMED = refusal('C13.13', 'weapon-jammed');
const NO_WEAPON = refusal('C13.1', 'no-overwatch-weapon');
const NOT_JAMMED = refusal('C13.14', 'nothing-to-clear');
const NOT_ON_OVERWATCH = refusal('C13.11', 'not-on-overwatch');
const NOT_NOW = refusal('C13.11', 'not-between-action-and-shots');

const overwatchRow = (game: Game, piece: Piece): RangedRow | undefined =>
  profileOf(game, piece).rows.find((row) => row.ranged !== undefined && row.ranged.overwatchRange !== null)?.ranged;

const SET_COST = 2;
export const setOverwatch: Verb = {
  id: 'overwatch',
  target: 'none',
  options: (game, piece, offers) => {
    if (piece.weapon === 'ready' && overwatchRow(game, piece) !== undefined) offers.offer(-1, 0, SET_COST);
  },
  refusal: (game, piece, { at, how }) => {
    if (piece.weapon === 'jammed') return JAMMED;
    if (piece.weapon === 'overwatch') return HAS_OVERWATCH;
    return overwatchRow(game, piece) === undefined || at !== -1 || how !== 0 ? NO_WEAPON : null;
  },
  cost: () => SET_COST,
  perform: (game, piece) => {
    edit(game, piece.id).weapon = 'overwatch';
    game.sink?.({ is: 'overwatch-set', piece: piece.id, rule: 'C13.1' });
  },
};

const CLEAR_COST = 1;
export const clearJam: Verb = {
  id: 'clear-jam',
  target: 'none',
  options: (_game, piece, offers) => {
    if (piece.weapon === 'jammed') offers.offer(-1, 0, CLEAR_COST);
  },
  refusal: (_game, piece, { at, how }) => (piece.weapon !== 'jammed' || at !== -1 || how !== 0 ? NOT_JAMMED : null),
  cost: () => CLEAR_COST,
  perform: (game, piece) => {
    edit(game, piece.id).weapon = 'ready';
    game.sink?.({ is: 'jam-cleared', piece: piece.id, rule: 'C13.14' });
  },
};

export const loseOverwatch = (game: Game, id: PieceId, rule: string): void => {
  if (pieceOf(game, id).weapon !== 'overwatch') return;
  edit(game, id).weapon = 'ready';
  game.sink?.({ is: 'overwatch-lost', piece: id, rule });
};

/** C13.11: at any time, but in the alien action phase never between an action and the shots it triggers. */
const mayCancelNow = (game: Game): boolean => {
  const top = game.state.stack.at(-1)?.kind;
  return top === 'marine-action' || top === 'alien-action' || top === 'cp-response';
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
  let shooters: PieceId[] | null = null;
  for (const id of game.state.marines) {
    const marine = pieceOf(game, id);
    if (marine.weapon !== 'overwatch') continue;
    const row = overwatchRow(game, marine)!;
    if (canAimAt(game, marine, target.square, row.overwatchRange!)) (shooters ??= []).push(id);
  }
  if (shooters === null) return;
  let isKilled = false;
  for (const id of shooters) isKilled = shootOnOverwatch(game, id, target) || isKilled;
  if (isKilled) kill(game, actor, 'C13.6');
};

/** C13.6, C13.7: a 6 kills, a double jams. */
const shootOnOverwatch = (game: Game, id: PieceId, target: Piece): boolean => {
  const row = overwatchRow(game, pieceOf(game, id))!;
  const dice: number[] = [];
  for (let i = 0; i < row.dice; i++) dice.push(game.chance.die(game, { for: 'shooting', by: id }));
  const hit = dice.some((die) => die >= row.needed[0]!);
  const jammed = row.jamsOnDoubles && dice.every((die) => die === dice[0]);
  if (jammed) edit(game, id).weapon = 'jammed';
  game.sink?.({
    is: 'shot-fired',
    by: id,
    at: target.square,
    target: target.id,
    dice,
    needed: [{ value: row.needed[0]!, because: 'C13.6' }],
    hit,
    jammed,
    rule: jammed ? 'C13.7' : 'C13.6',
  });
  return hit;
};
