/** A sample of mutants that a seed gives again. */
import { picker } from '../../packages/rules/testing/random.ts';
import type { Mutant } from './operators.ts';

export const shuffled = <Item>(items: readonly Item[], seed: number): Item[] => {
  const pick = picker(seed);
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const other = pick(i + 1);
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
  return order;
};

/** The first so many that the compiler accepts; it is asked about many files at once, each with one mutant. */
export const drawSample = async (
  order: readonly Mutant[],
  wanted: number,
  accepted: (mutants: readonly Mutant[]) => Promise<readonly Mutant[]>,
): Promise<Mutant[]> => {
  const refused = new Set<Mutant>();
  const known = new Set<Mutant>();
  for (;;) {
    const sample = order.filter((mutant) => !refused.has(mutant)).slice(0, wanted);
    const round = onePerFile(sample.filter((mutant) => !known.has(mutant)));
    if (round.length === 0) return sample;
    const passed = await accepted(round);
    for (const mutant of round) (passed.includes(mutant) ? known : refused).add(mutant);
  }
};

const onePerFile = (mutants: readonly Mutant[]): Mutant[] => [
  ...new Map(mutants.map((mutant) => [mutant.file, mutant])).values(),
];
