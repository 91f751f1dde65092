/** C7.1–C7.5: the command points of a turn. */
import type { Game, PieceId, Hook } from '@sensorium/engine';
import { CP_COUNTERS } from './data.ts';

declare module '@sensorium/engine' {
  interface HookTypes {
    /** The points left to the player of that figure, where the side has more than one counter. */
    cpLeftFor: Hook<'one', (game: Game, id: PieceId) => number>;
    /** Points have been spent on a figure; true if they were not the common counter's. */
    cpSpentBy: Hook<'some', (game: Game, id: PieceId, points: number) => boolean>;
    /** H2: public points added to the counter drawn. */
    commandBonus: Hook<'sum', (game: Game) => number>;
  }
  interface EventTypes {
    'cp-drawn': { readonly bonus: number };
    'cp-revealed': { readonly value: number; readonly spent: number };
  }
}

/** C7.2: who may know a counter; A3.12: with two of them the player who drew it. */
export const secretOf = (game: Game, player: number): { readonly for: 'marines'; readonly player?: number } =>
  game.setup.hooks.responders === null ? { for: 'marines' } : { for: 'marines', player };

/** C7.1. */
export const drawCommandPoints = (game: Game): void => {
  const { state } = game;
  state.cpSpent = 0;
  state.cpBonus = 0;
  state.cpBonus += game.setup.hooks.commandBonus(game);
  state.cpDrawn = game.chance.draw(game, { for: 'command-counter', by: -1 }, CP_COUNTERS) + 1;
  const secret = { ...secretOf(game, 1), value: state.cpDrawn };
  game.sink?.({ is: 'cp-drawn', bonus: state.cpBonus, secret, rule: 'C7.1' });
};

/** C7.5 (E4): the counter is shown and returned. */
export const revealCommandPoints = (game: Game): void => {
  const { state } = game;
  if (state.cpDrawn === 0) return;
  game.sink?.({ is: 'cp-revealed', value: state.cpDrawn, spent: state.cpSpent, reveals: true, rule: 'C7.5' });
  state.cpDrawn = 0;
  state.cpBonus = 0;
  state.cpSpent = 0;
};

export const cpLeft = (game: Game): number => {
  const { cpDrawn, cpBonus, cpSpent } = game.state;
  return Math.max(0, cpDrawn + cpBonus - cpSpent);
};

/** What may be spent on that figure. */
export const cpLeftFor = (game: Game, id: PieceId): number => {
  const left = game.setup.hooks.cpLeftFor;
  return left === null ? cpLeft(game) : left(game, id);
};

export const spendCommandPoints = (game: Game, id: PieceId, points: number): void => {
  if (game.setup.hooks.cpSpentBy(game, id, points)) return;
  game.state.cpSpent += points;
};

/** C20.3: the most that can be spent in a turn, as everybody knows. */
export const cpCeiling = (game: Game): number => CP_COUNTERS.length + game.state.cpBonus;
