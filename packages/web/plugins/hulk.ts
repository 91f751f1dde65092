/** `virtual:hulk`: the derelict of the home screen, grown when the page is built instead of before its first picture. */
import type { Plugin } from 'vite';
import { growHulk } from '../src/drawings/hulk.ts';
import { drawPlan } from '../src/drawings/plan.ts';

const NAME = 'virtual:hulk';
const SEED = 11;

const drawn = (): string => {
  const { cells, doors, contacts } = growHulk(SEED);
  const { deck, walls } = drawPlan(cells);
  return JSON.stringify({ deck, walls, doors, contacts });
};

export const hulk = (): Plugin => ({
  name: 'sensorium-hulk',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export default ${drawn()};` : undefined),
});
