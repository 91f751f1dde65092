/** The games this process has in memory: taken from the log, put away when nobody looks at them, given up when another process has them. */
import { setupFromFile } from '@sensorium/content';
import type { Scenario, Setup } from '@sensorium/engine';
import { openTable, type GameHost } from '@sensorium/host';
import { Elsewhere, Fault } from '../fault.ts';
import type { Journal } from '../journal.ts';
import { LiveGame } from './liveGame.ts';
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

const MOST_SETUPS = 100;
const MOST_ADOPTED = 500;

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
    const [made, lines] = await Promise.all([this.setupOf(row.scenario), this.store.log(game)]);
    const host = this.hostFrom(row, made);
    host.again(lines.map(({ step }) => step));
    const keys = lines.flatMap(({ key, number }) => (key === null ? [] : [{ key, number }]));
    return new LiveGame(row, host, keys, {
      timing: this.settings.timing,
      journal: this.journal,
      onLost: (lost) => void this.drop(lost),
      onChanged: (live) => this.onChanged?.(live),
      beginAgain: () => this.hostFrom(row, made),
    });
  }

  /** The whole record of a game that is over: whoever has it, nobody writes to it. */
  async record(row: GameRow): Promise<string> {
    const [made, lines] = await Promise.all([this.setupOf(row.scenario!), this.store.log(row.id)]);
    const host = this.hostFrom(row, made);
    host.again(lines.map(({ step }) => step));
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
    for (const game of await this.store.orphans(MOST_ADOPTED)) await this.take(game).catch(() => undefined);
  }

  /** It is another's, or could not be stored: whoever asks next gets what the log says. */
  async drop(game: string): Promise<void> {
    const found = this.live.get(game);
    this.live.delete(game);
    const live = await found?.catch(() => null);
    live?.close();
    live?.tellAll({ tell: 'stage', game, stage: 'running' });
  }

  /** Others have taken this process for dead: nothing it remembers is sure. */
  dropAll(): void {
    for (const game of this.live.keys()) void this.drop(game);
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

  /** Everything said is stored, and the games are anybody's; who sits at them opens them anew elsewhere. */
  async close(): Promise<void> {
    clearInterval(this.sweeping);
    const lives = await Promise.all([...this.live.values()].map((found) => found.catch(() => null)));
    this.live.clear();
    for (const live of lives) live?.close();
    for (const live of lives) await live?.settled();
    await this.store.releaseAll(this.settings.owner);
    for (const live of lives) live?.tellAll({ tell: 'stage', game: live.id, stage: 'running' });
  }
}
