/** CPU time, not the clock on the wall: other programs on the machine count less. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** How often a second `work` does what it counts, over at least that many seconds. */
export const rateOf = (work: () => number, seconds: number): number => {
  const start = cpuSeconds();
  let done = 0;
  let spent = 0;
  while (spent < seconds) {
    done += work();
    spent = cpuSeconds() - start;
  }
  return done / spent;
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};
