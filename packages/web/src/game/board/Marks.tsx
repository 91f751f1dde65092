/** What can be done, on the board where the eye is: reach, targets, turns, choices, the cursor. */
import { memo, type ReactNode } from 'preact/compat';
import { DX, DY, type Board } from '@sensorium/engine';
import type { Walk } from '../../engine/protocol.ts';
import { CELL, centreOf, outlineOf } from './model.ts';
import './marks.css';

export interface Target {
  readonly at: number;
  readonly label: string;
  readonly kind:
    | 'fire'
    | 'attack'
    | 'door'
    | 'choice'
    | 'flame'
    | 'dice'
    | 'acting'
    | 'kill'
    | 'loss'
    | 'lit'
    | 'lit-from-below';
}

export interface TurnMark {
  readonly facing: number;
  readonly label: string;
}

export const Reach = memo(function Reach({
  board,
  walks,
  ap,
  level,
}: {
  board: Board;
  walks: readonly Walk[];
  ap: number;
  level: number;
}) {
  const own = walks.filter((walk) => walk.cost <= ap && board.level[walk.at] === level);
  const far = walks.filter((walk) => walk.cost > ap && board.level[walk.at] === level);
  return (
    <g className="reach" aria-hidden="true">
      <path
        d={outlineOf(
          board,
          own.map((walk) => walk.at),
        )}
        className="reach-area"
      />
      {[...own, ...far].map((walk) => {
        const { x, y } = centreOf(board, walk.at);
        const isFar = walk.cost > ap;
        return (
          <g
            key={walk.at}
            transform={`translate(${x} ${y})`}
            className={isFar ? 'reach-square is-far' : 'reach-square'}
          >
            <rect x="-41" y="-41" width="82" height="82" rx="7" />
            {isFar ? <path d="M0 -26L20 0L0 26L-20 0z" className="reach-diamond" /> : null}
            <text y="11">{walk.cost}</text>
          </g>
        );
      })}
    </g>
  );
});

export const Path = memo(function Path({ board, from, walk }: { board: Board; from: number; walk: Walk }) {
  const squares = [from, ...walk.steps.filter((step) => step.do === 'move').map((step) => step.at)];
  const points = squares.map((square) => centreOf(board, square));
  const end = points.at(-1)!;
  return (
    <g className="path" aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className="path-line" />
      <g transform={`translate(${end.x} ${end.y})${walk.facing >= 0 ? ` rotate(${walk.facing * 90})` : ''}`}>
        <circle r="36" className="path-end" />
        {walk.facing >= 0 ? <path d="M-13 -28L0 -44L13 -28z" className="path-chevron" /> : null}
      </g>
    </g>
  );
});

/** Where somebody came from, and where he stands now. */
export const Way = memo(function Way({
  board,
  squares,
  level,
}: {
  board: Board;
  squares: readonly number[];
  level: number;
}) {
  const points = squares.filter((square) => board.level[square] === level).map((square) => centreOf(board, square));
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined) return null;
  return (
    <g className="way" aria-hidden="true">
      {points.length < 2 ? null : (
        <>
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className="way-line" />
          <circle cx={from.x} cy={from.y} r="30" className="way-from" />
        </>
      )}
      <rect x={to.x - 47} y={to.y - 47} width="94" height="94" rx="10" className="way-to" />
    </g>
  );
});

/** Beyond the arrow itself only a strip of the piece's own square hears a press: the next square is a square of its own. */
const HITS = ['M-30 2H30V36H-30z', 'M-36 -30H-2V30H-36z', 'M-30 -36H30V-2H-30z', 'M2 -30H36V30H2z'];

/** Arrows on the edges of the piece's own square: turning is never a slip of moving. */
export const Turns = ({
  board,
  square,
  turns,
  onTurn,
}: {
  board: Board;
  square: number;
  turns: readonly TurnMark[];
  onTurn: (facing: number) => void;
}) => {
  const { x, y } = centreOf(board, square);
  return (
    <g className="turns" transform={`translate(${x} ${y})`}>
      {turns.map(({ facing, label }) => (
        <g
          key={facing}
          className="turn-mark"
          transform={`translate(${DX[facing]! * 53} ${DY[facing]! * 53})`}
          onClick={() => onTurn(facing)}
          aria-hidden="true"
        >
          <path d={HITS[facing]} className="turn-hit" />
          <circle r="24" className="turn-hit" />
          <circle r="19" className="turn-disc" />
          <g transform={`rotate(${facing * 90})`}>
            <path d="M-9 1L0 -10L9 1" className="turn-arrow" />
          </g>
          {label === '' ? null : (
            <text y="15" className="turn-cost">
              {label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
};

const RETICLES: Readonly<Record<Target['kind'], ReactNode>> = {
  fire: <path d="M-44 -22V-44H-22M22 -44H44V-22M44 22V44H22M-22 44H-44V22M0 -52v16M0 52v-16M-52 0h16M52 0h-16" />,
  attack: (
    <path d="M-40 -40L-22 -22M40 -40L22 -22M40 40L22 22M-40 40L-22 22M-46 0A46 46 0 0 1 46 0A46 46 0 0 1 -46 0" />
  ),
  door: <path d="M-42 -42h84v84h-84z" strokeDasharray="14 10" />,
  flame: <path d="M-40 -40h80v80h-80z" strokeDasharray="4 8" />,
  dice: <circle r="44" strokeDasharray="10 8" />,
  acting: <path d="M-46 -26V-46H-26M26 -46H46V-26M46 26V46H26M-26 46H-46V26" />,
  kill: <path d="M-30 -30L30 30M30 -30L-30 30" />,
  loss: <path d="M-30 -30L30 30M30 -30L-30 30M-46 0A46 46 0 0 1 46 0A46 46 0 0 1 -46 0" />,
  lit: (
    <>
      <circle r="58" />
      <path d="M-20 -104H20M-20 -104L0 -72L20 -104" />
    </>
  ),
  'lit-from-below': (
    <>
      <circle r="58" />
      <path d="M-20 104H20M-20 104L0 72L20 104" />
    </>
  ),
  choice: <path d="M-44 -20V-44H-20M20 -44H44V-20M44 20V44H20M-20 44H-44V20" />,
};

export const Targets = memo(function Targets({
  board,
  targets,
  level,
}: {
  board: Board;
  targets: readonly Target[];
  level: number;
}) {
  return (
    <g className="targets" aria-hidden="true">
      {targets.map(({ at, label, kind }) => {
        if (board.level[at] !== level) return null;
        const { x, y } = centreOf(board, at);
        const width = label.length * 14 + 22;
        return (
          <g key={`${kind} ${at}`} transform={`translate(${x} ${y})`} className={`target is-${kind}`}>
            {RETICLES[kind]}
            {label === '' ? null : (
              <g transform="translate(0 -60)" className="tag">
                <rect x={-width / 2} y="-19" width={width} height="36" rx="5" />
                <text y="9">{label}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});

export const Cursor = ({ board, square }: { board: Board; square: number }) => {
  const x = board.x[square]! * CELL;
  const y = board.y[square]! * CELL;
  return (
    <g className="cursor" transform={`translate(${x} ${y})`} aria-hidden="true">
      <path d="M4 26V4H26M74 4H96V26M96 74V96H74M26 96H4V74" />
    </g>
  );
};
