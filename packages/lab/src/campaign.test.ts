import { expect, test } from 'vitest';
import { playCampaign, summariseCampaigns, type CampaignRecord } from './campaign.ts';

test('D21  bots play whole campaigns to an end, the same way for the same seed', { timeout: 240_000 }, () => {
  const orders = { points: 14, marines: 'marine-drill', aliens: 'diceroller-1' };
  const played = [1, 2].map((seed) => playCampaign(seed, orders));
  for (const { winner, rule, scenarios, lost, marines, blips } of played) {
    expect(['marines', 'aliens']).toContain(winner);
    expect(['D21.8', 'D21.9', 'D21.13']).toContain(rule);
    expect(scenarios[0]!.stage).toBe('scn-recon');
    expect(lost).toBeLessThanOrEqual(marines);
    expect(blips).toBeLessThanOrEqual(125);
  }
  expect(playCampaign(2, orders)).toEqual(played[1]);
});

test('D21  players who say anything legal are never refused and come to an end', { timeout: 240_000 }, () => {
  const orders = { points: 14, marines: 'marine-random', aliens: 'alien-random' };
  for (const seed of [1, 2]) expect(playCampaign(seed, orders).rule).toMatch(/^D21\./);
});

test('S9.17  campaigns are summed up by end, by stage and in the average', () => {
  const scenario = { stage: 'scn-recon', rule: 'D20.3', turns: 5, kills: 2, blips: 4, squads: [0], lost: [] } as const;
  const record = (winner: 'marines' | 'aliens', rule: string, lost: number): CampaignRecord => ({
    seed: 1,
    winner,
    rule,
    scenarios: [
      { ...scenario, outcome: winner },
      { ...scenario, stage: 'scn-defend', outcome: 'declined' },
    ],
    marines: 10,
    lost,
    kills: 6,
    blips: 20,
  });
  expect(summariseCampaigns([record('marines', 'D21.9', 1), record('aliens', 'D21.8', 4)])).toMatchObject({
    campaigns: 2,
    won: 1,
    ends: { 'D21.9': 1, 'D21.8': 1 },
    stages: [
      { stage: 'scn-recon', played: 2, won: 1 },
      { stage: 'scn-establish', played: 0, won: 0 },
      { stage: 'scn-defend', played: 2, won: 0 },
      { stage: 'scn-raid', played: 0, won: 0 },
      { stage: 'scn-destroy', played: 0, won: 0 },
    ],
    lost: 2.5,
    kills: 6,
    blips: 20,
  });
});
