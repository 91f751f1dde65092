/**
 * A running game in memory: what its players say is played, stored, and told, in this order. What is told is made up at the moment it happens
 * and goes out when it is stored, so that nobody sees what could still be lost.
 */
import { command, type Command, type Game, type Refusal, type Side } from '@sensorium/engine';
import { playerAt, sideOf, type GameHost, type LogStep, type Party, type TableSeat } from '@sensorium/host';
import {
  NO_ORDERS,
  changeOf,
  standingAnswer,
  answeredAlien,
  type StandingOrders,
  type Tell,
  type ToldUpdate,
} from '@sensorium/host/online';
import type { Journal, Standing } from '../journal.ts';
import type { GameRow } from './store.ts';
import { partiesFor } from './terms.ts';
import { Times } from './times.ts';
import { AnswerWindow } from './answerWindow.ts';

/** Somebody at the table: a connection with a place, or one who looks on. */
export interface Guest {
  /** Null for who looks on. */
  readonly party: Party | null;
  tell(message: Tell): void;
}

/** Said to who asks for what cannot be now; no rule of the game forbids it. */
export class NotNow extends Error {}

export interface Surroundings {
  /** By the wall clock. */
  readonly now: () => number;
  readonly journal: Journal;
  /** The game could not be stored: it must be taken up anew from its log. */
  readonly onLost: (game: string, error: Error) => void;
  /** It has changed for those who list it. */
  readonly onChanged: (live: LiveGame) => void;
}

type Acted = { readonly refused: Refusal } | { readonly at: number };
type Ending = '' | 'time' | 'claimed';
/** An order's key, and for one that is sent again how far its player had been told when he gave it. */
interface Given {
  readonly key: string;
  readonly at?: number | undefined;
}

const RESIGN = command('resign');
const KEYS_KEPT = 300;

export class LiveGame {
  readonly id: string;
  readonly host: GameHost;
  row: GameRow;
  /** When somebody last did something with it. */
  touched: number;
  private readonly surroundings: Surroundings;
  private readonly seats: ReadonlyMap<Party, TableSeat>;
  private readonly onlooker: TableSeat;
  private readonly times: Times;
  private readonly window: AnswerWindow;
  private readonly guests = new Set<Guest>();
  private readonly orders = new Map<Party, StandingOrders>();
  private readonly keys = new Map<string, Promise<Acted>>();
  private readonly awaySince = new Map<Party, number>();
  /** How far each has been told; nobody takes back what another knows. */
  private readonly told = new Map<Party | 'onlooker', number>();
  private storing: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ending: Ending = '';
  private isClosed = false;

  constructor(
    row: GameRow,
    host: GameHost,
    keys: readonly { readonly key: string; readonly number: number }[],
    surroundings: Surroundings,
  ) {
    this.id = row.id;
    this.row = row;
    this.host = host;
    this.surroundings = surroundings;
    this.touched = surroundings.now();
    this.seats = new Map(host.persons.map((party) => [party, host.seat(party)]));
    this.onlooker = host.seat();
    for (const { key, number } of keys.slice(-KEYS_KEPT)) this.keys.set(key, Promise.resolve({ at: number }));
    for (const { party, orders } of row.seats) if (orders !== null) this.orders.set(party, orders);
    for (const party of host.persons) this.awaySince.set(party, this.touched);
    this.times = new Times(row.terms.clock, partiesFor(row.terms), surroundings.now, row.times);
    this.window = new AnswerWindow(row.terms.response * 1000, surroundings.now, () => this.closeWindow());
    host.clock.release();
    // Taken up in the middle of a window: whoever was at the table has the time to come back.
    this.settle(true);
  }

  get isOver(): boolean {
    return this.host.game.state.winner !== 'none';
  }

  get isEmpty(): boolean {
    return this.guests.size === 0;
  }

  /** Fulfilled when everything said so far is stored. */
  async settled(): Promise<void> {
    await this.storing;
  }

  // --- who is here -----------------------------------------------------------------------------------------------------

  enter(guest: Guest): void {
    this.guests.add(guest);
    this.touched = this.surroundings.now();
    if (guest.party !== null) this.awaySince.delete(guest.party);
    this.tellTimes();
  }

  leave(guest: Guest): void {
    if (!this.guests.delete(guest)) return;
    const { party } = guest;
    if (party !== null && !this.isHere(party)) this.awaySince.set(party, this.surroundings.now());
    if (!this.host.asked.some((asked) => this.isHere(asked))) this.window.letGo();
    this.tellTimes();
  }

  isHere(party: Party): boolean {
    for (const guest of this.guests) if (guest.party === party) return true;
    return false;
  }

  tellAll(message: Tell): void {
    for (const guest of this.guests) guest.tell(message);
  }

