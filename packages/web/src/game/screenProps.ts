/** What the game screen is given by whoever opens a table. */
import type { ComponentType, ReactNode } from 'preact/compat';
import type { GameWords } from './displayNames.ts';
import type { Objectives } from './hud/Aims.tsx';
import type { Care } from './hud/Notices.tsx';
import type { RealBoard } from './realBoard.ts';
import type { GameSession } from './session.ts';
import type { GameSettings } from './settings.ts';
import type { Game } from './useGame.ts';

export interface GameScreenProps {
  readonly session: GameSession;
  readonly words: GameWords;
  readonly settings: GameSettings;
  /** The mission in the person's language. */
  readonly mission?: { readonly name: string; readonly objectives: Objectives | null };
  readonly care: Care;
  /** Whoever plays alone may ask for advice, unless he is measured with others. */
  readonly isAdvised?: boolean;
  /** Others who sit elsewhere, and the line to them. */
  readonly company?: ReactNode;
  /** What is taught just now, and the square it is about (−1 for none). */
  readonly lesson?: { readonly Card: ComponentType<{ game: Game }>; readonly litSquare: (game: Game) => number };
  /** The real board this one stands for. */
  readonly beside?: RealBoard;
  readonly onLeave: () => void;
  readonly onFinished: (result: { readonly winner: string; readonly endedBy: string }) => void;
  readonly onRule: (rule: string) => void;
  readonly onSettings?: (change: Partial<GameSettings>) => void;
  /** Opens all settings over the table. */
  readonly onPreferences?: () => void;
  /** What the game is a part of, and goes back to at its end. */
  readonly leadsTo?: 'report' | 'campaign' | 'solo';
}
