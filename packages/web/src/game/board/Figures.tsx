/** The pieces: bold shapes from above, drawn facing north, unmistakable at forty pixels. */
import { memo, useState, type ReactNode } from 'react';
import type { Board } from '@sensorium/engine';
import type { ProfileCard } from '../../engine/protocol.ts';
import type { Actor } from '../stage.ts';
import { centreOf } from './model.ts';
import './figures.css';

const Marine = ({ is, gear }: { is: string; gear: readonly string[] }) => {
  const hasFlamer = gear.some((item) => item.includes('flamer'));
  const isLeader = is === 'sergeant' || is === 'captain';
  return (
    <g className={isLeader ? 'marine is-leader' : 'marine'}>
      <path d="M-19 14L-14 34H14L19 14z" className="m-pack" />
      {hasFlamer ? (
        <>
          <rect x="-16" y="16" width="13" height="24" rx="6" className="m-tank" />
          <rect x="3" y="16" width="13" height="24" rx="6" className="m-tank" />
        </>
      ) : (
        <path d="M-10 20h20M-9 26h18M-8 31h16" className="m-vent" />
      )}
      <path d="M-24 -18C-34 -22 -35 -34 -27 -37L-17 -35L-15 -22z" className="m-fist" />
      <path d="M-29 -36v8M-24 -37v9M-19 -36v8" className="m-finger" />
      {isLeader ? <path d="M-27 -30L-24 -56L-21 -30z" className="m-blade" /> : null}
      <path d="M15 -14L17 -30H29L30 -12z" className="m-arm" />
      {hasFlamer ? (
        <>
          <path d="M18 -22h11v-16l3 -8h-17l3 8z" className="m-gun" />
          <path d="M23.500 -58C30 -50 28 -45 23.500 -45C19 -45 17 -50 23.500 -58z" className="m-pilot" />
        </>
      ) : (
        <>
          <path d="M16 -22h15v-18H16z" className="m-gun" />
          <path d="M18 -40h4.500v-12H18zM24.500 -40H29v-12h-4.500z" className="m-barrel" />
        </>
      )}
      <path d="M-24 -4C-22 -20 22 -20 24 -4C26 12 14 20 0 20C-14 20 -26 12 -24 -4z" className="m-body" />
      <path d="M-13 -15C-26 -21 -41 -13 -40 3C-39 16 -27 20 -19 15C-13 11 -11 -4 -13 -15z" className="m-pad" />
      <path d="M13 -15C26 -21 41 -13 40 3C39 16 27 20 19 15C13 11 11 -4 13 -15z" className="m-pad" />
      <path d="M-35 -5C-33 5 -28 9 -22 10M35 -5C33 5 28 9 22 10" className="m-trim" />
      <path d="M-11 4C-14 -8 -8 -17 0 -17C8 -17 14 -8 11 4C8 11 -8 11 -11 4z" className="m-helm" />
      <path d="M-8 -9C-4 -13 4 -13 8 -9L6 -6H-6z" className="m-visor" />
      {isLeader ? <path d="M-9 3C-10 -2 -6 8 0 8C6 8 10 -2 9 3" className="m-laurel" /> : null}
    </g>
  );
};

const Genestealer = () => (
  <g className="stealer">
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
  </g>
);

const Blip = ({ value }: { value: number }) => (
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

/** The nearest equivalent of an angle, so that a figure never spins the long way round. */
const nearest = (from: number, facing: number): number => {
  const wanted = facing * 90;
  return from + ((((wanted - from) % 360) + 540) % 360) - 180;
};

const BADGES: Readonly<Record<string, ReactNode>> = {
  overwatch: (
    <g className="badge is-overwatch">
      <circle r="13" />
      <path d="M-8 0C-4 -6 4 -6 8 0C4 6 -4 6 -8 0z" className="badge-line" />
      <circle r="3" className="badge-dot" />
    </g>
  ),
  jammed: (
    <g className="badge is-jammed">
      <path d="M-13 -13h26v26h-26z" />
      <path d="M-6 -6L6 6M6 -6L-6 6" className="badge-line" />
    </g>
  ),
};

export interface FigureProps {
  readonly actor: Actor;
  readonly profile: ProfileCard;
  readonly board: Board;
  readonly label: string;
  readonly ammunition: number;
  readonly isSelected: boolean;
  readonly isSpent: boolean;
}

export const Figure = memo(function Figure({
  actor,
  profile,
  board,
  label,
  ammunition,
  isSelected,
  isSpent,
}: FigureProps) {
  const [angle, setAngle] = useState(actor.facing * 90);
  const wanted = nearest(angle, Math.max(0, actor.facing));
  if (wanted !== angle) setAngle(wanted);
  const { x, y } = centreOf(board, actor.square);
  const { side, isBlip } = profile.unit;
  const classes = ['figure', `is-${side}`, isSelected ? 'is-selected' : '', isSpent ? 'is-spent' : ''];
  return (
    <g className={classes.join(' ')} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      {isSelected ? <circle r="47" className="halo" /> : null}
      {isBlip ? (
        <Blip value={actor.value} />
      ) : (
        <>
          <ellipse cx="4" cy="6" rx="39" ry="38" className="figure-shadow" />
          <g className="turning" style={{ transform: `rotate(${angle}deg)` }}>
            <circle r="38" className="base" />
            <path d="M-11 -40L0 -50L11 -40L0 -44z" className="chevron" />
            {side === 'marines' ? <Marine is={profile.is} gear={profile.gear} /> : <Genestealer />}
          </g>
        </>
      )}
      {label === '' ? null : (
        <g transform="translate(33 33)" className="number">
          <circle r="13" />
          <text y="6.500">{label}</text>
        </g>
      )}
      {actor.weapon === 'ready' ? null : <g transform="translate(-33 33)">{BADGES[actor.weapon]}</g>}
      {actor.weapon === 'ready' && ammunition >= 0 ? (
        <g transform="translate(-33 33)" className="badge is-ammo">
          <path d="M-11 9C-15 -2 -4 -4 0 -15C4 -4 15 -2 11 9C6 14 -6 14 -11 9z" />
          <text y="9">{ammunition}</text>
        </g>
      ) : null}
    </g>
  );
});
