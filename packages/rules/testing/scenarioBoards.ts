/** Boards for random games of the generator's scenarios: naming, deployment in corridors, reinforcements by choice. */
import type { Coordinates } from '@sensorium/engine';
import { SCENARIOS, type ScenarioId } from '../src/scenarios/table.ts';
import type { Sketch } from './scenarios.ts';

const MODULES = ['missions', 'deathwing', 'scenarios'];

const BOARD = ['####.#####', '##.....###', '##.&.%.+.#', '....+.....', '##.....#$#', '####.#####', '####.#####'];
const SECTIONS = ['    N     ', '  AAAAA   ', '  AAAAACC ', 'WWAAAAACEE', '  AAAAA C ', '    S     ', '    S     '];
const CORRIDOR: readonly Coordinates[] = [
  [4, 6],
  [4, 5],
];
const ROOM: readonly Coordinates[] = [
  [8, 2],
  [8, 3],
  [8, 4],
];

const squad = { a: { is: 'sergeant', squad: 'A' }, b: { is: 'flamer-marine', squad: 'A' } } as const;

const board = (id: ScenarioId, more: Partial<Sketch>, plan: Readonly<Record<string, unknown>> = {}): Sketch => ({
  id,
  modules: MODULES,
  options: SCENARIOS[id].options,
  board: BOARD,
  sections: SECTIONS,
  pieces: squad,
  entries: { north: [[4, 0, 'N']], west: [[0, 3, 'W']], east: [[9, 3, 'E']] },
  deployment: [{ by: 'marines', pieces: [0, 1], squares: CORRIDOR }],
  reinforcements: 2,
  rules: [{ is: 'scenario', id, blips: 12, corridors: [CORRIDOR], controlRoom: ROOM, ...plan }],
  ...more,
});

/** Two marines in a corridor, who may go home when five genestealers have been counted. */
export const FORAY: Sketch = board('scn-recon', {});

/** Marines anywhere, two areas named as secured, a corridor no genestealer may reach. */
export const OUTPOST: Sketch = board('scn-defend', {
  pieces: { ...squad, c: { is: 'marine', squad: 'A' } },
  deployment: [
    {
      by: 'marines',
      pieces: [0, 1, 2],
      squares: [...CORRIDOR, [2, 1], [6, 1], [4, 3], [3, 4], [8, 3]],
    },
  ],
});

/** The way out is a room with a tank behind a door. */
export const LIFELINE: Sketch = board('scn-escape', { reinforcements: 1 });
