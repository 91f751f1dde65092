/** What never moves: the hull, the plates, the shadows of the walls. Drawn once a board. */
import { memo } from 'preact/compat';
import type { Board } from '@sensorium/engine';
import { CELL, floorSquares, outlineOf } from './model.ts';
import { platesOf, wallsOf, type Shade } from './plates.ts';
import './deck.css';

/** Shadows fall from the walls in the north and west; the southern and eastern walls catch a little light. */
const WallShade = ({ board, wall: { side, square, length } }: { board: Board; wall: Shade }) => {
  const x = board.x[square]! * CELL;
  const y = board.y[square]! * CELL;
  const run = length * CELL;
  if (side === 0) return <rect x={x} y={y} width={run} height="42" fill="url(#shade-n)" />;
  if (side === 1) return <rect x={x + CELL - 12} y={y} width="12" height={run} fill="url(#shade-e)" />;
  if (side === 2) return <rect x={x} y={y + CELL - 14} width={run} height="14" fill="url(#shade-s)" />;
  return <rect x={x} y={y} width="34" height={run} fill="url(#shade-w)" />;
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
      {platesOf(board, squares).map(({ coat, key, path }) => (
        <path key={key} d={path} className={coat} />
      ))}
      {wallsOf(board, squares).map((wall) => (
        <WallShade key={`${wall.side} ${wall.square}`} board={board} wall={wall} />
      ))}
      <path d={outline} className="hull-rim" />
    </g>
  );
});
