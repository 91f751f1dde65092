/** What each has been shown, entry by entry. People at one screen never read each other's (C20). */
import type { GameEvent } from '@sensorium/engine';
import type { Party, Update } from '../engine/protocol.ts';
import type { Stage } from './stage.ts';

export interface LogEntry {
  readonly key: number;
  readonly event: GameEvent;
  /** The command it belongs to, counted from 1: an undo takes back what came later. */
  readonly number: number;
  /** The stage before it, so that pieces that are gone still have a name. */
  readonly names: ReadonlyMap<number, number>;
  /** What stood on squares before it. */
  readonly features: Stage['features'];
}

export class Logbook {
  private readonly entries: Record<Party, readonly LogEntry[]> = { marines: [], 'marines-2': [], aliens: [] };
  private nextKey = 0;

  /** Strikes out what has been taken back, and writes down what is new to him; its whole log. */
  extend(viewer: Party, update: Update, before: Stage): readonly LogEntry[] {
    const names = new Map([...before.actors.values()].map((actor) => [actor.id, actor.profile]));
    const news = update.events.map((event, index): LogEntry => {
      if ('piece' in event && 'now' in event && 'profile' in event.now) names.set(event.piece, event.now.profile);
      return { key: this.nextKey++, event, number: update.numbers[index]!, names, features: before.features };
    });
    const shown = this.entries[viewer];
    const isTakenBack = (shown.at(-1)?.number ?? 0) > update.keep;
    const kept = isTakenBack ? shown.filter(({ number }) => number <= update.keep) : shown;
    if (isTakenBack || news.length > 0) this.entries[viewer] = [...kept, ...news];
    return this.entries[viewer];
  }
}
