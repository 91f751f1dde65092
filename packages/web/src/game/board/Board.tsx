/** The table: everything drawn, everything that can be pointed at. */
import './board.css';
import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'preact/compat';
import type { View } from '@sensorium/engine';
import type { Dossier, Walk } from '../../engine/protocol.ts';
import { marksOf } from '../arsenal/facts.ts';
import { Markers } from '../arsenal/Markers.tsx';
import { Holes } from '../deathwing/Holes.tsx';
import { Secured } from '../deathwing/SecuredAreas.tsx';
import { MissionSheet } from '../looks/missionRules.tsx';
import type { Supply } from '../deathwing/supplies.ts';
import { markOf } from '../displayNames.ts';
import { CourseLayer, type BoardCourse } from '../counsel/CourseLayer.tsx';
import type { EventPlayer } from '../player.ts';
import type { Actor, Stage } from '../stage.ts';
import { paintEvent } from './brush.ts';
import type { Foresight } from '../foresight.ts';
import type { Extent, Point } from './camera.ts';
import type { CameraMover } from './cameraMover.ts';
import { Deck, DeckDefinitions } from './Deck.tsx';
import { Effects } from './effects.ts';
import { Figure } from './Figures.tsx';
import { Cursor, Path, Reach, Targets, Turns, Way, type Target, type TurnMark } from './Marks.tsx';
import { boardOf, centreOf, extentOf, situationOf, squareAtPoint, squaresSeenBy } from './model.ts';
import { AreaLayer, CoordinatesLayer, NumbersLayer, SectionsLayer, SightLine } from './OverlayLayers.tsx';
import { arcSquares, coverOf, dangerOf, litSquares, marinesOf, type Overlay } from './overlays.ts';
import { Bays, Darkness, Features, Fires, Lamps, Stains, type Stain } from './Scenery.tsx';

export interface BoardProps {
  readonly dossier: Dossier;
  readonly stage: Stage;
  readonly view: View;
  readonly player: EventPlayer;
  readonly level: number;
  readonly selected: number;
  readonly ap: number;
  readonly walks: readonly Walk[];
  readonly path: Walk | null;
  readonly targets: readonly Target[];
  /** Squares somebody has come through. */
  readonly way?: readonly number[];
  readonly turns: { readonly square: number; readonly marks: readonly TurnMark[] } | null;
  readonly areas: ReadonlySet<number>;
  readonly cursor: number;
  readonly hover: number;
  readonly overlays: ReadonlySet<Overlay>;
  readonly stains: readonly Stain[];
  readonly supply: (piece: number) => Supply;
  readonly isStill: boolean;
  readonly camera: CameraMover;
  readonly foresight?: Foresight | null;
  /** Ways and aims that are advised, or were taken. */
  readonly courses?: readonly BoardCourse[];
  readonly onSquare: (square: number) => void;
  /** A square is pressed and held; then where the pointer goes from there. */
  readonly onHold?: (square: number) => void;
  readonly onPointed?: (point: Point) => void;
  readonly onHover: (square: number) => void;
  readonly onTurn: (facing: number) => void;
  readonly onArea: (area: number) => void;
}

/** Units round the hull: what its walls need, and how far girders are seen. */
const MARGIN = 120;
const BEYOND = 4000;

const grown = ({ left, top, width, height }: Extent, by: number): Extent => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const boxOf = ({ left, top, width, height }: Extent): CSSProperties => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** A sheet of the drawing, a pixel a unit: the browser keeps each as a picture of its own and repaints what changed on it. */
const sheetOf = (extent: Extent) => {
  const area = grown(extent, MARGIN);
  return {
    className: 'sheet',
    viewBox: `${area.left} ${area.top} ${area.width} ${area.height}`,
    style: boxOf(area),
  };
};

const onLevel = (board: ReturnType<typeof boardOf>, squares: Iterable<number>, level: number): ReadonlySet<number> =>
  new Set([...squares].filter((square) => board.level[square] === level));

