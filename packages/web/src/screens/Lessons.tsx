import type { Lesson } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import { useMemo, useState, useSyncExternalStore } from 'preact/compat';
import type { GameSession } from '../game/index.ts';
import { useSettled } from '../game/useSettled.ts';
import { useWords } from '../words/words.ts';
import { isDone, lessonFor, lessonsDue } from './tutorial.ts';
import './lessons.css';

const NONE: ReadonlySet<string> = new Set();

export const Lessons = ({ session, lessons }: { session: GameSession; lessons: readonly Lesson[] }) => {
  const { tutorial, language } = useWords();
  const { update, viewer, curtain } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { player } = session;
  const { log, view } = useSyncExternalStore(player.subscribe, () => player.scene);
  const isShowing = useSyncExternalStore(player.subscribe, () => !player.isIdle);
  const [putAway, setPutAway] = useState(NONE);
  const decision = useSettled(isShowing, update.pending?.decision ?? '');
  const experience = useMemo(
    () => ({ turn: view.turn, events: log.map(({ event }) => event), decision }),
    [view.turn, log, decision],
  );
  const due = useMemo(() => lessonsDue(lessons, experience), [lessons, experience]);
  const lesson = lessonFor(lessons, experience, putAway);
  const [read, setRead] = useState({ id: '', due });
  if (lesson !== null && read.id !== lesson.id) setRead({ id: lesson.id, due });
  else if (lesson !== null && isDone(lessons, lesson.id, read.due, due)) setPutAway(new Set([...putAway, lesson.id]));
  // They teach the marines; the alien player, a covered screen and a game that is over are left alone.
  if (lesson === null || viewer !== 'marines' || curtain !== null || view.winner !== 'none') return null;
  const { title, text } = inLanguage(lesson.words, language);
  return (
    <aside className="lesson" aria-label={tutorial.title} aria-live="polite">
      <div className="lesson-text">
        <p className="label">{tutorial.step(lessons.indexOf(lesson) + 1, lessons.length)}</p>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
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
