/** Chances that need no game: what dice do. The worker counts every result of a real action; these tell what to expect. */

const FACES = 6;

/** At least one of several dice shows the number or more. */
export const anyAtLeast = (needed: number, dice: number): number => {
  const miss = Math.min(1, Math.max(0, (needed - 1) / FACES));
  return 1 - miss ** dice;
};

/** C13.7: all dice show the same. */
export const allAlike = (dice: number): number => (dice < 2 ? 0 : 1 / FACES ** (dice - 1));

/** C12.2: hit with one of the next `shots` shots of a run that already has `fired`. */
export const withinShots = (needed: readonly number[], dice: number, fired: number, shots: number): number => {
  let miss = 1;
  for (let shot = fired; shot < fired + shots; shot++)
    miss *= 1 - anyAtLeast(needed[Math.min(shot, needed.length - 1)]!, dice);
  return 1 - miss;
};

/** C16.4: the chances that the attacker scores higher, equal, lower: highest die of each, with a bonus. */
export const fightOdds = (
  attacker: { readonly dice: number; readonly bonus: number },
  defender: { readonly dice: number; readonly bonus: number },
): { readonly win: number; readonly tie: number; readonly lose: number } => {
  const highest = (dice: number, score: number): number => (score / FACES) ** dice - ((score - 1) / FACES) ** dice;
  let win = 0;
  let tie = 0;
  for (let a = 1; a <= FACES; a++)
    for (let d = 1; d <= FACES; d++) {
      const chance = highest(attacker.dice, a) * highest(defender.dice, d);
      const ahead = a + attacker.bonus - d - defender.bonus;
      if (ahead > 0) win += chance;
      else if (ahead === 0) tie += chance;
    }
  return { win, tie, lose: 1 - win - tie };
};
