/** What of the board is in sight: the rest of the window belongs to panels. */
import { useEffect, useRef } from 'preact/compat';
import type { Insets } from './board/camera.ts';
import type { CameraMover } from './board/cameraMover.ts';
import { bayCentre, centreOf } from './board/model.ts';
import type { Offer } from '../engine/protocol.ts';
import { drawsTheEye, squareOf } from './deathwing/useLevel.ts';
import { askedNow } from './looks/decisions.ts';
import type { Stage } from './stage.ts';
import type { Game } from './useGame.ts';

/** As in the style sheets: narrower windows are stacked. */
export const WIDE = 1000;
/** From here on the log stands beside the board. */
export const WITH_LOG = 1280;
const GAP = 8;

/** What the action bar (of a replay: its buttons) and a question above it cover from below; on narrow screens the dice lie above the question. */
const covered = (isNarrow = false): number => {
  const asked = document.querySelector('.decision');
  const panels = [
    asked ?? document.querySelector('.actionbar, .transport'),
    asked && isNarrow ? document.querySelector('.dice') : null,
  ];
  const tops = panels.flatMap((panel) => (panel === null ? [] : [panel.getBoundingClientRect().top]));
  return tops.length === 0 ? 0 : window.innerHeight - Math.min(...tops) + GAP;
};

const boxOf = (panel: string): DOMRect | undefined => document.querySelector(panel)?.getBoundingClientRect();

const bottomOf = (panel: string): number => {
  const bottom = boxOf(panel)?.bottom ?? 0;
  return bottom > 0 ? bottom + GAP : 0;
};

/** A lesson lies over the board where there is no log to lie over. */
const taught = (): number => (window.innerWidth < WITH_LOG ? bottomOf('.lesson') : 0);

/** A notice moves the panels down. */
const noticed = (): number => boxOf('.notices')?.height ?? 0;

/** What the panels cover, so that the board is fitted into the rest. */
export const insets = (): Insets => {
  const width = window.innerWidth;
  if (width < WIDE)
    return {
      top: Math.max(166 + noticed(), taught(), bottomOf('.card')),
      right: GAP,
      bottom: covered(true) || 172,
      left: GAP,
    };
  return {
    top: Math.max(bottomOf('.topbar'), bottomOf('.notices'), taught()),
    right: width - (boxOf('.tools')?.left ?? width) + GAP,
    bottom: covered(),
    left: (boxOf('.squad')?.right ?? 0) + GAP,
  };
};

/** Squares from which somebody matters to where one stands. */
const NEAR = 7;

const enemiesNear = (offers: readonly Offer[], { board }: Game['context'], { actors }: Stage): number[] => {
  const isNear = (a: number, b: number): boolean =>
    board.level[a] === board.level[b] &&
    Math.max(Math.abs(board.x[a]! - board.x[b]!), Math.abs(board.y[a]! - board.y[b]!)) <= NEAR;
  return [...actors.values()]
    .map(({ square }) => square)
    .filter((square) => square >= 0 && offers.some(({ at }) => at >= 0 && isNear(at, square)));
};

/** The squares a person must see to decide; none where he may look wherever he likes. */
const squaresAskedAbout = ({ context, stage }: Game): number[] => {
  const { decision, offers, view } = context;
  if (decision === 'deploy') return [...offers.map((offer) => offer.at), ...enemiesNear(offers, context, stage)];
  const frame = view.stack.at(-1);
  const actor = frame?.kind === 'cp-response' ? frame.actor : -1;
  return [...stage.actors.values()]
    .filter(({ id }) => id === actor || offers.some((offer) => offer.piece === id))
    .map(({ square }) => square);
};

const squaresOffered = ({ context: { board, offers, view } }: Game): number[] =>
  offers
    .flatMap(({ do: word, at, piece }) =>
      word === 'target' || word.startsWith('place') ? [at, view.pieces[piece]?.square ?? -1] : [],
    )
    .filter((square) => square >= 0 && square < board.size);

const entriesOffered = ({ context: { board, offers } }: Game) =>
  offers.flatMap(({ do: word, at }) => (word === 'reinforce' ? [bayCentre(board, at)] : []));

/** Brings into view what the person must look at: where to deploy, who is to move or to answer whom, what is happening. */
export const useFraming = (game: Game, camera: CameraMover): void => {
  const { context, session, snapshot, stage } = game;
  const { board, decision, canSpeak, view } = context;
  const shown = useRef('');
  const framed = useRef('');
  useEffect(() => {
    const isAnswer = decision === 'cp-response';
    const does = askedNow(decision).camera;
    const moment = `${decision} ${view.turn} ${view.phase} ${isAnswer || does === 'offers' ? snapshot.update.length : ''}`;
    if (!canSpeak || shown.current === moment) return;
    shown.current = moment;
    if (does === 'entries' && !camera.isInSight(entriesOffered(game))) camera.fit();
    if (does === 'offers') camera.bring(squaresOffered(game).map((square) => centreOf(board, square)));
    if (does !== 'near') return;
    const points = squaresAskedAbout(game)
      .filter((square) => square >= 0)
      .map((square) => centreOf(board, square));
    // Who has faced a figure or named a target goes on where he looked.
    const phase = `${view.turn} ${view.phase}`;
    const isSeen = (isAnswer || framed.current === phase) && camera.isInSight(points);
    if (!isAnswer) framed.current = phase;
    if (!isSeen) camera.frameOn(points);
  }, [game, board, camera, canSpeak, decision, snapshot, view]);
  const { square: chosen = -1, area = -1 } = stage.actors.get(context.choice.selected) ?? {};
  useEffect(() => {
    if (chosen >= 0) camera.show(centreOf(board, chosen));
    else if (area >= 0) camera.bring([bayCentre(board, area), centreOf(board, board.entries[area]!.squares[0]!)]);
  }, [board, camera, chosen, area]);
  useEffect(
    () =>
      session.player.onCue((event) => {
        const square = squareOf(event);
        if (drawsTheEye(event) && square >= 0) camera.show(centreOf(board, square));
      }),
    [session, board, camera],
  );
};
