/** A sniper lying down, and the signs beside a figure of chapter A. */
import './markers.css';
import type { ReactNode } from 'preact/compat';
import { CELL } from '../board/model.ts';
import type { ArsenalMark } from './facts.ts';

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

const SIGNS: Readonly<Record<ArsenalMark, ReactNode>> = {
  guard: <path d="M-7 -7H7V1C7 6 3 8 0 10C-3 8 -7 6 -7 1z" className="sign-line" />,
  terminatus: (
    <>
      <circle r="6" className="sign-line" />
      <path d="M0 -6V-10M4 -9L8 -12" className="sign-line" />
    </>
  ),
  /** The figure itself lies there. */
  lying: null,
  overheated: <path d="M-6 8C-9 2 -3 0 -4 -8C2 -5 2 0 3 1C4 -1 4 -3 4 -4C9 1 8 8 3 9z" className="sign-line" />,
};

/** `marks` as one list of words, so that a figure whose marks stay is not drawn again. */
export const Signs = ({ marks }: { marks: string }) => (
  <>
    {(marks === '' ? [] : (marks.split(' ') as ArsenalMark[]))
      .filter((mark) => SIGNS[mark] !== null)
      .map((mark, place) => (
        <g key={mark} transform={`translate(${-33 + place * 28} -36)`} className={`sign is-${mark}`}>
          <circle r="13" />
          {SIGNS[mark]}
        </g>
      ))}
  </>
);
