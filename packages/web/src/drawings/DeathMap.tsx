/** The board of a game with a mark where everybody died: marines by their numbers, aliens as dots that grow with their number. */
import type { Board, BoardPlan, Square } from '@sensorium/engine';
import { useMemo } from 'preact/compat';
import { cellsOf, drawPlan, placeLevels, type Cell } from './plan.ts';
import './deathMap.css';
import './missionMap.css';

interface Fallen {
  readonly at: Square;
  readonly side: 'marines' | 'aliens';
  readonly piece: number;
}

interface Mark {
  readonly at: Square;
  readonly spot: Cell;
  readonly aliens: number;
  readonly marines: readonly number[];
}

const MARGIN = 2;

const marksOf = (board: Board, shifts: readonly Cell[], fallen: readonly Fallen[]): Mark[] => {
  const squares = [...new Set(fallen.map(({ at }) => at))].sort((a, b) => a - b);
  return squares.map((at): Mark => {
    const [dx, dy] = shifts[board.level[at]!]!;
    const here = fallen.filter((one) => one.at === at);
    return {
      at,
      spot: [board.x[at]! + dx + 0.5, board.y[at]! + dy + 0.5],
      aliens: here.filter(({ side }) => side === 'aliens').length,
      marines: here.filter(({ side }) => side === 'marines').map(({ piece }) => piece),
    };
  });
};

interface DeathMapProps {
  readonly plan: BoardPlan;
  readonly board: Board;
  readonly fallen: readonly Fallen[];
  /** What a piece is called on the board. */
  readonly markOf: (piece: number) => string;
  readonly label: string;
}

export const DeathMap = ({ plan, board, fallen, markOf, label }: DeathMapProps) => {
  const { view, shifts, levels } = useMemo(() => {
    const floors = plan.levels.map(({ floor }) => floor);
    return { ...placeLevels(floors, MARGIN), levels: floors.map((floor) => drawPlan(cellsOf(floor))) };
  }, [plan]);
  const marks = useMemo(() => marksOf(board, shifts, fallen), [board, shifts, fallen]);
  return (
    <svg className="mission-map death-map" viewBox={view} {...{ role: 'img', 'aria-label': label }}>
      {levels.map(({ deck, walls }, level) => (
        <g key={shifts[level]!.join()} transform={`translate(${shifts[level]!.join(' ')})`}>
          <path className="map-shade" d={walls} />
          <path className="map-deck" d={deck} />
          <path className="map-wall" d={walls} />
        </g>
      ))}
      {marks.map(({ at, spot: [x, y], aliens, marines }) => (
        <g key={at} transform={`translate(${x} ${y})`}>
          {aliens === 0 ? null : <circle className="death-alien" r={Math.min(0.75, 0.28 + 0.09 * aliens)} />}
          {aliens < 2 || marines.length > 0 ? null : <text className="death-count">{aliens}</text>}
          {marines.length === 0 ? null : (
            <>
              <path className="death-marine" d="M-.6 -.6L.6 .6M.6 -.6L-.6 .6" />
              <text className="death-number" y="-1">
                {marines.map(markOf).join(', ')}
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  );
};
