/** Mission files: out by download, in only after every check a mission must pass. Their reader is fetched when needed. */
import { checkMission, type Mission } from '@sensorium/content';
import { offerDownload } from './files.ts';

class UnsoundMission extends Error {}

/** Throws what is wrong with the file, with its line. */
export const missionInFile = async (text: string): Promise<Mission> => {
  const { loadMission } = await import('@sensorium/content/load');
  const { mission, lineOf } = loadMission('mission', text);
  const errors = checkMission(mission).filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new UnsoundMission(
      errors.map(({ rule, message, path }) => `mission:${lineOf(path)}: ${rule}: ${message}`).join('\n'),
    );
  return mission;
};

export const offerMission = async (mission: Mission): Promise<void> => {
  const { formatMission } = await import('@sensorium/content/load');
  offerDownload(`${mission.id}.yaml`, formatMission(mission), 'application/yaml');
};
