/** One way to play an alien turn; hunters compare several (S9.11 b). */
export interface Style {
  readonly id: string;
  /** Blips convert when a marine is this near. */
  readonly convertWithin: number;
  /** Figures leave cover when this many can strike in the same turn; 1 is a charge of everybody for himself. */
  readonly mass: number;
  /** Keeps out of the fire arcs of marines on overwatch until it is time. */
  readonly hides: boolean;
  /** Keeps out of all marines' sight until then, as the automata do. */
  readonly isShy: boolean;
  /** Who moves first: the nearest, or the farthest to draw fire and jams. */
  readonly order: 'nearest' | 'farthest';
  /** Where reinforcements go. */
  readonly entry: 'nearest' | 'ahead';
  /** Closes doors between itself and marines it cannot strike. */
  readonly shuts: boolean;
  /** Stays put until struck at: a turn of waiting. */
  readonly waits: boolean;
  /** Blips gather out of sight where marines may not leave before they have seen enough (`muster.ts`). */
  readonly musters: boolean;
  /** Whoever cannot strike stands in the marines' way to what they want. */
  readonly blocks: boolean;
}

const style = (id: string, changes: Partial<Style>): Style => ({
  id,
  convertWithin: 6,
  mass: 1,
  hides: true,
  isShy: false,
  order: 'nearest',
  entry: 'nearest',
  shuts: false,
  waits: false,
  musters: false,
  blocks: false,
  ...changes,
});

/** Those that beat the drill most often first: a search with few nodes looks at the first of them only. */
export const STYLES: readonly Style[] = [
  style('rush', { hides: false, convertWithin: 8, entry: 'ahead', musters: true }),
  style('stalk', {}),
  style('horde', { mass: 5, convertWithin: 5 }),
  style('shut', { shuts: true, mass: 2 }),
  style('wait', { waits: true }),
  style('block', { blocks: true, mass: 2 }),
  style('feint', { order: 'farthest', hides: false }),
  style('ghosts', { isShy: true, mass: 3 }),
];

/** Ways that are cheap to play and much like those of the automata: by ones, and by broods. */
export const SHY: readonly Style[] = [style('ghost', { isShy: true }), STYLES.at(-1)!];

export const STALK = STYLES[1]!;
