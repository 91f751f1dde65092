/** A game looked back on: scrub, step, jump from kill to kill, through either side's eyes or all. */
import '../frame.css';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'preact/compat';
import type { Board as Deck } from '@sensorium/engine';
import { useArrangement } from '../arrangement.ts';
import { SmallMap } from '../board/SmallMap.tsx';
import { EngineClient } from '../../engine/client.ts';
import type { ReplayFrames } from '../../engine/protocol.ts';
import { Board } from '../board/Board.tsx';
import { CameraMover } from '../board/cameraMover.ts';
import { OtherLevel } from '../deathwing/OtherLevel.tsx';
import { supplyOf } from '../deathwing/supplies.ts';
import { firstLevel, otherLevels, useEventLevel } from '../deathwing/useLevel.ts';
import { boardOf, centreOf } from '../board/model.ts';
import { DiceTray } from '../hud/DiceTray.tsx';
import { ZoomButtons } from '../hud/BoardTools.tsx';
import { IconButton } from '../hud/Icon.tsx';
import { Log } from '../hud/Log.tsx';
import { EventPlayer } from '../player.ts';
import { lastThrow } from '../scene.ts';
import { stageMarks } from '../stageMarks.ts';
import type { LogEntry } from '../logbook.ts';
import { isStill, type GameSettings } from '../settings.ts';
import { wordFor, type GameWords } from '../displayNames.ts';
import { killFrom, lastSeenAt, logUpTo, type PointOfView, POINTS_OF_VIEW, viewAs } from './replayState.ts';
import '../hud/stack.css';
import '../hud/top.css';
import './replay.css';

interface ReplayScreenProps {
  /** A saved game or a replay, as text. */
  readonly replay: string;
  readonly words: GameWords;
  readonly settings: GameSettings;
  readonly name?: string;
  readonly onClose: () => void;
  readonly onRule: (rule: string) => void;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 700;
const NOTHING: ReadonlySet<never> = new Set();
const NO_TARGETS: readonly never[] = [];
const useFrames = (replay: string): ReplayFrames | string | null => {
  const [frames, setFrames] = useState<ReplayFrames | string | null>(null);
  useEffect(() => {
    const engine = new EngineClient();
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const found = await engine.ask('frames', replay);
        if (!isGone) setFrames(found);
      } catch (error) {
        if (!isGone) setFrames(error instanceof Error ? error.message : String(error));
      }
      engine.close();
    };
    void load();
    return () => {
      isGone = true;
      engine.close();
    };
  }, [replay]);
  return frames;
};

export const ReplayScreen = (props: ReplayScreenProps) => {
  const frames = useFrames(props.replay);
  if (frames === null) return <main id="content" className="game" tabIndex={-1} aria-busy="true" />;
  if (typeof frames === 'string')
    return (
      <main id="content" className="game is-covered" tabIndex={-1}>
        <p className="refused" role="alert">
          <b>{props.words.failure}</b> {frames}
        </p>
      </main>
    );
  return <Viewer {...props} frames={frames} />;
};

const entriesOf = (log: readonly LogEntry[], index: number): LogEntry[] => log.filter(({ number }) => number === index);

const cutTo = (player: EventPlayer, frames: ReplayFrames['frames'], index: number, pointOfView: PointOfView): void => {
  const log = logUpTo(frames, index, pointOfView);
  player.cut(viewAs(frames[index]!.view, pointOfView), log, lastThrow(entriesOf(log, index)));
};

