/** The card of a lesson: the goal, the step, what was wrong; in a place of its own beside the board. */
import type { Lesson } from '@sensorium/content';
import { inLanguage, wordsOf } from '@sensorium/content/words';
import type { LessonStart, LessonStatus } from '@sensorium/host';
import { createContext, useContext, useEffect, useRef } from 'preact/compat';
import { formatRoute } from '../app/router.ts';
import { pieceName, type GameWords } from '../game/displayNames.ts';
import type { Game } from '../game/useGame.ts';
import { WrongDeed } from './WrongDeed.tsx';
import { isChoosingFirst, useLitButton } from './lights.ts';
import './lessonCard.css';

/** What the card of the lesson in hand knows besides the game. */
export interface Teaching {
  readonly words: GameWords;
  readonly lesson: Lesson;
  readonly status: LessonStatus;
  readonly next: Lesson | null;
  readonly onGoOn: () => void;
  readonly onShow: () => void;
  readonly onBack: (start: LessonStart) => void;
  readonly onChoice: (piece: number) => void;
  readonly onRule: (rule: string) => void;
}

export const TeachingContext = createContext<Teaching | null>(null);

/** What is read just now. */
const textOf = ({ lesson, words }: Teaching, { step, steps, hint, isLost }: LessonStatus): string => {
  const { goal, done } = inLanguage(lesson.words, words.language);
  const { card } = wordsOf(words.language, 'course');
  if (step < 0) return goal;
  if (step >= steps) return done;
  if (isLost) return card.lost;
  const said = lesson.kind === 'board' ? lesson.steps[step] : lesson.hints.find(({ id }) => id === hint);
  return said === undefined ? card.free : (said.words[words.language] ?? said.words.en);
};

const labelOf = ({ lesson, words }: Teaching, { step, steps, hint, read }: LessonStatus): string => {
  const { card } = wordsOf(words.language, 'course');
  if (step < 0) return card.goal;
  if (step >= steps) return card.done;
  if (lesson.kind === 'board') return card.step(step + 1, steps);
  return card.hints(read.length + (hint === '' ? 0 : 1), lesson.hints.length);
};

/** Who reads goes on by Enter; who acts has the board under his fingers. The focus is never lost with a button. */
const useFocus = (isToRead: boolean, what: string) => {
  const main = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (isToRead) main.current?.focus({ preventScroll: true });
    else if (activeElement === null || activeElement.matches('body, .lesson *'))
      document.querySelector<HTMLElement>('.board-focus')?.focus({ preventScroll: true });
  }, [isToRead, what]);
  return main;
};

const Pips = ({ step, steps }: LessonStatus) => (
  <span className="lesson-pips" aria-hidden="true">
    {Array.from({ length: steps }, (_, place) => (
      <i key={place} className={place < step ? 'is-done' : place === step ? 'is-now' : ''} />
    ))}
  </span>
);

/** Whom the person has chosen himself. */
const useChoiceHeard = ({ context }: Game, onChoice: Teaching['onChoice']): void => {
  const { selected, isSelectedByHand } = context.choice;
  const piece = isSelectedByHand ? selected : -1;
  useEffect(() => {
    if (piece >= 0) onChoice(piece);
  }, [piece, onChoice]);
};

export const LessonCard = ({ game }: { game: Game }) => {
  const teaching = useContext(TeachingContext)!;
  const { words, lesson, status, next, onGoOn, onShow, onBack } = teaching;
  const { card: said } = wordsOf(words.language, 'course');
  const { step, steps, isHeld, isActing, actor, isLost, save, read, hint } = status;
  useLitButton(status, game);
  useChoiceHeard(game, teaching.onChoice);
  const isOver = step >= steps;
  const isRestart = isOver || lesson.kind === 'mission';
  const isToRead = isHeld && !isActing;
  const main = useFocus(isToRead, `${step} ${hint}`);
  const { title } = inLanguage(lesson.words, words.language);
  return (
    <section
      className="lesson"
      aria-label={title}
      data-kind={lesson.kind}
      data-step={step}
      data-held={isToRead}
      data-acting={isActing}
    >
      <header className="lesson-head">
        <h2>{title}</h2>
        <p className="label">
          {labelOf(teaching, status)} {lesson.kind === 'board' ? <Pips {...status} /> : null}
        </p>
      </header>
      <div className="lesson-text">
        <p className="lesson-say" aria-live="polite">
          {textOf(teaching, status)}
          {isChoosingFirst(status, game) ? (
            <b>
              {' '}
              {said.choose(pieceName(words, game.context.dossier, actor, game.context.view.pieces[actor]?.profile))}
            </b>
          ) : null}
          {isActing ? <b> {said.watch}</b> : null}
        </p>
        <WrongDeed {...teaching} game={game} />
        {isOver && lesson.rules.length > 0 ? (
          <p className="lesson-rules">
            {said.rules}:{' '}
            {lesson.rules.map((rule) => (
              <a key={rule} href={formatRoute('rules', rule)}>
                {rule}
              </a>
            ))}
          </p>
        ) : null}
      </div>
      <div className="lesson-tools">
        {step >= 0 && !isActing ? (
          <button type="button" className="button quiet" onClick={() => onBack({ step: isRestart ? -1 : step - 1 })}>
            {isRestart ? said.repeat : said.back}
          </button>
        ) : null}
        {isHeld || isActing || lesson.kind === 'mission' ? null : (
          <button type="button" className="button quiet" onClick={onShow}>
            {said.show}
          </button>
        )}
        {isLost && save !== undefined ? (
          <button ref={main} type="button" className="button primary" onClick={() => onBack({ step, save, read })}>
            {said.takeBack}
          </button>
        ) : null}
        {isToRead && !isOver && !isLost ? (
          <button ref={main} type="button" className="button primary" onClick={onGoOn}>
            {step < 0 ? said.start : said.read}
          </button>
        ) : null}
        {isOver ? (
          <a ref={main} className="button primary" href={formatRoute('lessons', next?.id ?? '')}>
            {next === null ? said.leave : said.next(inLanguage(next.words, words.language).title)}
          </a>
        ) : null}
      </div>
    </section>
  );
};
