/** A small network: one hidden layer over inputs of the same width, names for what a game is, and a chance at the end. */

export interface Network {
  /** Inputs in order; a network that was fitted on others is of no use. */
  readonly inputs: readonly string[];
  readonly mean: readonly number[];
  readonly width: readonly number[];
  /** What may be known of a game by name: its kind, its automaton, its mission. A name that is not here says nothing. */
  readonly names: readonly string[];
  /** By input and name, then by hidden unit. */
  readonly first: readonly (readonly number[])[];
  readonly firstBias: readonly number[];
  readonly second: readonly number[];
  readonly bias: number;
}

const MOST = 4;

export const squash = (logit: number): number => 1 / (1 + Math.exp(-logit));

export const scaled = ({ mean, width }: Pick<Network, 'mean' | 'width'>, row: readonly number[]): number[] =>
  row.map((value, i) => Math.max(-MOST, Math.min(MOST, (value - mean[i]!) / width[i]!)));

/** The chance it gives, between 0 and 1. */
export const judge = (network: Network, row: readonly number[], named: readonly string[]): number => {
  const { first, firstBias, second, bias, names, inputs } = network;
  const sums = firstBias.slice();
  const add = (weights: readonly number[], by: number): void => {
    for (let unit = 0; unit < sums.length; unit++) sums[unit]! += by * weights[unit]!;
  };
  scaled(network, row).forEach((value, i) => add(first[i]!, value));
  for (const name of named) {
    const at = names.indexOf(name);
    if (at >= 0) add(first[inputs.length + at]!, 1);
  }
  return squash(sums.reduce((sum, value, unit) => sum + Math.max(0, value) * second[unit]!, bias));
};
