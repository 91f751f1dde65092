import type { Lesson } from '@sensorium/content';
import { useState, useSyncExternalStore } from 'preact/compat';
import type { GameSession } from '../game/index.ts';
import { useWords } from '../words/words.ts';
import { lessonFor } from './tutorial.ts';
import './lessons.css';

const NONE: ReadonlySet<string> = new Set();

export const Lessons = ({ session, lessons }: { session: GameSession; lessons: readonly Lesson[] }) => {
  const { tutorial, language } = useWords();
  const { log, view, update, viewer, curtain } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const [putAway, setPutAway] = useState(NONE);
  const experience = {
    turn: view.turn,
    events: log.map(({ event }) => event),
    decision: update.pending?.decision ?? '',
  };
  const lesson = lessonFor(lessons, experience, putAway);
  // They teach the marines; the alien player, and a covered screen, are left alone.
  if (lesson === null || viewer !== 'marines' || curtain !== null) return null;
  const { title, text } = lesson.words[language];
  return (
    <aside className="lesson" aria-label={tutorial.title} aria-live="polite">
      <p className="label">{tutorial.step(lessons.indexOf(lesson) + 1, lessons.length)}</p>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="lesson-tools">
        <button type="button" className="button quiet" onClick={() => setPutAway(new Set(lessons.map(({ id }) => id)))}>
          {tutorial.end}
        </button>
        <button type="button" className="button" onClick={() => setPutAway(new Set([...putAway, lesson.id]))}>
          {tutorial.understood}
        </button>
      </div>
    </aside>
  );
};
