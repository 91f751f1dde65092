import type { Game } from '@sensorium/engine';
import { FEATURES, featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';

const DECIDED = { marines: 1, aliens: 0, draw: 0.4 } as const;
/** A position is less sure than an end. */
const LEAST = 0.02;

const squash = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** How well a position stands for the marines, in log-odds: good for comparing positions of one game only. */
export const prospectsOf = (game: Game): number => {
  const { kind, row } = featuresOf(game);
  const weights = WEIGHTS[kind];
  let sum = 0;
  for (let i = 0; i < FEATURES.length; i++) sum += weights[i]! * row[i]!;
  return sum;
};

/** How sure the marines are to win, if it was an even game where `prospectsOf` said `even`. */
export const valueFor = (game: Game, even: number): number => {
  const { winner } = game.state;
  if (winner !== 'none') return DECIDED[winner];
  return LEAST + (1 - 2 * LEAST) * squash(prospectsOf(game) - even);
};
