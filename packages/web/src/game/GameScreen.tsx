/** The game screen: everything has a place of its own, and the board has all the rest (frame.css). */
import './frame.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat';
import { useArrangement } from './arrangement.ts';
import { beaconsOf } from './beacons.ts';
import { Beacons } from './board/Beacons.tsx';
import { Board } from './board/Board.tsx';
import type { Point } from './board/camera.ts';
import { boardOf, centreOf, facingTowards } from './board/model.ts';
import { useOverlays } from './board/useOverlays.ts';
import { SmallMap } from './board/SmallMap.tsx';
import { HintPanel } from './counsel/HintPanel.tsx';
import { useHint } from './counsel/useHint.ts';
import { CameraMover } from './board/cameraMover.ts';
import { lurkerIn, pieceOn } from './controls.ts';
import type { Slot } from './slots.ts';
import { OtherLevel } from './deathwing/OtherLevel.tsx';
import { otherLevels, useLevel } from './deathwing/useLevel.ts';
import { RosterDialog } from './deathwing/RosterDialog.tsx';
import { useFraming } from './framing.ts';
import { ActionBar } from './hud/ActionBar.tsx';
import { Banner } from './hud/Banner.tsx';
import { BoardTools, Playback, againOf } from './hud/BoardTools.tsx';
import { Brood } from './hud/Brood.tsx';
import { AimPreview } from './hud/Chooser.tsx';
import { Decision } from './hud/Decision.tsx';
import { Curtain, EndTurnDialog, HelpDialog, Over, Refused } from './hud/Dialogs.tsx';
import { DiceTray } from './hud/DiceTray.tsx';
import { PaceQuestion, PlaybackHint } from './hud/Introduction.tsx';
import { Halted } from './hud/Halted.tsx';
import { Log } from './hud/Log.tsx';
import { Notices } from './hud/Notices.tsx';
import { PieceCard } from './hud/PieceCard.tsx';
import { SightVerdict } from './hud/SightVerdict.tsx';
import { Squad, apOf } from './hud/Squad.tsx';
import { TopBar } from './hud/TopBar.tsx';
import { Zones } from './hud/Zones.tsx';
import { isHotSeat } from './parties.ts';
import type { GameScreenProps } from './screenProps.ts';
import type { Teller } from './sentences.ts';
import { useLitSquare, useWay } from './lit.ts';
import { isStill, type GameSettings } from './settings.ts';
import { useSound } from './useSound.ts';
import { QuestionSlotContext } from './spoken/announcer.ts';
import { Spoken } from './spoken/Spoken.tsx';
import { useUnseen } from './spoken/useUnseen.tsx';
import { useGame, type Game } from './useGame.ts';
import { useKeyboard } from './useKeyboard.ts';
import { useMarks } from './useMarks.ts';
import { useZones } from './zones.ts';

const NO_WAY: readonly number[] = [];

export function GameScreen(props: GameScreenProps) {
  const { session, words, settings, onRule } = props;
  const game = useGame(session);
  const { snapshot } = game;
  useEffect(() => {
    session.player.setPace(settings.pace);
  }, [session, settings.pace]);
  useEffect(() => {
    void session.begin();
  }, [session]);
  useSound(session, settings);
  const teller = useMemo(
    () => ({ words, dossier: session.dossier, board: boardOf(session.dossier) }),
    [words, session],
  );
  if (snapshot.curtain !== null)
    return (
      <main id="content" className="game is-covered" tabIndex={-1}>
        <Curtain
          words={words}
          party={snapshot.curtain}
          sides={session.dossier.sides}
          onTake={() => void session.take()}
        />
        <Notices words={words} session={session} snapshot={snapshot} care={props.care} />
      </main>
    );
  return <Table {...props} game={game} teller={teller} onRule={onRule} />;
}

/** What is taught is seen whole: its board does not move from step to step. */
const SMALL_BOARD = 0.5;

