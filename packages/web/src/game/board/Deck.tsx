/** What never moves: the hull, the plates, the shadows of the walls. Drawn once a board. */
import { memo, type ReactNode } from 'react';
import type { Board } from '@sensorium/engine';
import { CELL, floorSquares, outlineOf } from './model.ts';
import './deck.css';

/** A number that looks random but is always the same for a square. */
export const grain = (square: number, salt = 0): number => {
  let h = Math.imul(square + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 12)) >>> 0) / 0x1_0000_0000;
};

type Kind = 'room' | 'along' | 'across' | 'crossing';

const kindOf = (board: Board, square: number): Kind => {
  const free = (direction: number): boolean => board.neighbours[square * 8 + direction]! >= 0;
  const corners = [4, 5, 6, 7].filter(free).length;
  if (corners > 0 && (free(0) || free(2)) && (free(1) || free(3)) && isInRoom(board, square)) return 'room';
  const vertical = free(0) || free(2);
  const horizontal = free(1) || free(3);
  if (vertical && horizontal) return 'crossing';
  return vertical ? 'along' : 'across';
};

/** Part of at least one block of two by two squares. */
const isInRoom = (board: Board, square: number): boolean =>
  [
    [0, 1, 4],
    [2, 1, 5],
    [2, 3, 6],
    [0, 3, 7],
  ].some((block) => block.every((direction) => board.neighbours[square * 8 + direction]! >= 0));

const TONES = ['#333f48', '#303c44', '#38424a', '#2f3b42', '#36414b', '#334043'];

const PLATE: readonly ((key: number) => ReactNode)[] = [
  (key) => <path key={key} d="M24 36h52M24 50h52M24 64h52" className="plate-cut" />,
  (key) => (
    <g key={key} className="plate-line">
      <circle cx="50" cy="50" r="21" />
      <circle cx="50" cy="50" r="15" />
      <path d="M50 29v42M29 50h42" />
    </g>
  ),
  (key) => <path key={key} d="M18 18h.1M82 18h.1M18 82h.1M82 82h.1" className="plate-rivet" />,
  (key) => <path key={key} d="M12 50h76M50 12v76M18 18h.1M82 18h.1M18 82h.1M82 82h.1" className="plate-seam" />,
  (key) => <path key={key} d="M30 30h40v40h-40zM36 42h28M36 50h28M36 58h28" className="plate-line" />,
  (key) => (
    <path
      key={key}
      d="M14 30l16-16M14 50l36-36M14 70l56-56M30 86l56-56M50 86l36-36M70 86l16-16"
      className="plate-tread"
    />
  ),
  () => null,
  () => null,
];

const RoomPlate = ({ square, tone }: { square: number; tone: string }) => (
  <>
    <rect x="0" y="0" width={CELL} height={CELL} fill={tone} />
    <path d="M3 97V9l6-6h88" className="plate-shine" />
    <path d="M97 3v88l-6 6H3" className="plate-shade" />
    {PLATE[Math.floor(grain(square) * PLATE.length)]!(0)}
  </>
);

/** A corridor: a tread down the middle, gutters with pipes along the walls. Drawn for north to south. */
const CorridorPlate = ({ square, tone }: { square: number; tone: string }) => (
  <>
    <rect x="0" y="0" width={CELL} height={CELL} fill="#1b242a" />
    <path d="M6 0v100M12 0v100M88 0v100M94 0v100" className="pipe" />
    <path
      d={grain(square, 3) < 0.4 ? 'M4 22h11M4 74h11M85 48h11' : 'M4 50h11M85 22h11M85 74h11'}
      className="pipe-clip"
    />
    <path d="M20 2h60l3 3v90l-3 3H20l-3-3V5z" fill={tone} />
    <path d="M17.5 96V6l4-4h58" className="plate-shine" />
    <path d="M82.5 4v90l-4 4H20" className="plate-shade" />
    {grain(square) < 0.3 ? (
      <path d="M28 16h44M28 27h44M28 38h44M28 49h44M28 60h44M28 71h44M28 82h44" className="plate-cut" />
    ) : grain(square) < 0.42 ? (
      <path d="M50 22l14 12v32l-14 12-14-12V34z" className="plate-line" />
    ) : grain(square) < 0.6 ? (
      <path d="M26 12h.1M74 12h.1M26 88h.1M74 88h.1M17 50h66" className="plate-rivet" />
    ) : null}
  </>
);

