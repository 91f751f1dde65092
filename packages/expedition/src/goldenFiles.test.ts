/** Files that older programs have written: every later one must read them and play on. */
import { readFileSync } from 'node:fs';
import { playReplay } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { formatCampaign, isLost, parseCampaign } from './campaign/index.ts';
import { formatStand, parseStand } from './lastStand/index.ts';

const golden = (name: string): string => readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8');

test('D21  a campaign of version 1, written before there were clocks, is read with the game in hand', () => {
  const saved = parseCampaign(golden('campaign-1.json'));
  expect(saved).toMatchObject({
    clock: 'off',
    players: { marines: 'person', aliens: 'deathwing-solo' },
    campaign: {
      name: 'Hollow Star',
      stage: 'scn-establish',
      torpedoes: 3,
      blipsUsed: 14,
      step: { is: 'play', squads: [1] },
    },
  });
  expect(saved.campaign.marines.filter(isLost).map(({ lostBy }) => lostBy)).toEqual(['D20.3']);
  expect(saved.campaign.marines.map(({ kills }) => kills)).toEqual([2, 4, 0, 0, 0, 0, 0, 0]);
  const played = playReplay(saved.game!, setupFor, () => undefined);
  expect(played.state.marines.filter((id) => played.state.pieces[id]!.square >= 0).length).toBeGreaterThan(2);
  expect(parseCampaign(formatCampaign(saved))).toEqual(saved);
});

test('D23  a solo mission of version 1 on its second board is read with the game in hand', () => {
  const saved = parseStand(golden('stand-1.json'));
  expect(saved.stand).toMatchObject({ number: 2, outcome: 'none', finished: [{ number: 1 }] });
  expect(saved.stand.marines.map(({ name }) => name)).toContain('Lame Bear');
  const played = playReplay(saved.game!, setupFor, () => undefined);
  expect(played.state.marines.filter((id) => played.state.pieces[id]!.square >= 0).length).toBeGreaterThan(2);
  expect(parseStand(formatStand(saved))).toEqual(saved);
});
