/** A level as a small drawing: its floor, what stands there, who is there; a press says where one wants to look. */
import './levels.css';
import { memo, useMemo, type MouseEvent, type ReactNode } from 'preact/compat';
import type { Board } from '@sensorium/engine';
import type { Dossier } from '../../engine/protocol.ts';
import { CELL, bayCentre, centreOf, extentOf, floorSquares, outlineOf, situationOf } from '../board/model.ts';
import type { Point } from '../board/camera.ts';
import type { Target } from '../board/Marks.tsx';
import { litSquares, marinesOf } from '../board/overlays.ts';
import type { Stage } from '../stage.ts';
import { PieceSign } from './Holes.tsx';
import { holesOf } from './holes.ts';

export interface MiniDeckProps {
  readonly dossier: Dossier;
  readonly board: Board;
  readonly stage: Stage;
  readonly level: number;
  readonly selected: number;
  readonly targets: readonly Target[];
}

const Floor = memo(function Floor({ board, level, lit }: { board: Board; level: number; lit: ReadonlySet<number> }) {
  const squares = floorSquares(board, level);
  return (
    <>
      <path d={outlineOf(board, squares)} className="mini-hull" />
      <path
        d={outlineOf(
          board,
          squares.filter((square) => lit.has(square)),
        )}
        className="mini-lit"
      />
    </>
  );
});

/** The shape of what stands there, without its details. */
const MINI: Readonly<Record<string, string>> = {
  'closed-door': 'M-50 -14H50V14H-50zM-14 -50H14V50H-14z',
  'open-door': 'M-50 -50H-30V50H-50zM30 -50H50V50H30z',
  trap: 'M-36 -36H36V36H-36z',
  ladder: 'M-36 -36H36V36H-36zM-20 -30V30M20 -30V30M-20 -18H20M-20 0H20M-20 18H20',
  debris: 'M-30 10L-10 -20L8 14zM6 -10L30 -24L26 12z',
};
const SOLID = 'M-38 -38H38V38H-38z';

const Features = ({ dossier, board, stage, level }: Pick<MiniDeckProps, 'dossier' | 'board' | 'stage' | 'level'>) => (
  <>
    {[...stage.features].map(([at, is]) => {
      const row = dossier.terrain[is];
      if (row === undefined || board.level[at] !== level) return null;
      const { x, y } = centreOf(board, at);
      const shape = MINI[row.id] ?? (row.blocksMovement ? SOLID : '');
      return <path key={at} d={shape} transform={`translate(${x} ${y})`} className={`mini-feature is-${row.id}`} />;
    })}
    {holesOf(board, dossier.terrain, stage.features).map(({ upper, lower }) => {
      if (board.level[lower] !== level) return null;
      const { x, y } = centreOf(board, upper);
      return <path key={upper} d="M-36 -36H36V36H-36z" transform={`translate(${x} ${y})`} className="mini-under" />;
    })}
  </>
);

/** Where on the board a drawing of it was pressed. */
const pressed = (event: MouseEvent<SVGSVGElement>, board: Board): Point => {
  const { left, top, width, height } = extentOf(board);
  const box = event.currentTarget.getBoundingClientRect();
  const scale = Math.max(width / box.width, height / box.height);
  return {
    x: left + width / 2 + (event.clientX - box.left - box.width / 2) * scale,
    y: top + height / 2 + (event.clientY - box.top - box.height / 2) * scale,
  };
};

export const MiniDeck = memo(function MiniDeck({
  dossier,
  board,
  stage,
  level,
  selected,
  targets,
  onPick,
  children,
}: MiniDeckProps & {
  readonly onPick: (at: Point) => void;
  /** Drawn over it. */
  readonly children?: ReactNode;
}) {
  const lit = useMemo(() => litSquares(situationOf(dossier, stage), marinesOf(dossier, stage)), [dossier, stage]);
  const here = [...stage.actors.values()].filter((actor) => actor.square >= 0 && board.level[actor.square] === level);
  const { left, top, width, height } = useMemo(() => extentOf(board), [board]);
  return (
    <svg
      className="mini-deck"
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden="true"
      onClick={(event) => onPick(pressed(event, board))}
    >
      {board.entries.map((entry, area) => {
        if (entry.isLatent || board.level[entry.squares[0]!] !== level) return null;
        const { x, y } = bayCentre(board, area);
        return <path key={entry.id} d="M-34 -34H34V34H-34z" transform={`translate(${x} ${y})`} className="mini-bay" />;
      })}
      <Floor board={board} level={level} lit={lit} />
      <Features dossier={dossier} board={board} stage={stage} level={level} />
      {dossier.targets.map((name) => {
        const section = board.sectionSquares[board.sectionNames.indexOf(name)] ?? [];
        if (board.level[section[0] ?? -1] !== level) return null;
        return <path key={name} d={outlineOf(board, section)} className="mini-burn" />;
      })}
      {dossier.exits.map(({ square, side }) =>
        board.level[square] === level ? (
          <path
            key={`${square} ${side}`}
            d="M-30 20L0 -20L30 20"
            transform={`translate(${centreOf(board, square).x} ${centreOf(board, square).y}) rotate(${side * 90}) translate(0 -90)`}
            className="mini-exit"
          />
        ) : null,
      )}
      {[...stage.burning].map((square) =>
        board.level[square] === level ? (
          <rect
            key={square}
            x={board.x[square]! * CELL + 6}
            y={board.y[square]! * CELL + 6}
            width={CELL - 12}
            height={CELL - 12}
            className="mini-fire"
          />
        ) : null,
      )}
      {here.map((actor) => {
        const { x, y } = centreOf(board, actor.square);
        return (
          <g key={actor.id} transform={`translate(${x} ${y})`}>
            {actor.id === selected ? <circle r="58" className="mini-selected" /> : null}
            <PieceSign dossier={dossier} actor={actor} size={2.6} />
          </g>
        );
      })}
      {targets.map(({ at, kind }) =>
        board.level[at] === level ? (
          <rect
            key={`${kind} ${at}`}
            x={board.x[at]! * CELL}
            y={board.y[at]! * CELL}
            width={CELL}
            height={CELL}
            className={`mini-target is-${kind}`}
          />
        ) : null,
      )}
      {children}
    </svg>
  );
});
