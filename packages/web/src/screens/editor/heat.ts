/** Where pieces die, square by square of a level, as shares of the deadliest square. */
import type { MeasuredGame } from '../../workshop/measuring.ts';
import type { Heat } from './useMeasurement.ts';

export interface HeatSquare {
  readonly x: number;
  readonly y: number;
  readonly deaths: number;
  /** 0 to 1. */
  readonly share: number;
}

export const heatOf = (played: readonly MeasuredGame[], side: Heat, level: number): HeatSquare[] => {
  if (side === 'none') return [];
  const counts = new Map<string, number>();
  for (const { deaths } of played)
    for (const [on, x, y] of deaths[side]) {
      const key = `${on},${x},${y}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const most = Math.max(1, ...counts.values());
  return [...counts].flatMap(([key, deaths]) => {
    const [on, x, y] = key.split(',').map(Number);
    return on === level ? [{ x: x!, y: y!, deaths, share: deaths / most }] : [];
  });
};
