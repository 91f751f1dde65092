/** Markers on squares: embers, smoke, light flames, barriers, the fallen. */
import './markers.css';
import type { ComponentType } from 'preact/compat';
import type { Board, MarkerId, View } from '@sensorium/engine';
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

/** A8.9: the fire itself is drawn as all fires are; a small flame says whose numbers hold. */
const LightFlame = () => (
  <path d="M26 44C18 36 24 31 26 22C32 28 34 31 32 36C35 34 35 31 34 28C41 35 40 42 33 45z" className="k-flame" />
);

/** C15.15. */
const Embers = () => <path d="M-36 -6h.1M-18 5h.1M2 -5h.1M20 6h.1M38 -4h.1" className="k-ember" />;

const MARKERS: Readonly<Record<MarkerId, ComponentType>> = {
  frag: Smoke,
  'force-barrier': Barrier,
  fallen: Fallen,
  'light-flame': LightFlame,
  embers: Embers,
};

export const MARKER_LOOKS = new Rows<MarkerId, ComponentType>('marker', MARKERS);

export const Markers = ({ board, level, markers }: { board: Board; level: number; markers: View['markers'] }) => (
  <g className="markers" aria-hidden="true">
    {markers.map(({ at, is }) => {
      const Drawing = MARKER_LOOKS.find(is);
      if (Drawing === undefined || board.level[at] !== level) return null;
      const { x, y } = centreOf(board, at);
      return (
        <g key={`${at} ${is}`} transform={`translate(${x} ${y})`}>
          <Drawing />
        </g>
      );
    })}
  </g>
);