const Table = ({
  game,
  teller,
  session,
  words,
  settings,
  mission,
  care,
  isAdvised = false,
  company,
  lesson,
  beside,
  onLeave,
  onFinished,
  onRule,
  onSettings,
  onPreferences,
  leadsTo = 'report',
}: GameScreenProps & {
  readonly game: Game;
  readonly teller: Teller;
}) => {
  const { snapshot, scene, stage, context } = game;
  const { choice, board } = context;
  const { view } = snapshot;
  const [camera] = useState(() => new CameraMover(lesson === undefined ? undefined : SMALL_BOARD));
  const boardElement = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState(-1);
  const [cursor, setCursor] = useState(-1);
  const [overlays, onOverlay] = useOverlays();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const name = mission?.name ?? context.dossier.scenario;
  const objectives = Object.values(mission?.objectives ?? {});
  const arrangement = useArrangement();
  const isLogOpen = settings.log === 'auto' ? arrangement === 'desk' : settings.log === 'open';
  const [level, setLevel] = useLevel(game);
  const onLog = useCallback(() => onSettings?.({ log: isLogOpen ? 'folded' : 'open' }), [onSettings, isLogOpen]);
  const onSheet = useCallback(() => setSheetOpen(true), []);
  const onHelp = useCallback(() => setHelpOpen(true), []);
  const keepSettings = useCallback((change: Partial<GameSettings>) => onSettings?.(change), [onSettings]);
  const showLevel = useCallback(
    (to: number, at: Point | null) => {
      setLevel(to);
      setCursor(-1);
      if (at !== null) camera.goTo(at);
    },
    [setLevel, camera],
  );
  const onPlace = useCallback(
    (square: number) => {
      showLevel(board.level[square]!, centreOf(board, square));
      setCursor(square);
    },
    [showLevel, board],
  );
  const hint = useHint(game, isAdvised);
  const unseen = useUnseen(game, teller, boardElement, objectives, onRule);
  useKeyboard({
    game,
    settings,
    language: words.language,
    cursor,
    setCursor: (square) => {
      setCursor(square);
      if (square >= 0) setLevel(board.level[square]!);
    },
    board: boardElement,
    camera,
    level,
    onLevel: (to) => showLevel(to, null),
    onOverlay,
    onLog,
    onHelp,
    onSheet,
    onOrders: unseen.open,
    onHint: hint.ask,
    question: unseen.slot,
    onSpoken: unseen.setCourse,
  });

  const standing = useMemo(() => ({ ...teller, view }), [teller, view]);
  const looked = hover >= 0 ? hover : cursor;
  const [pointed, onPoint] = useState<Slot | null>(null);
  const lit = lesson?.litSquare(game) ?? -1;
  const marks = useMarks(game, teller, { square: looked, pointed, lit });
  const { areas, foresight, targets } = marks;
  const { zones, zone, look } = useZones(context);
  useFraming(game, camera, zone);
  useLitSquare(lit, context, camera, setLevel);
  useWay(beside?.way, camera, board, setLevel);
  const beacons = useMemo(() => beaconsOf(game, words, level, areas), [game, words, level, areas]);
  const maps = { dossier: context.dossier, board, stage, selected: choice.selected, targets };
  const carded = view.pieces[pieceOn(board, view, looked)] ?? view.pieces[choice.selected] ?? null;
  const Rail = snapshot.viewer === 'aliens' ? Brood : Squad;

  return (
    <main
      id="content"
      className="game"
      tabIndex={-1}
      data-arrangement={arrangement}
      data-log={isLogOpen ? 'open' : 'folded'}
      data-pace={settings.pace}
      data-still={isStill(settings)}
      data-commands={snapshot.update.length}
      data-beside={beside === undefined ? undefined : beside.isBusy ? 'busy' : 'idle'}
    >
      <TopBar
        words={words}
        session={session}
        snapshot={snapshot}
        name={name}
        standing={standing}
        objectives={mission?.objectives ?? null}
        isWaiting={snapshot.isThinking}
        isMuted={!settings.sound}
        isLogOpen={isLogOpen}
        onLeave={onLeave}
        onSound={() => onSettings?.({ sound: !settings.sound })}
        onHelp={onHelp}
        onLog={onLog}
      />
      <Banner
        words={words}
        view={view}
        own={isHotSeat(session.dossier) || session.isWatching ? null : snapshot.viewer}
      />
      <div className="noted">
        <Notices words={words} session={session} snapshot={snapshot} care={care} />
        <PlaybackHint game={game} words={words} settings={settings} onSettings={keepSettings} />
        {company}
        {beside === undefined ? null : <beside.Tools game={game} teller={teller} />}
      </div>
      {beside === undefined ? null : <beside.Card game={game} teller={teller} />}
      {lesson === undefined ? null : <lesson.Card game={game} />}
      <div className="flank">
        <Rail
          words={words}
          dossier={context.dossier}
          view={view}
          selected={choice.selected}
          able={marks.able}
          onSelect={game.select}
        />
        {/* It scrolls, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="looked" tabIndex={0} aria-label={words.rail.looked}>
          {carded === null ? null : <PieceCard game={game} words={words} piece={carded} />}
          <AimPreview game={game} words={words} square={looked} />
          <SightVerdict game={game} words={words} overlays={overlays} square={looked} />
          <Halted game={game} teller={teller} />
          <Refused game={game} words={words} onRule={onRule}>
            {beside === undefined ? null : (
              <button type="button" className="answer" onClick={() => beside.anyway.onUse(game)}>
                {beside.anyway.label}
              </button>
            )}
          </Refused>
        </section>
      </div>
      <div className="deck">
        <div
          ref={boardElement}
          className="board-focus"
          role="application"
          data-focus-home="board"
          aria-label={words.board.label}
          // The board is one control of its own: arrows, Enter and Tab work inside it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <Board
            dossier={context.dossier}
            stage={stage}
            view={view}
            player={session.player}
            level={level}
            selected={choice.selected}
            ap={apOf(view, context.dossier, choice.selected)}
            walks={marks.walks}
            path={marks.path}
            targets={targets}
            way={beside?.way ?? NO_WAY}
            turns={marks.turns}
            areas={areas}
            cursor={cursor}
            hover={looked}
            overlays={overlays}
            stains={marks.stains}
            supply={marks.supply}
            isStill={isStill(settings)}
            camera={camera}
            foresight={foresight}
            courses={hint.courses}
            onHold={(square) => {
              setHover(square);
              if (!game.consider(square)) setCursor(square);
            }}
            onPointed={(point) => {
              const facing = choice.pinned < 0 ? -1 : facingTowards(centreOf(board, choice.pinned), point);
              if (facing >= 0) game.head(facing);
            }}
            onSquare={(square) => {
              setCursor(-1);
              if (beside === undefined || beside.onSquare === null) game.actOn(square);
              else beside.onSquare(game, square);
            }}
            onHover={setHover}
            onTurn={game.face}
            onArea={(area) => {
              const offer = context.offers.find(({ do: word, at }) => word === 'reinforce' && at === area);
              const lurker = lurkerIn(context, area);
              if (offer !== undefined) game.say(offer);
              else if (lurker >= 0) game.select(lurker);
            }}
          />
        </div>
        <Beacons
          camera={camera}
          beacons={beacons}
          outside={words.camera.outside}
          isAiming={game.context.choice.mode !== 'none'}
        />
      </div>
      <Spoken game={game} teller={teller} announcer={unseen.announcer} cursor={cursor} before={unseen.course} />
      <BoardTools
        words={words}
        settings={settings}
        overlays={overlays}
        onToggle={onOverlay}
        camera={camera}
        isOpen={isMenuOpen}
        onOpen={() => setMenuOpen((old) => !old)}
        levels={board.levels}
        level={level}
        onLevel={setLevel}
        onSheet={onSheet}
        onOrders={unseen.toggle}
        hasOrders={unseen.isOpen}
        onHint={hint.ask}
        onAgain={againOf(game)}
      >
        <Playback game={game} words={words} />
      </BoardTools>
      <div className="annals">
        <div className="maps">
          <SmallMap words={words} camera={camera} {...maps} level={level} />
          {otherLevels(board.levels, level).map((other) => (
            <OtherLevel key={other} words={words} settings={settings} {...maps} level={other} onShow={showLevel} />
          ))}
        </div>
        <Log
          teller={teller}
          own={view.side}
          entries={snapshot.log}
          isFolded={!isLogOpen}
          onRule={onRule}
          onPlace={onPlace}
        />
        <DiceTray teller={teller} cast={scene.dice} log={scene.log} isStill={isStill(settings)} onRule={onRule} />
      </div>
      <div className="foot">
        <div className="stack">
          <QuestionSlotContext.Provider value={unseen.slot}>
            <Decision game={game} words={words} settings={settings} />
          </QuestionSlotContext.Provider>
          {lesson === undefined && beside === undefined ? (
            <PaceQuestion words={words} settings={settings} onSettings={keepSettings} />
          ) : null}
          <Zones words={words} board={board} zones={zones} zone={zone} onShow={look} />
          {unseen.panel}
          <HintPanel hint={hint} game={game} teller={teller} />
        </div>
        <ActionBar
          game={game}
          words={words}
          settings={settings}
          square={looked}
          foresight={foresight}
          pointed={pointed}
          onPoint={onPoint}
        />
      </div>
      {game.isEnding ? <EndTurnDialog game={game} words={words} /> : null}
      {isSheetOpen ? <RosterDialog game={game} words={words} onClose={() => setSheetOpen(false)} /> : null}
      {isHelpOpen ? (
        <HelpDialog
          game={game}
          words={words}
          settings={settings}
          name={name}
          objectives={mission?.objectives ?? null}
          onClose={() => setHelpOpen(false)}
          onPreferences={onPreferences}
        />
      ) : null}
      {view.winner === 'none' || game.isShowing || lesson !== undefined || beside?.isBusy === true ? null : (
        <Over
          standing={standing}
          winner={view.winner}
          leadsTo={leadsTo}
          onRule={onRule}
          onGoOn={() => onFinished({ winner: view.winner, endedBy: view.endedBy })}
        />
      )}
    </main>
  );
};
