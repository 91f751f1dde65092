/** Random campaigns: whatever is chosen and however games end, nothing is lost, nobody rises, and files keep it all. */
import { FileError, freshLuck, takeNumber, type Luck } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { buyForce } from '../forces/index.ts';
import { layingChoices, makeChoice, type Laying } from '../generator/laying.ts';
import {
  CAMPAIGN_BLIPS,
  beginCampaign,
  campaignFor,
  chooseSquads,
  declareAttack,
  disbandSquad,
  finishScenario,
  formatCampaign,
  giveUpSquad,
  isCampaignRefused,
  isLost,
  layBoard,
  layByLot,
  marchOn,
  parseCampaign,
  type Campaign,
  type CampaignAnswer,
} from './index.ts';

class Chance {
  private luck: Luck;
  constructor(seed: number) {
    this.luck = freshLuck(seed);
  }
  below(limit: number): number {
    const taken = takeNumber(this.luck, 'lot', limit);
    this.luck = taken.luck;
    return taken.number;
  }
  some<T>(items: readonly T[]): T[] {
    return items.filter(() => this.below(2) === 0);
  }
}

const ids = (campaign: Campaign): number[] => campaign.squads.map(({ id }) => id);

const played = (campaign: Campaign, chance: Chance): Campaign => {
  if (campaign.step.is !== 'play') return campaign;
  const roster = campaign.step.marines.map((_, index) => index);
  return finishScenario(campaign, {
    winner: (['marines', 'aliens', 'draw'] as const)[chance.below(3)]!,
    rule: 'D19.20',
    turns: chance.below(30),
    kills: chance.below(40),
    blips: chance.below(Math.min(30, CAMPAIGN_BLIPS - campaign.blipsUsed) + 1),
    dead: chance.some(roster),
    killsBy: roster.map(() => chance.below(4)),
    objectives: ['E1', 'E2'],
  });
};

/** One choice more, any of those that are open (D19.3–D19.9). */
const laidOn = (board: Laying, chance: Chance): Laying => {
  const choices = layingChoices(board);
  const laid = makeChoice(board, choices[chance.below(choices.length)]!);
  if ('reason' in laid) throw new Error(laid.rule);
  return laid;
};

/** Anything that might be said now, sensible or not. */
const anything = (campaign: Campaign, chance: Chance): CampaignAnswer => {
  switch (campaign.step.is) {
    case 'choose-squads':
      return chooseSquads(campaign, chance.some(ids(campaign)), chance.below(2) === 0);
    case 'declare-attack':
      return declareAttack(campaign, chance.below(2) === 0, [undefined, 'E1', 'E9'][chance.below(3)]);
    case 'lay-board':
      return chance.below(4) === 0 ? layByLot(campaign) : layBoard(campaign, laidOn(campaign.board!, chance));
    case 'give-up-squad':
      return giveUpSquad(campaign, chance.below(campaign.squads.length));
    case 'regroup': {
      if (chance.below(3) > 0) return marchOn(campaign);
      const squad = chance.below(campaign.squads.length);
      const moves = campaign.marines
        .filter((marine) => marine.squad === squad && !isLost(marine))
        .map(({ id }) => ({ marine: id, to: chance.below(campaign.squads.length) }));
      return disbandSquad(campaign, squad, moves);
    }
    case 'play':
      return played(campaign, chance);
    case 'over':
      return campaign;
    default:
      return campaign.step satisfies never;
  }
};

const PLAYERS = { marines: 'person', aliens: 'person' };
const reread = (campaign: Campaign): Campaign =>
  parseCampaign(formatCampaign({ campaign, players: PLAYERS, clock: 'off', game: null })).campaign;

const MOST_STEPS = 600;

const check = (before: Campaign, after: Campaign): void => {
  expect(after.marines).toHaveLength(before.marines.length);
  before.marines.forEach((marine, index) => {
    const now = after.marines[index]!;
    expect(now.kills).toBeGreaterThanOrEqual(marine.kills);
    expect(isLost(marine) ? now.lostIn : marine.lostIn).toBe(marine.lostIn);
  });
  for (const squad of after.squads)
    expect(after.marines.filter((one) => one.squad === squad.id && !isLost(one)).length).toBeLessThanOrEqual(5);
  expect(after.blipsUsed).toBeLessThanOrEqual(CAMPAIGN_BLIPS);
  expect(after.torpedoes).toBeGreaterThanOrEqual(0);
};

test('D21  random campaigns end, keep everybody accounted for, and survive being written at every step', () => {
  for (let seed = 0; seed < 12; seed++) {
    const chance = new Chance(seed);
    let campaign = beginCampaign({ name: 'x', seed, list: buyForce(20 + 10 * (seed % 6), 'x'), points: 125 });
    let steps = 0;
    for (; campaign.step.is !== 'over' && steps < MOST_STEPS; steps++) {
      const answer = anything(campaign, chance);
      expect(isCampaignRefused(answer) ? answer.rule : 'D21.1').toMatch(/^D21\.\d+$/);
      if (isCampaignRefused(answer)) continue;
      check(campaign, answer);
      expect(reread(answer)).toEqual(answer);
      campaign = answer;
    }
    expect(campaign.winner, `seed ${seed}`).not.toBe('none');
  }
}, 120_000);

test('D21.15  what the aliens see does not depend on the squads recorded', () => {
  const chance = new Chance(4);
  let campaign = beginCampaign({ name: 'x', seed: 9, list: buyForce(60, 'x'), points: 125 });
  campaign = { ...campaign, stage: 'scn-defend', step: { is: 'choose-squads' } };
  const views = Array.from({ length: 6 }, () => chooseSquads(campaign, chance.some(ids(campaign)))).flatMap((answer) =>
    isCampaignRefused(answer) ? [] : [JSON.stringify(campaignFor(answer, 'aliens'))],
  );
  expect(views.length).toBeGreaterThan(2);
  expect(new Set(views).size).toBe(1);
});

test('a damaged file is refused in words or read; it never breaks the program', () => {
  const chance = new Chance(11);
  const campaign = beginCampaign({ name: 'x', seed: 2, list: buyForce(40, 'x'), points: 125 });
  const text = formatCampaign({ campaign, players: PLAYERS, clock: 'off', game: null });
  const outcomes = Array.from({ length: 400 }, () => {
    const at = chance.below(text.length);
    const cut = text.slice(0, at) + '0"]}{,x-'[chance.below(8)]! + text.slice(at + 1 + chance.below(4));
    try {
      parseCampaign(cut);
      return 'read';
    } catch (error) {
      return error instanceof FileError ? 'refused' : String(error);
    }
  });
  expect(new Set(outcomes)).toEqual(new Set(['read', 'refused']));
  expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeGreaterThan(200);
});
