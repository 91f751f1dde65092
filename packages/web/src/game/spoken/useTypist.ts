import { useMemo, useRef } from 'preact/compat';
import type { Teller } from '../sentences.ts';
import type { Game } from '../useGame.ts';
import { joined, type QuestionSlot } from './announcer.ts';
import type { Typist } from './typedOrders.ts';

/** Whoever types, with the game as it is when a line's turn comes. */
export const useTypist = (
  game: Game,
  teller: Teller,
  slot: QuestionSlot,
  objectives: readonly string[],
  onRule: (rule: string) => void,
): Typist => {
  const now = useRef({ game, objectives, onRule });
  now.current = { game, objectives, onRule };
  return useMemo(
    () => ({
      game: () => now.current.game,
      teller,
      get objectives() {
        return now.current.objectives;
      },
      onRule: (rule) => now.current.onRule(rule),
      question: () => {
        const { context } = now.current.game;
        const asked = slot.current;
        if (asked !== null) return joined([asked.title, asked.text]);
        if (!context.canSpeak) return teller.words.spoken.notYourTurn;
        return context.view.pending === null ? '' : teller.words.decisions.action[context.view.pending.side];
      },
    }),
    [teller, slot],
  );
};
