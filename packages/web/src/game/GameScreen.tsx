import { useSyncExternalStore } from 'react';
import type { GameSession } from './session.ts';
import type { GameSettings } from './settings.ts';
import type { GameWords } from './words.ts';

export interface GameScreenProps {
  readonly session: GameSession;
  readonly words: GameWords;
  readonly settings: GameSettings;
  /** The mission in the person's language. */
  readonly mission?: { readonly name: string; readonly objectives: readonly string[] };
  readonly onLeave: () => void;
  readonly onFinished: (result: { readonly winner: string; readonly endedBy: string }) => void;
  readonly onRule: (rule: string) => void;
  readonly onSettings?: (change: Partial<GameSettings>) => void;
}

export function GameScreen({ session, words, mission }: GameScreenProps) {
  const { view } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return (
    <main>
      <h1>{mission?.name ?? session.dossier.scenario}</h1>
      <p>{words.bar.turn(view.turn)}</p>
    </main>
  );
}
