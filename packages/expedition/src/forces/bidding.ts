/** D16.2, D16.3: who plays the marines, and for how many points. */
import { marinesShare, type Mission } from '@sensorium/content';
import { refusal, type Refusal } from '@sensorium/engine';
import { mustBurn } from '../startingRoom.ts';

/** D16.2: the cheapest legal force. */
export const LEAST_BID = 4;
export const MOST_BID = 50;
/** D21.2. */
export const MOST_CAMPAIGN_BID = 125;

const NO_BID = refusal('D16.2', 'no-bid');

export const bidRefusal = (bid: number, most: number = MOST_BID, least: number = LEAST_BID): Refusal | null =>
  Number.isInteger(bid) && bid >= least && bid <= most ? null : NO_BID;

/** The cheapest force with a heavy flamer: a Standard squad. */
const LEAST_TO_BURN = 10;

/** Whoever bids less where all must be burned could buy nothing that may go (decision 0253). */
export const leastBid = (mission: Pick<Mission, 'objectives'>): number =>
  mustBurn(mission) ? LEAST_TO_BURN : LEAST_BID;

export type BidResult =
  | { readonly is: 'decided'; readonly marines: 0 | 1; readonly points: number }
  | { readonly is: 'tied' };

/** D16.3: both bids at once; the lower bidder has the marines, equal bids are made again. */
export const compareBids = (first: number, second: number): BidResult => {
  if (first === second) return { is: 'tied' };
  return { is: 'decided', marines: first < second ? 0 : 1, points: Math.min(first, second) };
};

/** D16.7, D16.10 by member: five with one heavy weapon cost 10, a heavy weapon 4 of them; captains and librarians 3 more. */
const MEMBER = 1.2;
const EXTRA: Readonly<Record<string, number>> = { captain: 3, librarian: 3, 'flamer-marine': 4 };
const HEAVY_WEAPONS = ['heavy-flamer', 'assault-cannon'];
const PSI_LEVEL = 3;

type Member = Mission['force'][number]['pieces'][number];

const priceOf = ({ is, gear = [], level = 1 }: Member): number =>
  MEMBER +
  (gear.some((item) => HEAVY_WEAPONS.includes(item)) ? EXTRA['flamer-marine']! : (EXTRA[is] ?? 0)) +
  PSI_LEVEL * (level - 1);

type Priced = Pick<Mission, 'id' | 'force' | 'options' | 'objectives' | 'difficulty'>;

/** What the mission's own force would cost on the list. */
export const fairPoints = ({ force, options }: Pick<Priced, 'force' | 'options'>): number => {
  const members = force.flatMap(({ pieces }) => pieces).reduce((sum, member) => sum + priceOf(member), 0);
  return within(Math.round(members) + Number(options['timePoints'] ?? 0));
};

const within = (points: number): number => Math.min(MOST_BID, Math.max(LEAST_BID, points));

/** Of the games the marines would win, by an author's estimate from 1, easy, to 5. */
const ESTIMATED = [0.7, 0.5, 0.3, 0.15, 0.05];

/** Scenarios of the generator are measured on boards of their own (S9.15). */
const namesOf = ({ id, objectives }: Priced): ((mission: string) => boolean) => {
  const plan = objectives.find(({ is }) => is === 'scenario');
  return (mission) => mission === id || (plan?.is === 'scenario' && mission.startsWith(`${plan.id}-`));
};

/**
 * What a player who knows the mission would lead the marines with: what its own force costs, more where the marines
 * mostly lose with it, less where they mostly win.
 */
export const soundBid = (mission: Priced): number => {
  const share = marinesShare(namesOf(mission)) ?? ESTIMATED[mission.difficulty - 1] ?? ESTIMATED[2]!;
  return Math.max(leastBid(mission), within(Math.round(fairPoints(mission) * (1.5 - share))));
};

/** D21.2: five scenarios want nearly all that may be bid. */
export const CAMPAIGN_BID = 110;

/**
 * A bot's bid: what it holds sound, less for each time the bids were equal, and a little more or less by a number from
 * 0 to 1 nobody can foretell.
 */
export const botBid = (sound: number, chance: number, ties = 0, { least, most }: BidLimits = LIMITS): number => {
  const spread = Math.max(1, Math.round(sound / 8));
  const wavering = Math.floor(chance * (2 * spread + 1)) - spread;
  return Math.min(most, Math.max(least, sound + wavering - (ties % 2 === 1 ? 1 : 0)));
};

export interface BidLimits {
  readonly least: number;
  readonly most: number;
}
const LIMITS: BidLimits = { least: LEAST_BID, most: MOST_BID };
