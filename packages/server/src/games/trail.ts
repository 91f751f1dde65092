/** Everything, so many turns later: a second table that follows the first, for onlookers the players have agreed on. */
import type { GameHost, TableSeat } from '@sensorium/host';
import { changeOf, type ToldUpdate } from '@sensorium/host/online';

interface Behind {
  readonly host: GameHost;
  readonly seat: TableSeat;
}

export class Trail {
  private readonly turns: number;
  private readonly beginAgain: () => GameHost;
  private behind: Behind | null = null;

  constructor(turns: number, beginAgain: () => GameHost) {
    this.turns = turns;
    this.beginAgain = beginAgain;
  }

  /** Everything up to the end of the turn that may be shown. */
  look(ahead: GameHost, since: number): ToldUpdate {
    return this.told(this.follow(ahead), since);
  }

  /** What may be shown since it was last looked at; null where nothing new may. */
  advance(ahead: GameHost): ToldUpdate | null {
    const { behind } = this;
    const from = behind?.host.at ?? -1;
    const before = behind?.host.game;
    const { host, seat } = this.follow(ahead);
    if (host.at === from) return null;
    if (before === undefined) return this.told({ host, seat }, from);
    const { view, ...rest } = this.told({ host, seat }, from);
    return { ...rest, base: from, change: changeOf(seat.viewOf('marines', before), view!) };
  }

  private told({ seat }: Behind, since: number): ToldUpdate {
    const update = seat.look('marines', since);
    return { ...update, clock: null, time: null, window: null, claimIn: null };
  }

  private follow(ahead: GameHost): Behind {
    this.behind ??= this.begin();
    const { host } = this.behind;
    const { turn, winner } = ahead.game.state;
    const last = winner === 'none' ? turn - this.turns : Number.POSITIVE_INFINITY;
    while (host.length < ahead.length && host.game.state.turn <= last)
      host.again(ahead.records(host.length).slice(0, 1));
    return this.behind;
  }

  private begin(): Behind {
    const host = this.beginAgain();
    return { host, seat: host.openSeat() };
  }
}
