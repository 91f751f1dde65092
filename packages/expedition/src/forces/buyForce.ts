/** A force a player without a person would buy: sound squads first, then what helps them most. */
import { checkForce, whyNotBuy } from './checkForce.ts';
import {
  emptySquad,
  forceCost,
  leadersOf,
  turnSecondsOf,
  type BoughtSquad,
  type ForceList,
  type Purchase,
} from './forceList.ts';
import { MOST_TIME_POINTS, SQUADS, type SquadId } from './squads.ts';

/** Dearest first; a Standard squad is the best use of points, a Reconnaissance squad the last. */
const SQUADS_WANTED: readonly SquadId[] = ['squad-standard', 'squad-assault', 'squad-heavy', 'squad-recon'];

interface Wish {
  readonly squad: SquadId;
  readonly member: number;
  readonly purchase: Purchase;
}

const WISHES: readonly Wish[] = [
  { squad: 'squad-standard', member: 0, purchase: { option: 'opt-captain' } },
  { squad: 'squad-heavy', member: 0, purchase: { option: 'opt-flamer-charge' } },
  { squad: 'squad-standard', member: 1, purchase: { option: 'opt-flamer-charge' } },
  { squad: 'squad-standard', member: 2, purchase: { option: 'opt-sb-to-heavy', as: 'assault-cannon' } },
  { squad: 'squad-standard', member: 0, purchase: { option: 'opt-sword' } },
  { squad: 'squad-recon', member: 0, purchase: { option: 'opt-sword' } },
  { squad: 'squad-standard', member: 3, purchase: { option: 'opt-chainfist' } },
  { squad: 'squad-assault', member: 3, purchase: { option: 'opt-chainfist' } },
];

/** D16.17: a turn shorter than this is too short for five marines. */
const SECONDS_WANTED = 90;

const squadsFor = (points: number): BoughtSquad[] => {
  const squads: BoughtSquad[] = [];
  let left = points;
  for (;;) {
    const affordable = SQUADS_WANTED.find((id) => {
      const needsLeader = squads.length === 0 && !SQUADS[id].members.some(({ rank }) => rank === 'sergeant');
      return SQUADS[id].points <= left && !needsLeader;
    });
    if (affordable === undefined) return squads;
    squads.push(emptySquad(affordable));
    left -= SQUADS[affordable].points;
  }
};

const withPurchase = (list: ForceList, place: number, { member, purchase }: Wish): ForceList => ({
  ...list,
  squads: list.squads.map((squad, index) =>
    index === place
      ? {
          ...squad,
          members: squad.members.map((bought, i) =>
            i === member ? { ...bought, options: [...bought.options, purchase] } : bought,
          ),
        }
      : squad,
  ),
});

/** The list with every wish that it can still pay for and the rules allow. */
const withWishes = (list: ForceList, points: number): ForceList => {
  let best = list;
  for (const wish of WISHES)
    best.squads.forEach((squad, place) => {
      const member = squad.members[wish.member];
      if (squad.type !== wish.squad || member === undefined) return;
      if (whyNotBuy(squad.type, wish.member, member, wish.purchase) !== null) return;
      const next = withPurchase(best, place, wish);
      if (checkForce(next, points).length === 0) best = next;
    });
  return best;
};

const withTime = (list: ForceList, points: number, enough: number): ForceList => {
  let time = list.time;
  const leaders = leadersOf(list);
  while (
    time < MOST_TIME_POINTS &&
    turnSecondsOf(leaders, time) < enough &&
    forceCost({ ...list, time: time + 1 }) <= points
  )
    time += 1;
  return { ...list, time };
};

/** Spends at most that many points; always a legal list where one can be bought at all. */
export const buyForce = (points: number, name: string): ForceList => {
  const list: ForceList = { name, time: 0, squads: squadsFor(points) };
  return withTime(withWishes(withTime(list, points, SECONDS_WANTED), points), points, Infinity);
};
