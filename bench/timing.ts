/** CPU time, not the clock on the wall: other programs on the machine count less. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 0.5);
const ROUNDS = 3;

/** How often a second `work` does what it counts: the best of some rounds, after one to warm up. */
export const perSecond = (work: () => number): number => {
  let best = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const start = cpuSeconds();
    let done = 0;
    let spent = 0;
    while (spent < SECONDS) {
      done += work();
      spent = cpuSeconds() - start;
    }
    if (round > 0) best = Math.max(best, done / spent);
  }
  return best;
};
