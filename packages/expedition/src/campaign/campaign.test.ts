import { planOf } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { emptySquad } from '../forces/index.ts';
import {
  CAMPAIGN_BLIPS,
  CampaignForceError,
  STAGES,
  availableSquads,
  beginCampaign,
  campaignTurn,
  chooseSquads,
  disbandSquad,
  finishScenario,
  marchOn,
  membersOfSquad,
  scenarioOfCampaign,
  squadRefusal,
} from './index.ts';
import { LIST, fresh, ok, refused, RESULT, going, through, at, begin } from '../../testing/campaigns.ts';

describe('the beginning', () => {
  test('D21.1  five scenarios in order, Escape is none of them, each on a new board', () => {
    expect(STAGES).toEqual(['scn-recon', 'scn-establish', 'scn-defend', 'scn-raid', 'scn-destroy']);
    const recon = going(fresh(), [0]);
    expect(scenarioOfCampaign(recon).id).toBe('scn-recon');
    const establish = going(at('scn-establish'), [1]);
    expect(establish.board!.layout).not.toEqual(recon.board!.layout);
  });

  test('D21.2  a force of at most 125 points, one captain at most; its time points count in every scenario', () => {
    const dear = { ...LIST, squads: Array.from({ length: 13 }, () => emptySquad('squad-standard')) };
    expect(() => beginCampaign({ name: 'x', seed: 1, list: dear, points: 500 })).toThrow(CampaignForceError);
    expect(() => beginCampaign({ name: 'x', seed: 1, list: LIST, points: 30 })).toThrow('D16.4');
    const captains = { ...LIST, squads: [emptySquad('squad-command'), emptySquad('squad-command')] };
    expect(() => beginCampaign({ name: 'x', seed: 1, list: captains, points: 125 })).toThrow('D16.15');
    for (const stage of ['scn-recon', 'scn-establish'] as const) {
      const game = begin(going(at(stage), [2]));
      // One sergeant and two time points (D16.17).
      expect(game.state.clock).toBe(90);
    }
  });

  test('D15.1  every marine has a name and every squad is called after its first', () => {
    const campaign = fresh();
    expect(new Set(campaign.marines.map(({ name }) => name)).size).toBe(campaign.marines.length);
    expect(campaign.squads.map(({ name }) => name)).toEqual(
      [0, 3, 6, 9, 12, 15, 18].map((id) => campaign.marines[id]!.name),
    );
  });
});

