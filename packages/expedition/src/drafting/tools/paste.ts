/** What was copied, held by its middle. */
import { putDown } from '../region.ts';
import type { Tool } from './tool.ts';

export const paste: Tool = {
  name: 'paste',
  isStamp: true,
  changes: (draft, { level, region }, { to: { cell } }) =>
    region === null
      ? []
      : putDown(draft, level, region, [
          cell[0] - Math.floor(((region.floor[0]?.length ?? 1) - 1) / 2),
          cell[1] - Math.floor((region.floor.length - 1) / 2),
        ]),
};
