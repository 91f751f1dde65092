/** Learning by playing: a mission may carry lessons, each due when something has happened. */
import type { Lesson } from '@sensorium/content';
import type { GameEvent } from '@sensorium/engine';

/** The mission the home screen teaches with. The dice are the same for everybody. */
export const TUTORIAL = { mission: 'first-steps', seed: 1989, opponent: 'diceroller-1' } as const;

/** What the person has lived through so far. */
export interface Experience {
  readonly turn: number;
  readonly events: readonly GameEvent[];
  /** What is being decided now. */
  readonly decision: string;
}

const isDue = ({ trigger }: Lesson, { turn, events, decision }: Experience): boolean => {
  if (trigger.on === 'turn') return turn >= trigger.turn;
  if (trigger.on === 'event') return events.some(({ is }) => is === trigger.event);
  if (trigger.on === 'decision') return decision === trigger.decision;
  return true;
};

/** Those that are due, whether or not they were read. */
export const lessonsDue = (lessons: readonly Lesson[], experience: Experience): ReadonlySet<string> =>
  new Set(lessons.filter((lesson) => isDue(lesson, experience)).map(({ id }) => id));

/** What a lesson asked for was done: the one after it has fallen due while it was read. */
export const isDone = (
  lessons: readonly Lesson[],
  id: string,
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): boolean => {
  const next = lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];
  return next !== undefined && now.has(next.id) && !before.has(next.id);
};

/** The first lesson that is due and has not been put away; one at a time. */
export const lessonFor = (
  lessons: readonly Lesson[],
  experience: Experience,
  putAway: ReadonlySet<string>,
): Lesson | null => lessons.find((lesson) => !putAway.has(lesson.id) && isDue(lesson, experience)) ?? null;
