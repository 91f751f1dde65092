/** The pieces: bold shapes from above, drawn facing north, unmistakable at forty pixels. */
import { memo, useState, type ReactNode } from 'preact/compat';
import type { Board } from '@sensorium/engine';
import type { ProfileCard } from '../../engine/protocol.ts';
import { Alien, ProneSniper, Signs } from '../arsenal/Figures.tsx';
import { Marine, ProneMarine } from '../deathwing/Marine.tsx';
import type { Supply } from '../deathwing/supplies.ts';
import type { Actor } from '../stage.ts';
import { REAL } from '@sensorium/rules';
import { centreOf } from './model.ts';
import './figures.css';

const Genestealer = ({ isLeader }: { isLeader: boolean }) => (
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

/** D12: a counter of its own shape; only the alien player sees what it is. */
const AmbushBlip = ({ value }: { value: number }) => (
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

/** Table A-2: terminators are broad, power armour less, scouts slim. */
const SIZES: Readonly<Record<string, string>> = {
  light: 'scale(.78 .84)',
  'power-armour': 'scale(.88 .92)',
  sororitas: 'scale(.82 .88)',
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
  const isProne = side === 'marines' && actor.facing < 0;
  const classes = ['figure', `is-${side}`, isSelected ? 'is-selected' : '', isSpent ? 'is-spent' : ''];
  return (
    <g className={classes.join(' ')} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      {isSelected ? <circle r="47" className="halo" /> : null}
      {isBlip ? (
        profile.is === 'ambush-blip' ? (
          <AmbushBlip value={actor.value} />
        ) : (
          <Blip value={actor.value} />
        )
      ) : isProne ? (
        <>
          <circle r="38" className="base is-prone" />
          <ProneMarine is={profile.is} />
        </>
      ) : (
        <>
          <ellipse cx="4" cy="6" rx="39" ry="38" className="figure-shadow" />
          <g className="turning" style={{ transform: `rotate(${angle}deg)` }}>
            <circle r="38" className="base" />
            <path d="M-11 -40L0 -50L11 -40L0 -44z" className="chevron" />
            {isLying ? (
              <ProneSniper />
            ) : side === 'marines' ? (
              <g transform={SIZES[profile.unit.armour ?? 'terminator'] ?? ''}>
                <Marine
                  is={profile.is}
                  gear={profile.gear}
                  armour={profile.unit.armour ?? ''}
                  rank={profile.unit.rank ?? ''}
                />
              </g>
            ) : profile.unit.enemy !== undefined && profile.is !== 'genestealer' ? (
              <Alien is={profile.is} isHeavy={profile.unit.enemy.killClass === 'heavy'}>
                <Genestealer isLeader={false} />
              </Alien>
            ) : (
              <Genestealer isLeader={profile.is === 'genestealer-leader'} />
            )}
          </g>
        </>
      )}
      {label === '' ? null : (
        <g transform="translate(33 33)" className="number">
          <circle r="13" />
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