/** As one word list, so that a figure whose marks stay is not drawn again. */
const marksOn = (view: View, dossier: Dossier, id: number): string => {
  const piece = view.pieces[id];
  return piece === null || piece === undefined ? '' : marksOf(piece, dossier.profiles[piece.profile]!).join(' ');
};

export const Board = (props: BoardProps) => {
  const { dossier, stage, level, selected, isStill, camera, foresight = null } = props;
  const board = boardOf(dossier);
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [effects] = useState(() => new Effects());
  const extent = useMemo(() => extentOf(board), [board]);
  useEffect(() => camera.attach(frame.current!, world.current!), [camera]);
  useEffect(() => effects.attach(canvas.current!), [effects]);
  useEffect(() => camera.subscribe((to) => effects.look(to)), [camera, effects]);
  useEffect(() => {
    camera.setOptions({
      extent,
      isStill,
      onTap: (point) => props.onSquare(squareAtPoint(board, level, point)),
      onHold: (point) => props.onHold?.(squareAtPoint(board, level, point)),
      onPointed: (point) => props.onPointed?.(point),
    });
  });
  useEffects(props, effects);
  const sheet = useMemo(() => sheetOf(extent), [extent]);

  const situation = useMemo(() => situationOf(dossier, stage), [dossier, stage]);
  const marines = useMemo(() => marinesOf(dossier, stage), [dossier, stage]);
  const lamps = useMemo(
    () => marines.filter((marine) => board.level[marine.square] === level && marine.facing >= 0),
    [marines, board, level],
  );
  const lit = useMemo(() => litSquares(situation, marines), [situation, marines]);
  const burning = useMemo(
    () => (board.levels === 1 ? stage.burning : onLevel(board, stage.burning, level)),
    [board, stage.burning, level],
  );
  const actors = useMemo(() => [...stage.actors.values()], [stage.actors]);
  const blipProfile = dossier.profiles.findIndex((profile) => profile.unit.isBlip);
  const chosen = stage.actors.get(selected);
  const mission = { board, dossier, level, view: props.view };

  return (
    <div
      ref={frame}
      className="board"
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse' || camera.isDragging) return;
        props.onHover(squareAtPoint(board, level, camera.at(event.clientX, event.clientY)));
      }}
      onPointerLeave={() => props.onHover(-1)}
    >
      <div ref={world} className="world">
        <div className="girders" style={boxOf(grown(extent, BEYOND))} />
        <svg {...sheet} aria-hidden="true">
          <DeckDefinitions />
          <Deck board={board} level={level} />
          <MissionSheet on="deck" {...mission} />
          <Stains board={board} level={level} stains={props.stains} />
        </svg>
        <svg {...sheet} aria-hidden="true">
          <Darkness board={board} level={level} lit={lit} />
          <Lamps situation={situation} lamps={lamps} />
        </svg>
        <svg {...sheet} aria-hidden="true">
          <Bays
            board={board}
            level={level}
            actors={actors}
            blipProfile={blipProfile}
            marks={props.areas}
            onPick={props.onArea}
          />
          <Secured board={board} level={level} memory={props.view.memory} />
          <MissionSheet on="things" {...mission} />
          <Fires board={board} burning={burning} />
          <Features board={board} dossier={dossier} level={level} features={stage.features} />
          {board.levels > 1 ? (
            <Holes board={board} dossier={dossier} level={level} features={stage.features} actors={actors} />
          ) : null}
          <Markers board={board} level={level} markers={props.view.markers} />
          <OverlayStack {...props} chosen={chosen} marines={marines} situation={situation} />
          {foresight === null ? null : (
            <AreaLayer
              board={board}
              squares={foresight.squares.filter((square) => board.level[square] === level)}
              kind={foresight.is}
            />
          )}
          <Reach board={board} walks={props.walks} ap={props.ap} level={level} />
          {props.path !== null && chosen !== undefined && board.level[chosen.square] === level ? (
            <Path board={board} from={chosen.square} walk={props.path} />
          ) : null}
          <g className="figures">
            {actors.map((actor) =>
              actor.square < 0 || board.level[actor.square] !== level ? null : (
                <Figure
                  key={actor.id}
                  actor={actor}
                  profile={dossier.profiles[actor.profile]!}
                  board={board}
                  label={markOf(dossier, actor.id)}
                  marks={marksOn(props.view, dossier, actor.id)}
                  supplyKind={props.supply(actor.id).kind}
                  supplyLeft={props.supply(actor.id).left}
                  isSelected={actor.id === selected}
                  isSpent={actor.activation === 'done' || actor.activation === 'barred'}
                />
              ),
            )}
          </g>
          <MissionSheet on="above" {...mission} />
          {props.courses === undefined || props.courses.length === 0 ? null : (
            <CourseLayer board={board} courses={props.courses} level={level} />
          )}
          {props.way === undefined || props.way.length === 0 ? null : (
            <Way board={board} squares={props.way} level={level} />
          )}
          <Targets board={board} targets={props.targets} level={level} />
          {props.turns === null || board.level[props.turns.square] !== level ? null : (
            <Turns board={board} square={props.turns.square} turns={props.turns.marks} onTurn={props.onTurn} />
          )}
          {props.cursor >= 0 && board.level[props.cursor] === level ? (
            <Cursor board={board} square={props.cursor} />
          ) : null}
        </svg>
      </div>
      <canvas ref={canvas} aria-hidden="true" className={isStill ? 'is-still' : ''} />
      <div className="vignette" aria-hidden="true" />
    </div>
  );
};

