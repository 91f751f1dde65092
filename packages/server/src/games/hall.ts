/** All the games of this server: invitations, those that run and are in memory, and those that are put away. */
import { createHash, randomInt } from 'node:crypto';
import { setupFromFile } from '@sensorium/content';
import type { Scenario, Setup } from '@sensorium/engine';
import { openTable, type GameHost, type Party } from '@sensorium/host';
import { PHRASES, type GameSummary, type Lobby, type Stage, type TalkLine, type Terms } from '@sensorium/host/online';
import type { Journal } from '../journal.ts';
import type { People } from '../people.ts';
import { newId } from '../secrets.ts';
import { Fault } from '../fault.ts';
import { LiveGame } from './liveGame.ts';
import type { GameRow, GameStore, SeatRow } from './store.ts';
import type { Timing } from './timing.ts';
import { BadTerms, clockOf, partiesFor, scenarioOfTerms, seatsFor } from './terms.ts';

export interface HallSettings {
  readonly owner: string;
  readonly timing: Timing;
  readonly drawDice: () => string;
  /** Open games of one person. */
  readonly mostGames: number;
  /** Milliseconds after which a game nobody looks at is put away. */
  readonly idle: number;
}

/** Who hears of lists that change. */
export interface Listener {
  readonly onLobby: () => void;
  readonly onGamesOf: (person: string) => void;
  readonly onSeats: (game: string) => void;
}

/** Shared by all games that are played on the same. */
interface Made {
  readonly scenario: Scenario;
  readonly setup: Setup;
}

const MOST_LISTED = 200;
const MOST_SETUPS = 100;
const TALK_KEPT = 100;
const LEASE = 1e15;

export class Hall {
  readonly live = new Map<string, Promise<LiveGame>>();
  listener: Listener | null = null;
  private readonly store: GameStore;
  private readonly people: People;
  private readonly journal: Journal;
  private readonly settings: HallSettings;
  private readonly setups = new Map<string, Made>();
  private readonly sweeping: ReturnType<typeof setInterval>;

  constructor(store: GameStore, people: People, journal: Journal, settings: HallSettings) {
    this.store = store;
    this.people = people;
    this.journal = journal;
    this.settings = settings;
    this.sweeping = setInterval(() => void this.sweep(), Math.max(100, settings.idle / 4));
    this.sweeping.unref();
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
    const row = await this.invitation(place);
    const mine = row.seats.find((seat) => seat.person === person);
    if (mine !== undefined) return { game: row.id, party: mine.party };
    if ((await this.store.countOpen(person)) >= this.settings.mostGames)
      throw new Fault('too-many', `nobody may have more than ${this.settings.mostGames} games at a time`);
    const free = row.seats.filter((seat) => seat.person === null).map(({ party }) => party);
    const party = wanted ?? partiesFor(row.terms).find((candidate) => free.includes(candidate));
    if (party === undefined || !free.includes(party) || !(await this.store.sit(row.id, party, person)))
      throw new Fault('already-taken', 'another was quicker');
    const now = (await this.store.game(row.id))!;
    if (now.seats.every((seat) => seat.person !== null)) await this.seatAll(now);
    const then = (await this.store.game(row.id))!;
    this.tellChange(then);
    this.listener?.onLobby();
    return { game: row.id, party: then.seats.find((seat) => seat.person === person)!.party };
  }

  async withdraw(person: string, game: string): Promise<void> {
    const row = await this.rowFor(game, person);
    if (row.stage !== 'waiting') throw new Fault('not-now', 'somebody has accepted it already');
    await this.store.setStage(game, 'withdrawn', this.settings.timing.now());
    this.tellChange({ ...row, stage: 'withdrawn' });
    this.listener?.onLobby();
  }

  private async seatAll(row: GameRow): Promise<void> {
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
    const live = await this.liveGame(game);
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
    const live = await this.live.get(game)?.catch(() => undefined);
    const row = live?.row ?? (await this.store.game(game));
    if (row === null) throw new Fault('no-such-game', 'there is no such game');
    return row;
  }

  /** In memory, or brought back from its log. */
  liveGame(game: string): Promise<LiveGame> {
    let found = this.live.get(game);
    if (found === undefined) {
      found = this.bringBack(game);
      this.live.set(game, found);
      found.catch(() => this.live.delete(game));
    }
    return found;
  }

  private async bringBack(game: string): Promise<LiveGame> {
    const row = await this.store.game(game);
    if (row === null) throw new Fault('no-such-game', 'there is no such game');
    if (row.scenario === null) throw new Fault('not-now', 'the game has not begun');
    await this.store.claim(game, this.settings.owner, LEASE);
    const [made, lines] = await Promise.all([this.setupOf(row.scenario), this.store.log(game)]);
    const host = this.hostFrom(row, made);
    host.again(lines.map(({ step }) => step));
    const keys = lines.flatMap(({ key, number }) => (key === null ? [] : [{ key, number }]));
    return new LiveGame(row, host, keys, {
      timing: this.settings.timing,
      journal: this.journal,
      onLost: (lost) => void this.drop(lost),
      onChanged: (live) => this.onChanged(live),
      beginAgain: () => this.hostFrom(row, made),
    });
  }

  private hostFrom(row: GameRow, { scenario, setup }: Made): GameHost {
    return openTable(
      {
        scenario,
        seed: row.dice,
        sides: seatsFor(row.terms),
        clock: clockOf(row.terms),
        reading: row.times?.reading ?? null,
      },
      { now: this.settings.timing.steady, drawSeed: () => row.dice, setupFor: () => setup },
    );
  }

