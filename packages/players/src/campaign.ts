/** Who decides in a campaign (D21) without a person: squads, attacks, losses. The same campaign gives the same choice. */
import { takeNumber, type Side } from '@sensorium/engine';
import {
  CAMPAIGN_BLIPS,
  areasToOpen,
  availableSquads,
  boardOfCampaign,
  campaignFor,
  campaignTurn,
  chooseSquads,
  declareAttack,
  disbandSquad,
  giveUpSquad,
  isCampaignRefused,
  layByLot,
  marchOn,
  membersOfSquad,
  squadsInNeed,
  squadsToGiveUp,
  torpedoesFor,
  type Campaign,
  type CampaignAnswer,
  type Move,
  type Stage,
} from '@sensorium/expedition/campaign';
import { playerEntry } from './registry.ts';

/** Squads that go: enough to win, few enough that others rest (D21.4). A Raid of many squads is expected (D21.18). */
const WANTED: Readonly<Record<Stage, number>> = {
  'scn-recon': 1,
  'scn-establish': 2,
  'scn-defend': 2,
  'scn-raid': 2,
  'scn-destroy': 3,
};

const strongest = (campaign: Campaign): number[] =>
  availableSquads(campaign)
    .map(({ id }) => ({ id, size: membersOfSquad(campaign, id).length }))
    .sort((a, b) => b.size - a.size || a.id - b.id)
    .map(({ id }) => id);

const squadsFor = (campaign: Campaign): number[] => {
  const squads = strongest(campaign);
  const chosen: number[] = [];
  let marines = 0;
  for (const id of squads.slice(0, Math.max(1, Math.min(WANTED[campaign.stage], Math.ceil(squads.length / 2))))) {
    const size = membersOfSquad(campaign, id).length;
    if (campaign.stage === 'scn-establish' && torpedoesFor(marines + size) > campaign.torpedoes) continue;
    chosen.push(id);
    marines += size;
  }
  return chosen;
};

/** A squad of one or two is broken up if its men find places in others. */
const SMALL = 2;
const SQUAD_SIZE = 5;

/** Places for every member of a squad that is to be disbanded (D21.6); null if there are not enough. */
export const movesFor = (campaign: Campaign, squad: number): Move[] | null => {
  const room = squadsInNeed(campaign, squad).map(({ id }) => ({
    id,
    free: SQUAD_SIZE - membersOfSquad(campaign, id).length,
  }));
  const moves: Move[] = [];
  for (const { id: marine } of membersOfSquad(campaign, squad)) {
    const place = room.find(({ free }) => free > 0);
    if (place === undefined) return null;
    place.free -= 1;
    moves.push({ marine, to: place.id });
  }
  return moves;
};

const regroup = (campaign: Campaign): CampaignAnswer => {
  for (const { id, fate } of campaign.squads) {
    const size = membersOfSquad(campaign, id).length;
    if (fate !== 'ready' || size === 0 || size > SMALL) continue;
    const moves = movesFor(campaign, id);
    if (moves !== null) return disbandSquad(campaign, id, moves);
  }
  return marchOn(campaign);
};

/** A hunter attacks the perimeter while it can afford it; an automaton leaves it to the lot (S5.22). */
const RESERVE = 50;

const isAttack = (campaign: Campaign, player: string): boolean =>
  playerEntry(player).kind === 'automaton'
    ? takeNumber(campaign.luck, 'lot', 2).number === 0
    : CAMPAIGN_BLIPS - campaign.blipsUsed > RESERVE;

/** D21.14: the area nearest to a corridor is the shortest way to it. */
const areaToOpen = (campaign: Campaign): string | undefined => {
  const wanted = areasToOpen(campaign);
  if (wanted.length === 0) return undefined;
  const { entries, corridors } = boardOfCampaign(campaign);
  const distance = ([x, y]: readonly [number, number]): number =>
    Math.min(...corridors.flat().map(([cx, cy]) => Math.max(Math.abs(cx - x), Math.abs(cy - y))));
  return entries.filter(({ id }) => wanted.includes(id)).toSorted((a, b) => distance(a.at) - distance(b.at))[0]?.id;
};

const answerFor = (campaign: Campaign, known: Campaign, player: string): CampaignAnswer => {
  switch (known.step.is) {
    case 'choose-squads':
      return chooseSquads(campaign, squadsFor(known));
    case 'declare-attack':
      return declareAttack(campaign, isAttack(known, player), areaToOpen(known));
    case 'lay-board':
      return layByLot(campaign);
    case 'give-up-squad':
      return giveUpSquad(campaign, squadsToGiveUp(known).at(-1)!);
    case 'regroup':
      return regroup(campaign);
    case 'play':
    case 'over':
      return campaign;
    default:
      return known.step satisfies never;
  }
};

/** @public Thrown where nothing is to be chosen, or what was chosen is refused. */
export class NoChoice extends Error {}

/** The campaign after the choice that is open has been made for the side, from what it may know. */
export const chooseInCampaign = (campaign: Campaign, side: Side, player: string): Campaign => {
  const turn = campaignTurn(campaign);
  if (turn !== side && turn !== 'both') throw new NoChoice(`nothing is to be chosen by the ${side}`);
  const answer = answerFor(campaign, campaignFor(campaign, side), player);
  if (isCampaignRefused(answer)) throw new NoChoice(`${player}: refused by ${answer.rule} (${answer.reason})`);
  return answer;
};