const OverlayStack = ({
  dossier,
  stage,
  level,
  overlays,
  hover,
  chosen,
  marines,
  situation,
}: BoardProps & {
  readonly chosen: Actor | undefined;
  readonly marines: readonly Actor[];
  readonly situation: ReturnType<typeof situationOf>;
}): ReactNode => {
  const board = boardOf(dossier);
  const isLooking = chosen !== undefined && chosen.square >= 0 && chosen.facing >= 0;
  return (
    <>
      {overlays.has('sections') ? <SectionsLayer board={board} level={level} /> : null}
      {overlays.has('danger') ? (
        <NumbersLayer board={board} level={level} kind="danger" numbers={dangerOf(situation, dossier, stage)} />
      ) : null}
      {overlays.has('cover') ? (
        <NumbersLayer board={board} level={level} kind="cover" numbers={coverOf(situation, dossier, marines)} />
      ) : null}
      {overlays.has('sight') && isLooking ? (
        <AreaLayer board={board} squares={[...onLevel(board, squaresSeenBy(situation, chosen), level)]} kind="sight" />
      ) : null}
      {overlays.has('arcs')
        ? (isLooking ? [chosen] : marines).map((actor) => (
            <AreaLayer
              key={actor.id}
              board={board}
              squares={[...onLevel(board, arcSquares(situation, dossier, actor), level)]}
              kind="arcs"
            />
          ))
        : null}
      {overlays.has('coordinates') ? <CoordinatesLayer board={board} level={level} /> : null}
      {overlays.has('sight') && isLooking && hover >= 0 && board.floor[hover] === 1 && hover !== chosen.square ? (
        <SightLine situation={situation} actor={chosen} square={hover} />
      ) : null}
    </>
  );
};

const useEffects = ({ dossier, stage, player, level, isStill }: BoardProps, effects: Effects): void => {
  const board = boardOf(dossier);
  useEffect(() => {
    effects.setStill(isStill);
  }, [isStill, effects]);
  useEffect(() => {
    const burning = [...stage.burning].filter((square) => board.level[square] === level);
    effects.setBurning(burning.map((square) => centreOf(board, square)));
  }, [stage.burning, board, level, effects]);
  useEffect(
    () =>
      player.onCue((event, before, beat) => {
        if (!isStill && beat === 'told') paintEvent(effects, board, level, event, before);
      }),
    [player, board, level, isStill, effects],
  );
};
