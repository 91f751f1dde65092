/** One lesson at its table. */
import type { Lesson } from '@sensorium/content';
import { NOBODY } from '@sensorium/engine';
import { inLanguage } from '@sensorium/content/words';
import type { LessonDeed, LessonStart, LessonStatus } from '@sensorium/host';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'preact/compat';
import { Page, useTitle } from '../app/Page.tsx';
import { goTo } from '../app/router.ts';
import { GameScreen, type Care, type GameSession } from '../game/index.ts';
import { gameWords } from '../game/gameWords.ts';
import type { Game } from '../game/useGame.ts';
import { useSettled } from '../game/useSettled.ts';
import { RuleDialog } from '../screens/RuleDialog.tsx';
import { SettingsDialog } from '../screens/SettingsDialog.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { LessonCard, TeachingContext, type Teaching } from './LessonCard.tsx';
import { LessonEngine } from './lessonEngine.ts';
import { litSquare } from './lights.ts';
import { noteProgress, progressOf } from './progress.ts';

/** Nothing of a lesson is stored as a game. */
const NO_CARE: Care = {
  onExport: () => undefined,
  onGoOn: () => undefined,
  onTakeOver: () => undefined,
  onKeep: () => undefined,
};

const FROM_THE_GOAL: LessonStart = { step: -1 };

/** Where the lesson is taken up: where it was left, or from its goal if it was done. */
const startOf = (lesson: Lesson): LessonStart => {
  const { isDone, step, save, read } = progressOf(lesson.id);
  return isDone ? FROM_THE_GOAL : { step, ...(save === undefined ? {} : { save, read }) };
};

/** What was kept by an earlier version may be of no use any more: then from the goal. */
const opened = (engine: LessonEngine, lesson: Lesson, start: LessonStart): Promise<GameSession> =>
  start.save === undefined
    ? engine.open(lesson, start)
    : engine.open(lesson, start).catch(() => engine.open(lesson, FROM_THE_GOAL));

interface Seated {
  readonly engine: LessonEngine;
  readonly session: GameSession;
}

const useSeat = (lesson: Lesson): readonly [Seated | { failure: string } | null, (start: LessonStart) => void] => {
  const [seat, setSeat] = useState<Seated | { failure: string } | null>(null);
  const [engine, setEngine] = useState<LessonEngine | null>(null);
  const [start, setStart] = useState(() => startOf(lesson));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const own = new LessonEngine();
    setEngine(own);
    return () => own.close();
  }, []);
  useEffect(() => {
    let isGone = false;
    let session: GameSession | null = null;
    const open = async (): Promise<void> => {
      if (engine === null) return;
      try {
        session = await opened(engine, lesson, start);
        if (isGone) session.close();
        else setSeat({ engine, session });
      } catch (error) {
        if (!isGone) setSeat({ failure: error instanceof Error ? error.message : String(error) });
      }
    };
    void open();
    return () => {
      isGone = true;
      session?.close();
    };
  }, [engine, lesson, start, attempt]);
  const reopen = useCallback((from: LessonStart): void => {
    setStart(from);
    setAttempt((old) => old + 1);
  }, []);
  return [seat, reopen];
};

/** How far one is outlives the page. */
const useKept = ({ id }: Lesson, { step, steps, isActing, save, read }: LessonStatus): void => {
  useEffect(() => {
    if (step >= steps) noteProgress(id, { step: -1, isDone: true, isSkipped: false, save: undefined, read: [] });
    else if (!isActing) noteProgress(id, { step, save: step < 0 ? undefined : save, read });
  }, [id, step, steps, isActing, save, read]);
};

/** Something is being said, done or told at the table. */
const useMoving = (session: GameSession): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [session.subscribe(listener), session.player.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session],
  );
  return useSyncExternalStore(subscribe, () => {
    const { isUnderway, isThinking } = session.getSnapshot();
    return isUnderway || isThinking || !session.player.isIdle;
  });
};

/** What the lesson says comes when the dice have landed and all has been told; until then nothing is lit. */
const useTold = (status: LessonStatus, session: GameSession): LessonStatus => {
  const isMoving = useMoving(session);
  const told = useSettled(isMoving, status);
  return useMemo(() => (isMoving ? { ...told, light: null, actor: NOBODY } : told), [isMoving, told]);
};

const Seat = ({
  lesson,
  next,
  engine,
  session,
  onBack,
}: Seated & { lesson: Lesson; next: Lesson | null; onBack: (start: LessonStart) => void }) => {
  const words = useWords();
  const said = gameWords(words.language);
  const settings = useSettings();
  const [rule, setRule] = useState('');
  const [isPreferring, setPreferring] = useState(false);
  const heard = useSyncExternalStore(engine.subscribe, engine.getStatus)!;
  const status = useTold(heard, session);
  const { title } = inLanguage(lesson.words, words.language);
  useTitle(title);
  useKept(lesson, heard);
  const hear = useCallback(
    async (deed: LessonDeed): Promise<void> => {
      if (await engine.hear(deed)) await session.follow();
    },
    [engine, session],
  );
  const onChoice = useCallback((piece: number) => void hear({ is: 'select', piece }), [hear]);
  const table = useMemo(() => ({ Card: LessonCard, litSquare: (game: Game) => litSquare(status, game) }), [status]);
  const teaching = useMemo(
    (): Teaching => ({
      words: said,
      lesson,
      status,
      next,
      onGoOn: () => void hear({ is: 'go-on' }),
      onShow: () => void hear({ is: 'show' }),
      onBack,
      onChoice,
      onRule: setRule,
    }),
    [said, lesson, status, next, hear, onBack, onChoice],
  );
  const leave = (): void => goTo('lessons');
  return (
    <TeachingContext.Provider value={teaching}>
      <GameScreen
        session={session}
        words={said}
        settings={settings}
        mission={{ name: title, objectives: null }}
        care={NO_CARE}
        lesson={table}
        onLeave={leave}
        onFinished={leave}
        onRule={setRule}
        onSettings={changeSettings}
        onPreferences={() => setPreferring(true)}
      />
      <RuleDialog rule={rule} onClose={() => setRule('')} />
      {isPreferring ? <SettingsDialog onClose={() => setPreferring(false)} /> : null}
    </TeachingContext.Provider>
  );
};

export const LessonPlay = ({ lesson, next }: { lesson: Lesson; next: Lesson | null }) => {
  const words = useWords();
  const [seat, reopen] = useSeat(lesson);
  if (seat === null)
    return (
      <main className="loading">
        <h1>{words.app.loading}…</h1>
      </main>
    );
  if ('failure' in seat)
    return (
      <Page title={inLanguage(lesson.words, words.language).title}>
        <p className="note bad" role="alert">
          {seat.failure}
        </p>
      </Page>
    );
  return <Seat key={seatKey(seat.session)} lesson={lesson} next={next} {...seat} onBack={reopen} />;
};

/** Another table is another screen. */
const keys = new WeakMap<GameSession, number>();
let tables = 0;
const seatKey = (session: GameSession): number => {
  const known = keys.get(session) ?? ++tables;
  keys.set(session, known);
  return known;
};