describe('squads', () => {
  test('D15.1 D19.16  squads of the same name have sheets of their own', () => {
    const names = ['Wolf', 'Wolf', 'Wolf (2)'];
    const squads = names.map((name) => ({ ...emptySquad('squad-recon'), name }));
    const campaign = beginCampaign({ name: 'x', seed: 1, list: { ...LIST, squads }, points: 125 });
    const sheets = scenarioOfCampaign(going(campaign, [0, 1, 2])).pieces.map(({ squad }) => squad);
    expect([...new Set(sheets)]).toEqual(['Wolf', 'Wolf (3)', 'Wolf (2)']);
  });

  test('D21.3  any number of available squads, at least one; the marines chosen are the force', () => {
    const campaign = fresh();
    expect(campaignTurn(campaign)).toBe('marines');
    expect(refused(chooseSquads(campaign, []))).toMatchObject({ rule: 'D21.3' });
    expect(refused(chooseSquads(campaign, [9]))).toMatchObject({ rule: 'D21.3' });
    expect(refused(chooseSquads(campaign, [1, 1]))).toMatchObject({ rule: 'D21.3' });
    const played = going(campaign, [6, 2]);
    const { pieces } = scenarioOfCampaign(played);
    expect(pieces.map(({ is }) => is)).toEqual([
      'sergeant',
      'marine',
      'marine',
      'marine',
      'marine',
      'sergeant',
      'marine',
      'marine',
    ]);
    expect(new Set(pieces.map(({ squad }) => squad)).size).toBe(2);
  });

  test('D21.4  a squad any of whose members took part in the last scenario must rest', () => {
    const campaign = through(fresh(), [0, 3]);
    expect(availableSquads(campaign).map(({ id }) => id)).toEqual([1, 2, 4, 5, 6]);
    expect(squadRefusal(campaign, 3)).toMatchObject({ rule: 'D21.4' });
    const later = through(campaign, [1]);
    expect(availableSquads(later).map(({ id }) => id)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  test('D21.5  the dead are struck off for good, everything else is restored', () => {
    const campaign = through(fresh(), [6], { dead: [1, 4], killsBy: [0, 3, 0, 0, 1] });
    expect(membersOfSquad(campaign, 6).map(({ id }) => id)).toEqual([18, 20, 21]);
    const fallen = campaign.marines.filter(({ lostIn }) => lostIn === 0);
    expect(fallen.map(({ id, kills }) => [id, kills])).toEqual([
      [19, 3],
      [22, 1],
    ]);
    const back = going(through(campaign, [0]), [6]);
    expect(scenarioOfCampaign(back).pieces).toHaveLength(3);
    expect(scenarioOfCampaign(back).pieces.every(({ counts }) => Object.keys(counts ?? {}).length === 0)).toBe(true);
  });

  test('D21.6  a disbanded squad’s members go where some were lost, no squad above five, and carry their fatigue', () => {
    const fought = finishScenario(going(fresh(), [0, 1]), { ...RESULT, dead: [1, 3, 4] });
    expect(fought.step.is).toBe('regroup');
    const [first, third] = membersOfSquad(fought, 0).map(({ id }) => id);
    const moves = [
      { marine: first!, to: 1 },
      { marine: third!, to: 1 },
    ];
    expect(refused(disbandSquad(fought, 0, [moves[0]!]))).toMatchObject({ rule: 'D21.6', reason: 'member-left-over' });
    const whole = moves.map(({ marine }) => ({ marine, to: 2 }));
    expect(refused(disbandSquad(fought, 0, whole))).toMatchObject({ rule: 'D21.6', reason: 'squad-is-whole' });
    const crowd = membersOfSquad(fought, 6).map(({ id }) => ({ marine: id, to: 0 }));
    expect(refused(disbandSquad(fought, 6, crowd))).toMatchObject({ rule: 'D21.6', reason: 'squad-is-full' });
    const regrouped = ok(disbandSquad(fought, 0, moves));
    expect(membersOfSquad(regrouped, 0)).toEqual([]);
    expect(membersOfSquad(regrouped, 1)).toHaveLength(3);
    const rested = ok(
      disbandSquad(
        fought,
        2,
        membersOfSquad(fought, 2).map(({ id }) => ({ marine: id, to: 1 })),
      ),
    );
    const next = ok(marchOn(rested));
    expect(squadRefusal(next, 1)).toMatchObject({ rule: 'D21.4' });
    expect(squadRefusal(next, 2)).toMatchObject({ rule: 'D21.3' });
    expect(refused(disbandSquad(next, 0, moves))).toMatchObject({ rule: 'D21.1' });
  });

  test('D21.8  broken: no squad is available when one must be chosen', () => {
    const two = { ...LIST, squads: [emptySquad('squad-recon'), emptySquad('squad-recon')] };
    const campaign = beginCampaign({ name: 'x', seed: 1, list: two, points: 20 });
    const broken = ok(marchOn(finishScenario(going(campaign, [0, 1]), RESULT)));
    expect(broken).toMatchObject({ winner: 'aliens', endedBy: 'D21.8', step: { is: 'over' } });
    expect(campaignTurn(broken)).toBeNull();
    const dead = ok(
      marchOn(finishScenario(going(through(campaign, [0], { dead: [0, 1, 2] }), [1]), { ...RESULT, winner: 'aliens' })),
    );
    expect(dead).toMatchObject({ winner: 'aliens', endedBy: 'D21.8' });
  });
});

describe('the aliens', () => {
  test('D21.7  two blips a turn out of 125 for the whole campaign, four ambush blips a scenario besides', () => {
    const campaign = through(fresh(), [0], { blips: 100 });
    const game = begin(going(campaign, [1]));
    const plan = planOf(game.setup.scenario, 'scenario')!;
    expect(game.setup.scenario.reinforcements).toBe(2);
    expect(plan.blips).toBe(25);
    expect(game.setup.hooks.ambushAllowance!()).toBe(4);
    const spent = through(campaign, [1], { blips: 25 });
    expect(spent.blipsUsed).toBe(CAMPAIGN_BLIPS);
    expect(planOf(scenarioOfCampaign(going(spent, [0])), 'scenario')!.blips).toBe(0);
  });
});
