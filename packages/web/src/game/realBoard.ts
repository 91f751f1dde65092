/** A game beside a real board: what the companion adds to the screen. */
import type { ComponentType } from 'preact/compat';
import type { Teller } from './sentences.ts';
import type { Game } from './useGame.ts';

/** What is to be done there before the game goes on. */
export interface RealBoard {
  readonly Card: ComponentType<{ game: Game; teller: Teller }>;
  readonly Tools: ComponentType<{ game: Game; teller: Teller }>;
  /** Nothing else can be done meanwhile. */
  readonly isBusy: boolean;
  /** The way somebody has gone, to be seen and walked there too. */
  readonly way: readonly number[];
  /** Squares are pointed at for something else than a move. */
  readonly onSquare: ((game: Game, square: number) => void) | null;
  /** It was done all the same. */
  readonly anyway: { readonly label: string; readonly onUse: (game: Game) => void };
}
