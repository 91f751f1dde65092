/** A campaign in this browser: read, moved on, written back. */
import type { Refusal } from '@sensorium/engine';
import {
  KillCount,
  finishScenario,
  formatCampaign,
  isCampaignRefused,
  parseCampaign,
  resultOf,
  scenarioOfCampaign,
  type Campaign,
  type CampaignAnswer,
  type SavedCampaign,
} from '@sensorium/expedition/campaign';
import { campaignTurn } from '@sensorium/expedition/campaign';
import { chooseInCampaign, playerEntry } from '@sensorium/players';
import { sagas, type SagaRecord } from '../../storage/sagas.ts';
import { PERSON } from '../opponents.ts';
import { beginSagaGame, forgetGame, playedGame, replayInHand, takeIn } from '../sagaGame.ts';

export interface OpenCampaign {
  readonly record: SagaRecord;
  readonly saved: SavedCampaign;
}

const written = async (record: Omit<SagaRecord, 'changed'>, saved: SavedCampaign): Promise<OpenCampaign> => {
  const next = { ...record, text: formatCampaign({ ...saved, game: null }) };
  await sagas.put(next);
  return { record: { ...next, changed: Date.now() }, saved };
};

/** Whatever a program decides is decided before a person is asked. */
const onward = (campaign: Campaign, players: SavedCampaign['players']): Campaign => {
  const turn = campaignTurn(campaign);
  const side = turn === 'aliens' || turn === 'marines' ? turn : null;
  if (side === null || players[side] === PERSON) return campaign;
  return onward(chooseInCampaign(campaign, side, players[side]), players);
};

/** The game in hand is over: its result goes into the campaign. */
const settled = async (open: OpenCampaign): Promise<OpenCampaign> => {
  const { campaign, players } = open.saved;
  const played = campaign.step.is === 'play' ? await playedGame(open.record) : null;
  if (played === null || campaign.step.is !== 'play') return open;
  const { marines } = campaign.step;
  const count = new KillCount();
  for (const event of played.events) count.hear(event, (id) => id < marines.length);
  const after = onward(finishScenario(campaign, resultOf(played.game, count.killsBy)), players);
  return written({ ...open.record, game: '' }, { ...open.saved, campaign: after });
};

export const openCampaign = async (id: string): Promise<OpenCampaign | null> => {
  const record = await sagas.get(id);
  if (record === undefined || record.kind !== 'campaign') return null;
  return settled({ record, saved: parseCampaign(record.text) });
};

export const keepNew = async (saved: SavedCampaign): Promise<string> => {
  const id = crypto.randomUUID();
  const players = saved.players;
  const game = await takeIn(saved.game, { kind: 'campaign', id, sides: players, clock: saved.clock });
  await written({ id, kind: 'campaign', text: '', game }, { ...saved, campaign: onward(saved.campaign, players) });
  return id;
};

/** The answer of a person; a refusal changes nothing. */
export const answerCampaign = async (open: OpenCampaign, answer: CampaignAnswer): Promise<OpenCampaign | Refusal> => {
  if (isCampaignRefused(answer)) return answer;
  return written(open.record, { ...open.saved, campaign: onward(answer, open.saved.players) });
};

/** The game of the scenario that is to be played: the one in hand, or a new one. */
export const tableOfCampaign = async (open: OpenCampaign): Promise<string> => {
  const { record, saved } = open;
  const { step } = saved.campaign;
  if (record.game !== '' || step.is !== 'play') return record.game;
  const modules = Object.values(saved.players).flatMap((id) => (id === PERSON ? [] : (playerEntry(id).module ?? [])));
  const game = beginSagaGame({
    kind: 'campaign',
    id: record.id,
    scenario: scenarioOfCampaign(saved.campaign, modules),
    sides: saved.players,
    clock: saved.clock,
  });
  await written({ ...record, game }, saved);
  return game;
};

export const campaignText = async ({ record, saved }: OpenCampaign): Promise<string> =>
  formatCampaign({ ...saved, game: await replayInHand(record) });

export const removeCampaign = async (record: SagaRecord): Promise<void> => {
  await forgetGame(record.game);
  await sagas.remove(record.id);
};
