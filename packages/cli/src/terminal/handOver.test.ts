import { publicView, type Pending } from '@sensorium/engine';
import { sideOf, type Party } from '@sensorium/host';
import { expect, test } from 'vitest';
import { planScreen, type Question } from './handOver.ts';
import { corridorTable } from '../../testing/corridor.ts';

const BOTH = { persons: ['marines', 'aliens'], hasTwoCounters: false } as const;

const asked = (party: Party, decision: Pending['decision'], isPublic: boolean): Question => ({
  side: sideOf(party),
  decision,
  isPublic,
  party,
});

test('C20.1: the keyboard is handed over before a screen with secrets', () => {
  const open = asked('aliens', 'action', false);
  expect(planScreen(open, BOTH, 'marines')).toEqual({ handOver: true, show: 'own' });
  expect(planScreen(open, BOTH, null)).toEqual({ handOver: true, show: 'own' });
  expect(planScreen(open, BOTH, 'both')).toEqual({ handOver: true, show: 'own' });
  expect(planScreen(open, BOTH, 'aliens')).toEqual({ handOver: false, show: 'own' });
});

test('short questions about what both know are put on a public screen', () => {
  expect(planScreen(asked('aliens', 'set-facing', true), BOTH, 'marines')).toEqual({
    handOver: false,
    show: 'public',
  });
  expect(planScreen(asked('marines', 'cp-response', false), BOTH, 'aliens').show).toBe('public');
});

test('one person alone is never asked to hand over', () => {
  expect(planScreen(asked('marines', 'action', false), { ...BOTH, persons: ['marines'] }, null)).toEqual({
    handOver: false,
    show: 'own',
  });
});

test('A3.12: two marine players hand over where each has a counter, and not where they share one', () => {
  const three = { persons: ['marines', 'marines-2', 'aliens'], hasTwoCounters: true } as const;
  const open = asked('marines-2', 'action', false);
  expect(planScreen(open, three, 'marines')).toEqual({ handOver: true, show: 'own' });
  expect(planScreen(open, { ...three, hasTwoCounters: false }, 'marines')).toEqual({ handOver: false, show: 'own' });
  expect(planScreen(open, { ...three, hasTwoCounters: false }, 'aliens').handOver).toBe(true);
});

test('Table C-J: the public view has neither blip values nor command points', () => {
  const { game } = corridorTable();
  const view = publicView(game);
  expect(game.state.cpDrawn).toBeGreaterThan(0);
  expect(view.cpDrawn).toBe(-1);
  expect(view.pieces.filter((piece) => piece !== null && piece.value > 0)).toEqual([]);
});
