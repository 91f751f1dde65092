/** What stands and lies on squares in chapter D, drawn for north; by the id of its terrain. */
import './terrain.css';
import type { ReactNode } from 'preact/compat';
import { DX, DY, type Board } from '@sensorium/engine';
import { grain } from '../board/plates.ts';
import { CELL } from '../board/model.ts';

export const Crate = () => (
  <>
    <rect x="-34" y="-30" width="76" height="76" rx="4" className="t-shadow" />
    <rect x="-40" y="-40" width="80" height="80" rx="3" className="t-crate" />
    <path d="M-40 -14H40M-40 13H40" className="t-plank" />
    <path d="M-27 -40V40M27 -40V40" className="t-band" />
    <path d="M-27 -27h.1M27 -27h.1M-27 27h.1M27 27h.1M-27 0h.1M27 0h.1" className="t-rivet" />
    <path d="M-40 40V-40H40" className="t-shine" />
    <path d="M-11 -4h22v-9l14 14-14 14v-9h-22z" className="t-stencil" />
  </>
);

const SHARDS = [
  'M-34 -20L-12 -34 -4 -16 -22 -6z',
  'M6 -38L30 -30 34 -12 14 -14z',
  'M-40 10L-20 2 -10 20 -30 32z',
  'M0 -6L22 -4 28 14 8 20z',
  'M-8 26L14 26 20 40 -4 42z',
  'M28 22L42 18 40 36 30 38z',
];

export const Debris = ({ square }: { square: number }) => (
  <g transform={`rotate(${Math.floor(grain(square, 9) * 4) * 90})`}>
    {SHARDS.map((shard, i) => (
      <g key={shard}>
        <path d={shard} className="t-shadow" transform="translate(3 4)" />
        <path d={shard} className={i % 2 === 0 ? 't-shard' : 't-shard is-wood'} />
      </g>
    ))}
    <path d="M-20 -26L-8 -10M10 -30L26 -18M-34 14L-18 22M8 0L22 10" className="t-crack" />
  </g>
);

export const Bulkhead = () => (
  <>
    <rect x="-50" y="-30" width="100" height="60" className="t-bulkhead" />
    <path d="M-50 -30H50M-50 30H50" className="t-edge" />
    <path d="M-50 -8h100v16H-50z" className="t-hazard-bed" />
    <path
      d="M-44 8L-32 -8h12L-32 8zM-20 8L-8 -8H4L-8 8zM4 8L16 -8h12L16 8zM28 8L40 -8h10v3L40 8z"
      className="t-hazard"
    />
    <path
      d="M-40 -20h.1M-20 -20h.1M0 -20h.1M20 -20h.1M40 -20h.1M-40 20h.1M-20 20h.1M0 20h.1M20 20h.1M40 20h.1"
      className="t-rivet"
    />
    <circle r="13" className="t-wheel" />
    <path d="M-13 0H13M0 -13V13" className="t-spoke" />
  </>
);

export const Tank = () => (
  <>
    <circle cx="5" cy="7" r="42" className="t-shadow" />
    <circle r="43" className="t-tank" />
    <circle r="33" className="t-glass" />
    <path d="M-6 -22C-16 -12 -16 10 -4 24C6 14 2 4 10 -4C14 -14 4 -20 -6 -22z" className="t-sleeper" />
    <path d="M-22 -18A30 30 0 0 1 6 -29" className="t-gleam" />
    <path d="M0 -43V-33M0 33V43M-43 0H-33M33 0H43" className="t-clamp" />
  </>
);

export const Wreck = () => (
  <>
    <circle cx="5" cy="7" r="42" className="t-shadow" />
    <path
      d="M-40 -14L-30 -32 -8 -42 4 -30 22 -38 40 -16 34 6 42 20 22 38 4 32 -12 42 -34 28 -28 8z"
      className="t-wreck"
    />
    <path d="M-24 -12L-12 -24 2 -14 16 -22 26 -8 20 8 26 16 10 24 -4 18 -14 26 -24 12 -18 2z" className="t-spill" />
    <path d="M-30 -20L-14 -8M20 -26L10 -8M28 20L12 10M-18 30L-8 12" className="t-crack" />
  </>
);

