/** The frame of a question: its title, what it is about, the answers. */
import './stack.css';
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'preact/compat';
import type { GameSettings } from '../settings.ts';
import type { Game } from '../useGame.ts';
import type { GameWords } from '../displayNames.ts';

export interface QuestionProps {
  readonly game: Game;
  readonly words: GameWords;
  readonly settings: GameSettings;
}

interface PanelProps {
  readonly title: string;
  readonly text?: string;
  /** No key answers it: who has the focus nowhere, or left it on an action, comes to its answers by the next Tab. */
  readonly isTabbed?: boolean;
  readonly children?: ReactNode;
}

/** A sentence of help on the question that is asked. */
export const QuestionHelp = createContext('');

export const Panel = ({ title, text, isTabbed = false, children }: PanelProps) => {
  const panel = useRef<HTMLElement>(null);
  const help = useContext(QuestionHelp);
  useEffect(() => {
    const isNowhere =
      document.activeElement === null || document.activeElement.matches('body, .board-focus, .actionbar *');
    if (isTabbed && isNowhere) panel.current?.focus({ preventScroll: true });
  }, [isTabbed]);
  return (
    <section ref={panel} className="decision" aria-label={title} {...(isTabbed ? { tabIndex: -1 } : {})}>
      <div className="decision-text">
        <h2>{title}</h2>
        {text === undefined || text === '' ? null : <p>{text}</p>}
        {help === '' ? null : <p className="decision-help">{help}</p>}
      </div>
      <div className="decision-answers">{children}</div>
    </section>
  );
};

/** Two people at one screen must know whose choice it is. */
export const byWhom = ({ game, words }: QuestionProps): string =>
  game.session.isHotSeat && game.context.view.pending !== null
    ? game.context.view.pending.side === 'marines'
      ? words.decisions.byMarines
      : words.decisions.byAliens
    : '';