  private async setupOf(hash: string): Promise<Made> {
    const known = this.setups.get(hash);
    if (known !== undefined) return known;
    const scenario = JSON.parse(await this.store.scenario(hash)) as Scenario;
    const made = { scenario, setup: setupFromFile(scenario) };
    if (this.setups.size >= MOST_SETUPS) this.setups.delete(this.setups.keys().next().value!);
    this.setups.set(hash, made);
    return made;
  }

  private onChanged(live: LiveGame): void {
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
    const live = await this.live.get(row.id);
    if (live !== undefined) live.row = { ...live.row, ...change };
    this.tellChange({ ...row, ...change });
  }

  async rematch(person: string, game: string, isSwapped: boolean): Promise<{ game: string | null }> {
    await this.rowFor(game, person);
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
    return (await this.liveGame(game)).host.save();
  }

  /** He is deleted: whoever plays with him has won. */
  async resignAll(person: string): Promise<void> {
    for (const row of await this.store.gamesOf(person, MOST_LISTED)) {
      if (row.stage === 'waiting' || row.stage === 'bidding' || row.stage === 'mustering')
        await this.stageChanged(row.id, 'withdrawn');
      if (row.stage !== 'running') continue;
      const live = await this.liveGame(row.id);
      await live.resignFor(row.seats.find((seat) => seat.person === person)!.party);
    }
  }

  // --- talk --------------------------------------------------------------------------------------------------------------

  async talk(person: string, game: string, text: string): Promise<void> {
    const row = await this.rowFor(game, person);
    const { talk } = row.terms;
    if (talk === 'off') throw new Fault('not-allowed', 'there are no messages in this game');
    if (talk === 'phrases' && !(PHRASES as readonly string[]).includes(text))
      throw new Fault('not-allowed', `one of: ${PHRASES.join(', ')}`);
    const { party } = row.seats.find((seat) => seat.person === person)!;
    const said = { party, text, at: this.settings.timing.now() };
    const line: TalkLine = { number: await this.store.addTalk(game, said), ...said };
    const live = await this.live.get(game);
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

  // --- lists -------------------------------------------------------------------------------------------------------------

  async lobby(): Promise<Lobby> {
    const rows = await this.store.lobby(MOST_LISTED);
    const summaries = await this.summaries(rows, '');
    return {
      invitations: rows.flatMap((row, i) =>
        row.stage === 'waiting' ? [{ place: row.place!, summary: summaries[i]! }] : [],
      ),
      games: summaries.filter(({ stage }) => stage === 'running'),
    };
  }

  async gamesOf(person: string): Promise<GameSummary[]> {
    const summaries = await this.summaries(await this.store.gamesOf(person, MOST_LISTED), person);
    return summaries.toSorted((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn));
  }

  async summary(row: GameRow, person: string): Promise<GameSummary> {
    return (await this.summaries([row], person))[0]!;
  }

  private async summaries(rows: readonly GameRow[], person: string): Promise<GameSummary[]> {
    const ids = rows.flatMap(({ seats }) => seats.flatMap((seat) => seat.person ?? []));
    const named = await this.people.named([...new Set(ids)]);
    const lives = await Promise.all(rows.map(async ({ id }) => this.live.get(id)?.catch(() => undefined)));
    return rows.map((row, i) => {
      const asked = row.stage === 'running' ? ((lives[i]?.row ?? row).asked.split(' ').filter(Boolean) as Party[]) : [];
      const mine = row.seats.filter((seat) => seat.person === person && person !== '').map(({ party }) => party);
      const isMyTurn = asked.some((party) => mine.includes(party)) || (mine.length > 0 && isWantedBefore(row, mine));
      return {
        game: row.id,
        terms: row.terms,
        stage: row.stage,
        seats: partiesFor(row.terms).map((party) => ({
          party,
          person: named.get(row.seats.find((seat) => seat.party === party)?.person ?? '') ?? null,
          isHere: lives[i]?.isHere(party) ?? false,
        })),
        mine,
        turn: row.turn,
        asked,
        isMyTurn,
        winner: row.winner,
        endedBy: row.endedBy,
        endedHow: row.endedHow,
        begun: row.created,
        changed: row.changed,
        next: row.next,
        leg: row.leg === 2 ? 2 : 1,
        rematchWanted: row.wantsRematch.flatMap(
          (wish) => row.seats.find((seat) => seat.person === wish.person)?.party ?? [],
        ),
        ...(mine.length > 0 && row.place !== null && row.stage === 'waiting' ? { place: row.place } : {}),
      };
    });
  }

  private tellChange(row: GameRow): void {
    for (const { person } of row.seats) if (person !== null) this.listener?.onGamesOf(person);
    this.listener?.onSeats(row.id);
  }

  // --- memory ------------------------------------------------------------------------------------------------------------

  /** It could not be stored: whoever asks next gets what the log says. */
  private async drop(game: string): Promise<void> {
    const live = await this.live.get(game);
    this.live.delete(game);
    live?.tellAll({ tell: 'stage', game, stage: 'running' });
    live?.close();
  }

  private async sweep(): Promise<void> {
    const now = this.settings.timing.now();
    for (const [id, found] of this.live) {
      const live = await found.catch(() => null);
      if (live === null || !live.isIdle || now - live.touched < this.settings.idle) continue;
      await live.settled();
      if (!live.isIdle || this.live.get(id) !== found) continue;
      this.live.delete(id);
      live.close();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping);
    for (const found of this.live.values()) {
      const live = await found.catch(() => null);
      await live?.settled();
      live?.close();
    }
    this.live.clear();
  }
}

const isWantedBefore = (
  { stage, seats }: { readonly stage: Stage; readonly seats: readonly SeatRow[] },
  mine: readonly Party[],
): boolean =>
  (stage === 'bidding' && seats.some((seat) => mine.includes(seat.party) && seat.bid === null)) ||
  (stage === 'mustering' && mine.includes('marines'));

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
