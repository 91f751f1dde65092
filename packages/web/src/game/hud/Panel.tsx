/** The frame of a question: its title, what it is about, the answers. */
import './stack.css';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'preact/compat';
import { isHotSeat } from '../parties.ts';
import type { GameSettings } from '../settings.ts';
import { QuestionSlotContext, joined } from '../spoken/announcer.ts';
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
  readonly children?: ReactNode;
}

/** A sentence of help on the question that is asked. */
export const QuestionHelp = createContext('');
/** What the sign is called behind which it waits on a phone. */
export const HelpSign = createContext('');

export const Panel = ({ title, text = '', children }: PanelProps) => {
  const panel = useRef<HTMLElement>(null);
  const help = useContext(QuestionHelp);
  const helpLabel = useContext(HelpSign);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const slot = useContext(QuestionSlotContext);
  useEffect(() => {
    const question = { title, text: joined([text, help]), element: panel.current! };
    slot.put(question);
    return () => {
      if (slot.current === question) slot.current = null;
    };
  }, [slot, title, text, help]);
  return (
    <section ref={panel} className="decision" aria-label={title} tabIndex={-1} data-focus-home="first">
      <div className="decision-text">
        <h2>{title}</h2>
        {text === '' ? null : <p>{text}</p>}
        {help === '' ? null : <p className="decision-help">{help}</p>}
      </div>
      <div className="decision-answers">{children}</div>
      {help === '' ? null : (
        <button
          type="button"
          className="help-sign"
          aria-expanded={isHelpOpen}
          aria-label={helpLabel}
          onClick={() => setHelpOpen(!isHelpOpen)}
        >
          ?
        </button>
      )}
    </section>
  );
};

/** Two people at one screen must know whose choice it is. */
export const byWhom = ({ game, words }: QuestionProps): string =>
  isHotSeat(game.session.dossier) && game.context.view.pending !== null
    ? game.context.view.pending.side === 'marines'
      ? words.decisions.byMarines
      : words.decisions.byAliens
    : '';
