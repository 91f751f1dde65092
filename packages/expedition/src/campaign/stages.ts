/** D21: from one scenario to the next. Every function gives a new campaign, or a refusal with its rule. */
import { refusal, takeNumber, type Refusal, type Side } from '@sensorium/engine';
import { beginLaying, detachCorridors, finishByLot, type Laying } from '../generator/laying.ts';
import type { ScenarioResult } from './result.ts';
import { CampaignError, areasOf } from './scenario.ts';
import {
  availableSquads,
  choiceRefusal,
  disbandRefusal,
  disbanded,
  torpedoesFor,
  squadOf,
  type Move,
} from './squads.ts';
import { isLost, membersOfSquad, type Arrival, type Campaign, type PlayedScenario, type Stage } from './state.ts';

export type CampaignAnswer = Campaign | Refusal;

export const isCampaignRefused = (answer: CampaignAnswer): answer is Refusal => 'reason' in answer;

const NOT_NOW = refusal('D21.1', 'not-this-step');
const SEEDS = 0x1_0000_0000;

const withSeed = (campaign: Campaign): [seed: number, Campaign] => {
  const { number, luck } = takeNumber(campaign.luck, 'lot', SEEDS);
  return [number, { ...campaign, luck }];
};

const rollDie = (campaign: Campaign): [die: number, Campaign] => {
  const { number, luck } = takeNumber(campaign.luck, 'mission', 6);
  return [number + 1, { ...campaign, luck }];
};

const over = (campaign: Campaign, winner: Side, rule: string): Campaign => ({
  ...campaign,
  step: { is: 'over' },
  winner,
  endedBy: rule,
});

const freshBoard = (campaign: Campaign, stage: Stage): Campaign => {
  const [seed, next] = withSeed(campaign);
  return { ...next, board: beginLaying(seed, stage) };
};

/** D21.8, D21.13: whether it can be played at all; then the squads are to be chosen. */
export const enterStage = (campaign: Campaign, stage: Stage): Campaign => {
  const here: Campaign = { ...campaign, stage, step: { is: 'choose-squads' } };
  if (availableSquads(here).length === 0) return over(here, 'aliens', 'D21.8');
  if (stage === 'scn-establish' && here.torpedoes === 0) return over(here, 'aliens', 'D21.13');
  return stage === 'scn-defend' || isReplay(here) ? here : freshBoard(here, stage);
};

/** D21.13: Establish again, where the old board may be used. */
export const isReplay = ({ stage, history }: Campaign): boolean =>
  stage === 'scn-establish' && history.at(-1)?.stage === 'scn-establish';

// --- before the game -------------------------------------------------------------------------------------------------

/** D21.3, D21.12, D21.15: which squads go; `sameBoard` where Establish is replayed (D21.13). */
export const chooseSquads = (campaign: Campaign, squads: readonly number[], sameBoard = false): CampaignAnswer => {
  if (campaign.step.is !== 'choose-squads') return NOT_NOW;
  const why = choiceRefusal(campaign, squads);
  if (why !== null) return why;
  if (campaign.stage === 'scn-defend') return { ...campaign, step: { is: 'declare-attack', squads } };
  const chosen: Campaign = { ...prepared(campaign, sameBoard), step: { is: 'lay-board', squads } };
  if (campaign.stage !== 'scn-establish') return chosen;
  const marines = squads.reduce((sum, id) => sum + membersOfSquad(campaign, id).length, 0);
  return { ...chosen, torpedoes: campaign.torpedoes - torpedoesFor(marines) };
};

const prepared = (campaign: Campaign, sameBoard: boolean): Campaign => {
  if (!isReplay(campaign)) return campaign;
  return sameBoard && campaign.board !== null
    ? { ...campaign, board: detachCorridors(campaign.board) }
    : freshBoard(campaign, campaign.stage);
};

/** The board as far as it is laid; a finished one begins the scenario. */
export const layBoard = (campaign: Campaign, board: Laying): CampaignAnswer => {
  if (campaign.step.is !== 'lay-board') return NOT_NOW;
  const laid = { ...campaign, board };
  return board.step === 'finished' ? startScenario(laid, campaign.step.squads, []) : laid;
};

