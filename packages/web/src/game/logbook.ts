/** What each side has been told, entry by entry. Two people at one screen never read each other's (C20). */
import type { GameEvent, Side } from '@sensorium/engine';
import type { Update } from '../engine/protocol.ts';
import type { Stage } from './stage.ts';

export interface LogEntry {
  readonly key: number;
  readonly event: GameEvent;
  /** Accepted commands when it happened: an undo takes back what came later. */
  readonly length: number;
  /** The stage before it, so that pieces that are gone still have a name. */
  readonly names: ReadonlyMap<number, number>;
  /** What stood on squares before it. */
  readonly features: Stage['features'];
}

export class Logbook {
  private readonly entries: Record<Side, readonly LogEntry[]> = { marines: [], aliens: [] };
  private nextKey = 0;

  /** Writes down what is new to this side; its whole log. */
  extend(viewer: Side, update: Update, before: Stage): readonly LogEntry[] {
    const names = new Map([...before.actors.values()].map((actor) => [actor.id, actor.profile]));
    const news = update.events.map((event): LogEntry => {
      if ('piece' in event && 'now' in event && 'profile' in event.now) names.set(event.piece, event.now.profile);
      return { key: this.nextKey++, event, length: update.length, names, features: before.features };
    });
    if (news.length > 0) this.entries[viewer] = [...this.entries[viewer], ...news];
    return this.entries[viewer];
  }

  /** Strikes out what an undo has undone; what is left of this side's log. */
  takeBack(viewer: Side, { length }: Update): readonly LogEntry[] {
    for (const side of ['marines', 'aliens'] as const)
      this.entries[side] = this.entries[side].filter((entry) => entry.length <= length);
    return this.entries[viewer];
  }
}
