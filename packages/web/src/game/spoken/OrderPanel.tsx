/** Orders without the board: a line to type them, and lists to choose from. */
import './orderPanel.css';
import { useEffect, useRef, useState } from 'preact/compat';
import type { GameWords } from '../displayNames.ts';
import { IconButton } from '../hud/Icon.tsx';
import type { Game } from '../useGame.ts';
import type { Announcer } from './announcer.ts';
import { OrderLists } from './OrderLists.tsx';
import { carryOutLine, type Typist } from './typedOrders.ts';

interface Entry {
  readonly key: number;
  readonly text: string;
  readonly isTyped: boolean;
}

const KEPT = 60;

/** What was typed before, found with the arrow keys, as in a terminal. */
const useHistory = () => {
  const typed = useRef<string[]>([]);
  const place = useRef(0);
  return {
    note: (line: string): void => {
      if (typed.current.at(-1) !== line) typed.current.push(line);
      place.current = typed.current.length;
    },
    go: (by: number): string => {
      place.current = Math.max(0, Math.min(typed.current.length, place.current + by));
      return typed.current[place.current] ?? '';
    },
  };
};

export const OrderPanel = ({
  game,
  words,
  typist,
  announcer,
  isTyping,
  onClose,
}: {
  game: Game;
  words: GameWords;
  typist: Typist;
  announcer: Announcer;
  /** Opened to type: the line gets the focus. */
  isTyping: boolean;
  onClose: () => void;
}) => {
  const [line, setLine] = useState('');
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const output = useRef<HTMLOListElement>(null);
  const next = useRef(0);
  const underway = useRef<Promise<void>>(Promise.resolve());
  const history = useHistory();
  useEffect(() => {
    (isTyping ? input.current : panel.current)?.focus({ preventScroll: true });
  }, [isTyping]);
  useEffect(() => {
    output.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [entries]);
  const write = (text: string, isTyped: boolean): void =>
    setEntries((old) => [...old, { key: next.current++, text, isTyped }].slice(-KEPT));
  const submit = (): void => {
    const said = line.trim();
    setLine('');
    if (said === '') return announcer.say(typist.question());
    history.note(said);
    write(said, true);
    const tell = (text: string, isHeard: boolean): void => {
      write(text, false);
      if (!isHeard) announcer.say(text);
    };
    // Lines typed ahead wait for each other.
    underway.current = underway.current.then(() => carryOutLine(said, typist, tell));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.target === input.current && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      setLine(history.go(event.key === 'ArrowUp' ? -1 : 1));
    }
  };
  return (
    // Escape closes it, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={panel} className="orders" aria-label={words.spoken.panel} tabIndex={-1} onKeyDown={onKeyDown}>
      <ol ref={output} className="orders-told">
        {entries.map(({ key, text, isTyped }) => (
          <li key={key} className={isTyped ? 'is-typed' : ''}>
            {text}
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label>
          <span className="visually-hidden">{words.spoken.line}</span>
          <input
            ref={input}
            value={line}
            placeholder={words.spoken.example}
            autoComplete="off"
            autoCapitalize="off"
            spellcheck={false}
            enterKeyHint="send"
            onInput={(event) => setLine(event.currentTarget.value)}
          />
        </label>
        <IconButton is="close" label={words.close} onUse={onClose} />
      </form>
      <OrderLists game={game} words={words} />
    </section>
  );
};
