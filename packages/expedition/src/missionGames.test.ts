/** Games of the missions of chapter D, of generated boards, campaigns and the solo mission: replay, dual run, secrets, hostile input. */
import { MISSIONS, toScenario } from '@sensorium/content';
import type { Scenario } from '@sensorium/engine';
import { SCENARIO_IDS } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import { keepsSecrets, playsBack, refusesTheRest, survivesSaves, type Extent } from '../testing/gameProperties.ts';
import {
  STAGES,
  beginCampaign,
  chooseSquads,
  declareAttack,
  isCampaignRefused,
  layByLot,
  scenarioOfCampaign,
  type Campaign,
  type CampaignAnswer,
  type Stage,
} from './campaign/index.ts';
import { buyForce, withForce } from './forces/index.ts';
import { beginLaying, finishByLot, generateMission } from './generator/index.ts';
import { beginStand, scenarioOfStand } from './lastStand/stand.ts';
import { LAST_BOARD, layStandBoard } from './lastStand/boards.ts';

const NAMES = MISSIONS.filter(({ modules }) => modules.includes('deathwing')).map(({ id }) => id);
const WHOLE: Extent = { lastTurn: 4, most: 150, saves: 150 };
/** Generated boards are large: a part of a game shows as much. */
const PART: Extent = { lastTurn: 3, most: 40, saves: 12 };

const ok = (answer: CampaignAnswer): Campaign => {
  if (isCampaignRefused(answer)) throw new Error(`${answer.rule} ${answer.reason}`);
  return answer;
};

/** D21: the game of a stage, after a Raid that was lost. */
const campaignGame = (stage: Stage): Scenario => {
  const begun = beginCampaign({ name: 'Trial', seed: 3, list: buyForce(24, 'Trial'), points: 24 });
  const laid = finishByLot(beginLaying(3, stage));
  const ready: Campaign = {
    ...begun,
    stage,
    raidLost: stage === 'scn-destroy',
    board: stage === 'scn-defend' ? laid : beginLaying(3, stage),
    objectives: ['E1'],
  };
  const chosen = ok(chooseSquads(ready, [0]));
  return scenarioOfCampaign(ok(stage === 'scn-defend' ? declareAttack(chosen, true) : layByLot(chosen)));
};

/** D23: a board of the solo mission, with a phantom still to be paid for (D22.17). */
const standGame = (number: number): Scenario => {
  const stand = beginStand(4);
  const { board } = layStandBoard(number, stand.marines.length, stand.luck);
  return scenarioOfStand({ ...stand, number, board, penalty: 1 });
};

const boughtGame = (): Scenario => {
  const { mission, choices } = withForce(generateMission(5, 'scn-raid'), buyForce(20, 'Bought'));
  return toScenario(mission, choices);
};

const GAMES: readonly (readonly [name: string, scenario: () => Scenario, extent: Extent])[] = [
  ...NAMES.map((id) => [id, () => toScenario(MISSIONS.find((one) => one.id === id)!), WHOLE] as const),
  ...SCENARIO_IDS.map(
    (id, index) => [`generated ${id}`, () => toScenario(generateMission(index + 1, id)), PART] as const,
  ),
  ['generated scn-raid with a bought force', boughtGame, PART],
  ...STAGES.map((stage) => [`campaign ${stage}`, () => campaignGame(stage), PART] as const),
  ...[1, LAST_BOARD].map((number) => [`solo mission, board ${number}`, () => standGame(number), PART] as const),
];

test('there are four missions of chapter D: two levels, a captain, bulkheads, gates to be secured', () => {
  expect(NAMES).toEqual(['deep-well', 'captains-way', 'sealed-way', 'shut-the-gates']);
});

const ENOUGH = 10;

describe.for(GAMES)('%s', ([, scenario, extent]) => {
  test('C4.7 a recorded game plays back to the same position', () => {
    expect(playsBack(scenario(), extent)).toBeGreaterThan(ENOUGH);
  });
  test('saving and loading after every command changes nothing', () => {
    expect(survivesSaves(scenario(), extent)).toBeGreaterThan(ENOUGH);
  });
  test('C20.1 what a side cannot know changes neither its view nor what it may say', () => {
    expect(keepsSecrets(scenario(), extent)).toBeGreaterThan(ENOUGH);
  });
  test('C1.12 what is not on the list is refused with a rule, and nothing has changed', () => {
    expect(refusesTheRest(scenario(), extent)).toBeGreaterThan(ENOUGH);
  });
});
