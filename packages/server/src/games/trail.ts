/** Everything, so many turns later: a second table that follows the log of the first, for onlookers the players have agreed on. */
import type { GameHost, TableSeat } from '@sensorium/host';
import { changeOf, type ToldUpdate } from '@sensorium/host/online';
import type { Past } from './past.ts';

interface Behind {
  readonly host: GameHost;
  readonly seat: TableSeat;
}

export class Trail {
  private readonly turns: number;
  private readonly past: Past;
  private behind: Behind | null = null;
  /** One step after the other: two who follow at once would say everything twice. */
  private following: Promise<unknown> = Promise.resolve();

  constructor(turns: number, past: Past) {
    this.turns = turns;
    this.past = past;
  }

  /** Everything up to the end of the turn that may be shown. */
  look(ahead: GameHost, since: number): Promise<ToldUpdate> {
    return this.inOrder(async () => told(await this.follow(ahead), since));
  }

  /** What may be shown since it was last looked at; null where nothing new may. */
  advance(ahead: GameHost): Promise<ToldUpdate | null> {
    return this.inOrder(async () => {
      const from = this.behind?.host.at ?? -1;
      const before = this.behind?.host.game;
      const { host, seat } = await this.follow(ahead);
      if (host.at === from) return null;
      if (before === undefined) return told({ host, seat }, from);
      const { view, ...rest } = told({ host, seat }, from);
      return { ...rest, base: from, change: changeOf(seat.viewOf('marines', before), view!) };
    });
  }

  private inOrder<Result>(act: () => Promise<Result>): Promise<Result> {
    const acted = this.following.then(act);
    this.following = acted.catch(() => undefined);
    return acted;
  }

  private async follow(ahead: GameHost): Promise<Behind> {
    this.behind ??= this.begin();
    const { host } = this.behind;
    const { turn, winner } = ahead.game.state;
    const last = winner === 'none' ? turn - this.turns : Number.POSITIVE_INFINITY;
    if (host.game.state.turn > last || host.at >= ahead.at) return this.behind;
    for (const step of await this.past.stepsAfter(host.at)) {
      if (host.game.state.turn > last) break;
      host.again([step]);
    }
    return this.behind;
  }

  private begin(): Behind {
    const host = this.past.begin();
    return { host, seat: host.openSeat() };
  }
}

const told = ({ seat }: Behind, since: number): ToldUpdate => {
  const update = seat.look('marines', since);
  return { ...update, clock: null, time: null, window: null, claimIn: null };
};
