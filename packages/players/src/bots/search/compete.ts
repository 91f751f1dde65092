import type { Effort } from './playout.ts';

/** Something to be tried in imagined worlds: the value, to whoever searches, of world `index`. */
export interface Candidate<Choice> {
  readonly choice: Choice;
  readonly trial: (world: number) => number;
}

interface Standing<Choice> extends Candidate<Choice> {
  sum: number;
  trials: number;
}

const mean = ({ sum, trials }: Standing<unknown>): number => (trials === 0 ? -Infinity : sum / trials);

/** A candidate dropped early has no say against those that stayed. */
const standingOf = (candidate: Standing<unknown>, most: number): number =>
  candidate.trials >= most - 1 ? mean(candidate) : -Infinity;

/** Ends with the budget, but never before the first has been tried once. */
const tryAll = (running: readonly Standing<unknown>[], world: number, effort: Effort): void => {
  for (const candidate of running) {
    candidate.sum += candidate.trial(world);
    candidate.trials += 1;
    if (effort.isSpent) return;
  }
};

/**
 * The best candidate by mean value over worlds that are the same for all of them, so that luck does not decide. After
 * every round the worse half is dropped. The first candidate wins ties: it is what would be done without a search.
 */
export const compete = <Choice>(
  candidates: readonly Candidate<Choice>[],
  effort: Effort,
  worldsAtLeast: number,
): { choice: Choice; value: number; first: number } => {
  const field: Standing<Choice>[] = candidates.map((candidate) => ({ ...candidate, sum: 0, trials: 0 }));
  const opener = field[0]!;
  let running = field;
  let world = 0;
  for (let round = worldsAtLeast; !effort.isSpent && (running.length > 1 || opener.trials === 0); round *= 2) {
    for (const end = world + round; world < end && !effort.isSpent; world++) tryAll(running, world, effort);
    if (running.length > 2 || round > worldsAtLeast * 4) {
      const ranked = [...running].sort((a, b) => mean(b) - mean(a) || field.indexOf(a) - field.indexOf(b));
      running = ranked.slice(0, Math.max(1, Math.ceil(ranked.length / 2)));
    }
  }
  // Who was tried in as many worlds as the opener's last rivals; one world more or less is the budget's doing.
  const most = Math.max(...field.map(({ trials }) => trials));
  let best = opener;
  for (const candidate of field)
    if (candidate.trials > 0 && candidate.trials >= most - 1 && mean(candidate) > standingOf(best, most) + 1e-9)
      best = candidate;
  return { choice: best.choice, value: mean(best), first: mean(opener) };
};
