/** The lessons: the list of them, or one. */
import { LESSONS } from '@sensorium/content';
import { wordsOf } from '@sensorium/content/words';
import { Page } from '../app/Page.tsx';
import { useWords } from '../words/words.ts';
import { Course, CourseList } from './Course.tsx';
import { LessonPlay } from './LessonPlay.tsx';

export default function LessonsScreen({ id }: { id: string }) {
  const { language } = useWords();
  const place = LESSONS.findIndex((lesson) => lesson.id === id);
  const lesson = LESSONS[place];
  if (id === '') return <Course />;
  if (lesson !== undefined) return <LessonPlay key={id} lesson={lesson} next={LESSONS[place + 1] ?? null} />;
  const { title, missing } = wordsOf(language, 'course');
  return (
    <Page title={title}>
      <p className="note bad" role="alert">
        {missing}
      </p>
      <CourseList />
    </Page>
  );
}
