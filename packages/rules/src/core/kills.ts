/** C1.14, C21.1: pieces killed or destroyed, and what counts. */
import {
  pieceOf,
  profileOf,
  removePiece,
  type Game,
  type PieceId,
  type Run,
  type Square,
  type Side,
  type UnitId,
  type Hook,
} from '@sensorium/engine';

declare module '@sensorium/engine' {
  interface EventTypes {
    'piece-killed': {
      readonly piece: PieceId;
      readonly unit: UnitId;
      readonly side: Side;
      readonly at: Square;
      /** Kills scored: 1 a figure, a blip its value, which is then shown (C21.1). */
      readonly kills: number;
    };
    /** Out of play without being killed: no room, no figure, no area (C17.18, C17.24, C18.4, C18.12). */
    'pieces-lost': { readonly piece: PieceId; readonly count: number };
  }
  interface HookTypes {
    /** Everything that lay on the square is gone for good. */
    squareWiped: Hook<'all', (game: Game, square: Square) => void>;
    /** A piece has just been removed as killed by a rule; `at` is where it stood. */
    pieceKilled: Hook<'all', (game: Game, id: PieceId, at: Square, rule: string) => void>;
  }
}

/** Removes a killed piece as part of the effect that killed it; figures and counters go back (C1.14). */
export const kill = (game: Game, id: PieceId, rule: string): void => {
  const { state } = game;
  const piece = pieceOf(game, id);
  const profile = profileOf(game, piece);
  const kills =
    piece.side === 'marines' ? 0 : profile.unit.isBlip ? (profile.unit.worth?.[piece.value] ?? piece.value) : 1;
  state.kills += kills;
  state.changed = true;
  forgetRun(game, id);
  returnToSupply(game, id);
  removePiece(game, id, 'dead');
  const { side, square: at } = piece;
  const event = { is: 'piece-killed', piece: id, unit: profile.is, side, at, kills, rule } as const;
  game.sink?.(profile.unit.isBlip ? { ...event, reveals: true } : event);
  game.setup.hooks.pieceKilled(game, id, at, rule);
};

/** C1.14, C2.2: the figure goes back to the supply, the counter to the pool. */
export const returnToSupply = (game: Game, id: PieceId): void => {
  const piece = pieceOf(game, id);
  const { unit } = profileOf(game, piece);
  if (unit.isFromSupply) game.state.supply += 1;
  if (unit.isFromPool) game.state.pool[piece.value - 1]! += 1;
};

/** C12.6, C12.7: a run ends with its target or its marine. */
export const forgetRun = (game: Game, id: PieceId): void => {
  const { run } = game.state;
  if (run === null) return;
  if (run.by === id) game.state.run = null;
  else endRunsAt(game, ({ target }) => target === id);
};

/** C12.7: a run ends with its target; that of another weapon, at another target, goes on. */
export const endRunsAt = (game: Game, isGone: (aim: Pick<Run, 'target' | 'door'>) => boolean): void => {
  const { run } = game.state;
  if (run === null) return;
  const { second, ...first } = run;
  const isSecondGone = second === undefined || isGone(second);
  if (isGone(first)) game.state.run = isSecondGone ? null : { ...run, ...NO_AIM, shots: 0 };
  else if (isSecondGone && second !== undefined) game.state.run = first;
};
const NO_AIM = { target: -1, door: -1 };
