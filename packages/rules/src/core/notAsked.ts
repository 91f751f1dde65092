/** C3.4: answers to decisions that are not open. */
import { refusal, type Game, type Refusal, type Word, type Hook } from '@sensorium/engine';

declare module '@sensorium/engine' {
  interface HookTypes {
    /** Why an answer to a decision that is not open is refused, where there is a better reason than C3.4; null if not. */
    whyNotAsked: Hook<'veto', (game: Game, word: Word) => Refusal | null>;
  }
}

const NOBODY_TURNS = refusal('C16.11', 'nobody-turns-to-face');

export const whyNotAsked = (game: Game, word: Word): Refusal | null => {
  return game.setup.hooks.whyNotAsked(game, word) ?? (word === 'face' ? NOBODY_TURNS : null);
};
