const Z = 1.959964;

/** S9.17: the 95 % Wilson interval of `wins` out of `games`. */
export const wilson = (wins: number, games: number): { readonly low: number; readonly high: number } => {
  const share = wins / games;
  const z2 = (Z * Z) / games;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};
