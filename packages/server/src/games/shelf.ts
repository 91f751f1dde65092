/** The games this process has in memory: taken from the log, put away when nobody looks at them, given up when another process has them. */
import { setupFromFile } from '@sensorium/content';
import { FileError, type Scenario, type Setup } from '@sensorium/engine';
import { openTable, resumePosition, type GameHost, type KeptPosition } from '@sensorium/host';
import { Elsewhere, Fault } from '../fault.ts';
import type { Journal } from '../journal.ts';
import { LiveGame } from './liveGame.ts';
import { KEYS_KEPT } from './orderKeys.ts';
import { sayAgain } from './past.ts';
import type { GameRow, GameStore } from './store.ts';
import { clockOf, seatsFor } from './terms.ts';
import type { Timing } from './timing.ts';

export interface ShelfSettings {
  /** This process, by its lease. */
  readonly owner: string;
  readonly timing: Timing;
  /** Milliseconds after which a game nobody looks at is put away. */
  readonly idle: number;
}

/** Shared by all games that are played on the same. */
interface Made {
  readonly scenario: Scenario;
  readonly setup: Setup;
}

interface Taken {
  readonly host: GameHost;
  readonly keys: readonly { readonly key: string; readonly number: number }[];
  /** The number of the position it was taken up from. */
  readonly keptAt: number;
}

const MOST_SETUPS = 100;
const MOST_ADOPTED = 500;
const PORTION = 50;

export class Shelf {
  /** It has changed for those who list it. */
  onChanged: ((live: LiveGame) => void) | null = null;
  private readonly live = new Map<string, Promise<LiveGame>>();
  private readonly store: GameStore;
  private readonly journal: Journal;
  private readonly settings: ShelfSettings;
  private readonly setups = new Map<string, Made>();
  private readonly sweeping: ReturnType<typeof setInterval>;

  constructor(store: GameStore, journal: Journal, settings: ShelfSettings) {
    this.store = store;
    this.journal = journal;
    this.settings = settings;
    this.sweeping = setInterval(() => void this.sweep(), Math.max(100, settings.idle / 4));
    this.sweeping.unref();
  }

  get size(): number {
    return this.live.size;
  }

  /** If it is in memory here. */
  async here(game: string): Promise<LiveGame | null> {
    return (await this.live.get(game)?.catch(() => null)) ?? null;
  }

  /** How it stands, whether it is in memory or not. */
  async row(game: string): Promise<GameRow | null> {
    return (await this.here(game))?.row ?? (await this.store.game(game));
  }

  /** In memory, or brought back from its log. Throws `Elsewhere`. */
  take(game: string): Promise<LiveGame> {
    let found = this.live.get(game);
    if (found === undefined) {
      found = this.bringBack(game);
      this.live.set(game, found);
      found.catch(() => this.live.delete(game));
    }
    return found;
  }

  private async bringBack(game: string): Promise<LiveGame> {
    const owner = await this.store.claim(game, this.settings.owner);
    if (owner === null) throw new Fault('no-such-game', 'there is no such game');
    if (owner !== this.settings.owner) throw new Elsewhere(owner);
    // Read after it is ours: nobody else writes any more.
    const row = (await this.store.game(game))!;
    if (row.scenario === null) throw new Fault('not-now', 'the game has not begun');
    const made = await this.setupOf(row.scenario);
    const taken = await this.takenUp(row, made);
    return new LiveGame(row, taken.host, taken, {
      timing: this.settings.timing,
      journal: this.journal,
      onLost: (lost) => void this.drop(lost),
      onChanged: (live) => this.onChanged?.(live),
      keep: (id, position) => this.store.keepPosition(id, position),
      past: {
        begin: () => this.hostFrom(row, made),
        stepsAfter: async (number) => (await this.store.log(game, number)).map(({ step }) => step),
        numberOf: (key, after) => this.store.numberOf(game, key, after),
      },
    });
  }

