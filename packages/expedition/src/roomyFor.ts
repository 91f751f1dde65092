/** Room for another force: D19.17 on generated boards, D16.6 on all others. */
import type { Mission } from '@sensorium/content';
import { longerCorridors } from './generator/longerCorridors.ts';
import { withRoom, type Start } from './startingRoom.ts';

/** The mission with room for all of them. */
export const roomyFor = (mission: Mission, starts: readonly Start[]): Mission =>
  mission.objectives.some(({ is }) => is === 'scenario') ? longerCorridors(mission, starts) : withRoom(mission, starts);
