/** S9.20: who must be shown to be stronger than whom, and what the pairs say. */
import { isOlderPair, type Book, type Paired } from './book.ts';
import { REQUIRED, listed, type Requirement } from './grid.ts';
import { comparePaired, type Comparison } from './statistics.ts';

type Verdict = 'stronger' | 'stronger by too little' | 'not weaker' | 'weaker' | 'open';

/** Differences are the first player's gain, whichever side it plays. */
export interface Contest extends Omit<Comparison, 'verdict'>, Requirement {
  /** Missions on the list of S9.15. */
  readonly wanted: number;
  readonly verdict: Verdict;
  /** S9.24: some of its games are of an earlier version. */
  readonly isOlder: boolean;
}

/** So little behind that nobody would notice. */
const LARGEST_LOSS = 0.03;
/** S9.20 (b): over the best of the three. */
const LEAST_LEAD = 0.1;

const verdictOf = (rule: Requirement['rule'], { verdict, low }: Comparison): Verdict => {
  if (verdict === 'first') return 'stronger';
  if (rule === '(c)' && low > -LARGEST_LOSS) return 'not weaker';
  return verdict === 'second' ? 'weaker' : 'open';
};

const contestOf = (requirement: Requirement, paired: Paired, wanted: number): Contest => {
  const result = comparePaired(paired.missions, paired);
  return {
    ...requirement,
    ...result,
    wanted,
    isComplete: result.isComplete && paired.missions.length === wanted,
    verdict: verdictOf(requirement.rule, result),
    isOlder: paired.missions.some((mission) => isOlderPair(paired, mission)),
  };
};

/** S9.20 (b): the best of the three is who loses least. */
const withLeads = (contests: readonly Contest[]): Contest[] => {
  const least = Math.min(...contests.filter(({ rule }) => rule === '(b)').map(({ difference }) => difference));
  return contests.map((one) =>
    one.rule === '(b)' && one.verdict === 'stronger' && one.difference === least && least < LEAST_LEAD
      ? { ...one, verdict: 'stronger by too little' }
      : one,
  );
};

/** What must be shown, as far as there are pairs for it. */
export const contestsIn = ({ paired }: Book): Contest[] => {
  const wanted = listed().length;
  return withLeads(
    REQUIRED.flatMap((requirement) => {
      const { first, second, against } = requirement;
      const own = paired.find((one) => one.first === first && one.second === second && one.against === against);
      return own === undefined ? [] : [contestOf(requirement, own, wanted)];
    }),
  );
};
