/** A campaign as a file: kept between sittings, sent to others, read by newer programs. */
import { readRecord, type RecordReader, type Scenario, type Replay, type Side } from '@sensorium/engine';
import { LEAST_BID, MOST_CAMPAIGN_BID, RANKS } from '../forces/index.ts';
import { readLaying } from '../generator/readLaying.ts';
import { readLuck } from '../generator/readLayout.ts';
import { readGameInHand, readGear, readSupplies } from '../readSaga.ts';
import { checkCampaign } from './checkCampaign.ts';
import { MOST_SQUADS, scenarioOfCampaign } from './scenario.ts';
import {
  CAMPAIGN_BLIPS,
  SCENARIO_OUTCOMES,
  SQUAD_FATES,
  STAGES,
  TORPEDOES,
  type Arrival,
  type Campaign,
  type CampaignMarine,
  type CampaignSquad,
  type CampaignStep,
  type PlayedScenario,
} from './state.ts';

const FORMAT = 'sensorium-campaign';
/** A later version must go on reading this one: files of it lie on people's disks. */
const VERSION = 1;
const LONGEST = 60;
const MOST_MARINES = 200;
const MOST_SCENARIOS = 1000;
const MOST = 1_000_000;

/** The campaign with who plays it and the game in hand, if one has begun. */
export interface SavedCampaign {
  readonly campaign: Campaign;
  readonly players: Readonly<Record<Side, string>>;
  /** Whether turns are timed (D16.17, D21.20). */
  readonly clock: (typeof CAMPAIGN_CLOCKS)[number];
  readonly game: Replay | null;
}

const CAMPAIGN_CLOCKS = ['off', 'normal'] as const;

const ids = (field: RecordReader, below: number): number[] => {
  const list = field.list(MOST_MARINES).map((id) => id.integer(0, Math.max(0, below - 1)));
  return new Set(list).size === list.length ? list : field.fail('every number once');
};

const words = (field: RecordReader): string[] => field.list(20).map((word) => word.text(LONGEST));

const readSquad = (field: RecordReader, id: number): CampaignSquad => ({
  id: field.at('id').integer(id, id),
  name: field.at('name').text(LONGEST),
  badge: field.at('badge').value === null ? null : field.at('badge').text(LONGEST),
  fate: field.at('fate').oneOf(SQUAD_FATES),
});

interface Sizes {
  readonly squads: number;
  readonly marines: number;
  readonly scenarios: number;
}

const readMarine = (field: RecordReader, id: number, { squads, scenarios }: Sizes): CampaignMarine => ({
  id: field.at('id').integer(id, id),
  name: field.at('name').text(LONGEST),
  rank: field.at('rank').oneOf(RANKS),
  gear: readGear(field.at('gear')),
  counts: readSupplies(field.at('counts')),
  squad: field.at('squad').integer(0, squads - 1),
  scenarios: ids(field.at('scenarios'), scenarios),
  kills: field.at('kills').integer(0, MOST),
  lostIn: field.at('lostIn').integer(-1, scenarios),
  lostBy: field.at('lostBy').text(LONGEST),
});

const readPlayed = (field: RecordReader, { squads, marines }: Sizes): PlayedScenario => ({
  stage: field.at('stage').oneOf(STAGES),
  outcome: field.at('outcome').oneOf(SCENARIO_OUTCOMES),
  rule: field.at('rule').text(LONGEST),
  turns: field.at('turns').integer(0, MOST),
  kills: field.at('kills').integer(0, MOST),
  blips: field.at('blips').integer(0, CAMPAIGN_BLIPS),
  squads: ids(field.at('squads'), squads),
  lost: ids(field.at('lost'), marines),
});

const readArrival = (field: RecordReader, marines: number): Arrival => {
  const [first, second] = field
    .at('dice')
    .list(2)
    .map((die) => die.integer(1, 6));
  return {
    marine: field.at('marine').integer(0, marines - 1),
    dice: first === undefined || second === undefined ? field.fail('two dice') : [first, second],
  };
};

const STEPS = [
  'choose-squads',
  'declare-attack',
  'lay-board',
  'play',
  'give-up-squad',
  'regroup',
  'over',
] as const satisfies readonly CampaignStep['is'][];

const readStep = (field: RecordReader, { squads, marines }: Sizes): CampaignStep => {
  const is = field.at('is').oneOf(STEPS);
  if (is === 'declare-attack' || is === 'lay-board') return { is, squads: ids(field.at('squads'), squads) };
  if (is !== 'play') return { is };
  return {
    is,
    squads: ids(field.at('squads'), squads),
    marines: ids(field.at('marines'), marines),
    arrivals: field
      .at('arrivals')
      .list(MOST_MARINES)
      .map((arrival) => readArrival(arrival, marines)),
    secured: words(field.at('secured')),
    seed: field.at('seed').integer(0, 0xffffffff),
  };
};

const readCampaign = (field: RecordReader): Campaign => {
  const squads = field.at('squads').list(MOST_SQUADS).map(readSquad);
  const played = field.at('history').list(MOST_SCENARIOS);
  const rows = field.at('marines').list(MOST_MARINES);
  const sizes: Sizes = { squads: squads.length, marines: rows.length, scenarios: played.length };
  const board = field.at('board');
  return {
    name: field.at('name').text(LONGEST),
    luck: readLuck(field.at('luck')),
    points: field.at('points').integer(LEAST_BID, MOST_CAMPAIGN_BID),
    time: field.at('time').integer(0, 4),
    squads,
    marines: rows.map((row, id) => readMarine(row, id, sizes)),
    history: played.map((row) => readPlayed(row, sizes)),
    blipsUsed: field.at('blipsUsed').integer(0, CAMPAIGN_BLIPS),
    torpedoes: field.at('torpedoes').integer(0, TORPEDOES),
    raidLost: field.at('raidLost').flag(),
    stage: field.at('stage').oneOf(STAGES),
    board: board.value === null ? null : readLaying(board),
    objectives: words(field.at('objectives')),
    step: readStep(field.at('step'), sizes),
    winner: field.at('winner').oneOf(['none', 'marines', 'aliens'] as const),
    endedBy: field.at('endedBy').text(LONGEST),
  };
};

const UNTIMED = 'deathwing-solo';

/** Files written before there were clocks say nothing of them; S0 is played without one, whatever they say (S6.2). */
const readClock = (field: RecordReader, { aliens }: SavedCampaign['players']): SavedCampaign['clock'] => {
  const clock = field.isGiven ? field.oneOf(CAMPAIGN_CLOCKS) : 'off';
  return aliens === UNTIMED ? 'off' : clock;
};

/** Null while nothing is played. */
const dueIn = (campaign: Campaign): Scenario | null =>
  campaign.step.is === 'play' ? scenarioOfCampaign(campaign) : null;

/** Throws `FileError` with what is wrong and where. Whether there are such players is another question. */
export const parseCampaign = (text: string): SavedCampaign => {
  const top = readRecord(text, FORMAT, VERSION);
  const campaign = readCampaign(top.at('campaign'));
  checkCampaign(top.at('campaign'), campaign);
  const seats = top.at('players');
  const players = { marines: seats.at('marines').text(LONGEST), aliens: seats.at('aliens').text(LONGEST) };
  return {
    campaign,
    players,
    clock: readClock(top.at('clock'), players),
    game: readGameInHand(top.at('game'), dueIn(campaign)),
  };
};

export const formatCampaign = ({ campaign, players, clock, game }: SavedCampaign): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, players, clock, campaign, game })}\n`;