  /** From the last position that was kept, or from the beginning. */
  private async takenUp(row: GameRow, made: Made): Promise<Taken> {
    const position = await this.store.position(row.id);
    const lines = await this.store.log(row.id, Math.max(0, (position?.at ?? 0) - KEYS_KEPT));
    const host = (position === null ? null : this.hostAt(row, made, position)) ?? this.hostFrom(row, made);
    // What was kept by another version of the rules may make no sense to this one: the log does.
    const isWhole = host.at > 0 || position === null;
    const after = isWhole ? lines : await this.store.log(row.id);
    const begun = host.at;
    await sayAgain(
      host,
      after.flatMap(({ number, step }) => (number > begun ? [step] : [])),
    );
    const keys = after.slice(-KEYS_KEPT).flatMap(({ key, number }) => (key === null ? [] : [{ key, number }]));
    return { host, keys, keptAt: begun };
  }

  private hostAt(row: GameRow, { setup }: Made, position: KeptPosition): GameHost | null {
    try {
      return resumePosition(
        position,
        {
          setup,
          seed: row.dice,
          sides: seatsFor(row.terms),
          clock: clockOf(row.terms),
          reading: row.times?.reading ?? null,
        },
        { now: this.settings.timing.steady },
      );
    } catch (error) {
      if (error instanceof FileError) return null;
      throw error;
    }
  }

  /** The whole record of a game that is over: whoever has it, nobody writes to it. */
  async record(row: GameRow): Promise<string> {
    const [made, lines] = await Promise.all([this.setupOf(row.scenario!), this.store.log(row.id)]);
    const host = this.hostFrom(row, made);
    await sayAgain(
      host,
      lines.map(({ step }) => step),
    );
    return host.save();
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

  /** Games whose clock must run though nobody has opened them: of processes that are dead, or from before a restart. */
  async adopt(): Promise<void> {
    const games = await this.store.orphans(MOST_ADOPTED).catch(() => []);
    for (const game of games) await this.take(game).catch(() => undefined);
  }

  /** It is another's, or could not be stored: whoever asks next gets what the log says. */
  async drop(game: string): Promise<void> {
    const found = this.live.get(game);
    this.live.delete(game);
    const live = await found?.catch(() => null);
    live?.close();
    live?.tellAll({ tell: 'stage', game, stage: 'running' });
  }

  /** Others have taken this process for dead: what another has had is no longer sure, though he may have died meanwhile. */
  async dropLost(): Promise<void> {
    const games = [...this.live.keys()];
    const owned = new Set(await this.store.owned(games, this.settings.owner).catch(() => []));
    for (const game of games) if (!owned.has(game)) void this.drop(game);
  }

  private async sweep(): Promise<void> {
    const now = this.settings.timing.now();
    for (const [id, found] of this.live) {
      const live = await found.catch(() => null);
      if (live === null || !live.isIdle || now - live.touched < this.settings.idle) continue;
      await live.settled();
      await live.keepNow().catch(() => undefined);
      if (!live.isIdle || this.live.get(id) !== found) continue;
      this.live.delete(id);
      live.close();
    }
  }

  /** Everything said is stored, and the games are anybody's; who sits at them opens them anew elsewhere. */
  async close(): Promise<void> {
    clearInterval(this.sweeping);
    const lives = await Promise.all([...this.live.values()].map((found) => found.catch(() => null)));
    this.live.clear();
    // What cannot be kept now is in the log.
    await inPortions(lives, async (live) => {
      await live?.settled();
      await live?.keepNow().catch(() => undefined);
      live?.close();
      await live?.settled();
    });
    await this.store.releaseAll(this.settings.owner);
    for (const live of lives) live?.tellAll({ tell: 'stage', game: live.id, stage: 'running' });
  }
}

/** So many at a time as the database has connections for. */
const inPortions = async <Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> => {
  for (let from = 0; from < items.length; from += PORTION)
    await Promise.all(items.slice(from, from + PORTION).map(act));
};
