/** S9.20: who must be shown to be stronger than whom, and what the games say. */
import { measuredMissions } from '@sensorium/content';
import type { GameRecord } from './match.ts';
import { pairUp } from './records.ts';
import { comparePaired, type Comparison } from './statistics.ts';

/** The bots' own order, weakest first. */
export const MARINES = ['marine-random', 'marine-drill', 'marine-captain'] as const;
export const AUTOMATA = ['deathwing-solo', 'diceroller-1', 'diceroller-2'] as const;
export const HUNTERS = ['alien-hunter-1', 'alien-hunter-2', 'alien-hunter-3'] as const;

type Verdict = 'stronger' | 'stronger by too little' | 'not weaker' | 'weaker' | 'open';

/** Two players of one side against the same opponent. Differences are the first player's gain, whichever side it plays. */
export interface Contest extends Omit<Comparison, 'verdict'> {
  readonly rule: '(a)' | '(b)' | '(c)';
  readonly first: string;
  readonly second: string;
  readonly against: string;
  /** Missions on the list of S9.15. */
  readonly wanted: number;
  readonly verdict: Verdict;
}

type Players = readonly [first: string, second: string, against: string];

/** S9.20 (c). */
const LARGEST_LOSS = 0.03;
/** S9.20 (b): over the best of the three. */
const LEAST_LEAD = 0.1;

/** The same from the aliens' side: what the marines win less often is theirs. */
const turned = ({ difference, low, high, missions, verdict, isComplete }: Comparison): Comparison => ({
  difference: -difference,
  low: -high,
  high: -low,
  missions: missions.map((row) => ({ ...row, difference: -row.difference })),
  verdict: verdict === 'undecided' ? verdict : verdict === 'first' ? 'second' : 'first',
  isComplete,
});

const verdictOf = (rule: Contest['rule'], { verdict, low }: Comparison): Verdict => {
  if (verdict === 'first') return 'stronger';
  if (rule === '(c)' && low > -LARGEST_LOSS) return 'not weaker';
  return verdict === 'second' ? 'weaker' : 'open';
};

const contest = (
  rule: Contest['rule'],
  [first, second, against]: Players,
  records: readonly GameRecord[],
  wanted: number,
): Contest[] => {
  const isMarines = first.startsWith('marine-');
  const played = (player: string): GameRecord[] =>
    records.filter(({ marines, aliens }) =>
      isMarines ? marines === player && aliens === against : aliens === player && marines === against,
    );
  const pairs = pairUp(played(first), played(second));
  if (pairs.length === 0) return [];
  const result = isMarines ? comparePaired(pairs) : turned(comparePaired(pairs));
  const isComplete = result.isComplete && pairs.length === wanted;
  return [{ ...result, rule, first, second, against, wanted, isComplete, verdict: verdictOf(rule, result) }];
};

const [random, drill, captain] = MARINES;
const [hunter1, hunter2, hunter3] = HUNTERS;

const REQUIRED: readonly (readonly [Contest['rule'], Players])[] = [
  ...[...AUTOMATA, hunter1].map((aliens) => ['(a)', [drill, random, aliens]] as const),
  ...[...AUTOMATA, hunter1].map((aliens) => ['(a)', [captain, drill, aliens]] as const),
  ...AUTOMATA.map((automaton) => ['(b)', [hunter2, automaton, captain]] as const),
  ...[captain, drill].map((marines) => ['(c)', [hunter2, hunter1, marines]] as const),
  ...[captain, drill].map((marines) => ['(c)', [hunter3, hunter2, marines]] as const),
];

/** S9.20 (b): the best of the three is who loses least. */
const withLeads = (contests: readonly Contest[]): Contest[] => {
  const least = Math.min(...contests.filter(({ rule }) => rule === '(b)').map(({ difference }) => difference));
  return contests.map((one) =>
    one.rule === '(b)' && one.verdict === 'stronger' && one.difference === least && least < LEAST_LEAD
      ? { ...one, verdict: 'stronger by too little' }
      : one,
  );
};

/** What must be shown, as far as there are games for it on the list of S9.15. */
export const contestsIn = (all: readonly GameRecord[]): Contest[] => {
  const list = new Set(measuredMissions());
  const records = all.filter(({ file, mission }) => list.has(file ?? mission));
  return withLeads(REQUIRED.flatMap(([rule, players]) => contest(rule, players, records, list.size)));
};