/** Whatever is still to be laid, by lot (S6.10). */
export const layByLot = (campaign: Campaign): CampaignAnswer =>
  campaign.board === null ? NOT_NOW : layBoard(campaign, finishByLot(campaign.board));

const NO_AREA = refusal('D21.14', 'not-an-objective-area');

/** D21.14: the areas of which the alien player names one where the objectives would leave none open; else nothing. */
export const areasToOpen = ({ board, objectives, stage }: Campaign): readonly string[] =>
  stage === 'scn-defend' && board !== null && areasOf(board).every((area) => objectives.includes(area))
    ? objectives
    : [];

/** D21.15–D21.17: attack or not; `open` is the area the aliens name where all would be secured. */
export const declareAttack = (campaign: Campaign, isAttack: boolean, open?: string): CampaignAnswer => {
  const { step, objectives } = campaign;
  if (step.is !== 'declare-attack') return NOT_NOW;
  if (!isAttack) return declined(campaign, step.squads);
  const [first, ...rest] = areasToOpen(campaign);
  if (first === undefined) return startScenario(campaign, step.squads, objectives);
  const named = open ?? first;
  if (![first, ...rest].includes(named)) return NO_AREA;
  return startScenario(
    campaign,
    step.squads,
    objectives.filter((area) => area !== named),
  );
};

/** D21.16, D21.4: no game, but it counts as played. */
const declined = (campaign: Campaign, squads: readonly number[]): Campaign => {
  const place = campaign.history.length;
  const record: PlayedScenario = {
    stage: 'scn-defend',
    outcome: 'declined',
    rule: 'D21.16',
    turns: 0,
    kills: 0,
    blips: 0,
    squads,
    lost: [],
  };
  return {
    ...campaign,
    history: [...campaign.history, record],
    squads: campaign.squads.map((squad) => (squads.includes(squad.id) ? { ...squad, fate: 'bound' } : squad)),
    marines: campaign.marines.map((marine) =>
      squads.includes(marine.squad) && !isLost(marine)
        ? { ...marine, scenarios: [...marine.scenarios, place] }
        : marine,
    ),
    stage: 'scn-raid',
    step: { is: 'regroup' },
  };
};

const startScenario = (campaign: Campaign, squads: readonly number[], secured: readonly string[]): Campaign => {
  const going = squads.flatMap((id) => membersOfSquad(campaign, id)).map(({ id }) => id);
  const arrived = campaign.stage === 'scn-recon' ? teleportIn(campaign, going) : { campaign, arrivals: [] };
  const [seed, next] = withSeed(arrived.campaign);
  const marines = going.filter((id) => !isLost(next.marines.find((marine) => marine.id === id)!));
  const started: Campaign = {
    ...next,
    step: { is: 'play', squads, marines, arrivals: arrived.arrivals, secured, seed },
  };
  return marines.length > 0 ? started : finishScenario(started, NOBODY_CAME);
};

const NOBODY_CAME: ScenarioResult = {
  winner: 'aliens',
  rule: 'D21.10',
  turns: 0,
  kills: 0,
  blips: 0,
  dead: [],
  killsBy: [],
  objectives: [],
};

const FATAL = 2; // D21.10

/** D21.10: two dice for each; a total of 2 kills. */
const teleportIn = (campaign: Campaign, going: readonly number[]): { campaign: Campaign; arrivals: Arrival[] } => {
  const arrivals: Arrival[] = [];
  let now = campaign;
  for (const marine of going) {
    let first: number;
    let second: number;
    [first, now] = rollDie(now);
    [second, now] = rollDie(now);
    arrivals.push({ marine, dice: [first, second] });
  }
  const dead = arrivals.filter(({ dice: [a, b] }) => a + b <= FATAL).map(({ marine }) => marine);
  return { campaign: lose(now, dead, 'D21.10'), arrivals };
};

const lose = (campaign: Campaign, ids: readonly number[], rule: string): Campaign => ({
  ...campaign,
  marines: campaign.marines.map((marine) =>
    ids.includes(marine.id) ? { ...marine, lostIn: campaign.history.length, lostBy: rule } : marine,
  ),
});

// --- after the game --------------------------------------------------------------------------------------------------

