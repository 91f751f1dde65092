/** Things that are told apart by their place alone: members of a squad, equal purchases, scenarios of a history. */
export const inOrder = <T>(items: readonly T[]): { readonly item: T; readonly place: number; readonly key: string }[] =>
  items.map((item, place) => ({ item, place, key: `place ${place}` }));
