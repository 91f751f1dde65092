import { SIDES, eventFor, type GameEvent } from '@sensorium/engine';
import { PERSON, playerAt, sideOf, type Party, type Seats } from '@sensorium/host';
import { tellEvent } from '../terminalWords.ts';
import type { SpokenNames } from './names.ts';

export type Reader = Party | 'public' | 'all';

interface Chapter {
  readonly lines: Readonly<Record<Reader, readonly string[]>>;
}

/** A replay is told to sides. */
const ONE_EACH: Seats = { marines: PERSON, aliens: PERSON };

/** The event as both sides may know it. */
const publicEvent = (event: GameEvent): GameEvent =>
  SIDES.reduce((known: GameEvent, side) => eventFor(known, side), event);

const knownTo = (reader: Reader, sides: Seats, event: GameEvent): GameEvent => {
  if (reader === 'all') return event;
  if (reader === 'public') return publicEvent(event);
  return eventFor(event, sideOf(reader), playerAt(sides, reader) ?? undefined);
};

/**
 * The sentences of one command's events, for one reader (C20.1: nobody is told more than his side may know). Why an
 * automaton did it is told beside the first thing that came of it (S7.4).
 */
export const tellAll = (
  events: readonly GameEvent[],
  reader: Reader,
  names: SpokenNames,
  sides: Seats = ONE_EACH,
): string[] => {
  let motive: { readonly text: string; readonly rule: string } | null = null;
  return events.flatMap((event) => {
    const known = knownTo(reader, sides, event);
    const sentence = tellEvent(names.language, known, names);
    if (event.is === 'automaton-acted') motive = { text: sentence ?? '', rule: event.rule };
    if (sentence === null || event.is === 'automaton-acted') return [];
    const why = event.is === 'phase-began' ? null : motive;
    motive = null;
    return [why === null ? `${sentence} (${event.rule})` : `${sentence} ${why.text} (${event.rule}, ${why.rule})`];
  });
};

/** What has happened, one chapter a command, told when it happened: letters of the dead are given again later. */
export class Chronicle {
  private readonly names: SpokenNames;
  private readonly isTimed: boolean;
  private readonly sides: Seats;
  private readonly chapters: Chapter[] = [];

  /** Without a clock nobody needs to hear of it (C4.7). */
  constructor(names: SpokenNames, isTimed: boolean, sides: Seats) {
    this.sides = sides;
    this.names = names;
    this.isTimed = isTimed;
  }

  add(events: readonly GameEvent[]): void {
    const heard = this.isTimed ? events : events.filter((event) => event.is !== 'clock-started');
    const told = (reader: Reader): string[] => tellAll(heard, reader, this.names, this.sides);
    this.chapters.push({
      lines: {
        marines: told('marines'),
        'marines-2': told('marines-2'),
        aliens: told('aliens'),
        public: told('public'),
        all: told('all'),
      },
    });
  }

  takeBack(): void {
    this.chapters.pop();
  }

  latest(reader: Reader): readonly string[] {
    return this.chapters.at(-1)?.lines[reader] ?? [];
  }

  get length(): number {
    return this.chapters.length;
  }

  /** How many sentences were told since that chapter. */
  countSince(chapter: number, reader: Reader): number {
    return this.chapters.slice(chapter).reduce((sum, { lines }) => sum + lines[reader].length, 0);
  }

  last(reader: Reader, most: number): string[] {
    const lines: string[] = [];
    for (let i = this.chapters.length - 1; i >= 0 && lines.length < most; i--)
      lines.unshift(...this.chapters[i]!.lines[reader]);
    return lines.slice(-most);
  }
}
