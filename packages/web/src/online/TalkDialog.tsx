/** Short messages between the players: text and nothing else. */
import { MESSAGE_LENGTH, PHRASES, type TalkLine } from '@sensorium/host/online';
import type { OnlineWords } from '@sensorium/content/words';
import { useEffect, useRef, useState } from 'preact/compat';
import { Dialog } from '../game/hud/Dialogs.tsx';
import { useWords } from '../words/words.ts';
import { Failure } from './Failure.tsx';
import { nameAt } from './naming.ts';
import type { OnlineGame, OnlineSnapshot } from './onlineGame.ts';
import { useOnlineSnapshot } from './useOnlineGame.ts';
import { useOnlineWords } from './onlineWords.ts';
import { useTask } from './useTask.ts';

const MUTED = 'sensorium.online.muted/';

const isMuted = (game: string): boolean => {
  try {
    return localStorage.getItem(MUTED + game) === 'yes';
  } catch {
    return false;
  }
};

const mute = (game: string, isOn: boolean): void => {
  try {
    if (isOn) localStorage.setItem(MUTED + game, 'yes');
    else localStorage.removeItem(MUTED + game);
  } catch {
    // Then only until the page is closed.
  }
};

/** Lines of others nobody has looked at yet; none where they are muted. */
export const useUnread = ({ summary, talk }: OnlineSnapshot, isOpen: boolean): readonly [number, () => void] => {
  const [seen, setSeen] = useState(() => talk.at(-1)?.number ?? 0);
  const last = talk.at(-1)?.number ?? 0;
  useEffect(() => {
    if (isOpen) setSeen(last);
  }, [isOpen, last]);
  const unread = talk.filter(({ number, party }) => number > seen && !summary.mine.includes(party)).length;
  return [isMuted(summary.game) ? 0 : unread, () => setSeen(last)];
};

const lineText = ({ talk }: OnlineWords, isPhrases: boolean, { text }: TalkLine): string =>
  isPhrases && text in talk.phrases ? talk.phrases[text as keyof typeof talk.phrases] : text;

export const TalkDialog = ({ game, onClose }: { game: OnlineGame; onClose: () => void }) => {
  const words = useOnlineWords();
  const { talk: texts } = words;
  const { app, locale } = useWords();
  const { summary, talk } = useOnlineSnapshot(game);
  const [typed, setTyped] = useState('');
  const [isQuiet, setQuiet] = useState(() => isMuted(game.id));
  const task = useTask();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [talk]);
  const isPhrases = summary.terms.talk === 'phrases';
  const say = (text: string): void =>
    task.run(async () => {
      await game.say(text);
      setTyped('');
    });
  const nameOf = ({ party }: TalkLine): string =>
    summary.mine.includes(party)
      ? words.table.you
      : nameAt(words, summary.seats.find((seat) => seat.party === party) ?? { person: null });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <Dialog title={texts.title} onClose={onClose} kind="is-talk">
      {isQuiet ? (
        <p>{texts.muted}</p>
      ) : (
        <>
          {talk.length === 0 ? <p className="soft">{texts.none}</p> : null}
          <ol ref={list} className="talk-lines" aria-live="polite">
            {talk.map((line) => (
              <li key={line.number}>
                <b>{texts.says(nameOf(line))}</b> {lineText(words, isPhrases, line)}{' '}
                <time className="soft">{time.format(line.at)}</time>
              </li>
            ))}
          </ol>
          {isPhrases ? (
            <div className="talk-phrases">
              {PHRASES.map((phrase) => (
                <button
                  key={phrase}
                  type="button"
                  className="answer"
                  disabled={task.isBusy}
                  onClick={() => say(phrase)}
                >
                  {texts.phrases[phrase]}
                </button>
              ))}
            </div>
          ) : (
            <form
              className="talk-form"
              onSubmit={(event) => {
                event.preventDefault();
                if (typed.trim() !== '') say(typed.trim());
              }}
            >
              <label className="field">
                <span className="label">{texts.text}</span>
                <input
                  value={typed}
                  maxLength={MESSAGE_LENGTH}
                  autoComplete="off"
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              </label>
              <button type="submit" className="answer is-main" disabled={task.isBusy || typed.trim() === ''}>
                {texts.say}
              </button>
            </form>
          )}
          <Failure text={task.failure} />
        </>
      )}
      <div className="dialog-buttons">
        <button
          type="button"
          className="answer is-quiet"
          onClick={() => {
            mute(game.id, !isQuiet);
            setQuiet(!isQuiet);
          }}
        >
          {isQuiet ? texts.unmute : texts.mute}
        </button>
        <button type="button" className="answer" onClick={onClose}>
          {app.close}
        </button>
      </div>
    </Dialog>
  );
};
