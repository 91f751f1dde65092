/**
 * A running game in memory: what its players say is played, stored, and told, in this order. What is told is made up at the moment it happens
 * and goes out when it is stored, so that nobody sees what could still be lost.
 */
import { command, type Command, type Refusal, type Side } from '@sensorium/engine';
import {
  playerAt,
  sideOf,
  type GameHost,
  type KeptPosition,
  type LogStep,
  type Party,
  type TableSeat,
} from '@sensorium/host';
import {
  NO_ORDERS,
  standingAnswer,
  answeredAlien,
  type StandingOrders,
  type Tell,
  type ToldUpdate,
} from '@sensorium/host/online';
import { NotNow } from '../fault.ts';
import type { Journal, Standing } from '../journal.ts';
import type { GameRow } from './store.ts';
import { partiesFor } from './terms.ts';
import { AnswerWindow } from './answerWindow.ts';
import { Guests, type Guest } from './guests.ts';
import { OrderKeys, type Given } from './orderKeys.ts';
import type { Past } from './past.ts';
import { ShortMemory } from './shortMemory.ts';
import { Telling, type Faces } from './telling.ts';
import { Times } from './times.ts';
import type { Timing } from './timing.ts';

export interface Surroundings {
  readonly timing: Timing;
  readonly journal: Pick<Journal, 'append'>;
  /** The game could not be stored: it must be taken up anew from its log. */
  readonly onLost: (game: string, error: Error) => void;
  /** It has changed for those who list it. */
  readonly onChanged: (live: LiveGame) => void;
  readonly past: Past;
  /** A position it can be taken up from quickly: everything up to there is stored. */
  readonly keep: (game: string, position: KeptPosition) => Promise<void>;
}

type Acted = { readonly refused: Refusal } | { readonly at: number };
type Ending = '' | 'time' | 'claimed';

const RESIGN = command('resign');

export class LiveGame {
  readonly id: string;
  readonly host: GameHost;
  /** Whom it waited for when it was brought into memory. */
  readonly askedWhenTaken: string;
  row: GameRow;
  /** When somebody last did something with it. */
  touched: number;
  private readonly surroundings: Surroundings;
  private readonly times: Times;
  private readonly window: AnswerWindow;
  private readonly guests: Guests;
  private readonly telling: Telling;
  private readonly orders = new Map<Party, StandingOrders>();
  private readonly keys: OrderKeys<Acted>;
  private readonly memory: ShortMemory;
  private storing: Promise<unknown> = Promise.resolve();
  private callOff: (() => void) | null = null;
  private ending: Ending = '';
  private isClosed = false;

  constructor(
    row: GameRow,
    host: GameHost,
    taken: { readonly keys: readonly { readonly key: string; readonly number: number }[]; readonly keptAt: number },
    surroundings: Surroundings,
  ) {
    this.id = row.id;
    this.row = row;
    this.host = host;
    this.askedWhenTaken = host.asked.join(' ');
    this.surroundings = surroundings;
    const { timing } = surroundings;
    this.touched = timing.now();
    this.guests = new Guests(host.persons, timing.now, host.length);
    const { past } = surroundings;
    this.telling = new Telling(
      { id: row.id, host, guests: this.guests, faces: () => this.faces(), past, stored: () => this.settled() },
      row.terms.watch,
    );
    this.keys = new OrderKeys(async (key, after) => {
      const at = await past.numberOf(key, after);
      return at === null ? null : { at };
    });
    for (const { key, number } of taken.keys) this.keys.note(key, { at: number });
    this.memory = new ShortMemory(host, taken.keptAt, async (position) => {
      await this.settled();
      if (!this.isClosed) await surroundings.keep(row.id, position);
    });
    for (const { party, orders } of row.seats) if (orders !== null) this.orders.set(party, orders);
    this.times = new Times(row.terms.clock, partiesFor(row.terms), timing.now, row.times);
    this.window = new AnswerWindow(row.terms.response * 1000, timing, () => this.closeWindow());
    host.clock.release();
    // Taken up in the middle of a window: whoever was at the table has the time to come back.
    this.settle(true);
  }

  get isOver(): boolean {
    return this.host.game.state.winner !== 'none';
  }

  get isEmpty(): boolean {
    return this.guests.isEmpty;
  }

  /** Fulfilled when everything said so far is stored. */
  async settled(): Promise<void> {
    await this.storing;
  }

  // --- who is here -----------------------------------------------------------------------------------------------------

  enter(guest: Guest): void {
    this.guests.enter(guest);
    this.touched = this.surroundings.timing.now();
    this.telling.tellTimes();
  }

  leave(guest: Guest): void {
    if (!this.guests.leave(guest)) return;
    const { party } = guest;
    if (party !== null && !this.isHere(party)) this.window.letGo(party);
    this.telling.tellTimes();
  }

