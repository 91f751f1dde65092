/** D15.1: what squads are called on their roster sheets. */
const LEADERS = ['captain', 'librarian', 'sergeant'];

const placeOf = (rank: string): number => {
  const place = LEADERS.indexOf(rank);
  return place < 0 ? LEADERS.length : place;
};

/** Which of them is the highest-ranking, the first of equals; squads are called after him. */
export const highestRanking = (ranks: readonly string[]): number => {
  const places = ranks.map(placeOf);
  return places.indexOf(Math.min(...places));
};

/**
 * The names, no two alike: rules tell squads apart by their sheets (D19.16). The first to bear a name keeps it, the others
 * get the first number under which nobody else is known.
 */
export const sheetNames = (names: readonly string[]): string[] => {
  const sheets: string[] = [];
  names.forEach((name, place) => {
    let sheet = name;
    for (let number = 2; names.indexOf(sheet) !== place && [...names, ...sheets].includes(sheet); number++)
      sheet = `${name} (${number})`;
    sheets.push(sheet);
  });
  return sheets;
};
