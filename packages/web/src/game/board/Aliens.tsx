/** Genestealers and the counters that stand for them, from above, facing north. */
import { REAL } from '@sensorium/rules';

export const Genestealer = ({ isLeader }: { isLeader: boolean }) => (
  <g className={isLeader ? 'stealer is-leader' : 'stealer'}>
    <path d="M-3 20C-16 30 -12 42 6 45C-2 38 -2 30 6 22z" className="s-tail" />
    <path d="M-10 6C-24 4 -31 12 -33 26M10 6C24 4 31 12 33 26" className="s-limb is-low" />
    <path d="M-40 24L-33 36L-32 25L-27 33L-28 21z M40 24L33 36L32 25L27 33L28 21z" className="s-claw" />
    <path d="M-10 -6C-26 -4 -36 -12 -34 -28M10 -6C26 -4 36 -12 34 -28" className="s-limb" />
    <path
      d="M-42 -24C-42 -38 -37 -46 -29 -52C-31 -42 -31 -36 -27 -26z M42 -24C42 -38 37 -46 29 -52C31 -42 31 -36 27 -26z"
      className="s-claw"
    />
    <path
      d="M-31 -26C-27 -34 -24 -40 -18 -44C-19 -36 -20 -30 -23 -24z M31 -26C27 -34 24 -40 18 -44C19 -36 20 -30 23 -24z"
      className="s-claw"
    />
    <path d="M-13 -8C-19 6 -13 22 0 27C13 22 19 6 13 -8C8 -16 -8 -16 -13 -8z" className="s-shell" />
    <path d="M-13 -2C-6 3 6 3 13 -2M-14 6C-6 11 6 11 14 6M-11 14C-4 18 4 18 11 14" className="s-ridge" />
    <path d="M0 -38C6 -37 9 -28 9 -17C8 -6 4 0 0 2C-4 0 -8 -6 -9 -17C-9 -28 -6 -37 0 -38z" className="s-head" />
    <path d="M0 -32V-3M-5 -20C-5 -13 -3 -6 -2 -3M5 -20C5 -13 3 -6 2 -3" className="s-vein" />
    <path d="M-8 -29L-2 -25L-7 -22z M8 -29L2 -25L7 -22z" className="s-eye" />
    {isLeader ? <path d="M-12 -14L-16 -34L-8 -22L0 -42L8 -22L16 -34L12 -14z" className="leader-crown" /> : null}
  </g>
);

export const Blip = ({ value }: { value: number }) => (
  <g className="blip">
    <circle r="34" className="b-disc" />
    <circle r="34" className="b-pulse" />
    <circle r="22" className="b-ring" />
    <path d="M0 -34V34M-34 0H34" className="b-ring" />
    <path d="M0 0L0 -34A34 34 0 0 1 29.400 -17z" className="b-sweep" />
    {value > 0 ? (
      <text y="11" className="b-value">
        {value}
      </text>
    ) : (
      <>
        <path d="M0 -13L11 0L0 13L-11 0z" className="b-dot" />
        <circle cx="-15" cy="13" r="4" className="b-dot" />
        <circle cx="17" cy="-10" r="3" className="b-dot" />
      </>
    )}
  </g>
);

/** D12: a counter of its own shape; only the alien player sees what it is. */
export const AmbushBlip = ({ value }: { value: number }) => (
  <g className="blip is-ambush">
    <path d="M-34 -18L0 -38L34 -18V20L0 40L-34 20z" className="b-disc" />
    <path d="M-22 -12L0 -25L22 -12V13L0 26L-22 13z" className="b-ring" />
    {value === 0 ? (
      <text y="16" className="b-query">
        ?
      </text>
    ) : (
      <text y="11" className="b-value">
        {value === REAL ? '▲' : '∅'}
      </text>
    )}
  </g>
);
