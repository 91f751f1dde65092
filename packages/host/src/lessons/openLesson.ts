/** The table of a lesson, from its beginning or from where somebody left it. */
import type { Lesson } from '@sensorium/content';
import { BoardLessonTable } from './boardLesson.ts';
import type { LessonStart, LessonTable } from './lessonTable.ts';
import { LessonError } from './wanted.ts';

export const openLesson = (lesson: Lesson, { step }: LessonStart): LessonTable => {
  if (lesson.kind === 'mission') throw new LessonError('not yet');
  return new BoardLessonTable(lesson, step);
};
