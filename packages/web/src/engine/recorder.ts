/** Stores a game order by order. What cannot be stored is counted, and tried again with the next order. */
import type { GameHost } from '@sensorium/host';
import type { Appendix } from '@sensorium/host/protocol';
import { tellOthers } from '../storage/tabs.ts';
import type { News, OrderStore, Refused } from '../storage/orders.ts';
import { joinSave, storedEntries, type Progress, type StoredGame } from '../storage/savedGame.ts';
import { ALL_KEPT, type Keeping, type StoredAs } from './protocol.ts';

/** The game is no longer in this browser. */
class GameGone extends Error {}

/** What is kept of a table. */
export interface Kept {
  readonly appendix: (since: number) => Appendix;
  /** The whole of it, as a file. */
  readonly save: () => string;
  readonly progress: Progress;
  /** What a game beside a real board has besides: kept whenever it changes. */
  readonly companion?: unknown;
}

export const keptOf = (host: GameHost): Kept => {
  const { turn, winner, endedBy } = host.game.state;
  return {
    appendix: (since) => host.appendix(since),
    save: () => host.save(),
    progress: { turn, winner: winner === 'none' ? '' : winner, endedBy },
  };
};

const entriesIn = (save: string): readonly unknown[] => (JSON.parse(save) as { entries: readonly unknown[] }).entries;

/** Orders both begin with. */
const sharedBy = (stored: StoredGame, save: string): number => {
  const entries = entriesIn(save);
  const differs = stored.entries.findIndex(
    ({ entry }, index) => JSON.stringify(entry) !== JSON.stringify(entries[index]),
  );
  return differs < 0 ? stored.entries.length : differs;
};

export class Recorder {
  keeping: Keeping = ALL_KEPT;
  private readonly store: OrderStore;
  private readonly storedAs: StoredAs;
  private readonly onKeeping: (keeping: Keeping) => void;
  /** How far the game is stored, as its host counts. */
  private at = 0;
  private isBegun = false;
  /** What was stored besides the orders. */
  private besides = '';
  /** Whose the game was before it was opened here. */
  private ownerBefore: string | null = null;

  constructor(store: OrderStore, storedAs: StoredAs, onKeeping: (keeping: Keeping) => void) {
    this.store = store;
    this.storedAs = storedAs;
    this.onKeeping = onKeeping;
  }

  /** The game becomes this window's; its save, if there is one. */
  async open(): Promise<string | undefined> {
    const { game, owner, isNew, unstored } = this.storedAs;
    let stored: Awaited<ReturnType<OrderStore['claim']>>;
    try {
      stored = await this.store.claim(game, owner);
    } catch (error) {
      // A game of which something is stored must not begin anew with other dice.
      if (!isNew && unstored === undefined) throw error;
      return unstored;
    }
    if (stored === 'gone' && unstored === undefined) throw new GameGone('gone');
    if (stored === 'gone' || stored === null) return unstored;
    this.isBegun = true;
    this.ownerBefore = stored.standing.owner;
    const isGoneOnWith = unstored !== undefined && stored.standing.owner === owner;
    this.at = isGoneOnWith ? sharedBy(stored, unstored) : stored.entries.length;
    this.besides = JSON.stringify([stored.standing.companion, stored.standing.hints ?? 0]);
    return isGoneOnWith ? unstored : joinSave(stored);
  }

  /** Whether nobody else has written since he did. */
  isGoneOnWith(owner: string): boolean {
    return this.ownerBefore === owner;
  }

  /** To look on. */
  async look(): Promise<StoredGame> {
    const stored = await this.store.read(this.storedAs.game);
    if (stored === null) throw new GameGone('gone');
    return stored;
  }

  /** Nothing of what was stored counts any more. */
  beginAnew(): void {
    this.isBegun = false;
  }

  async keep(kept: Kept): Promise<void> {
    if (this.keeping.problem === 'taken') return;
    const { entries, keep, length, at, position, reading, hints } = kept.appendix(this.isBegun ? this.at : 0);
    const { companion, progress } = kept;
    const besides = JSON.stringify([companion, hints]);
    if (this.isBegun && at === this.at && besides === this.besides) return this.tell(ALL_KEPT);
    const { game, owner } = this.storedAs;
    const standing = {
      id: game,
      owner,
      number: at,
      length,
      position,
      reading,
      hints,
      ...(companion === undefined ? {} : { companion }),
      ...progress,
      changed: Date.now(),
    };
    const refused = await this.write(kept, { keep, entries: storedEntries(game, keep, entries), standing });
    if (refused === 'gone') this.isBegun = false;
    if (refused !== null) return this.tell({ unkept: Math.max(1, entries.length), problem: refused });
    this.isBegun = true;
    this.at = at;
    this.besides = besides;
    this.tell(ALL_KEPT);
    tellOthers({ store: 'games', id: game });
  }

  private async write(kept: Kept, news: News): Promise<Refused | 'failed' | null> {
    try {
      if (this.isBegun) return await this.store.append(news);
      const saved = JSON.parse(kept.save()) as Record<string, unknown>;
      const { entries: _, position: __, reading: ___, hints: ____, companion: _____, ...opening } = saved;
      return await this.store.begin({ id: this.storedAs.game, opening }, news);
    } catch {
      return 'failed';
    }
  }

  private tell(keeping: Keeping): void {
    const { unkept, problem } = this.keeping;
    if (keeping.unkept === unkept && keeping.problem === problem) return;
    this.keeping = keeping;
    this.onKeeping(keeping);
  }
}
