import { expect, test } from 'vitest';
import { playCampaign } from './campaign.ts';

test('D21  bots play whole campaigns to an end, the same way for the same seed', { timeout: 240_000 }, () => {
  const orders = { points: 30, marines: 'marine-drill', aliens: 'deathwing-solo' };
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