const CrossingPlate = ({ square, tone }: { square: number; tone: string }) => (
  <>
    <rect x="0" y="0" width={CELL} height={CELL} fill={tone} />
    <path d="M18 4h64l14 14v64L82 96H18L4 82V18z" className="plate-line" />
    <path d="M4 96V18L18 4h78" className="plate-shine" />
    {grain(square) < 0.5 ? <path d="M34 50h32M50 34v32" className="plate-cut" /> : null}
  </>
);

const Plate = ({ board, square }: { board: Board; square: number }) => {
  const tone = TONES[(board.section[square]! * 2 + (grain(square, 2) < 0.35 ? 1 : 0)) % TONES.length]!;
  const kind = kindOf(board, square);
  const turn = kind === 'across' ? `translate(${CELL} 0) rotate(90)` : undefined;
  return (
    <g transform={`translate(${board.x[square]! * CELL} ${board.y[square]! * CELL})`}>
      <g transform={turn}>
        {kind === 'room' ? (
          <RoomPlate square={square} tone={tone} />
        ) : kind === 'crossing' ? (
          <CrossingPlate square={square} tone={tone} />
        ) : (
          <CorridorPlate square={square} tone={tone} />
        )}
      </g>
    </g>
  );
};

/** Shadows fall from the walls in the north and west; the southern and eastern walls catch a little light. */
const WallShadows = ({ board, square }: { board: Board; square: number }) => {
  const x = board.x[square]! * CELL;
  const y = board.y[square]! * CELL;
  const isWall = (direction: number): boolean => board.neighbours[square * 8 + direction]! < 0;
  return (
    <>
      {isWall(0) ? <rect x={x} y={y} width={CELL} height="42" fill="url(#shade-n)" /> : null}
      {isWall(3) ? <rect x={x} y={y} width="34" height={CELL} fill="url(#shade-w)" /> : null}
      {isWall(2) ? <rect x={x} y={y + CELL - 14} width={CELL} height="14" fill="url(#shade-s)" /> : null}
      {isWall(1) ? <rect x={x + CELL - 12} y={y} width="12" height={CELL} fill="url(#shade-e)" /> : null}
    </>
  );
};

export const DeckDefinitions = () => (
  <defs>
    <linearGradient id="shade-n" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#000" stopOpacity=".78" />
      <stop offset="1" stopColor="#000" stopOpacity="0" />
    </linearGradient>
    <linearGradient id="shade-w" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#000" stopOpacity=".62" />
      <stop offset="1" stopColor="#000" stopOpacity="0" />
    </linearGradient>
    <linearGradient id="shade-s" x1="0" y1="1" x2="0" y2="0">
      <stop offset="0" stopColor="#000" stopOpacity=".4" />
      <stop offset="1" stopColor="#000" stopOpacity="0" />
    </linearGradient>
    <linearGradient id="shade-e" x1="1" y1="0" x2="0" y2="0">
      <stop offset="0" stopColor="#000" stopOpacity=".4" />
      <stop offset="1" stopColor="#000" stopOpacity="0" />
    </linearGradient>
  </defs>
);

export const Deck = memo(function Deck({ board, level }: { board: Board; level: number }) {
  const squares = floorSquares(board, level);
  const outline = outlineOf(board, squares);
  return (
    <g className="deck" aria-hidden="true">
      <path d={outline} className="hull-glow" />
      <path d={outline} className="hull-outer" />
      <path d={outline} className="hull-body" />
      <path d={outline} className="hull-ribs" />
      <path d={outline} className="hull-top" />
      {squares.map((square) => (
        <Plate key={square} board={board} square={square} />
      ))}
      {squares.map((square) => (
        <WallShadows key={square} board={board} square={square} />
      ))}
      <path d={outline} className="hull-rim" />
    </g>
  );
});
