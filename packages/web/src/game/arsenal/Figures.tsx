/** The other aliens, a sniper lying down, and the signs beside a figure of chapter A. */
import './markers.css';
import type { ReactNode } from 'preact/compat';
import { CELL } from '../board/model.ts';

/** A17: one body, told apart by size, what it holds and the crest on its back. */
const LOOKS: Readonly<Record<string, { readonly scale: number; readonly extra: ReactNode }>> = {
  hybrid: { scale: 0.82, extra: <path d="M18 -20h10v-14h4v-22h-7v22h-7z" className="s-weapon" /> },
  hormagaunt: { scale: 0.78, extra: <path d="M-6 20L0 38L6 20" className="s-spine" /> },
  termagant: { scale: 0.78, extra: <path d="M-5 -34h10v-22H-5z" className="s-weapon" /> },
  stalker: { scale: 1.08, extra: <path d="M-14 4L0 -8L14 4M-14 14L0 2L14 14" className="s-spine" /> },
  alpha: { scale: 1.12, extra: <path d="M-14 -2L0 -22L14 -2M-14 12L0 -8L14 12" className="s-spine" /> },
  patriarch: {
    scale: 1.2,
    extra: <path d="M-16 0L-10 -26L-3 -6L0 -34L3 -6L10 -26L16 0M-10 16H10" className="s-spine" />,
  },
};

export const Alien = ({ is, isHeavy, children }: { is: string; isHeavy: boolean; children: ReactNode }) => {
  const look = LOOKS[is];
  return (
    <g
      className={`stealer is-${is}${is === 'termagant' ? ' is-hybrid' : ''}${isHeavy ? ' is-heavy' : ''}`}
      transform={`scale(${look?.scale ?? 1})`}
    >
      {children}
      {look?.extra}
    </g>
  );
};

/** A15.8: head in his own square, legs in the one behind. */
export const ProneSniper = () => (
  <g className="marine is-light is-sniper">
    <path d={`M-14 20L-20 ${CELL + 30}H-6L-2 30zM14 20L20 ${CELL + 30}H6L2 30z`} className="m-fist" />
    <path d="M4 -6h8v-46H4z" className="m-barrel" />
    <path d={`M-20 -4C-18 -16 18 -16 20 -4L16 ${CELL - 30}H-16z`} className="m-body" />
    <path d="M-22 -6L-6 -34L2 -28L-10 2zM22 -6L14 -24L8 -20L12 2z" className="m-arm" />
    <path d="M-10 4C-13 -8 -7 -17 0 -17C7 -17 13 -8 10 4C7 10 -7 10 -10 4z" className="m-helm" />
  </g>
);

const SIGNS: Readonly<Record<string, ReactNode>> = {
  guard: <path d="M-7 -7H7V1C7 6 3 8 0 10C-3 8 -7 6 -7 1z" className="sign-line" />,
  terminatus: (
    <>
      <circle r="6" className="sign-line" />
      <path d="M0 -6V-10M4 -9L8 -12" className="sign-line" />
    </>
  ),
  overheated: <path d="M-6 8C-9 2 -3 0 -4 -8C2 -5 2 0 3 1C4 -1 4 -3 4 -4C9 1 8 8 3 9z" className="sign-line" />,
};

export const Signs = ({ marks }: { marks: string }) => (
  <>
    {marks
      .split(' ')
      .filter((mark) => SIGNS[mark] !== undefined)
      .map((mark, place) => (
        <g key={mark} transform={`translate(${-33 + place * 28} -36)`} className={`sign is-${mark}`}>
          <circle r="13" />
          {SIGNS[mark]}
        </g>
      ))}
  </>
);
