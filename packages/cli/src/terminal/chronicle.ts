import { SIDES, eventFor, type GameEvent, type Side } from '@sensorium/engine';
import { tellEvent } from '../words.ts';
import type { SpokenNames } from './names.ts';

export type Reader = Side | 'public' | 'all';

interface Chapter {
  readonly lines: Readonly<Record<Reader, readonly string[]>>;
}

/** The event as both sides may know it. */
const publicEvent = (event: GameEvent): GameEvent => SIDES.reduce((known: GameEvent, side) => eventFor(known, side), event);

/**
 * The sentences of one command's events, for one reader (C20.1: nobody is told more than his side may know). Why an
 * automaton did it is told beside the first thing that came of it (S7.4).
 */
export const tellAll = (events: readonly GameEvent[], reader: Reader, names: SpokenNames): string[] => {
  let motive: { readonly text: string; readonly rule: string } | null = null;
  return events.flatMap((event) => {
    const known = reader === 'all' ? event : reader === 'public' ? publicEvent(event) : eventFor(event, reader);
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
  private readonly chapters: Chapter[] = [];

  /** Without a clock nobody needs to hear of it (C4.7). */
  constructor(names: SpokenNames, isTimed: boolean) {
    this.names = names;
    this.isTimed = isTimed;
  }

  add(events: readonly GameEvent[]): void {
    const heard = this.isTimed ? events : events.filter((event) => event.is !== 'clock-started');
    const told = (reader: Reader): string[] => tellAll(heard, reader, this.names);
    this.chapters.push({
      lines: { marines: told('marines'), aliens: told('aliens'), public: told('public'), all: told('all') },
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
