/** D16.2, D16.3: who plays the marines, and for how many points. */
import { refusal, type Refusal } from '@sensorium/engine';
import type { Mission } from '../mission.ts';

/** D16.2: the cheapest legal force. */
export const LEAST_BID = 4;
export const MOST_BID = 50;
/** D21.2. */
export const MOST_CAMPAIGN_BID = 125;

const NO_BID = refusal('D16.2', 'no-bid');

export const bidRefusal = (bid: number, most: number = MOST_BID): Refusal | null =>
  Number.isInteger(bid) && bid >= LEAST_BID && bid <= most ? null : NO_BID;

export type BidResult =
  | { readonly is: 'decided'; readonly marines: 0 | 1; readonly points: number }
  | { readonly is: 'tied' };

/** D16.3: both bids at once; the lower bidder has the marines, equal bids are made again. */
export const compareBids = (first: number, second: number): BidResult => {
  if (first === second) return { is: 'tied' };
  return { is: 'decided', marines: first < second ? 0 : 1, points: Math.min(first, second) };
};

const SQUAD_POINTS = 10;
const SQUAD_SIZE = 5;

/** What the mission's own force would cost: a squad of five with a flamer is a Standard squad. */
export const fairPoints = (mission: Pick<Mission, 'force'>): number => {
  const marines = mission.force.reduce((sum, { pieces }) => sum + pieces.length, 0);
  return Math.max(LEAST_BID, Math.ceil((marines * SQUAD_POINTS) / SQUAD_SIZE));
};

/**
 * A bot's bid: what the force is worth, less for each time the bids were equal, and a little more or less by a number
 * from 0 to 1 nobody can foretell.
 */
export const botBid = (fair: number, chance: number, ties = 0, most: number = MOST_BID): number => {
  const spread = Math.max(1, Math.round(fair / 8));
  const wavering = Math.floor(chance * (2 * spread + 1)) - spread;
  return Math.min(most, Math.max(LEAST_BID, fair + wavering - (ties % 2 === 1 ? 1 : 0)));
};
