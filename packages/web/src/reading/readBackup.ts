/** A backup is read as a whole: every game is played through, every list and campaign is read by its own reader. */
import { parseCampaign } from '@sensorium/expedition/campaign';
import { parseForce } from '@sensorium/expedition/forces';
import { parseStand } from '@sensorium/expedition/lastStand';
import { SQUADS_FORMAT, parseSquads } from '@sensorium/expedition/squads';
import { parseBackup, type Backup } from '../storage/backup.ts';
import { readGame } from './readGame.ts';

export const readBackup = async (text: string): Promise<Backup> => {
  const { checkDraft } = await import('@sensorium/content/load');
  return parseBackup(text, {
    game: readGame,
    force: (list) => (list.includes(`"${SQUADS_FORMAT}"`) ? parseSquads(list) : parseForce(list)),
    saga: (kind, saved) => (kind === 'campaign' ? parseCampaign(saved) : parseStand(saved)),
    // However wrong a draft may be, it can be checked.
    mission: (draft) => void checkDraft(draft),
  });
};
