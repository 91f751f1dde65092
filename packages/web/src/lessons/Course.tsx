/** The course: what there is to learn, what is done, and what to play when it is. */
import { LESSONS, type Lesson } from '@sensorium/content';
import { inLanguage, wordsOf, type CourseWords } from '@sensorium/content/words';
import { Page } from '../app/Page.tsx';
import { formatRoute } from '../app/router.ts';
import { useWords } from '../words/words.ts';
import { NextGames } from './NextGames.tsx';
import { NOT_BEGUN, forgetProgress, noteProgress, useProgress, type LessonProgress } from './progress.ts';
import './course.css';

const stateOf = (
  said: CourseWords['state'],
  lesson: Lesson,
  { step, isDone, isSkipped, save }: LessonProgress,
): string => {
  if (isDone) return said.done;
  if (isSkipped) return said.skipped;
  if (lesson.kind === 'mission') return save === undefined ? said.fresh : said.underway;
  return step < 0 ? said.fresh : said.begun(step + 1, lesson.steps.length);
};

const isBegun = ({ step, save }: LessonProgress): boolean => step >= 0 || save !== undefined;

const Row = ({ lesson, progress, number }: { lesson: Lesson; progress: LessonProgress; number: number }) => {
  const { language } = useWords();
  const said = wordsOf(language, 'course');
  const { title, goal } = inLanguage(lesson.words, language);
  const { isDone, isSkipped } = progress;
  const deed = isDone ? said.again : isBegun(progress) ? said.goOn : said.begin;
  return (
    <li className="lesson-row" data-lesson={lesson.id} data-done={isDone} data-skipped={isSkipped}>
      <span className="lesson-number" aria-hidden="true">
        {isDone ? '✓' : number}
      </span>
      <div>
        <h3>{title}</h3>
        <p className="soft">{goal}</p>
        <p className="lesson-state">{stateOf(said.state, lesson, progress)}</p>
      </div>
      <div className="game-tools">
        <a
          className={isDone || isSkipped ? 'button' : 'button primary'}
          href={formatRoute('lessons', lesson.id)}
          aria-label={said.of(deed, title)}
        >
          {deed}
        </a>
        {isDone ? null : (
          <button
            type="button"
            className="button quiet"
            aria-label={said.of(isSkipped ? said.unskip : said.skip, title)}
            onClick={() => noteProgress(lesson.id, { isSkipped: !isSkipped })}
          >
            {isSkipped ? said.unskip : said.skip}
          </button>
        )}
      </div>
    </li>
  );
};

/** Where the game is taught, and what comes after the first mission. */
const lastOfFirst = LESSONS.findIndex(({ kind }) => kind === 'mission');

export const CourseList = () => {
  const { language } = useWords();
  const said = wordsOf(language, 'course');
  const progress = useProgress();
  const rows = LESSONS.map((lesson, place) => (
    <Row key={lesson.id} lesson={lesson} progress={progress[lesson.id] ?? NOT_BEGUN} number={place + 1} />
  ));
  const done = LESSONS.filter(({ id }) => progress[id]?.isDone === true).length;
  return (
    <>
      <p className="label">{said.progress(done, LESSONS.length)}</p>
      <h2>{said.parts.first}</h2>
      <ol className="lesson-list">{rows.slice(0, lastOfFirst + 1)}</ol>
      <h2>{said.parts.further}</h2>
      <ol className="lesson-list" start={lastOfFirst + 2}>
        {rows.slice(lastOfFirst + 1)}
      </ol>
      {Object.keys(progress).length === 0 ? null : (
        <button type="button" className="button quiet" onClick={forgetProgress}>
          {said.forget}
        </button>
      )}
    </>
  );
};

export const Course = () => {
  const { language } = useWords();
  const said = wordsOf(language, 'course');
  const progress = useProgress();
  const isTaken = LESSONS.slice(0, lastOfFirst + 1).every(
    ({ id }) => progress[id]?.isDone === true || progress[id]?.isSkipped === true,
  );
  return (
    <Page title={said.title} className="lessons-page">
      <p>{said.intro}</p>
      {isTaken ? <NextGames /> : null}
      <CourseList />
      {isTaken ? null : <NextGames />}
    </Page>
  );
};
