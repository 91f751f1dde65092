/** D16.2–D16.4: secret bids for the marines, and the force bought for the points of the lower one. */
import { toScenario } from '@sensorium/content';
import { FileError } from '@sensorium/engine';
import { ForceError, missionCalled } from '@sensorium/expedition';
import {
  bidRefusal,
  checkForce,
  compareBids,
  leastBid,
  parseForce,
  withForce,
  MOST_BID,
} from '@sensorium/expedition/forces';
import { scenarioFor, type Party } from '@sensorium/host';
import type { OpenedGame } from '@sensorium/host/online';
import { Fault } from '../fault.ts';
import type { Hall } from './hall.ts';
import type { GameRow, GameStore } from './store.ts';
import { clockOf, seatsFor } from './terms.ts';

export class Bidding {
  private readonly hall: Hall;
  private readonly store: GameStore;

  constructor(hall: Hall, store: GameStore) {
    this.hall = hall;
    this.store = store;
  }

  /** One's own bid, and both when both are made. */
  standing(row: GameRow, party: Party): OpenedGame['bids'] {
    if (row.terms.sides !== 'bids') return null;
    const mine = row.seats.find((seat) => seat.party === party)?.bid ?? null;
    const all = row.seats.map(({ bid }) => bid);
    const isShown = row.stage !== 'bidding' && row.stage !== 'waiting';
    return {
      mine,
      shown: isShown ? all.map((bid) => bid ?? 0) : null,
      points: isShown ? Math.min(...all.map((bid) => bid ?? 0)) : null,
    };
  }

  async bid(person: string, game: string, points: number): Promise<void> {
    const row = await this.hall.rowFor(game, person);
    if (row.stage !== 'bidding') throw new Fault('not-now', 'no bids are made now');
    const least = leastBid(missionCalled(row.terms.mission)!);
    if (bidRefusal(points, MOST_BID, least) !== null)
      throw new Fault('not-allowed', `a bid is from ${least} to ${MOST_BID} points (D16.2)`);
    const seat = row.seats.find((other) => other.person === person)!;
    if (seat.bid !== null) throw new Fault('not-now', 'your bid is made');
    await this.store.setBid(game, seat.party, points);
    await this.compare((await this.store.game(game))!);
  }

  /** D16.3: the lower bidder has the marines; equal bids are made again. */
  private async compare(row: GameRow): Promise<void> {
    const [first, second] = row.seats;
    if (first!.bid !== null && second!.bid !== null) {
      const result = compareBids(first!.bid, second!.bid);
      if (result.is === 'tied') for (const { party } of row.seats) await this.store.setBid(row.id, party, null);
      else {
        const marines = row.seats[result.marines]!;
        const aliens = row.seats[1 - result.marines]!;
        await this.store.reseat(row.id, [
          { ...marines, party: 'marines' },
          { ...aliens, party: 'aliens' },
        ]);
        await this.store.setBid(row.id, 'marines', marines.bid);
        await this.store.setBid(row.id, 'aliens', aliens.bid);
        await this.hall.stageChanged(row.id, 'mustering');
        return;
      }
    }
    await this.hall.stageChanged(row.id, 'bidding');
  }

  async muster(person: string, game: string, force: unknown): Promise<void> {
    const row = await this.hall.rowFor(game, person);
    if (row.stage !== 'mustering' || row.seats.find((seat) => seat.party === 'marines')?.person !== person)
      throw new Fault('not-now', 'no force is bought now, or not by you');
    const points = this.standing(row, 'marines')!.points!;
    try {
      const list = parseForce(JSON.stringify(force));
      const [finding] = checkForce(list, points);
      if (finding !== undefined) throw new Fault('not-allowed', `${finding.rule}: ${finding.reason}`);
      const { mission, choices } = withForce(missionCalled(row.terms.mission)!, list);
      const scenario = toScenario(mission, { ...choices, options: { ...row.terms.options, ...choices.options } });
      await this.hall.begin(game, scenarioFor(scenario, seatsFor(row.terms), clockOf(row.terms)));
    } catch (error) {
      if (error instanceof FileError || error instanceof ForceError) throw new Fault('not-allowed', error.message);
      throw error;
    }
  }
}
