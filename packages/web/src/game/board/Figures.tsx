/** The pieces: bold shapes from above, drawn facing north, unmistakable at forty pixels. */
import { memo, useState, type ReactNode } from 'preact/compat';
import type { Board } from '@sensorium/engine';
import type { ProfileCard } from '../../engine/protocol.ts';
import { ProneSniper, Signs } from '../arsenal/Figures.tsx';
import type { Supply } from '../deathwing/supplies.ts';
import { UNIT_LOOKS } from '../looks/units.tsx';
import type { Actor } from '../stage.ts';
import { centreOf } from './model.ts';
import './figures.css';

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

const SupplyBadge = ({ kind, left }: Supply) => {
  if (kind === '') return null;
  return (
    <g transform="translate(-33 33)" className={`badge is-${kind}`}>
      {kind === 'fuel' ? <path d="M-11 9C-15 -2 -4 -4 0 -15C4 -4 15 -2 11 9C6 14 -6 14 -11 9z" /> : null}
      {kind === 'rounds' ? <rect x="-13" y="-11" width="26" height="22" rx="3" /> : null}
      {kind === 'psi' ? <circle r="14" /> : null}
      <text y={kind === 'fuel' ? 9 : 6}>{left}</text>
    </g>
  );
};

export interface FigureProps {
  readonly actor: Actor;
  readonly profile: ProfileCard;
  readonly board: Board;
  readonly label: string;
  /** What lies beside it, in words of chapter A. */
  readonly marks: string;
  readonly supplyKind: Supply['kind'];
  readonly supplyLeft: number;
  readonly isSelected: boolean;
  readonly isSpent: boolean;
}

export const Figure = memo(function Figure({
  actor,
  profile,
  board,
  label,
  marks,
  supplyKind,
  supplyLeft,
  isSelected,
  isSpent,
}: FigureProps) {
  const [angle, setAngle] = useState(actor.facing * 90);
  const wanted = nearest(angle, Math.max(0, actor.facing));
  if (wanted !== angle) setAngle(wanted);
  const { x, y } = centreOf(board, actor.square);
  const { side, isBlip } = profile.unit;
  const isLying = marks.split(' ').includes('lying');
  const { figure, prone } = UNIT_LOOKS.of(profile.is);
  const classes = ['figure', `is-${side}`, isSelected ? 'is-selected' : '', isSpent ? 'is-spent' : ''];
  return (
    <g className={classes.join(' ')} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      {isSelected ? <circle r="47" className="halo" /> : null}
      {isBlip ? (
        figure(profile, actor.value)
      ) : actor.facing < 0 && prone !== null ? (
        <>
          <circle r="38" className="base is-prone" />
          {prone(profile)}
        </>
      ) : (
        <>
          <ellipse cx="4" cy="6" rx="39" ry="38" className="figure-shadow" />
          <g className="turning" style={{ transform: `rotate(${angle}deg)` }}>
            <circle r="38" className="base" />
            <path d="M-11 -40L0 -50L11 -40L0 -44z" className="chevron" />
            {isLying ? <ProneSniper /> : figure(profile, actor.value)}
          </g>
        </>
      )}
      {label === '' ? null : (
        <g transform="translate(33 33)" className={`number is-${side}`}>
          {side === 'marines' ? <circle r="13" /> : <rect x="-14" y="-12" width="28" height="24" rx="4" />}
          <text y="6.500">{label}</text>
        </g>
      )}
      <Signs marks={marks} />
      {actor.weapon === 'ready' || marks.includes('overheated') ? null : (
        <g transform="translate(-33 33)">{BADGES[actor.weapon]}</g>
      )}
      {actor.weapon === 'ready' ? <SupplyBadge kind={supplyKind} left={supplyLeft} /> : null}
    </g>
  );
});
