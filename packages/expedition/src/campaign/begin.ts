/** D21.2: a force is bought, and the campaign begins. */
import { highestRanking } from '@sensorium/content';
import { freshLuck } from '@sensorium/engine';
import { MOST_CAMPAIGN_BID, checkForce, membersOf, type ForceFinding, type ForceList } from '../forces/index.ts';
import type { SagaOptions } from '../sagaOptions.ts';
import { MOST_SQUADS } from './scenario.ts';
import { TORPEDOES, type Campaign, type CampaignMarine, type CampaignSquad } from './state.ts';
import { enterStage } from './stages.ts';

/** Names for those whom the list gives none. */
const NAMES = [
  'Adriel',
  'Baruk',
  'Cassian',
  'Dorn',
  'Ezekyel',
  'Farouk',
  'Gideon',
  'Hadrak',
  'Ishmael',
  'Joram',
  'Kadmiel',
  'Lazar',
  'Malachi',
  'Nahum',
  'Obed',
  'Paltiel',
  'Qadir',
  'Raguel',
  'Saphon',
  'Tiras',
  'Uriel',
  'Vashan',
  'Wulfric',
  'Xanthos',
  'Yared',
  'Zadok',
  'Amon',
  'Belial',
  'Corvin',
  'Darius',
  'Elam',
  'Fendrel',
  'Gerion',
  'Haldor',
  'Ithiel',
  'Jubal',
  'Korah',
  'Lothar',
  'Merari',
  'Naaman',
  'Orin',
  'Phanuel',
  'Reuel',
  'Sered',
  'Tobias',
  'Uzziel',
  'Varro',
  'Zuriel',
];

const nameOf = (index: number): string => {
  const round = Math.floor(index / NAMES.length);
  return `${NAMES[index % NAMES.length]!}${round === 0 ? '' : ` ${round + 1}`}`;
};

export interface CampaignOrder {
  readonly name: string;
  readonly seed: number;
  readonly list: ForceList;
  /** D21.2: the lower bid; 125 at most. */
  readonly points: number;
  /** D1.1, S6.11. */
  readonly options?: SagaOptions;
}

/** What speaks against the force of a campaign. */
export const campaignFindings = ({ list, points }: Pick<CampaignOrder, 'list' | 'points'>): ForceFinding[] => {
  const findings = checkForce(list, Math.min(points, MOST_CAMPAIGN_BID));
  return list.squads.length > MOST_SQUADS
    ? [...findings, { rule: 'D21.2', reason: 'too-many-squads', path: ['squads'], values: { most: MOST_SQUADS } }]
    : findings;
};

export class CampaignForceError extends Error {
  readonly findings: readonly ForceFinding[];

  constructor(findings: readonly ForceFinding[]) {
    super(findings.map(({ rule, reason }) => `${rule}: ${reason}`).join(', '));
    this.findings = findings;
  }
}

export const beginCampaign = (order: CampaignOrder): Campaign => {
  const findings = campaignFindings(order);
  if (findings.length > 0) throw new CampaignForceError(findings);
  const { list } = order;
  const marines: CampaignMarine[] = [];
  const squads = list.squads.map((bought, id): CampaignSquad => {
    const members = membersOf(bought).map(({ rank, gear, counts }, index): CampaignMarine => ({
      id: marines.length + index,
      name: bought.members[index]?.name ?? nameOf(marines.length + index),
      rank,
      gear,
      counts,
      squad: id,
      scenarios: [],
      kills: 0,
      lostIn: -1,
      lostBy: '',
    }));
    marines.push(...members);
    const leader = members[highestRanking(members.map(({ rank }) => rank))]!;
    return { id, name: bought.name ?? leader.name, badge: bought.badge ?? null, fate: 'ready' };
  });
  return enterStage(
    {
      name: order.name,
      luck: freshLuck(order.seed),
      points: order.points,
      time: list.time,
      ...(order.options === undefined ? {} : { options: order.options }),
      squads,
      marines,
      history: [],
      blipsUsed: 0,
      torpedoes: TORPEDOES,
      raidLost: false,
      stage: 'scn-recon',
      board: null,
      objectives: [],
      step: { is: 'choose-squads' },
      winner: 'none',
      endedBy: '',
    },
    'scn-recon',
  );
};
