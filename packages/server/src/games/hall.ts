/** What people do with games: they invite, sit down, go on to the next, and talk. */
import { createHash, randomInt } from 'node:crypto';
import type { Scenario } from '@sensorium/engine';
import type { Party } from '@sensorium/host';
import { PHRASES, type Stage, type TalkLine, type Terms } from '@sensorium/host/online';
import { newId } from '../secrets.ts';
import { Fault } from '../fault.ts';
import type { LiveGame } from './liveGame.ts';
import type { Shelf } from './shelf.ts';
import { MOST_LISTED } from './summaries.ts';
import type { GameRow, GameStore, SeatRow } from './store.ts';
import type { Timing } from './timing.ts';
import { BadTerms, partiesFor, scenarioOfTerms } from './terms.ts';

export interface HallSettings {
  readonly owner: string;
  readonly timing: Timing;
  readonly drawDice: () => string;
  /** Open games of one person. */
  readonly mostGames: number;
}

/** Who hears of lists that change. */
export interface Listener {
  readonly onLobby: () => void;
  readonly onGamesOf: (person: string) => void;
  readonly onSeats: (game: string) => void;
}

const TALK_KEPT = 100;

export class Hall {
  listener: Listener | null = null;
  /** Something has been said at a game. */
  onMoved: ((live: LiveGame) => void) | null = null;
  private readonly store: GameStore;
  private readonly shelf: Shelf;
  private readonly settings: HallSettings;

  constructor(store: GameStore, shelf: Shelf, settings: HallSettings) {
    this.store = store;
    this.shelf = shelf;
    this.settings = settings;
    shelf.onChanged = (live) => this.onChanged(live);
  }

  // --- before the game ---------------------------------------------------------------------------------------------------

  async invite(
    person: string,
    terms: Terms,
    others: readonly SeatRow[] = [],
  ): Promise<{ game: string; place: string }> {
    try {
      scenarioOfTerms(terms);
    } catch (error) {
      if (error instanceof BadTerms) throw new Fault('not-allowed', error.message);
      throw error;
    }
    if ((await this.store.countOpen(person)) >= this.settings.mostGames)
      throw new Fault('too-many', `nobody may have more than ${this.settings.mostGames} games at a time`);
    const parties = partiesFor(terms);
    const own = parties.find((party) => party === terms.sides) ?? parties[0]!;
    const seats = parties.map((party) => ({ party, person: party === own ? person : null, orders: null, bid: null }));
    const game = await this.create(terms, others.length > 0 ? others : seats, 1);
    this.listener?.onLobby();
    return game;
  }

  private async create(terms: Terms, seats: readonly SeatRow[], leg: 1 | 2): Promise<{ game: string; place: string }> {
    const [id, place] = [newId(), newId()];
    const created = this.settings.timing.now();
    await this.store.create({
      id,
      place,
      terms,
      scenario: null,
      dice: this.settings.drawDice(),
      stage: 'waiting',
      leg,
      created,
      seats,
    });
    for (const { person } of seats) if (person !== null) this.listener?.onGamesOf(person);
    return { game: id, place };
  }

  async invitation(place: string): Promise<GameRow> {
    const row = await this.store.behind(place);
    if (row === null || row.stage !== 'waiting')
      throw new Fault('no-such-invitation', 'this invitation is no longer there');
    return row;
  }

  async join(person: string, place: string, wanted?: Party): Promise<{ game: string; party: Party }> {
    const row = (await this.store.behind(place)) ?? (await this.invitation(place));
    if (!row.seats.some((seat) => seat.person === person))
      await this.sitDown(person, await this.invitation(place), wanted);
    const now = (await this.store.game(row.id))!;
    if (now.stage === 'waiting' && now.seats.every((seat) => seat.person !== null)) await this.seatAll(now);
    const then = (await this.store.game(row.id))!;
    this.tellChange(then);
    this.listener?.onLobby();
    return { game: row.id, party: then.seats.find((seat) => seat.person === person)!.party };
  }

