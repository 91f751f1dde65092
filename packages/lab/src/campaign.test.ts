import { expect, test } from 'vitest';
import { playCampaign } from './campaign.ts';

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