const useTransport = (frames: ReplayFrames['frames'], player: EventPlayer, pointOfView: PointOfView) => {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const last = frames.length - 1;
  const jump = useCallback(
    (to: number): void => {
      const wanted = Math.min(last, Math.max(0, to));
      setIndex(wanted);
      cutTo(player, frames, wanted, pointOfView);
    },
    [frames, last, player, pointOfView],
  );
  const step = useCallback((): void => {
    const next = Math.min(last, index + 1);
    player.skip();
    setIndex(next);
    const log = logUpTo(frames, next, pointOfView);
    player.tell(entriesOf(log, next), viewAs(frames[next]!.view, pointOfView), log);
  }, [frames, index, last, player, pointOfView]);
  const isRunning = isPlaying && index < last;
  useEffect(() => {
    if (!isRunning) return undefined;
    // One after the other, and each as long as it takes to be told.
    let isGone = false;
    const timer = window.setTimeout(() => void player.idle().then(() => !isGone && step()), STEP / speed);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [isRunning, step, speed, player]);
  return { index, last, isRunning, speed, setSpeed, setPlaying, jump, step };
};

/** Near enough to see the marines where the whole board is too small; then where something happens, on its level. */
const useFollowing = (
  frames: ReplayFrames['frames'],
  index: number,
  board: Deck,
  camera: CameraMover,
  setLevel: (level: number) => void,
): void => {
  const isFramed = useRef(false);
  useEffect(() => {
    const { view } = frames[index]!;
    const marines = view.pieces.flatMap((piece) =>
      piece !== null && piece.side === 'marines' && piece.square >= 0 ? [centreOf(board, piece.square)] : [],
    );
    if (!isFramed.current && marines.length > 0) {
      isFramed.current = true;
      camera.open(marines);
    }
    const square = lastSeenAt(frames, index);
    if (square < 0) return;
    setLevel(board.level[square]!);
    camera.bring([centreOf(board, square)]);
  }, [frames, index, board, camera, setLevel]);
};

const Viewer = ({
  frames: { dossier, frames },
  words,
  settings,
  name,
  onClose,
  onRule,
}: ReplayScreenProps & {
  readonly frames: ReplayFrames;
}) => {
  const board = boardOf(dossier);
  const [pointOfView, setPointOfView] = useState<PointOfView>('all');
  const [player] = useState(() => new EventPlayer(frames[0]!.view, logUpTo(frames, 0, 'all')));
  const [camera] = useState(() => new CameraMover());
  const arrangement = useArrangement();
  const [logWish, setLogOpen] = useState<boolean | null>(null);
  const isLogOpen = logWish ?? arrangement === 'desk';
  const scene = useSyncExternalStore(player.subscribe, () => player.scene);
  const isShowing = useSyncExternalStore(player.subscribe, () => !player.isIdle);
  const { stage, view, log, dice } = scene;
  const [level, setLevel] = useState(() => firstLevel(board, stage));
  useEventLevel(player, board, setLevel);
  const { index, last, isRunning, speed, setSpeed, setPlaying, jump, step } = useTransport(frames, player, pointOfView);
  useFollowing(frames, index, board, camera, setLevel);
  const teller = useMemo(() => ({ words, dossier, board }), [words, dossier, board]);
  const targets = useMemo(() => (isShowing ? stageMarks(teller, scene) : []), [isShowing, teller, scene]);
  useEffect(() => {
    player.setPace(settings.pace, speed);
  }, [player, settings.pace, speed]);
  const maps = { dossier, board, stage, selected: -1, targets: NO_TARGETS };
  const onPlace = useCallback(
    (square: number) => {
      setLevel(board.level[square]!);
      camera.goTo(centreOf(board, square));
    },
    [board, camera],
  );
  const look = (next: PointOfView): void => {
    setPointOfView(next);
    cutTo(player, frames, index, next);
  };
  return (
    <main
      id="content"
      className="game replay"
      tabIndex={-1}
      data-arrangement={arrangement}
      data-log={isLogOpen ? 'open' : 'folded'}
      data-pace={settings.pace}
      data-still={isStill(settings)}
    >
      <header className="topbar">
        <IconButton is="leave" label={words.replay.close} onUse={onClose} />
        <div className="topbar-title">
          <h1>{name ?? words.replay.title}</h1>
        </div>
        <p
          className={`phase is-${view.phase === 'alien-action' || view.phase === 'reinforcement' ? 'aliens' : 'marines'}`}
        >
          <b>{words.bar.turn(view.turn)}</b>
          <span>{wordFor(words.phases, view.phase)}</span>
        </p>
        <div className="topbar-figures">
          <span className="kills">
            {words.bar.kills} <b>{view.kills}</b>
          </span>
        </div>
        <div className="topbar-buttons">
          <IconButton
            is="log"
            label={words.log.title}
            kind="log-toggle"
            isExpanded={isLogOpen}
            onUse={() => setLogOpen(!isLogOpen)}
          />
        </div>
      </header>
      <div className="deck">
        <Board
          dossier={dossier}
          stage={stage}
          view={view}
          player={player}
          level={level}
          selected={-1}
          ap={0}
          walks={[]}
          path={null}
          targets={targets}
          turns={null}
          areas={NOTHING}
          cursor={-1}
          hover={-1}
          overlays={NOTHING}
          stains={[]}
          supply={(id) => supplyOf(dossier, view, id)}
          isStill={isStill(settings)}
          camera={camera}
          onSquare={() => undefined}
          onHover={() => undefined}
          onTurn={() => undefined}
          onArea={() => undefined}
        />
      </div>
      <div className="annals">
        <div className="tools">
          <ZoomButtons words={words} camera={camera} />
        </div>
        <div className="maps">
          <SmallMap words={words} camera={camera} {...maps} level={level} />
          {otherLevels(board.levels, level).map((other) => (
            <OtherLevel key={other} words={words} settings={settings} {...maps} level={other} onShow={setLevel} />
          ))}
        </div>
        <Log
          teller={teller}
          own={pointOfView === 'all' ? null : pointOfView}
          entries={log}
          isFolded={!isLogOpen}
          onRule={onRule}
          onPlace={onPlace}
        />
        <DiceTray teller={teller} cast={dice} log={log} isStill={isStill(settings)} onRule={onRule} />
      </div>
      <footer className="transport">
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={words.replay.position(index, last)}
          onChange={(event) => jump(Number(event.currentTarget.value))}
        />
        <div className="transport-row">
          <IconButton is="backKill" label={words.replay.previousKill} onUse={() => jump(killFrom(frames, index, -1))} />
          <IconButton is="back" label={words.replay.back} onUse={() => jump(index - 1)} />
          <IconButton
            is={isRunning ? 'pause' : 'play'}
            label={isRunning ? words.replay.pause : words.replay.play}
            onUse={() => setPlaying(!isRunning)}
            kind="is-main"
          />
          <IconButton is="step" label={words.replay.forward} onUse={step} />
          <IconButton is="skip" label={words.replay.nextKill} onUse={() => jump(killFrom(frames, index, 1))} />
          <span className="transport-place" aria-live="polite">
            {words.replay.position(index, last)}
          </span>
          <label>
            <span>{words.replay.speed}</span>
            <select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
              {SPEEDS.map((choice) => (
                <option key={choice} value={choice}>{`×${choice}`}</option>
              ))}
            </select>
          </label>
          <label>
            <span>{words.replay.seenBy}</span>
            <select value={pointOfView} onChange={(event) => look(event.currentTarget.value as PointOfView)}>
              {POINTS_OF_VIEW.map((choice) => (
                <option key={choice} value={choice}>
                  {choice === 'all' ? words.replay.everybody : words.sides[choice]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </footer>
    </main>
  );
};