/** A hole: the edge is torn, the walls of the deck show, and far below lies another floor. */
export const Pit = ({ children }: { children?: ReactNode }) => (
  <>
    <path
      d="M-44 -40L-26 -44 -8 -40 14 -45 32 -40 45 -30 41 -8 45 14 40 36 26 45 4 41 -16 45 -38 40 -45 22 -41 0 -45 -20z"
      className="t-pit-edge"
    />
    <path
      d="M-37 -35L-20 -38 0 -35 22 -38 38 -26 35 0 38 24 26 38 0 35 -24 38 -38 24 -35 0 -38 -20z"
      className="t-pit-wall"
    />
    <path d="M-25 -24H25V25H-25z" className="t-pit-floor" />
    <path d="M-25 0H25M0 -24V25" className="t-pit-seam" />
    <path d="M-37 -35L-25 -24M38 -26L25 -24M26 38L25 25M-38 24L-25 25" className="t-pit-seam" />
    {children}
  </>
);

const RUNGS = [-30, -15, 0, 15, 30];

export const Rungs = () => (
  <g className="t-ladder">
    <path d="M-17 -42V42M17 -42V42" className="t-rail" />
    {RUNGS.map((y) => (
      <path key={y} d={`M-17 ${y}H17`} className="t-rung" />
    ))}
  </g>
);

export const Chute = () => (
  <>
    <rect x="-50" y="-50" width="100" height="100" className="t-chute" />
    <path d="M-38 -50V50M38 -50V50" className="t-groove" />
    <path d="M-22 30L0 10L22 30M-22 4L0 -16L22 4M-22 -22L0 -42L22 -22" className="t-slide" />
  </>
);

export const OuterDoor = () => (
  <>
    <rect x="-50" y="-50" width="100" height="100" className="t-chute" />
    <rect x="-50" y="-34" width="100" height="34" className="t-bulkhead" />
    <path d="M-50 -34H50M-50 0H50M0 -34V0" className="t-edge" />
    <path d="M-44 0L-30 -34h12L-32 0zM-16 0L-2 -34h12L-4 0zM12 0L26 -34h12L24 0z" className="t-hazard" />
    <circle cx="0" cy="20" r="8" className="t-lamp" />
  </>
);

export const OpenChute = () => (
  <>
    <rect x="-50" y="-50" width="100" height="100" className="t-void" />
    <path d="M-30 -20h.1M12 -34h.1M34 6h.1M-8 14h.1M20 34h.1M-36 30h.1" className="t-star" />
    <path d="M-50 50V-50M50 50V-50" className="t-edge" />
  </>
);

/** D17.20: the way out of the chute that a square belongs to. */
export const outwardOf = (board: Board, features: ReadonlyMap<number, string>, square: number): number => {
  const section = board.sectionSquares[board.section[square]!] ?? [];
  const outer = section.find((at) => features.get(at) === 'outer-door' || features.get(at) === 'open-chute') ?? square;
  const from = outer === square ? (section.find((at) => at !== outer) ?? square) : square;
  const dx = Math.sign(board.x[outer]! - board.x[from]!);
  const dy = Math.sign(board.y[outer]! - board.y[from]!);
  for (let facing = 0; facing < 4; facing++) if (DX[facing] === dx && DY[facing] === dy) return facing;
  return 0;
};

/** Under a hole: light falls in; the foot of a ladder stands there. */
export const UnderHole = ({ board, square, isLadder }: { board: Board; square: number; isLadder: boolean }) => (
  <g
    className="feature is-under"
    transform={`translate(${board.x[square]! * CELL + CELL / 2} ${board.y[square]! * CELL + CELL / 2})`}
  >
    <path d="M-41 -41H41V41H-41z" className="t-shaft" />
    {isLadder ? <Rungs /> : <path d="M-14 6L0 -10L14 6M-14 22L0 6L14 22" className="t-up" />}
  </g>
);
