import { useState, useSyncExternalStore } from 'react';
import type { GameSession } from '../game/index.ts';
import { useWords } from '../words/words.ts';
import { lessonAfter, LESSONS, type LessonId } from './tutorial.ts';
import './lessons.css';

export const Lessons = ({ session }: { session: GameSession }) => {
  const { tutorial } = useWords();
  const { log } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const [skipped, setSkipped] = useState<ReadonlySet<LessonId>>(new Set());
  const lesson = lessonAfter(
    log.map(({ event }) => event),
    skipped,
  );
  if (lesson === null) return null;
  const { title, text } = tutorial.lessons[lesson];
  return (
    <aside className="lesson" aria-label={tutorial.title} aria-live="polite">
      <p className="label">{tutorial.step(LESSONS.indexOf(lesson) + 1, LESSONS.length)}</p>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="lesson-tools">
        <button type="button" className="button quiet" onClick={() => setSkipped(new Set([...skipped, lesson]))}>
          {tutorial.skip}
        </button>
        <button type="button" className="button quiet" onClick={() => setSkipped(new Set(LESSONS))}>
          {tutorial.end}
        </button>
      </div>
    </aside>
  );
};