  // --- looking ---------------------------------------------------------------------------------------------------------

  seat(party: Party): TableSeat {
    return this.seats.get(party)!;
  }

  /** Everything one may know now. */
  look(party: Party | null, since = -1): ToldUpdate {
    const update = this.told0(party, since);
    this.noteTold(party);
    return update;
  }

  private told0(party: Party | null, since: number): ToldUpdate {
    const seat = party === null ? this.onlooker : this.seat(party);
    const update = seat.look(party ?? 'marines', since);
    return {
      ...update,
      undoable: party !== null && this.isToldToOthers(party) ? 0 : update.undoable,
      time: this.times.face,
      window: this.window.face,
      claimIn: this.claimIn(),
    };
  }

  private noteTold(party: Party | null): void {
    this.told.set(party ?? 'onlooker', this.host.at);
  }

  private isToldToOthers(party: Party): boolean {
    for (const [who, at] of this.told) if (who !== party && at >= this.host.at) return true;
    return false;
  }

  private claimIn(): number | null {
    if (this.isOver) return null;
    const until = this.times.untilClaim((party) => this.awaySince.get(party) ?? null);
    return until === null ? null : Math.ceil(until / 1000);
  }

  // --- saying ----------------------------------------------------------------------------------------------------------

  /** The same key again is the same order; one that is sent again and was never heard counts only while the game stands as it did. */
  private once({ key, at }: Given, act: () => Promise<Acted>): Promise<Acted> {
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    if (at !== undefined && at !== this.host.at) throw new NotNow('the game has gone on since');
    const acted = act();
    this.keys.set(key, acted);
    // What was refused, or could not be stored, has not been said.
    acted.then(
      (answer) => 'refused' in answer && this.keys.delete(key),
      () => this.keys.delete(key),
    );
    if (this.keys.size > KEYS_KEPT) this.keys.delete(this.keys.keys().next().value!);
    return acted;
  }

  say(party: Party, said: Command, given: Given): Promise<Acted> {
    const { key } = given;
    return this.once(given, () => {
      // A pass counts when the window closes: how soon it was said tells nothing (C20.3).
      if (said.do === 'pass' && this.window.isTiming(party))
        return this.window.answered(() => this.act(party, said, key));
      return this.act(party, said, key);
    });
  }

  undo(party: Party, given: Given): Promise<Acted> {
    const { key } = given;
    return this.once(given, () => {
      if (this.isToldToOthers(party)) throw new NotNow('another has been told of it already');
      return this.record(
        party,
        key,
        () => this.seat(party).undo(party),
        () => ({ undo: sideOf(party) }),
      );
    });
  }

  private act(party: Party, said: Command, key: string | null): Promise<Acted> {
    return this.record(
      party,
      key,
      () => this.seat(party).say(party, said),
      () => this.host.records(this.host.length - 1)[0]!,
    );
  }

  /** Plays, has it stored, and tells it. */
  private record(
    party: Party | null,
    key: string | null,
    play: () => Refusal | null,
    step: () => LogStep,
  ): Promise<Acted> {
    if (this.isClosed) throw new NotNow('the game is being put away: try again');
    const before = this.host.game;
    const from = this.host.at;
    const refused = play();
    if (refused !== null) return Promise.resolve({ refused });
    this.touched = this.surroundings.now();
    const entry = JSON.stringify(step());
    this.settle();
    const at = this.host.at;
    const tells = this.newsFor(before, from);
    const stored = this.surroundings.journal.append({
      game: this.id,
      number: at,
      entry,
      key,
      at: this.touched,
      standing: this.standing(),
    });
    const told = stored.then(() => {
      for (const [guest, message] of tells) if (this.guests.has(guest)) guest.tell(message);
      this.surroundings.onChanged(this);
      return { at };
    });
    told.catch((error: Error) => this.surroundings.onLost(this.id, error));
    this.storing = told.catch(() => undefined);
    this.answerForAbsent();
    return told;
  }

  /** One message for all who may know the same. */
  private newsFor(before: Game, from: number): [Guest, Tell][] {
    const present = [...this.guests];
    for (const { party } of present) this.noteTold(party);
    const made = new Map<Party | null, Tell>();
    return present.map((guest) => {
      let message = made.get(guest.party);
      if (message === undefined) {
        message = { tell: 'news', game: this.id, update: this.changeSince(guest.party, before, from) };
        made.set(guest.party, message);
      }
      return [guest, message];
    });
  }

  private changeSince(party: Party | null, before: Game, from: number): ToldUpdate {
    const { view, ...rest } = this.told0(party, from);
    const seat = party === null ? this.onlooker : this.seat(party);
    return { ...rest, base: from, change: changeOf(seat.viewOf(party ?? 'marines', before), view!) };
  }

