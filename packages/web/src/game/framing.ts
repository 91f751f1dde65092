/** What of the board must be in sight; the camera moves for nothing else. */
import { useEffect, useMemo, useRef } from 'preact/compat';
import type { Board } from '@sensorium/engine';
import type { Point } from './board/camera.ts';
import type { CameraMover } from './board/cameraMover.ts';
import { bayCentre, centreOf } from './board/model.ts';
import type { Context } from './controls.ts';
import { drawsTheEye, squareOf } from './deathwing/useLevel.ts';
import { askedNow } from './looks/decisions.ts';
import { lookOfWord } from './looks/wordLooks.ts';
import { apOf } from './hud/Squad.tsx';
import { isStranger } from './scene.ts';
import type { Stage } from './stage.ts';
import type { Game } from './useGame.ts';

interface Subject {
  /** What must be seen. */
  readonly points: readonly Point[];
  /** What should be, as far as there is room. */
  readonly others: readonly Point[];
}
const NOTHING: Subject = { points: [], others: [] };

const pointsOf = (board: Board, squares: readonly number[]): Point[] =>
  squares.filter((square) => square >= 0 && square < board.size).map((square) => centreOf(board, square));

/** Where somebody stands; who lurks is at his way in (C18.11). */
const placeOf = (board: Board, stage: Stage, piece: number): Point[] => {
  const { square = -1, area = -1 } = stage.actors.get(piece) ?? {};
  if (square >= 0) return [centreOf(board, square)];
  return area < 0 ? [] : [bayCentre(board, area), centreOf(board, board.entries[area]!.squares[0]!)];
};

/** The chosen piece, and on its level where it can go and whom it can strike. */
const chosenSubject = ({ board, choice, dossier, offers, view, walks }: Context, stage: Stage): Subject => {
  const points = placeOf(board, stage, choice.selected);
  const square = stage.actors.get(choice.selected)?.square ?? -1;
  if (square < 0) return { points, others: [] };
  const struck = offers.flatMap(({ do: word, piece, at }) =>
    piece === choice.selected && lookOfWord(word).does === 'harm' ? [at] : [],
  );
  const ap = apOf(view, dossier, choice.selected);
  const reached = [...walks.filter(({ cost }) => cost <= ap).map(({ at }) => at), ...struck];
  return {
    points,
    others: pointsOf(
      board,
      reached.filter((at) => board.level[at] === board.level[square]),
    ),
  };
};

/** What a question is about. */
const askedSubject = ({ context, stage }: Game, zone: readonly number[]): Subject => {
  const { board, decision, offers, view } = context;
  const { camera } = askedNow(decision);
  if (decision === 'deploy') return { points: pointsOf(board, zone), others: [] };
  if (camera === 'entries')
    return {
      points: [],
      others: offers.flatMap(({ do: word, at }) => (word === 'reinforce' ? [bayCentre(board, at)] : [])),
    };
  const asked = offers.flatMap(({ do: word, at, piece }) =>
    word === 'target' || word.startsWith('place') ? [at, view.pieces[piece]?.square ?? -1] : [],
  );
  if (camera === 'offers') return { points: pointsOf(board, asked), others: [] };
  const frame = view.stack.at(-1);
  const actor = frame?.kind === 'cp-response' ? placeOf(board, stage, frame.actor) : [];
  const chosen = chosenSubject(context, stage);
  return { points: [...chosen.points, ...actor], others: decision === 'action' ? chosen.others : [] };
};

/** Brings into view what the person must look at: where to deploy, who is to move or to answer whom, what is happening. */
export const useFraming = (game: Game, camera: CameraMover, zone: readonly number[]): void => {
  const { context, session, snapshot } = game;
  const { board, canSpeak, choice, decision, walks } = context;
  const subject = useMemo(
    () => (canSpeak ? askedSubject(game, zone) : NOTHING),
    // What is hovered or aimed at meanwhile moves nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [canSpeak, snapshot.update, choice.selected, choice.mode, walks, zone],
  );
  const isOpened = useRef(false);
  useEffect(() => {
    const { points, others } = subject;
    if (points.length + others.length === 0) return;
    if (isOpened.current) camera.bring(points.length > 0 ? points : others, others);
    else camera.open(points.length > 0 ? points : others);
    isOpened.current = true;
  }, [subject, camera]);
  // Somebody else is looked at while it is not one's turn.
  const { selected } = choice;
  useEffect(() => {
    if (!canSpeak && decision !== '') camera.bring(placeOf(board, session.player.stage, selected));
  }, [board, camera, canSpeak, decision, selected, session]);
  useEffect(
    () =>
      session.player.onCue((event) => {
        if (event.is === 'piece-activated' && isStranger(session.player.scene.view, event.piece))
          camera.bring(placeOf(board, session.player.stage, event.piece));
        const square = squareOf(event);
        if (drawsTheEye(event) && square >= 0) camera.bring([centreOf(board, square)]);
      }),
    [session, board, camera],
  );
};
