import type { Game } from '@sensorium/engine';
import { DRILL, type Doctrine } from '../drill/doctrine.ts';
import { natureOf } from '../scenarios.ts';

/** Ways in which a whole squad may go about its turn, beside the usual one (S9.7). No one of them is best everywhere. */
const OTHERS: readonly Partial<Doctrine>[] = [
  { boldness: 0.4 },
  { boldness: 3 },
  { marching: 0 },
  { flamesByCommand: false },
  { ready: 0.3, shelter: 1.5 },
  { behind: 3 },
  { boldness: 0.1 },
  { marching: 0, boldness: 0.3 },
  { shootWithin: 10 },
  { shootWithin: 3 },
  { behind: 3, boldness: 0.4 },
  { ready: 0.3, shelter: 1.5, boldness: 0.3, marching: 0 },
  { needed: 14 },
  { needed: 14, marching: 0 },
  { leash: 6, follow: 1 },
  { leash: 1 },
  { blip: 1, later: 0.1 },
  { later: 0.7, boldness: 0.5 },
  { trust: 1.5 },
  { trust: 0.6, boldness: 0.5 },
];

const waysFrom = (usual: Doctrine): readonly Doctrine[] => [
  usual,
  ...OTHERS.map((changes): Doctrine => ({ ...usual, ...changes })),
];

/** Every command point is a step (0226). */
const MARCHING = waysFrom({ ...DRILL, marching: 1 });
/** Where the aliens run dry there is no hurry, and the points are for their turn (0228). */
const KEEPING = waysFrom(DRILL);

/** How the captain's force may go about its turn, the usual way first. */
export const doctrinesIn = (game: Game): readonly Doctrine[] => (natureOf(game).isOutlasted ? KEEPING : MARCHING);

export const usualIn = (game: Game): Doctrine => doctrinesIn(game)[0]!;
