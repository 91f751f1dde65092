/** Markers of chapter A on squares: smoke, barriers, the fallen. */
import './markers.css';
import type { ComponentType } from 'preact/compat';
import type { Board, View } from '@sensorium/engine';
import type { MarkerId } from '@sensorium/rules';
import { centreOf } from '../board/model.ts';
import { Rows } from '../looks/rows.ts';

const Smoke = () => (
  <>
    <path
      d="M-40 16C-50 -8 -30 -26 -16 -20C-10 -44 24 -44 26 -20C46 -20 50 8 36 18C34 40 -4 44 -8 28C-24 40 -44 32 -40 16z"
      className="k-smoke"
    />
    <path d="M-24 8C-14 -2 -4 4 -2 12M4 -16C14 -24 24 -14 20 -4M8 22C18 14 28 20 26 28" className="k-curl" />
  </>
);

const Barrier = () => (
  <>
    <path d="M-44 -30L0 -46L44 -30V30L0 46L-44 30z" className="k-barrier" />
    <path d="M-44 -30L44 30M44 -30L-44 30M0 -46V46" className="k-weave" />
  </>
);

const Fallen = () => (
  <>
    <circle r="24" className="k-fallen" />
    <path d="M-11 -9C-12 -20 12 -20 11 -9V2H5V9H-5V2H-11z" className="k-skull" />
    <path d="M-6 -8h4v4h-4zM2 -8h4v4h-4z" className="k-eye" />
  </>
);

const MARKERS: Readonly<Record<MarkerId, ComponentType>> = {
  frag: Smoke,
  'force-barrier': Barrier,
  fallen: Fallen,
};

export const MARKER_LOOKS = new Rows<MarkerId, ComponentType>('marker', MARKERS);

export const Markers = ({ board, level, markers }: { board: Board; level: number; markers: View['markers'] }) => (
  <g className="markers" aria-hidden="true">
    {markers.map(({ at, is }) => {
      if (board.level[at] !== level) return null;
      const Drawing = MARKER_LOOKS.of(is as MarkerId);
      const { x, y } = centreOf(board, at);
      return (
        <g key={`${at} ${is}`} transform={`translate(${x} ${y})`}>
          <Drawing />
        </g>
      );
    })}
  </g>
);
