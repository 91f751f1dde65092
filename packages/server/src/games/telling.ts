/** What those at a table are told of it: everything to who asks, and to all what an order has changed. */
import type { Game } from '@sensorium/engine';
import type { GameHost, Party, TableSeat } from '@sensorium/host';
import { changeOf, type OnlineWatch, type Tell, type ToldUpdate } from '@sensorium/host/online';
import type { Guest, Guests } from './guests.ts';
import { catchUp, type Past } from './past.ts';
import { Trail } from './trail.ts';

/** What the server keeps besides the table: clocks, and the window of the alien turn. */
export type Faces = Pick<ToldUpdate, 'time' | 'window' | 'claimIn'>;

export interface Told {
  readonly id: string;
  readonly host: GameHost;
  readonly guests: Guests;
  readonly faces: () => Faces;
  readonly past: Past;
  /** Fulfilled when everything said so far is stored. */
  readonly stored: () => Promise<void>;
}

export class Telling {
  private readonly of: Told;
  private readonly seats: ReadonlyMap<Party, TableSeat>;
  private readonly onlooker: TableSeat;
  private readonly trail: Trail | null;

  constructor(of: Told, watch: OnlineWatch) {
    this.of = of;
    const { host } = of;
    this.seats = new Map(host.persons.map((party) => [party, host.seat(party)]));
    this.onlooker = host.seat();
    this.trail = watch.kind === 'later' ? new Trail(watch.turns, of.past) : null;
  }

  seat(party: Party): TableSeat {
    return this.seats.get(party)!;
  }

  /** Everything one may know now, with what has happened since that number. */
  async look(party: Party | null, since: number): Promise<ToldUpdate> {
    const { host, past, stored } = this.of;
    if (party === null && this.trail !== null) return this.trail.look(host, since);
    await stored();
    if (host.knows(since)) return this.now(party, since);
    const behind = past.begin();
    await catchUp(behind, past, host, stored);
    const seat = party === null ? behind.seat() : behind.seat(party);
    const { events, numbers, keep } = seat.look(party ?? 'marines', since);
    return { ...this.now(party, host.at), events, numbers, keep };
  }

  private now(party: Party | null, since: number): ToldUpdate {
    this.of.guests.noteTold(party, this.of.host.length);
    return this.seen(party, since);
  }

  private seen(party: Party | null, since: number): ToldUpdate {
    const update = this.place(party).look(party ?? 'marines', since);
    const undoable = party !== null && this.isToldToOthers(party) ? 0 : update.undoable;
    return { ...update, undoable, ...this.of.faces() };
  }

  private place(party: Party | null): TableSeat {
    return party === null ? this.onlooker : this.seat(party);
  }

  isToldToOthers(party: Party): boolean {
    return this.of.guests.isKnownToOthers(party, this.of.host.length);
  }

  /** One message for all who may know the same. */
  newsSince(before: Game, from: number): [Guest, Tell][] {
    const { id, host, guests } = this.of;
    const present = guests.all.filter(this.isLive);
    for (const { party } of present) guests.noteTold(party, host.length);
    const made = new Map<Party | null, Tell>();
    return present.map((guest): [Guest, Tell] => {
      let message = made.get(guest.party);
      if (message === undefined) {
        message = { tell: 'news', game: id, update: this.changeSince(guest.party, before, from) };
        made.set(guest.party, message);
      }
      return [guest, message];
    });
  }

  private changeSince(party: Party | null, before: Game, from: number): ToldUpdate {
    const { view, ...rest } = this.seen(party, from);
    return { ...rest, base: from, change: changeOf(this.place(party).viewOf(party ?? 'marines', before), view!) };
  }

  /** Those who see everything some turns later hear what they may by now. */
  async tellLater(): Promise<void> {
    const { id, host, guests } = this.of;
    if (this.trail === null || guests.all.every(this.isLive)) return;
    const update = await this.trail.advance(host);
    if (update !== null) guests.tell({ tell: 'news', game: id, update }, (guest) => !this.isLive(guest));
  }

  tellTimes(): void {
    this.of.guests.tell({ tell: 'times', game: this.of.id, ...this.of.faces() }, this.isLive);
  }

  /** Whether he hears of things when they happen. */
  private readonly isLive = ({ party }: Guest): boolean => party !== null || this.trail === null;
}
