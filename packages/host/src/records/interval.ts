export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** S9.17: the 95 % Wilson interval of `wins` out of `games`. */
export const wilson = (wins: number, games: number): Interval => {
  if (games === 0) return { low: 0, high: 1 };
  const p = wins / games;
  const z2 = (Z * Z) / games;
  const centre = (p + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games))) / (1 + z2);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};
