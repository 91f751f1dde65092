/** What a person must know of the keeping of his game: a line of its own below the top bar, which moves everything else down. */
import { useEffect, useRef, type ReactNode } from 'preact/compat';
import type { GameSession, Snapshot } from '../session.ts';
import type { GameWords } from '../words.ts';
import './notices.css';

/** What can be done about it; the shell knows where games are stored. */
export interface Care {
  readonly onExport: () => void;
  /** The game is opened once more, as it is stored. */
  readonly onGoOn: () => void;
  /** This window plays from now on. */
  readonly onTakeOver: () => void;
  /** What is not stored is tried again. */
  readonly onKeep: () => void;
}

interface NoticesProps {
  readonly words: GameWords;
  readonly session: GameSession;
  readonly snapshot: Snapshot;
  readonly care: Care;
}

const Answer = ({ text, onUse }: { text: string; onUse: () => void }) => (
  <button type="button" className="answer" onClick={onUse}>
    {text}
  </button>
);

/** The first that applies: the others would only say the same again. */
const noticeOf = ({ words, session, snapshot, care }: NoticesProps): ReactNode => {
  const { keeping: texts } = words;
  const { unkept, problem } = snapshot.keeping;
  if (snapshot.failure === 'gone' || problem === 'gone')
    return (
      <>
        <p>{texts.gone}</p>
        <Answer text={texts.exportNow} onUse={care.onExport} />
        {session.isWatching ? null : <Answer text={texts.storeAgain} onUse={care.onKeep} />}
      </>
    );
  if (snapshot.failure !== null)
    return (
      <>
        <p>
          {texts.stopped} {unkept === 0 ? null : texts.lost(unkept)}
          {snapshot.failure === '' ? null : <small> {snapshot.failure}</small>}
        </p>
        <Answer text={texts.goOn} onUse={care.onGoOn} />
      </>
    );
  if (problem === 'failed')
    return (
      <>
        <p>{texts.failed(unkept)}</p>
        <Answer text={texts.exportNow} onUse={care.onExport} />
        <Answer text={texts.tryAgain} onUse={care.onKeep} />
      </>
    );
  if (!session.isWatching) return null;
  return (
    <>
      <p>{texts.watching}</p>
      <Answer text={texts.takeOver} onUse={care.onTakeOver} />
    </>
  );
};

/** The panels below the bar begin where the notice ends. */
const useRoom = (isShown: boolean) => {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = line.current;
    const game = element?.closest<HTMLElement>('.game');
    if (element === null || game === null || game === undefined) return undefined;
    const measure = (): void => game.style.setProperty('--notice', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      game.style.removeProperty('--notice');
    };
  }, [isShown]);
  return line;
};

/** Leaving asks, while something is in this page only. */
const useWarning = (isUnkept: boolean): void =>
  useEffect(() => {
    if (!isUnkept) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnkept]);

export const Notices = (props: NoticesProps) => {
  const notice = noticeOf(props);
  const line = useRoom(notice !== null);
  useWarning(props.snapshot.keeping.unkept > 0);
  if (notice === null) return null;
  const isCalm = props.session.isWatching && props.snapshot.failure === null;
  return (
    <section ref={line} className={isCalm ? 'notices is-calm' : 'notices'} role={isCalm ? 'status' : 'alert'}>
      {notice}
    </section>
  );
};
