/** Asked and shown once, in the first game: the pace, the sound, and how to watch the other side's turn. */
import { useEffect, useState } from 'preact/compat';
import { keyFor, type GameSettings } from '../settings.ts';
import type { GameWords } from '../displayNames.ts';
import type { Game } from '../useGame.ts';
import { keyFace } from './ActionButton.tsx';
import './introduction.css';

interface IntroductionProps {
  readonly words: GameWords;
  readonly settings: GameSettings;
  readonly onSettings: (change: Partial<GameSettings>) => void;
}

const PACES = ['cinematic', 'fast', 'off'] as const;

/** In nobody's way: whoever plays on without an answer plays at the pace there is, and is asked again next time. */
export const PaceQuestion = ({ words, settings, onSettings }: IntroductionProps) => {
  const texts = words.stage.pace;
  if (settings.isPaceChosen) return null;
  return (
    <section className="introduction" aria-label={texts.ask}>
      <div className="introduction-text">
        <h2>{texts.ask}</h2>
        <p>{texts.text}</p>
      </div>
      <div className="decision-answers">
        {PACES.map((pace) => (
          <button
            key={pace}
            type="button"
            className={pace === 'cinematic' ? 'answer is-main' : 'answer'}
            onClick={() => onSettings({ pace, isPaceChosen: true })}
          >
            {texts.names[pace]}
          </button>
        ))}
        <button
          type="button"
          className="answer is-quiet"
          aria-pressed={settings.sound}
          onClick={() => onSettings({ sound: !settings.sound })}
        >
          {texts.sound}
        </button>
      </div>
    </section>
  );
};

/** Whether something is being shown that can be held, stepped through and skipped. */
export const isPlayback = ({ snapshot, isHeld, isShowing }: Game): boolean =>
  snapshot.isThinking || isHeld || isShowing;

/** While the first turn of the other side is shown; it has been said when that is over. */
export const PlaybackHint = ({ game, words, settings, onSettings }: IntroductionProps & { readonly game: Game }) => {
  const { snapshot } = game;
  const isTheirTurn = isPlayback(game) && snapshot.view.phase === 'alien-action' && snapshot.viewer === 'marines';
  const [isShown, setShown] = useState(false);
  if (isTheirTurn && !isShown && !settings.knowsPlayback) setShown(true);
  useEffect(() => {
    if (isShown && !isTheirTurn) onSettings({ knowsPlayback: true });
  }, [isShown, isTheirTurn, onSettings]);
  if (!isTheirTurn || settings.knowsPlayback) return null;
  const [skip, again] = [keyFace(keyFor(settings, 'skip')), keyFace(keyFor(settings, 'replay'))];
  return (
    <aside className="introduction is-brief">
      <p>{words.stage.playback(skip, again)}</p>
      <button type="button" className="answer" onClick={() => onSettings({ knowsPlayback: true })}>
        {words.stage.understood}
      </button>
    </aside>
  );
};