/** D21.5: the dead are struck off; all else is as before. Then what the result brings. */
export const finishScenario = (campaign: Campaign, result: ScenarioResult): Campaign => {
  const { step, stage } = campaign;
  if (step.is !== 'play') throw new CampaignError('D21.1: no scenario is being played');
  const place = campaign.history.length;
  const onArrival = campaign.marines.filter(({ lostIn }) => lostIn === place).map(({ id }) => id);
  const fallen = result.dead.map((index) => step.marines[index]!);
  const buried = lose(campaign, fallen, result.rule);
  const record: PlayedScenario = {
    stage,
    outcome: result.winner,
    rule: result.rule,
    turns: result.turns,
    kills: result.kills,
    blips: result.blips,
    squads: step.squads,
    lost: [...onArrival, ...fallen],
  };
  const played: Campaign = {
    ...buried,
    history: [...campaign.history, record],
    blipsUsed: campaign.blipsUsed + result.blips,
    marines: buried.marines.map((marine) => {
      const index = step.marines.indexOf(marine.id);
      if (index < 0) return marine;
      return {
        ...marine,
        scenarios: [...marine.scenarios, place],
        kills: marine.kills + (result.killsBy[index] ?? 0),
      };
    }),
  };
  return consequences(played, result);
};

const regroupFor = (campaign: Campaign, stage: Stage): Campaign => ({ ...campaign, stage, step: { is: 'regroup' } });

const consequences = (campaign: Campaign, { winner, objectives }: ScenarioResult): Campaign => {
  const isWon = winner === 'marines';
  switch (campaign.stage) {
    case 'scn-recon':
      return regroupFor(campaign, 'scn-establish'); // D21.11
    case 'scn-establish':
      return regroupFor({ ...campaign, objectives }, isWon ? 'scn-defend' : 'scn-establish'); // D21.13
    case 'scn-defend':
      return afterPerimeter(campaign, winner);
    case 'scn-raid':
      return regroupFor({ ...campaign, raidLost: campaign.raidLost || !isWon }, 'scn-destroy'); // D21.20
    case 'scn-destroy':
      return isWon ? over(campaign, 'marines', 'D21.9') : regroupFor(campaign, 'scn-destroy'); // D21.21
    default:
      return campaign.stage satisfies never;
  }
};

/** D21.17: squads that did not take part and still have somebody. */
export const squadsToGiveUp = (campaign: Campaign): number[] => {
  const fought = campaign.history.at(-1)?.squads ?? [];
  return campaign.squads
    .filter(({ id, fate }) => fate === 'ready' && !fought.includes(id) && membersOfSquad(campaign, id).length > 0)
    .map(({ id }) => id);
};

const afterPerimeter = (campaign: Campaign, winner: ScenarioResult['winner']): Campaign =>
  winner === 'aliens' && squadsToGiveUp(campaign).length > 0
    ? { ...campaign, step: { is: 'give-up-squad' } }
    : regroupFor(campaign, 'scn-raid');

const NOT_THAT_SQUAD = refusal('D21.17', 'squad-cannot-be-given-up');

export const giveUpSquad = (campaign: Campaign, squad: number): CampaignAnswer => {
  if (campaign.step.is !== 'give-up-squad') return NOT_NOW;
  if (!squadsToGiveUp(campaign).includes(squad)) return NOT_THAT_SQUAD;
  const ids = membersOfSquad(campaign, squad).map(({ id }) => id);
  const place = campaign.history.length - 1;
  return regroupFor(
    {
      ...campaign,
      squads: campaign.squads.map((one) => (one.id === squad ? { ...one, fate: 'given-up' } : one)),
      marines: campaign.marines.map((marine) =>
        ids.includes(marine.id) ? { ...marine, lostIn: place, lostBy: 'D21.17' } : marine,
      ),
    },
    'scn-raid',
  );
};

/** D21.6. */
export const disbandSquad = (campaign: Campaign, squad: number, moves: readonly Move[]): CampaignAnswer => {
  if (campaign.step.is !== 'regroup' || squadOf(campaign, squad) === undefined) return NOT_NOW;
  return disbandRefusal(campaign, squad, moves) ?? disbanded(campaign, squad, moves);
};

/** Done with regrouping: on to the next scenario. */
export const marchOn = (campaign: Campaign): CampaignAnswer =>
  campaign.step.is === 'regroup' ? enterStage(campaign, campaign.stage) : NOT_NOW;
