/** A client's side of a table elsewhere: it puts together what is told, and knows when something is missing. */
import type { GameEvent, View } from '@sensorium/engine';
import { FROM_THE_START, type News, type Update } from '../protocol.ts';
import type { ToldUpdate } from './tells.ts';
import { changed } from './viewChanges.ts';

export interface TableNews extends Update, Pick<ToldUpdate, 'time' | 'window' | 'claimIn'> {}

interface Told {
  readonly event: GameEvent;
  readonly number: number;
}

export class OnlineTable {
  private view: View | null = null;
  private latest: ToldUpdate | null = null;
  private told: Told[] = [];
  /** How far each update reached, and what it left of those before. */
  private readonly heard: News[] = [];

  /** The number to ask from. */
  get at(): number {
    return this.latest?.at ?? FROM_THE_START;
  }

  /** False where something is missing, and `look` must be asked from `at`: nothing has changed then. */
  hear(update: ToldUpdate): boolean {
    const isWhole = update.view !== undefined;
    if (!isWhole && (this.view === null || update.base !== this.at))
      return this.latest !== null && update.at <= this.at;
    this.view = isWhole ? update.view : changed(this.view!, update.change!);
    // Told from the start again, it has what happened before the first command as well.
    const first = update.numbers[0] ?? Number.POSITIVE_INFINITY;
    this.told = this.told.filter(({ number }) => number <= update.keep && number < first);
    update.events.forEach((event, i) => {
      this.told.push({ event, number: update.numbers[i]! });
    });
    this.heard.push({ at: update.at, keep: update.keep, length: update.length });
    this.latest = update;
    return true;
  }

  /** How it stands, with what has happened since that number: what `look` gives at a table of one's own. */
  update(since = FROM_THE_START): TableNews {
    if (this.latest === null || this.view === null) throw new Error('nothing has been told yet');
    const { view: _view, base: _base, change: _change, ...latest } = this.latest;
    const keep = this.keptSince(since);
    const events = this.told.filter(({ number }) => number > keep || since < 0);
    return {
      ...latest,
      keep,
      view: this.view,
      events: events.map(({ event }) => event),
      numbers: events.map(({ number }) => number),
    };
  }

  private keptSince(since: number): number {
    const before = this.heard.findLast(({ at }) => at <= since);
    const later = this.heard.filter(({ at }) => at > since);
    return Math.min(before?.length ?? 0, ...later.map(({ keep }) => keep));
  }
}
