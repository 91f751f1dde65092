/** The frame of a question: its title, what it is about, the answers. */
import './stack.css';
import type { ReactNode } from 'preact/compat';
import type { GameSettings } from '../settings.ts';
import type { Game } from '../useGame.ts';
import type { GameWords } from '../words.ts';

export interface QuestionProps {
  readonly game: Game;
  readonly words: GameWords;
  readonly settings: GameSettings;
}

export const Panel = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <section className="decision" aria-label={title}>
    <h2>{title}</h2>
    {text === undefined || text === '' ? null : <p>{text}</p>}
    <div className="decision-answers">{children}</div>
  </section>
);

/** Two people at one screen must know whose choice it is. */
export const byWhom = ({ game, words }: QuestionProps): string =>
  game.session.isHotSeat && game.context.view.pending !== null
    ? game.context.view.pending.side === 'marines'
      ? words.decisions.byMarines
      : words.decisions.byAliens
    : '';
