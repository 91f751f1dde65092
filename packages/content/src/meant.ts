/** Letters to be changed, added or left out to make one word of another. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++)
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (from[i] === to[j] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
};

const FARTHEST = 2;

/** For an error about a word nobody knows: the known word that is nearest; empty if none is near. */
export const meant = (word: string, known: Iterable<string>): string => {
  const [nearest] = Array.from(known, (other) => ({ other, far: distance(word, other) }))
    .filter(({ far }) => far <= FARTHEST)
    .sort((a, b) => a.far - b.far);
  return nearest?.other ?? '';
};
