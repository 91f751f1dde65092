/** What is said while something is being told: dice, turns, the pace. */
import { plural } from '../numbers.ts';
import type { Widened } from '../../widened.ts';
import { paces } from '../paces.ts';

export const stage = {
  rolling: 'The dice roll…',
  earlier: 'The last throws',
  /** When the turn changes. */
  turns: { own: 'Your turn', marines: 'The marines act', aliens: 'The aliens act' },
  /** Asked in the first game, once. */
  pace: {
    ask: 'How shall what happens be shown?',
    text: 'Calm lets you follow every move of the aliens. It can be changed at any time, under Settings in the menu.',
    names: paces,
    sound: 'With sound',
  },
  /** While the first alien turn is shown, once. */
  playback: (skip: string, again: string): string =>
    `This is the other side’s turn. Stop it and go on step by step, or skip it (${skip}); afterwards it can be shown again (${again}).`,
  understood: 'Understood',
  /** What an automaton rolls for itself, folded. */
  automaton: (n: number): string => `The automaton rolls ${plural(n, 'die', 'dice')} for itself.`,
  /** A line of the log leads to where it happened. */
  showPlace: (square: string): string => `Show ${square}`,
  /** The alien player’s own dead. */
  losses: 'Losses',
  loss: 'Loss',
};

export type StageWords = Widened<typeof stage>;
