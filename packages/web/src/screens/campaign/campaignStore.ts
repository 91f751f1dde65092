/** A campaign in this browser: read, moved on, written back. */
import type { Refusal } from '@sensorium/engine';
import {
  formatCampaign,
  isCampaignRefused,
  parseCampaign,
  type CampaignAnswer,
  type SavedCampaign,
} from '@sensorium/expedition/campaign';
import { chosenByPrograms, settleCampaign, tableOfCampaign } from '@sensorium/host/expedition';
import { sagas, type SagaRecord } from '../../storage/sagas.ts';
import { beginInHand, forgetGame, gameInHand, playedGame, sagaWithItsGame, takeIn } from '../sagaGame.ts';

export interface OpenCampaign {
  readonly record: SagaRecord;
  readonly saved: SavedCampaign;
}

/** Its game and the clock of it are kept apart. */
const written = async (
  record: Omit<SagaRecord, 'changed'>,
  { campaign, players, clock }: SavedCampaign,
): Promise<OpenCampaign> => {
  const saved = { campaign, players, clock, game: null };
  return { record: await sagas.put({ ...record, text: formatCampaign(saved) }), saved };
};

/** The game in hand is over: its result goes into the campaign. */
const settled = async (open: OpenCampaign): Promise<OpenCampaign> => {
  const { campaign, players } = open.saved;
  const played = campaign.step.is === 'play' ? await playedGame(open.record) : null;
  if (played === null) return open;
  const after = chosenByPrograms(settleCampaign(campaign, played.game, played.events), players);
  return written({ ...open.record, game: '' }, { ...open.saved, campaign: after });
};

export const openCampaign = async (id: string): Promise<OpenCampaign | null> => {
  const record = await sagaWithItsGame(id);
  if (record === undefined || record.kind !== 'campaign') return null;
  return settled({ record, saved: parseCampaign(record.text) });
};

export const keepNew = async (saved: SavedCampaign): Promise<string> => {
  const id = crypto.randomUUID();
  const players = saved.players;
  const game = await takeIn(saved, { kind: 'campaign', id }, { sides: players, clock: saved.clock });
  await written(
    { id, revision: 0, kind: 'campaign', text: '', game },
    { ...saved, campaign: chosenByPrograms(saved.campaign, players) },
  );
  return id;
};

/** The answer of a person; a refusal changes nothing. */
export const answerCampaign = async (open: OpenCampaign, answer: CampaignAnswer): Promise<OpenCampaign | Refusal> => {
  if (isCampaignRefused(answer)) return answer;
  return written(open.record, { ...open.saved, campaign: chosenByPrograms(answer, open.saved.players) });
};

/** The game of the scenario that is to be played: the one in hand, or a new one. */
export const gameOfCampaign = async (open: OpenCampaign): Promise<string> => {
  const { record, saved } = open;
  const plan = tableOfCampaign(saved);
  if (record.game !== '' || plan === null) return record.game;
  return beginInHand({ kind: 'campaign', id: record.id }, plan, (inHand) => written({ ...record, ...inHand }, saved));
};

export const campaignText = async ({ record, saved }: OpenCampaign): Promise<string> =>
  formatCampaign({ ...saved, ...(await gameInHand(record)) });

export const removeCampaign = async (record: SagaRecord): Promise<void> => {
  await forgetGame(record.game);
  await sagas.remove(record.id);
};
