/** Campaigns for tests: begun, led to a stage, answered for. */
import { command, createGame, otherwise, pending, submit, type Game, type Refusal } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { expect } from 'vitest';
import { emptySquad, type ForceList } from '../src/forces/index.ts';
import {
  areasOf,
  beginCampaign,
  chooseSquads,
  declareAttack,
  finishScenario,
  isCampaignRefused,
  layByLot,
  marchOn,
  scenarioOfCampaign,
  type Campaign,
  type CampaignAnswer,
  type ScenarioResult,
  type Stage,
} from '../src/campaign/index.ts';

/** Six squads of three and one of five. */
export const LIST: ForceList = {
  name: 'First Company',
  time: 2,
  squads: [...Array.from({ length: 6 }, () => emptySquad('squad-recon')), emptySquad('squad-standard')],
};

export const fresh = (seed = 1): Campaign => beginCampaign({ name: 'Trial', seed, list: LIST, points: 125 });

export const ok = (answer: CampaignAnswer): Campaign => {
  if (isCampaignRefused(answer)) throw new Error(`${answer.rule} ${answer.reason}`);
  return answer;
};
export const refused = (answer: CampaignAnswer): Refusal => {
  if (!isCampaignRefused(answer)) throw new Error('was not refused');
  return answer;
};

export const RESULT: ScenarioResult = {
  winner: 'marines',
  rule: 'D20.3',
  turns: 7,
  kills: 4,
  blips: 11,
  dead: [],
  killsBy: [],
  objectives: [],
};

/** Squads go and the board is laid: the scenario is to be played. */
export const going = (campaign: Campaign, squads: readonly number[]): Campaign => {
  const chosen = ok(chooseSquads(campaign, squads));
  return chosen.step.is === 'declare-attack' ? ok(declareAttack(chosen, true)) : ok(layByLot(chosen));
};

/** One scenario with that result, and on to the next. */
export const through = (
  campaign: Campaign,
  squads: readonly number[],
  result: Partial<ScenarioResult> = {},
): Campaign => ok(marchOn(finishScenario(going(campaign, squads), { ...RESULT, ...result })));

/** A campaign at the stage, everything before it won by squads 0 and 1 in turn. */
export const at = (stage: Stage, seed = 1): Campaign => {
  let campaign = fresh(seed);
  for (let round = 0; campaign.stage !== stage; round++) {
    const objectives =
      campaign.stage === 'scn-establish'
        ? areasOf(ok(layByLot(ok(chooseSquads(campaign, [round % 2])))).board!).slice(0, 1)
        : [];
    campaign = through(campaign, [round % 2], { objectives });
  }
  return campaign;
};

export const begin = (campaign: Campaign): Game => {
  const { step } = campaign;
  const game = createGame(setupFor(scenarioOfCampaign(campaign)), { seed: step.is === 'play' ? step.seed : 0 });
  while (game.state.phase === 'setup') submit(game, pending(game)!.side, otherwise(game));
  return game;
};

export const endTurn = (game: Game): void => {
  const { turn } = game.state;
  while (game.state.winner === 'none' && (game.state.turn === turn || game.state.phase !== 'marine-action')) {
    const { kind } = game.state.stack.at(-1)!;
    const end = command('end');
    const none = command('take', -1, 0);
    const say = kind === 'take-reinforcements' ? none : kind.endsWith('-action') ? end : otherwise(game);
    expect(submit(game, pending(game)!.side, say)).toBeNull();
  }
};
