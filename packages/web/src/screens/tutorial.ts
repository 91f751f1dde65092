/** Learning by playing: the first mission, one thing at a time. A lesson is done when its event has happened. */
import type { GameEvent } from '@sensorium/engine';

/** A game of this mission with this seed is the tutorial; the dice are the same for everybody. */
export const TUTORIAL = { mission: 'suicide-mission', seed: 1989, opponent: 'diceroller-1' } as const;

export const LESSONS = [
  'deploy',
  'move',
  'turn',
  'door',
  'overwatch',
  'end',
  'blip',
  'fire',
  'cp',
  'flamer',
  'combat',
  'win',
] as const;
export type LessonId = (typeof LESSONS)[number];

const DONE_BY: Readonly<Record<LessonId, (event: GameEvent) => boolean>> = {
  deploy: ({ is }) => is === 'cp-drawn',
  move: ({ is }) => is === 'piece-moved',
  turn: ({ is }) => is === 'piece-turned',
  door: ({ is }) => is === 'door-opened' || is === 'door-destroyed',
  overwatch: ({ is }) => is === 'overwatch-set',
  end: (event) => event.is === 'phase-began' && event.phase === 'reinforcement',
  blip: ({ is }) => is === 'blip-converted',
  fire: ({ is }) => is === 'shot-fired',
  cp: (event) => event.is === 'points-paid' && event.cp > 0,
  flamer: ({ is }) => is === 'flamer-fired',
  combat: ({ is }) => is === 'close-combat-fought',
  win: ({ is }) => is === 'game-ended',
};

/** Lessons come in order; one that has been lived through already is not taught. */
export const lessonAfter = (events: readonly GameEvent[], skipped: ReadonlySet<LessonId>): LessonId | null =>
  LESSONS.find((lesson) => !skipped.has(lesson) && !events.some(DONE_BY[lesson])) ?? null;
