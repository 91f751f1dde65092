/** Chances that need no game: what dice do. The worker counts every result of a real action; these tell what to expect. */

const FACES = 6;

/** At least one of several dice shows the number or more. */
export const anyAtLeast = (needed: number, dice: number): number => {
  const miss = Math.min(1, Math.max(0, (needed - 1) / FACES));
  return 1 - miss ** dice;
};

/** C13.7: all dice show the same. */
export const allAlike = (dice: number): number => (dice < 2 ? 0 : 1 / FACES ** (dice - 1));
