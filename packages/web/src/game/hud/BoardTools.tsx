import { OVERLAYS, type Overlay } from '../board/overlays.ts';
import type { CameraMover } from '../board/cameraMover.ts';
import { keyFor, type GameSettings, type KeyAction } from '../settings.ts';
import type { Game } from '../useGame.ts';
import type { GameWords } from '../words.ts';
import { keyFace } from './ActionBar.tsx';
import { Icon } from './Icon.tsx';

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
}) => (
  <div className="tools">
    {levels > 1
      ? Array.from({ length: levels }, (_, n) => (
          <button key={n} type="button" className="icon-button" aria-pressed={n === level} onClick={() => onLevel(n)}>
            <span className="sr">{words.camera.level(n + 1)}</span>
            <b aria-hidden="true">{n + 1}</b>
          </button>
        ))
      : null}
    <button
      type="button"
      className="icon-button is-zoom"
      onClick={() => camera.zoom(1.3)}
      aria-label={words.camera.zoomIn}
      title={words.camera.zoomIn}
    >
      <Icon is="in" />
    </button>
    <button
      type="button"
      className="icon-button is-zoom"
      onClick={() => camera.zoom(1 / 1.3)}
      aria-label={words.camera.zoomOut}
      title={words.camera.zoomOut}
    >
      <Icon is="out" />
    </button>
    <button
      type="button"
      className="icon-button"
      onClick={() => camera.fit()}
      aria-label={words.camera.fit}
      title={words.camera.fit}
    >
      <Icon is="fit" />
    </button>
    <button
      type="button"
      className="icon-button"
      aria-expanded={isOpen}
      onClick={onOpen}
      aria-label={words.overlays.title}
      title={words.overlays.title}
    >
      <Icon is="layers" />
    </button>
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
  </div>
);

/** While the other side's turn is shown: step, play on, skip. */
export const Playback = ({ game, words }: { game: Game; words: GameWords }) => {
  const { session, snapshot, isHeld, isShowing } = game;
  const isOn = snapshot.isThinking || isHeld || isShowing;
  if (!isOn)
    return session.lastTurn === null || session.lastTurn.events.length === 0 ? null : (
      <div className="playback is-idle">
        <button
          type="button"
          className="icon-button"
          onClick={() => session.replayLastTurn()}
          aria-label={words.play.again}
          title={words.play.again}
        >
          <Icon is="again" />
        </button>
      </div>
    );
  const { player } = session;
  return (
    <div className="playback">
      <button
        type="button"
        className="icon-button"
        aria-pressed={player.isStepping}
        onClick={() => player.setStepping(!player.isStepping)}
        aria-label={player.isStepping ? words.play.resume : words.play.pause}
        title={player.isStepping ? words.play.resume : words.play.pause}
      >
        <Icon is={player.isStepping ? 'play' : 'pause'} />
      </button>
      {isHeld ? (
        <button
          type="button"
          className="icon-button is-main"
          onClick={() => player.step()}
          aria-label={words.play.step}
          title={words.play.step}
        >
          <Icon is="step" />
        </button>
      ) : null}
      <button
        type="button"
        className="icon-button"
        onClick={() => session.skip()}
        aria-label={words.play.skip}
        title={words.play.skip}
      >
        <Icon is="skip" />
      </button>
    </div>
  );
};
