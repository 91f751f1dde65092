import type { GameEvent } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { soundOf } from './sound.ts';

const flame: GameEvent = { is: 'flames-rolled', piece: 0, die: 5, needed: 2, killed: true, rule: 'C15.7' };
const step: GameEvent = { is: 'piece-moved', piece: 0, from: 1, to: 2, rule: 'C8.1' };

test('dice rattle when they are cast, and only then', () => {
  expect((['cast', 'landed', 'told'] as const).map((beat) => soundOf(flame, beat))).toEqual(['dice', null, null]);
  expect(soundOf(step, 'told')).toBe('step');
});

test('a contact that moves pings', () => {
  expect(soundOf(step, 'told', true)).toBe('ping');
});
