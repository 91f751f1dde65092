import type { GameEvent } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { statisticsOf } from './statistics.ts';

const shot = (hit: boolean, jammed: boolean): GameEvent => ({
  is: 'shot-fired',
  by: 0,
  at: 9,
  with: 'storm-bolter',
  target: 7,
  dice: [1, 1],
  needed: [],
  hit,
  jammed,
  rule: 'C12.1',
});
const fight = (killed: number): GameEvent => ({
  is: 'close-combat-fought',
  attacker: 7,
  defender: 0,
  at: 3,
  attack: [1, 2, 3],
  defence: [4],
  attackBonus: [],
  defenceBonus: [],
  attackScore: 3,
  defenceScore: 4,
  isFaced: true,
  killed,
  rule: 'C16.4',
});

test('a game is counted from its events', () => {
  const events: GameEvent[] = [
    { is: 'phase-began', phase: 'clock', turn: 3, rule: 'C3.1' },
    shot(true, false),
    shot(false, true),
    { is: 'piece-killed', piece: 7, unit: 'genestealer', side: 'aliens', at: 3, kills: 1, rule: 'C12.1' },
    { is: 'piece-killed', piece: 8, unit: 'blip', side: 'aliens', at: 3, kills: 3, rule: 'C15.7' },
    { is: 'piece-killed', piece: 9, unit: 'hybrid', side: 'aliens', at: 3, kills: 1, rule: 'A7.1' },
    { is: 'piece-killed', piece: 1, unit: 'sergeant', side: 'marines', at: 3, kills: 0, rule: 'C16.4' },
    fight(7),
    fight(0),
    fight(-1),
    { is: 'points-paid', piece: 0, ap: 1, cp: 2, now: { ap: 0 }, rule: 'C7.6' },
    { is: 'door-opened', piece: 0, at: 4, now: { is: 2, burns: false }, rule: 'C19.1' },
  ];
  expect(statisticsOf(events, new Set([0, 1]))).toEqual({
    turns: 3,
    kills: 5,
    marinesLost: 1,
    shots: 2,
    hits: 1,
    jams: 1,
    fights: 3,
    fightsWon: 1,
    cpSpent: 2,
    doors: 1,
  });
});
