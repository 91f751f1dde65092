/** The table of a lesson, from its beginning or from where somebody left it. */
import type { Lesson } from '@sensorium/content';
import { BoardLessonTable } from './boardLesson.ts';
import type { LessonStart, LessonTable } from './lessonTable.ts';
import { MissionLessonTable } from './missionLesson.ts';

export const openLesson = (lesson: Lesson, start: LessonStart): LessonTable =>
  lesson.kind === 'mission' ? new MissionLessonTable(lesson, start) : new BoardLessonTable(lesson, start.step);