  private async sitDown(person: string, row: GameRow, wanted: Party | undefined): Promise<void> {
    if ((await this.store.countOpen(person)) >= this.settings.mostGames)
      throw new Fault('too-many', `nobody may have more than ${this.settings.mostGames} games at a time`);
    const free = row.seats.filter((seat) => seat.person === null).map(({ party }) => party);
    const party = wanted ?? partiesFor(row.terms).find((candidate) => free.includes(candidate));
    if (party === undefined || !free.includes(party) || !(await this.store.sit(row.id, party, person)))
      throw new Fault('already-taken', 'another was quicker');
  }

  async withdraw(person: string, game: string): Promise<void> {
    const row = await this.rowFor(game, person);
    if (row.stage !== 'waiting') throw new Fault('not-now', 'somebody has accepted it already');
    await this.store.setStage(game, 'withdrawn', this.settings.timing.now());
    this.tellChange({ ...row, stage: 'withdrawn' });
    this.listener?.onLobby();
  }

  /** Of several who see the last sit down, one begins. */
  private async seatAll(row: GameRow): Promise<void> {
    if (!(await this.store.claimStart(row.id, this.settings.owner))) return;
    if (row.terms.sides === 'lot') await this.store.reseat(row.id, shuffled(row.seats));
    await this.start(row.id, row.terms);
  }

  private async start(game: string, terms: Terms): Promise<void> {
    if (terms.sides === 'bids') await this.store.setStage(game, 'bidding', this.settings.timing.now());
    else await this.begin(game, scenarioOfTerms(terms));
  }

  async stageChanged(game: string, stage: Stage): Promise<void> {
    await this.store.setStage(game, stage, this.settings.timing.now());
    this.tellChange((await this.store.game(game))!);
  }

  async begin(game: string, scenario: Scenario): Promise<void> {
    const text = JSON.stringify(scenario);
    const hash = createHash('sha256').update(text).digest('base64url');
    await this.store.begin(game, hash, text, this.settings.timing.now());
    const live = await this.shelf.take(game);
    const { turn, asked } = live.standing();
    await this.store.stand(game, turn, asked);
    this.listener?.onSeats(game);
  }

  // --- the game ----------------------------------------------------------------------------------------------------------

  /** The row of a game for one who sits there. */
  async rowFor(game: string, person: string): Promise<GameRow> {
    const row = await this.row(game);
    if (!row.seats.some((seat) => seat.person === person))
      throw new Fault('not-your-place', 'you have no place at this game');
    return row;
  }

  async row(game: string): Promise<GameRow> {
    const row = await this.shelf.row(game);
    if (row === null) throw new Fault('no-such-game', 'there is no such game');
    return row;
  }

  /** In memory, or brought back from its log. Throws `Elsewhere`. */
  liveGame(game: string): Promise<LiveGame> {
    return this.shelf.take(game);
  }

  private onChanged(live: LiveGame): void {
    this.onMoved?.(live);
    for (const { person } of live.row.seats) if (person !== null) this.listener?.onGamesOf(person);
    if (live.isOver) void this.finish(live);
  }

  /** A match goes on with the sides swapped, on the same board and with the same force. */
  private async finish(live: LiveGame): Promise<void> {
    const { row } = live;
    if (row.terms.match && row.leg === 1 && row.next === null) {
      live.row = { ...row, next: 'coming' };
      const scenario = JSON.parse(await this.store.scenario(row.scenario!)) as Scenario;
      await this.goOn(row, swapped(row.seats), 2, (game) => this.begin(game, scenario));
    }
    this.listener?.onSeats(row.id);
  }

  /** The game after this one: of two that are made at once one counts. */
  private async goOn(
    row: GameRow,
    seats: readonly SeatRow[],
    leg: 1 | 2,
    start: (game: string) => Promise<void>,
  ): Promise<string> {
    const made = await this.create({ ...row.terms, open: false }, seats, leg);
    const isFirst = await this.store.setNext(row.id, made.game);
    if (isFirst) await start(made.game);
    else await this.store.setStage(made.game, 'withdrawn', this.settings.timing.now());
    const next = isFirst ? made.game : (await this.store.game(row.id))!.next!;
    await this.rematchChanged(row, { next });
    return next;
  }

