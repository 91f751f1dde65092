/** One die, lying or tumbling. */
import { useEffect, useState } from 'preact/compat';

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[20, 20]],
  [
    [11, 11],
    [29, 29],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
];

export interface DieProps {
  readonly value: number;
  readonly counts: boolean;
  readonly side: 'attack' | 'defence';
}

const Face = ({ value }: { value: number }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <rect x="1" y="1" width="38" height="38" rx="7" />
    {(SPOTS[value] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
    ))}
  </svg>
);

export const Die = ({ value, counts, side }: DieProps) => (
  <span className={`die is-${side}${counts ? ' counts' : ''}`}>
    <span className="visually-hidden">{value}</span>
    <Face value={value} />
  </span>
);

/** Milliseconds a face is up while a die tumbles. */
const FACE = 70;

/** It shows all faces in turn and none that decides anything; to who wants no motion, none at all. */
export const TumblingDie = ({ side, place, isStill }: { side: DieProps['side']; place: number; isStill: boolean }) => {
  const [turns, setTurns] = useState(place * 2);
  useEffect(() => {
    if (isStill) return undefined;
    const timer = window.setInterval(() => setTurns((old) => old + 1), FACE);
    return () => window.clearInterval(timer);
  }, [isStill]);
  return (
    <span className={`die is-${side} is-tumbling`}>
      <Face value={isStill ? 0 : ((turns * 5) % 6) + 1} />
    </span>
  );
};
