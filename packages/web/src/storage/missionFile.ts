/** Missions as texts: out by download or in a link. Their writer is fetched when needed. */
import type { Mission } from '@sensorium/content';
import { offerDownload } from './files.ts';

export const missionText = async (mission: Mission): Promise<string> => {
  const { formatMission } = await import('@sensorium/content/load');
  return formatMission(mission);
};

export const offerMission = async (mission: Mission): Promise<void> =>
  offerDownload(`${mission.id}.yaml`, await missionText(mission), 'application/yaml');