  isHere(party: Party): boolean {
    return this.guests.isHere(party);
  }

  tellAll(message: Tell): void {
    this.guests.tell(message);
  }

  tellPlayers(message: Tell): void {
    this.guests.tell(message, ({ party }) => party !== null);
  }

  // --- looking ---------------------------------------------------------------------------------------------------------

  seat(party: Party): TableSeat {
    return this.telling.seat(party);
  }

  /** Everything one may know now. */
  look(party: Party | null, since = -1): Promise<ToldUpdate> {
    return this.telling.look(party, since);
  }

  faces(): Faces {
    return { time: this.times.face, window: this.window.face, claimIn: this.claimIn() };
  }

  private claimIn(): number | null {
    if (this.isOver) return null;
    const until = this.times.untilClaim((party) => this.guests.awaySince(party));
    return until === null ? null : Math.ceil(until / 1000);
  }

  // --- saying ----------------------------------------------------------------------------------------------------------

  say(party: Party, said: Command, given: Given): Promise<Acted> {
    const { key } = given;
    return this.keys.once(given, this.host.at, () => {
      // A pass counts when the window closes: how soon it was said tells nothing (C20.3).
      if (said.do === 'pass' && this.window.isTiming(party))
        return this.window.answered(() => this.act(party, said, key));
      return this.act(party, said, key);
    });
  }

  undo(party: Party, given: Given): Promise<Acted> {
    const { key } = given;
    return this.keys.once(given, this.host.at, () => {
      if (this.telling.isToldToOthers(party)) return Promise.reject(new NotNow('another has been told of it already'));
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
    if (this.isClosed) return Promise.reject(new NotNow('the game is being put away: try again'));
    const before = this.host.game;
    const from = this.host.at;
    const refused = play();
    if (refused !== null) return Promise.resolve({ refused });
    this.touched = this.surroundings.timing.now();
    const entry = JSON.stringify(step());
    this.settle();
    const at = this.host.at;
    const tells = this.telling.newsSince(before, from);
    const { asked, turn, stage } = this.row;
    const standing = this.standing();
    // What lists show of a game changes with few of its orders.
    const isListed = asked !== standing.asked || turn !== standing.turn || stage !== standing.stage;
    const stored = this.surroundings.journal.append({
      game: this.id,
      number: at,
      entry,
      key,
      at: this.touched,
      standing: isListed || this.isTimed ? standing : null,
    });
    this.memory.forget(this.host.persons.every((person) => this.telling.isToldToOthers(person)));
    const told = stored.then(() => {
      for (const [guest, message] of tells) if (this.guests.has(guest)) guest.tell(message);
      if (isListed) this.surroundings.onChanged(this);
      return { at };
    });
    told.catch((error: Error) => this.surroundings.onLost(this.id, error));
    this.storing = told.catch(() => undefined);
    this.afterwards(told);
    this.answerForAbsent();
    return told;
  }

  private get isTimed(): boolean {
    const { kind } = this.row.terms.clock;
    return kind === 'printed' || kind === 'thinking';
  }

  /** Nobody waits for these, and what fails here is made up for by the log. */
  private afterwards(told: Promise<unknown>): void {
    told
      .then(() => this.telling.tellLater())
      .then(() => this.memory.keepSometimes())
      .catch(() => undefined);
  }

  /** Before it is put away: it is taken up from there. */
  keepNow(): Promise<void> {
    return this.memory.keepNow();
  }

  standing(): Standing {
    const { turn, winner, endedBy } = this.host.game.state;
    const isOver = winner !== 'none';
    const times = { ...this.times.kept, reading: this.host.clock.reading };
    this.row = {
      ...this.row,
      turn,
      asked: this.host.asked.join(' '),
      winner: isOver ? winner : '',
      endedBy,
      endedHow: this.ending,
      stage: isOver ? 'over' : 'running',
      times,
      changed: this.touched,
    };
    const { asked, endedHow, stage } = this.row;
    return {
      turn,
      asked,
      winner: this.row.winner,
      endedBy,
      endedHow,
      stage,
      times: JSON.stringify(times),
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
    this.telling.tellTimes();
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
    this.callOff?.();
    this.callOff = null;
    if (this.isOver || this.isClosed) return;
    const due = [this.host.clock.untilNext, this.times.untilLost].filter((left) => left !== null);
    if (due.length > 0) this.callOff = this.surroundings.timing.later(Math.min(...due) + 1, () => this.ring());
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
    else this.telling.tellTimes();
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

  /** Whether it may be put away: nobody is here, and nothing waits for a moment to come. */
  get isIdle(): boolean {
    return this.isEmpty && this.host.clock.untilNext === null && this.times.untilLost === null && !this.window.isOpen;
  }

  close(): void {
    this.isClosed = true;
    this.callOff?.();
    this.window.close();
  }
}
