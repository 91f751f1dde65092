import { wordsOf } from '@sensorium/content/words';
import type { ReactNode } from 'preact/compat';
import { OVERLAYS, type Overlay } from '../board/overlays.ts';
import type { CameraMover } from '../board/cameraMover.ts';
import { keyFor, type GameSettings, type KeyAction } from '../settings.ts';
import type { Game } from '../useGame.ts';
import type { GameWords } from '../displayNames.ts';
import { keyFace } from './ActionButton.tsx';
import { IconButton } from './Icon.tsx';
import { isPlayback } from './Introduction.tsx';
import './tools.css';

export const ZoomButtons = ({ words, camera }: { words: GameWords; camera: CameraMover }) => (
  <>
    <IconButton is="in" label={words.camera.zoomIn} onUse={() => camera.zoom(1.3)} kind="is-zoom" />
    <IconButton is="out" label={words.camera.zoomOut} onUse={() => camera.zoom(1 / 1.3)} kind="is-zoom" />
    <IconButton is="fit" label={words.camera.fit} onUse={() => camera.fit()} />
  </>
);

export const BoardTools = ({
  words,
  settings,
  overlays,
  onToggle,
  camera,
  isOpen,
  onOpen,
  levels,
  level,
  onLevel,
  onSheet,
  onAgain,
  onOrders,
  hasOrders,
  onHint,
  children,
}: {
  words: GameWords;
  settings: GameSettings;
  overlays: ReadonlySet<Overlay>;
  onToggle: (overlay: Overlay) => void;
  camera: CameraMover;
  isOpen: boolean;
  onOpen: () => void;
  levels: number;
  level: number;
  onLevel: (level: number) => void;
  onSheet: () => void;
  /** Absent where there is no turn to be shown again. */
  onAgain: (() => void) | null;
  onOrders: () => void;
  hasOrders: boolean;
  /** Absent where nobody may be advised. */
  onHint: (() => void) | null;
  /** What is shown just now can be held and skipped. */
  children?: ReactNode;
}) => (
  <>
    <div className="tools">
      {levels > 1
        ? Array.from({ length: levels }, (_, n) => (
            <button
              key={n}
              type="button"
              className="icon-button is-level"
              aria-pressed={n === level}
              onClick={() => onLevel(n)}
            >
              <span className="visually-hidden">{words.camera.level(n + 1)}</span>
              <b aria-hidden="true">{n + 1}</b>
            </button>
          ))
        : null}
      <ZoomButtons words={words} camera={camera} />
      <IconButton is="sheet" label={words.sheet.open} onUse={onSheet} kind="is-aside" />
      <IconButton is="orders" label={words.spoken.open} onUse={onOrders} isExpanded={hasOrders} kind="is-aside" />
      {onHint === null ? null : <IconButton is="hint" label={wordsOf(words.language, 'counsel').hint} onUse={onHint} />}
      {onAgain === null ? null : <IconButton is="again" label={words.play.again} onUse={onAgain} />}
      <IconButton is="layers" label={words.overlays.title} onUse={onOpen} isExpanded={isOpen} />
      {children}
    </div>
    {isOpen ? (
      <div className="overlay-menu">
        {OVERLAYS.map((overlay) => (
          <button key={overlay} type="button" aria-pressed={overlays.has(overlay)} onClick={() => onToggle(overlay)}>
            <i className={`swatch is-${overlay}`} aria-hidden="true" />
            {words.overlays[overlay]}
            <kbd aria-hidden="true">{keyFace(keyFor(settings, `overlay-${overlay}` satisfies KeyAction))}</kbd>
          </button>
        ))}
      </div>
    ) : null}
  </>
);

/** While the other side's turn is shown: step, play on, skip. */
export const Playback = ({ game, words }: { game: Game; words: GameWords }) => {
  const { session, isHeld } = game;
  const { player } = session;
  if (!isPlayback(game)) return null;
  return (
    <div className="playback">
      <IconButton
        is={player.isStepping ? 'play' : 'pause'}
        label={player.isStepping ? words.play.resume : words.play.pause}
        onUse={() => player.setStepping(!player.isStepping)}
        isPressed={player.isStepping}
      />
      {isHeld ? <IconButton is="step" label={words.play.step} onUse={() => player.step()} kind="is-main" /> : null}
      <IconButton is="skip" label={words.play.skip} onUse={() => session.skip()} />
    </div>
  );
};

/** How the last alien turn is shown again; null while something is being shown, or where there is none. */
export const againOf = (game: Game): (() => void) | null => {
  const { session } = game;
  if (isPlayback(game) || !session.telling.hasLastTurn) return null;
  return () => session.replayLastTurn();
};
