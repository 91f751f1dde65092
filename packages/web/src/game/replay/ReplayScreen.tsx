/** A game looked back on: scrub, step, jump from turn to turn and kill to kill, through either side's eyes or all. */
import '../frame.css';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'preact/compat';
import type { Board as Deck } from '@sensorium/engine';
import { wordsOf } from '@sensorium/content/words';
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
import { stageMarks } from '../stageMarks.ts';
import { isStill, type GameSettings } from '../settings.ts';
import { wordFor, type GameWords } from '../displayNames.ts';
import { AnalysisBeside, isSeenOnly, type MarkedFault } from '../counsel/AnalysisBeside.tsx';
import { frameOfKey, lastSeenAt, logUpTo, marksOf, type PointOfView, POINTS_OF_VIEW } from './replayState.ts';
import { Transport } from './Transport.tsx';
import { cutTo, useReplayKeys, useTransport } from './useTransport.ts';
import '../hud/stack.css';
import '../hud/top.css';
import './replay.css';

interface ReplayScreenProps {
  /** A saved game or a replay, as text. */
  readonly replay: string;
  readonly words: GameWords;
  readonly settings: GameSettings;
  readonly name?: string;
  /** The frame to begin with. */
  readonly from?: number;
  /** Opened to be looked through. */
  readonly isAnalysed?: boolean;
  /** Stands in the bar: how the game is shared from that frame on. */
  readonly renderShare?: (from: number) => ReactNode;
  readonly onClose: () => void;
  readonly onRule: (rule: string) => void;
}

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
  replay,
  frames: { dossier, frames, winner },
  words,
  settings,
  name,
  from = 0,
  isAnalysed = false,
  renderShare,
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
  const mayBeAnalysed = winner !== 'none' && !isSeenOnly(replay);
  const [isAnalysing, setAnalysing] = useState(isAnalysed && mayBeAnalysed);
  const isLogOpen = isAnalysing || (logWish ?? arrangement === 'desk');
  const [marked, setMarked] = useState<MarkedFault | null>(null);
  const scene = useSyncExternalStore(player.subscribe, () => player.scene);
  const isShowing = useSyncExternalStore(player.subscribe, () => !player.isIdle);
  const { stage, view, log, dice } = scene;
  const [level, setLevel] = useState(() => firstLevel(board, stage));
  useEventLevel(player, board, setLevel);
  const marks = useMemo(() => marksOf(frames), [frames]);
  const transport = useTransport({ frames, marks, player, pointOfView, from });
  const { index, speed, jump } = transport;
  useReplayKeys(transport, camera);
  useFollowing(frames, index, board, camera, setLevel);
  const teller = useMemo(() => ({ words, dossier, board }), [words, dossier, board]);
  const targets = useMemo(() => (isShowing ? stageMarks(teller, scene) : []), [isShowing, teller, scene]);
  useEffect(() => {
    player.setPace(settings.pace, speed === 'turns' ? 1 : speed);
  }, [player, settings.pace, speed]);
  const maps = { dossier, board, stage, selected: -1, targets: NO_TARGETS };
  const onPlace = useCallback(
    (square: number) => {
      setLevel(board.level[square]!);
      camera.goTo(centreOf(board, square));
    },
    [board, camera],
  );
  /** Keys of lines count events within frames (`logUpTo`). */
  const onMoment = useCallback((key: number) => jump(frameOfKey(key)), [jump]);
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
      data-analysis={isAnalysing}
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
          {renderShare?.(index)}
          {mayBeAnalysed ? (
            <IconButton
              is="curve"
              label={wordsOf(words.language, 'counsel').open}
              isExpanded={isAnalysing}
              onUse={() => setAnalysing(!isAnalysing)}
            />
          ) : null}
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
          courses={marked?.frame === index ? marked.courses : NO_TARGETS}
          onSquare={() => undefined}
          onHover={() => undefined}
          onTurn={() => undefined}
          onArea={() => undefined}
        />
      </div>
      <div className="tools">
        <ZoomButtons words={words} camera={camera} />
      </div>
      <div className="annals">
        <div className="maps">
          <SmallMap words={words} camera={camera} {...maps} level={level} />
          {otherLevels(board.levels, level).map((other) => (
            <OtherLevel key={other} words={words} settings={settings} {...maps} level={other} onShow={setLevel} />
          ))}
        </div>
        {isAnalysing ? (
          <AnalysisBeside
            replay={replay}
            teller={teller}
            frames={frames}
            index={index}
            onJump={jump}
            onMark={setMarked}
            onClose={() => setAnalysing(false)}
          />
        ) : (
          <Log
            teller={teller}
            own={pointOfView === 'all' ? null : pointOfView}
            entries={log}
            isFolded={!isLogOpen}
            onRule={onRule}
            onPlace={onPlace}
            onMoment={onMoment}
          />
        )}
        <DiceTray teller={teller} cast={dice} log={log} isStill={isStill(settings)} onRule={onRule} />
      </div>
      <Transport words={words} marks={marks} transport={transport}>
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
      </Transport>
    </main>
  );
};
