import type { Game } from '@sensorium/engine';
import { DRILL, type Doctrine } from '../drill/doctrine.ts';
import { natureOf } from '../scenarios.ts';

/** As usual, more boldly, with more care. */
const waysOf = (usual: Doctrine): readonly Doctrine[] => [
  usual,
  { ...usual, boldness: 3 },
  { ...usual, boldness: 0.3 },
];

/** Every command point is a step (0226). */
const MARCHING = waysOf({ ...DRILL, marching: 1 });
/** Where the aliens run dry there is no hurry, and the points are for their turn (0228). */
const KEEPING = waysOf(DRILL);

/** How the captain's force may go about its turn, the usual way first. */
export const doctrinesIn = (game: Game): readonly Doctrine[] => (natureOf(game).isOutlasted ? KEEPING : MARCHING);

export const usualIn = (game: Game): Doctrine => doctrinesIn(game)[0]!;
