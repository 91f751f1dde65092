/** What a person must know of the keeping of his game: a line of its own below the top bar. */
import { useEffect, type ReactNode } from 'preact/compat';
import type { GameSession } from '../session.ts';
import type { Snapshot } from '../snapshot.ts';
import type { GameWords } from '../displayNames.ts';
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
  if (!session.isWatching || session.isElsewhere) return null;
  return (
    <>
      <p>{texts.watching}</p>
      <Answer text={texts.takeOver} onUse={care.onTakeOver} />
    </>
  );
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
  useWarning(props.snapshot.keeping.unkept > 0);
  if (notice === null) return null;
  const isCalm = props.session.isWatching && props.snapshot.failure === null;
  return (
    <section className={isCalm ? 'notices is-calm' : 'notices'} role={isCalm ? 'status' : 'alert'}>
      {notice}
    </section>
  );
};
