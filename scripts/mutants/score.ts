/** The share of mutants that were noticed, by package. */
const VERDICTS = [
  'killed by a case',
  'killed by an account',
  'killed by a test',
  'stopped for its time',
  'survived',
  'equivalent',
  'refused by the compiler',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Result {
  readonly package: string;
  readonly verdict: Verdict;
}

/** Equivalents, and what could never be committed, count neither way. */
const scoreLine = (name: string, results: readonly Result[]): string => {
  const count = (wanted: Verdict): number => results.filter(({ verdict }) => verdict === wanted).length;
  const judged = results.length - count('equivalent') - count('refused by the compiler');
  const share = judged === 0 ? '–' : `${(((judged - count('survived')) / judged) * 100).toFixed(1)} %`;
  return `${name.padEnd(10)}${share.padStart(8)}   ${VERDICTS.map((verdict) => `${count(verdict)} ${verdict}`).join(', ')}`;
};

export const scoreLines = (results: readonly Result[]): string[] => {
  const names = [...new Set(results.map((result) => result.package))].sort();
  return [
    ...names.map((name) =>
      scoreLine(
        name,
        results.filter((result) => result.package === name),
      ),
    ),
    scoreLine('all', results),
  ];
};
