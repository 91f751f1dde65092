/** The home screen's picture: a derelict under a sensor sweep, drawn by code. Decoration only, so nothing reads it out. */
import HULK from 'virtual:hulk';
import './scope.css';

const RADIUS = 24;
const PERIOD = 7;
/** When the beam begins to turn (scope.css). */
const START = 2;
const RINGS = [6, 12, 18, 24];
const BEARINGS = [30, 60, 120, 150, 210, 240, 300, 330];
const SQUAD = [
  [0.5, 0.5, 0],
  [-0.5, 0.5, 270],
  [1.5, 0.5, 90],
  [0.5, 1.5, 180],
  [0.5, -0.5, 0],
] as const;

/** Seconds after the start of a round at which the beam, turning clockwise from north, reaches a place. */
const sweptAt = (x: number, y: number): number => (((Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1) * PERIOD) % PERIOD;

const at = (bearing: number, radius: number): [number, number] => [
  Math.sin((bearing * Math.PI) / 180) * radius,
  -Math.cos((bearing * Math.PI) / 180) * radius,
];

/** A tick every five degrees, longer every thirty. */
const TICKS = Array.from({ length: 72 }, (_, i) => {
  const place = (radius: number): string =>
    at(i * 5, radius)
      .map((value) => value.toFixed(3))
      .join(' ');
  return `M${place(RADIUS)}L${place(RADIUS - (i % 6 === 0 ? 0.9 : 0.4))}`;
}).join('');

const DOORS = HULK.doors.map(([x, y]) => `M${x + 0.2} ${y + 0.2}h.6v.6h-.6z`).join('');

const Graticule = () => (
  <g className="scope-lines">
    {RINGS.map((ring) => (
      <circle key={ring} r={ring} />
    ))}
    <path d={`M${-RADIUS} 0H${RADIUS}M0 ${-RADIUS}V${RADIUS}`} />
    <path d={TICKS} />
    {BEARINGS.map((bearing) => {
      const [x, y] = at(bearing, RADIUS - 1.8);
      return (
        <text key={bearing} x={x} y={y + 0.35}>
          {String(bearing).padStart(3, '0')}
        </text>
      );
    })}
  </g>
);

/** Contacts are boxes of their own, so that a fading one does not make the browser paint the whole derelict again. */
const Contact = ({ x, y }: { x: number; y: number }) => (
  <i
    className="scope-contact"
    style={{
      left: `calc(50% + ${x} * var(--unit))`,
      top: `calc(50% + ${y} * var(--unit))`,
      animationDelay: `${START + sweptAt(x, y)}s`,
    }}
  />
);

export const Scope = () => (
  <div className="scope" aria-hidden="true">
    <svg viewBox="-33 -25 66 50" preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id="lamp" r="0.5">
          <stop offset="0" stopColor="#ffe9b8" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffe9b8" stopOpacity="0" />
        </radialGradient>
        <clipPath id="decks">
          <path d={HULK.deck} />
        </clipPath>
      </defs>
      <g transform="translate(-0.5 -0.5)">
        <path className="scope-hull" d={HULK.walls} />
        <path className="scope-deck" d={HULK.deck} />
        <g clipPath="url(#decks)">
          <circle cx="0.5" cy="0.5" r="11" fill="url(#lamp)" />
        </g>
        <path className="scope-wall" d={HULK.walls} />
        <path className="scope-door" d={DOORS} />
        {SQUAD.map(([x, y, facing]) => (
          <g key={`${x},${y}`} transform={`translate(${x} ${y}) rotate(${facing})`}>
            <circle className="scope-marine" r="0.36" />
            <path className="scope-chevron" d="M-0.26 -0.12L0 -0.44L0.26 -0.12" />
          </g>
        ))}
      </g>
      <Graticule />
    </svg>
    {HULK.contacts.map(([x, y]) => (
      <Contact key={`${x},${y}`} x={x} y={y} />
    ))}
    <div className="scope-beam" />
  </div>
);
