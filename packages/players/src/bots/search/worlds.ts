/** Worlds a search tries things in: each is imagined once and given out as a copy, the same for whatever is tried. */
import { cloneGame, type Game, type Setup, type View } from '@sensorium/engine';
import { imagine } from '../../imagine.ts';
import { Rng } from '../../rng.ts';

/** The chance of one world: those of a search have a base in common. */
export const diceOf = (base: number, index: number): Rng => new Rng(base + index * 7919);

export const dealWorlds = (view: View, base: number, setupOf: (index: number) => Setup): ((index: number) => Game) => {
  const dealt: Game[] = [];
  return (index) => cloneGame((dealt[index] ??= imagine(setupOf(index), view, diceOf(base, index))));
};