  private async rematchChanged(row: GameRow, change: Partial<GameRow>): Promise<void> {
    const live = await this.shelf.here(row.id);
    if (live !== null) live.row = { ...live.row, ...change };
    this.tellChange({ ...row, ...change });
  }

  async rematch(person: string, game: string, isSwapped: boolean): Promise<{ game: string | null }> {
    await this.rowFor(game, person);
    // Whoever has the game knows what its players want.
    await this.shelf.take(game);
    for (;;) {
      const row = (await this.store.game(game))!;
      if (row.stage !== 'over') throw new Fault('not-now', 'the game is not over');
      if (row.next !== null) return { game: row.next };
      const wants = [...row.wantsRematch.filter((wish) => wish.person !== person), { person, swapped: isSwapped }];
      if (!(await this.store.wishRematch(game, wants, row.wantsRematch))) continue;
      await this.rematchChanged(row, { wantsRematch: wants });
      if (!row.seats.every((seat) => wants.some((wish) => wish.person === seat.person))) return { game: null };
      // Whoever offered it said how.
      const seats = wants[0]!.swapped ? swapped(row.seats) : row.seats;
      return { game: await this.goOn(row, seats, 1, (next) => this.start(next, row.terms)) };
    }
  }

  async replay(game: string): Promise<string> {
    const row = await this.row(game);
    if (row.stage !== 'over') throw new Fault('not-now', 'the game is not over: its dice and secrets are nobody’s yet');
    return this.shelf.record(row);
  }

  /** What has not begun without him is withdrawn; the places he has at games that run. */
  async leaveAll(person: string): Promise<{ readonly game: string; readonly party: Party }[]> {
    const rows = await this.store.gamesOf(person, MOST_LISTED);
    for (const { id, stage } of rows)
      if (stage === 'waiting' || stage === 'bidding' || stage === 'mustering') await this.stageChanged(id, 'withdrawn');
    return rows
      .filter(({ stage }) => stage === 'running')
      .map(({ id, seats }) => ({ game: id, party: seats.find((seat) => seat.person === person)!.party }));
  }

  // --- talk --------------------------------------------------------------------------------------------------------------

  async talk(person: string, game: string, text: string): Promise<void> {
    const row = await this.rowFor(game, person);
    const { talk } = row.terms;
    if (talk === 'off') throw new Fault('not-allowed', 'there are no messages in this game');
    if (talk === 'phrases' && !(PHRASES as readonly string[]).includes(text))
      throw new Fault('not-allowed', `one of: ${PHRASES.join(', ')}`);
    const { party } = row.seats.find((seat) => seat.person === person)!;
    const live = row.scenario === null ? null : await this.shelf.take(game);
    const said = { party, text, at: this.settings.timing.now() };
    const line: TalkLine = { number: await this.store.addTalk(game, said), ...said };
    live?.tellPlayers({ tell: 'talk', game, line });
  }

  talkOf(game: string): Promise<TalkLine[]> {
    return this.store.talk(game, TALK_KEPT);
  }

  async setOrders(game: string, party: Party, orders: Parameters<LiveGame['setOrders']>[1]): Promise<void> {
    const live = await this.liveGame(game);
    await this.store.setOrders(game, party, orders);
    live.setOrders(party, orders);
  }

  private tellChange(row: GameRow): void {
    for (const { person } of row.seats) if (person !== null) this.listener?.onGamesOf(person);
    this.listener?.onSeats(row.id);
  }
}

/** Persons at places by lot. */
const shuffled = (seats: readonly SeatRow[]): SeatRow[] => {
  const persons = seats.map(({ person }) => person);
  for (let i = persons.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [persons[i], persons[j]] = [persons[j]!, persons[i]!];
  }
  return seats.map((seat, i) => ({ ...seat, person: persons[i]! }));
};

const swapped = (seats: readonly SeatRow[]): SeatRow[] =>
  seats.map((seat, i) => ({ ...seat, person: seats[(i + 1) % seats.length]!.person, orders: null, bid: null }));
