import { memo } from 'preact/compat';
import type { Board } from '@sensorium/engine';
import type { Actor } from '../stage.ts';
import { squareName } from '../displayNames.ts';
import { CELL, centreOf, floorSquares, outlineOf, type Situation } from './model.ts';
import { lineTo, sectionCentre } from './overlays.ts';
import './overlays.css';

export const AreaLayer = memo(function AreaLayer({
  board,
  squares,
  kind,
}: {
  board: Board;
  squares: readonly number[];
  kind: 'sight' | 'arcs' | 'aims' | 'burns' | 'covers';
}) {
  return <path d={outlineOf(board, squares)} className={`overlay is-${kind}`} aria-hidden="true" />;
});

export const NumbersLayer = memo(function NumbersLayer({
  board,
  numbers,
  kind,
  level,
}: {
  board: Board;
  numbers: ReadonlyMap<number, number>;
  kind: 'cover' | 'danger';
  level: number;
}) {
  return (
    <g className={`overlay-numbers is-${kind}`} aria-hidden="true">
      {[...numbers].map(([square, n]) => {
        if (board.level[square] !== level) return null;
        const { x, y } = centreOf(board, square);
        const strength = kind === 'danger' ? 0.42 - n * 0.05 : 0.14 + n * 0.1;
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            <rect x="-48" y="-48" width="96" height="96" style={{ fillOpacity: strength }} />
            <text y="44" x="38">
              {n}
            </text>
          </g>
        );
      })}
    </g>
  );
});

const HUES = [196, 38, 282, 140, 340, 80, 220, 18, 170, 310];

export const SectionsLayer = memo(function SectionsLayer({ board, level }: { board: Board; level: number }) {
  return (
    <g className="overlay-sections" aria-hidden="true">
      {board.sectionSquares.map((squares, section) => {
        if (board.level[squares[0]!] !== level) return null;
        const { x, y } = sectionCentre(board, section);
        const hue = HUES[section % HUES.length]!;
        return (
          <g key={board.sectionNames[section]}>
            <path
              d={outlineOf(board, squares)}
              style={{ stroke: `hsl(${hue} 80% 66%)`, fill: `hsl(${hue} 70% 50% / .1)` }}
            />
            <text x={x * CELL + CELL / 2} y={y * CELL + CELL / 2 + 14}>
              {board.sectionNames[section]!.replace(/@.*/, '')}
            </text>
          </g>
        );
      })}
    </g>
  );
});

export const CoordinatesLayer = memo(function CoordinatesLayer({ board, level }: { board: Board; level: number }) {
  return (
    <g className="overlay-coordinates" aria-hidden="true">
      {floorSquares(board, level).map((square) => (
        <text key={square} x={board.x[square]! * CELL + 6} y={board.y[square]! * CELL + 20}>
          {squareName(board.x[square]!, board.y[square]!)}
        </text>
      ))}
    </g>
  );
});

/** The line from a figure to a square, and what stops it. */
export const SightLine = ({ situation, actor, square }: { situation: Situation; actor: Actor; square: number }) => {
  const { board } = situation;
  const from = centreOf(board, actor.square);
  const to = centreOf(board, square);
  const { verdict, blocker } = lineTo(situation, actor, square);
  const isClear = verdict === 'clear' || verdict === 'clearArc' || verdict === 'hole';
  return (
    <g className={isClear ? 'sight-line is-clear' : 'sight-line'} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {blocker >= 0 ? (
        <rect
          x={board.x[blocker]! * CELL + 8}
          y={board.y[blocker]! * CELL + 8}
          width={CELL - 16}
          height={CELL - 16}
          rx="8"
        />
      ) : null}
      <circle cx={to.x} cy={to.y} r="10" />
    </g>
  );
};
