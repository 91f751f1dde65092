export { withForce } from './applyForce.ts';
export {
  CAMPAIGN_BID,
  LEAST_BID,
  MOST_BID,
  MOST_CAMPAIGN_BID,
  bidRefusal,
  botBid,
  compareBids,
  fairPoints,
  leastBid,
  soundBid,
  type BidLimits,
  type BidResult,
} from './bidding.ts';
export { NO_BIDS, bidMade, takenOver, type Against, type Bids } from './bids.ts';
export { buyForce } from './buyForce.ts';
export { checkForce, whyNotBuy, type ForceFinding, type ForceReason } from './checkForce.ts';
export { formatForce, parseForce } from './forceFile.ts';
export {
  emptySquad,
  forceCost,
  isLeader,
  leadersOf,
  memberOf,
  membersOf,
  sheetsOf,
  squadCost,
  squadName,
  turnSecondsOf,
  type BoughtMember,
  type BoughtSquad,
  type ForceList,
  type Member,
  type Purchase,
} from './forceList.ts';
export {
  FORCE_GEAR,
  MOST_TIME_POINTS,
  OPTIONS,
  RANKS,
  SQUADS,
  SQUAD_IDS,
  type OptionId,
  type OptionRow,
  type Rank,
  type SquadId,
} from './squads.ts';
