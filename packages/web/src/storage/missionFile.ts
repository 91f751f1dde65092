/** Mission files: out by download. Their writer is fetched when needed. */
import type { Mission } from '@sensorium/content';
import { offerDownload } from './files.ts';

export const offerMission = async (mission: Mission): Promise<void> => {
  const { formatMission } = await import('@sensorium/content/load');
  offerDownload(`${mission.id}.yaml`, formatMission(mission), 'application/yaml');
};
