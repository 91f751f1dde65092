/** A campaign as a file: kept between sittings, sent to others, read by newer programs. */
import { flag, listOf, oneOf, readAs, record, textOf, whole } from '@sensorium/content/schemas';
import { readRecord, type RecordReader, type Scenario, type Replay, type Side } from '@sensorium/engine';
import * as v from 'valibot';
import { LEAST_BID, MOST_CAMPAIGN_BID, RANKS } from '../forces/index.ts';
import { checkLaying, laying, twoDice } from '../generator/readLaying.ts';
import { luck, seed } from '../generator/readLayout.ts';
import { carriedGear, checkSupplies, readGameInHand, supplies } from '../readSaga.ts';
import { CAMPAIGN_RULES, readSagaOptions, sagaOptions } from '../sagaOptions.ts';
import { checkCampaign } from './checkCampaign.ts';
import { MOST_SQUADS, scenarioOfCampaign } from './scenario.ts';
import {
  CAMPAIGN_BLIPS,
  SCENARIO_OUTCOMES,
  SQUAD_FATES,
  STAGES,
  TORPEDOES,
  type Campaign,
  type CampaignStep,
} from './state.ts';

const FORMAT = 'sensorium-campaign';
/** A later version must go on reading this one: files of it lie on people's disks. */
const VERSION = 1;
const LONGEST = 60;
const MOST_MARINES = 200;
const MOST_SCENARIOS = 1000;
const MOST = 1_000_000;
const LONGEST_TURN = 3_600_000;

/** The campaign with who plays it and the game in hand, if one has begun. */
export interface SavedCampaign {
  readonly campaign: Campaign;
  readonly players: Readonly<Record<Side, string>>;
  /** Whether turns are timed (D16.17, D21.20). */
  readonly clock: (typeof CAMPAIGN_CLOCKS)[number];
  readonly game: Replay | null;
  /** C4.5: what is left of the turn in that game, where it is timed. */
  readonly reading?: { readonly turn: number; readonly milliseconds: number };
}

const CAMPAIGN_CLOCKS = ['off', 'normal'] as const;

const word = textOf(LONGEST);
const words = listOf(word, 20);
const many = whole(0, MOST);

/** Numbers below that one, each once. */
const ids = (below: number) =>
  v.pipe(
    listOf(whole(0, Math.max(0, below - 1)), MOST_MARINES),
    v.check((list) => new Set(list).size === list.length, 'every number once'),
  );

interface Sizes {
  readonly squads: number;
  readonly marines: number;
  readonly scenarios: number;
}

const squad = record({ id: many, name: word, badge: v.nullable(word), fate: oneOf(SQUAD_FATES) });

const marineOf = ({ squads, scenarios }: Sizes) =>
  record({
    id: many,
    name: word,
    rank: oneOf(RANKS),
    gear: carriedGear,
    counts: supplies,
    squad: whole(0, squads - 1),
    scenarios: ids(scenarios),
    kills: many,
    lostIn: whole(-1, scenarios),
    lostBy: word,
  });

const playedOf = ({ squads, marines }: Sizes) =>
  record({
    stage: oneOf(STAGES),
    outcome: oneOf(SCENARIO_OUTCOMES),
    rule: word,
    turns: many,
    kills: many,
    blips: whole(0, CAMPAIGN_BLIPS),
    squads: ids(squads),
    lost: ids(marines),
  });

const STEPS = [
  'choose-squads',
  'declare-attack',
  'lay-board',
  'play',
  'give-up-squad',
  'regroup',
  'over',
] as const satisfies readonly CampaignStep['is'][];

const stepOf = ({ squads, marines }: Sizes) =>
  v.variant(
    'is',
    [
      record({ is: v.picklist(['declare-attack', 'lay-board']), squads: ids(squads) }),
      record({
        is: v.literal('play'),
        squads: ids(squads),
        marines: ids(marines),
        arrivals: listOf(record({ marine: whole(0, marines - 1), dice: twoDice }), MOST_MARINES),
        secured: words,
        seed,
      }),
      record({ is: v.picklist(['choose-squads', 'give-up-squad', 'regroup', 'over']) }),
    ],
    ({ path }) => (path === undefined ? 'a record' : `one of ${STEPS.join(', ')}`),
  );

const campaignOf = (sizes: Sizes) =>
  record({
    name: word,
    luck,
    points: whole(LEAST_BID, MOST_CAMPAIGN_BID),
    time: whole(0, 4),
    squads: listOf(squad, MOST_SQUADS),
    marines: listOf(marineOf(sizes), MOST_MARINES),
    history: listOf(playedOf(sizes), MOST_SCENARIOS),
    blipsUsed: whole(0, CAMPAIGN_BLIPS),
    torpedoes: whole(0, TORPEDOES),
    raidLost: flag,
    stage: oneOf(STAGES),
    board: v.nullable(laying),
    objectives: words,
    step: stepOf(sizes),
    winner: oneOf(['none', 'marines', 'aliens']),
    endedBy: word,
  });

/** Squads and marines are numbered as they are listed. */
const checkNumbers = (field: RecordReader, rows: readonly { readonly id: number }[]): void =>
  rows.forEach((_, id) => field.item(id).at('id').integer(id, id));

const UNTIMED = 'deathwing-solo';
/** S6.11: whoever plays, the file may say what is asked of an automaton. */
const AUTOMATA = [UNTIMED];

const readCampaign = (field: RecordReader): Campaign => {
  const campaign: Campaign = readAs(
    campaignOf({
      squads: field.at('squads').lengthOf(MOST_SQUADS),
      marines: field.at('marines').lengthOf(MOST_MARINES),
      scenarios: field.at('history').lengthOf(MOST_SCENARIOS),
    }),
    field,
  );
  const marines = field.at('marines');
  checkNumbers(field.at('squads'), campaign.squads);
  checkNumbers(marines, campaign.marines);
  campaign.marines.forEach(({ counts }, id) => checkSupplies(marines.item(id).at('counts'), counts));
  if (campaign.board !== null) checkLaying(field.at('board'), campaign.board);
  return { ...campaign, ...readSagaOptions(field.at('options'), sagaOptions(CAMPAIGN_RULES, AUTOMATA)) };
};

const seats = record({ marines: word, aliens: word });
const reading = record({ turn: many, milliseconds: whole(0, LONGEST_TURN) });

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
  const players = readAs(seats, top.at('players'));
  return {
    campaign,
    players,
    clock: readClock(top.at('clock'), players),
    game: readGameInHand(top.at('game'), dueIn(campaign)),
    ...(top.at('reading').isGiven ? { reading: readAs(reading, top.at('reading')) } : {}),
  };
};

export const formatCampaign = ({ campaign, players, clock, game, reading: left }: SavedCampaign): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, players, clock, campaign, game, reading: left })}\n`;