  standing(): Standing {
    const { turn, winner, endedBy } = this.host.game.state;
    const isOver = winner !== 'none';
    this.row = {
      ...this.row,
      number: this.host.at,
      turn,
      asked: this.host.asked.join(' '),
      winner: isOver ? winner : '',
      endedBy,
      endedHow: this.ending,
      stage: isOver ? 'over' : 'running',
      times: this.times.kept,
      changed: this.touched,
    };
    const { number, asked, endedHow, stage } = this.row;
    return {
      number,
      turn,
      asked,
      winner: this.row.winner,
      endedBy,
      endedHow,
      stage,
      times: JSON.stringify(this.times.kept),
    };
  }

  // --- the alien turn (C7.10) ------------------------------------------------------------------------------------------

  setOrders(party: Party, orders: StandingOrders): void {
    this.orders.set(party, orders);
    this.row = {
      ...this.row,
      seats: this.row.seats.map((seat) => (seat.party === party ? { ...seat, orders } : seat)),
    };
  }

  ordersOf(party: Party): StandingOrders {
    return this.orders.get(party) ?? NO_ORDERS;
  }

  /** "Wait, I am thinking": everybody is told; it may be said whatever the counter shows. */
  wait(party: Party): void {
    if (!this.window.hold(party)) throw new NotNow('there is no answer to wait for');
    this.times.follow(this.host.asked, this.window.isHoldingTime);
    this.setTimer();
    this.tellTimes();
  }

  /** What is asked now, whose time runs, what the server waits for. Depends on public facts and on who is at the table. */
  private settle(isTakenUp = false): void {
    const { asked } = this.host;
    const isWindow = answeredAlien(this.host.game) !== null;
    const isAnybodyHere = isTakenUp || asked.some((party) => this.isHere(party));
    this.window.follow(isWindow ? asked : [], this.host.at, isAnybodyHere);
    this.times.follow(asked, this.window.isHoldingTime);
    this.setTimer();
  }

  private answerForAbsent(): void {
    if (this.window.isForAbsent) this.closeWindow();
  }

  /** The window closes: what was ordered is done, or he passes (C1.15). */
  private closeWindow(): void {
    const { game } = this.host;
    if (this.isClosed || answeredAlien(game) === null) return;
    if (this.window.giveAnswer()) return;
    const { asked } = this.host;
    for (const party of asked) {
      const answer = standingAnswer(game, playerAt(this.host.sides, party), this.ordersOf(party), this.host.latest());
      if (answer !== null && answer.do !== 'pass') return this.sayAlone(party, answer);
    }
    this.sayAlone(asked[0]!, command('pass'));
  }

  private sayAlone(party: Party, said: Command): void {
    this.act(party, said, null).catch(() => undefined);
  }

  // --- time ------------------------------------------------------------------------------------------------------------

  private setTimer(): void {
    clearTimeout(this.timer);
    if (this.isOver || this.isClosed) return;
    const due = [this.host.clock.untilNext, this.times.untilLost].filter((left) => left !== null);
    if (due.length === 0) return;
    const LONGEST = 0x7fffffff;
    this.timer = setTimeout(() => this.ring(), Math.min(LONGEST, Math.min(...due) + 1));
  }

  private ring(): void {
    if (this.isClosed || this.isOver) return;
    if (this.host.clock.isOver)
      this.record(
        null,
        null,
        () => (this.host.timeUp() ? null : { rule: 'C4.6', reason: 'no-marine-turn' }),
        () => this.host.records(this.host.length - 1)[0]!,
      ).catch(() => undefined);
    else if (this.times.untilLost === 0) this.loseFor(sideOf(this.host.asked[0]!), 'time');
    else this.tellTimes();
    this.setTimer();
  }

  /** C21.9: whoever's time is over has given up. */
  private loseFor(side: Side, ending: Ending): void {
    this.ending = ending;
    const party = this.host.persons.find((person) => sideOf(person) === side)!;
    this.sayAlone(party, RESIGN);
  }

  claim(party: Party): void {
    const loser = sideOf(this.host.asked[0] ?? party);
    if (this.claimIn() !== 0 || loser === sideOf(party)) throw new NotNow('the game cannot be claimed now');
    this.loseFor(loser, 'claimed');
  }

  resignFor(party: Party): Promise<Acted> {
    return this.act(party, RESIGN, null);
  }

  private tellTimes(): void {
    this.tellAll({
      tell: 'times',
      game: this.id,
      time: this.times.face,
      window: this.window.face,
      claimIn: this.claimIn(),
    });
  }

  /** Whether it may be put away: nobody is here, and nothing waits for a moment to come. */
  get isIdle(): boolean {
    return this.isEmpty && this.host.clock.untilNext === null && this.times.untilLost === null && !this.window.isOpen;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.window.close();
  }
}
