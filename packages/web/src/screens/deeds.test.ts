import type { GameEvent, View } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { deathsOf, deedsOf } from './deeds.ts';

const view = {
  marines: [0, 1],
  pieces: [{ fate: 'in-play' }, { fate: 'dead' }],
} as unknown as View;

const killed = (piece: number, side: 'marines' | 'aliens', at: number, kills = 1): GameEvent => ({
  is: 'piece-killed',
  piece,
  unit: side === 'marines' ? 'marine' : 'genestealer',
  side,
  at,
  kills,
  rule: 'C12.1',
});

const EVENTS: readonly GameEvent[] = [
  { is: 'phase-began', phase: 'marine-action', turn: 2, rule: 'C3.1' },
  { is: 'flamer-fired', by: 1, at: 9, left: 5, rule: 'C15.2' },
  killed(7, 'aliens', 9),
  killed(8, 'aliens', 9, 3),
  { is: 'phase-began', phase: 'alien-action', turn: 2, rule: 'C3.1' },
  killed(9, 'aliens', 4),
  killed(1, 'marines', 3, 0),
];

test('shots are counted, and who fell is told with place and turn', () => {
  const [first, second] = deedsOf(EVENTS, view);
  expect(first).toMatchObject({ piece: 0, shots: 0, fell: null });
  expect(second).toMatchObject({ piece: 1, shots: 1, fell: { at: 3, turn: 2 } });
});

test('everybody who died is on the map', () => {
  expect(deathsOf(EVENTS).map(({ at, side }) => `${side} ${at}`)).toEqual([
    'aliens 9',
    'aliens 9',
    'aliens 4',
    'marines 3',
  ]);
});
