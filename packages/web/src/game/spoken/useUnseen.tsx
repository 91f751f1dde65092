/** The table without eyes and without mouse: what is said aloud, and orders that are typed or chosen from lists. */
import { useState, type ReactNode, type RefObject } from 'preact/compat';
import type { Teller } from '../sentences.ts';
import type { Game } from '../useGame.ts';
import { Announcer, QuestionSlot } from './announcer.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { useAnnouncements } from './useAnnouncements.ts';
import { useTypist } from './useTypist.ts';

interface Unseen {
  readonly announcer: Announcer;
  readonly slot: QuestionSlot;
  /** How the cursor came where it is. */
  readonly course: string;
  readonly setCourse: (text: string) => void;
  readonly isOpen: boolean;
  /** To type, with the line under the fingers. */
  readonly open: () => void;
  /** To choose from lists, or no longer. */
  readonly toggle: () => void;
  readonly panel: ReactNode;
}

export const useUnseen = (
  game: Game,
  teller: Teller,
  board: RefObject<HTMLElement | null>,
  objectives: readonly string[],
  onRule: (rule: string) => void,
): Unseen => {
  const [announcer] = useState(() => new Announcer());
  const [slot] = useState(() => new QuestionSlot());
  const [course, setCourse] = useState('');
  const [orders, setOrders] = useState<'shut' | 'typed' | 'chosen'>('shut');
  useAnnouncements({ game, teller, announcer, slot, board });
  const typist = useTypist(game, teller, slot, objectives, onRule);
  return {
    announcer,
    slot,
    course,
    setCourse,
    isOpen: orders !== 'shut',
    open: () => setOrders('typed'),
    toggle: () => setOrders(orders === 'shut' ? 'chosen' : 'shut'),
    panel:
      orders === 'shut' ? null : (
        <OrderPanel
          game={game}
          words={teller.words}
          typist={typist}
          announcer={announcer}
          isTyping={orders === 'typed'}
          onClose={() => setOrders('shut')}
        />
      ),
  };
};
