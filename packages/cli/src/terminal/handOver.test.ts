import { publicView } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { planScreen } from './handOver.ts';
import { corridorTable } from '../../testing/corridor.ts';

const BOTH = ['marines', 'aliens'] as const;

test('C20.1: the keyboard is handed over before a screen with secrets', () => {
  const open = { side: 'aliens', decision: 'action', isPublic: false } as const;
  expect(planScreen(open, BOTH, 'marines')).toEqual({ handOver: true, show: 'own' });
  expect(planScreen(open, BOTH, null)).toEqual({ handOver: true, show: 'own' });
  expect(planScreen(open, BOTH, 'both')).toEqual({ handOver: true, show: 'own' });
  expect(planScreen(open, BOTH, 'aliens')).toEqual({ handOver: false, show: 'own' });
});

test('short questions about what both know are put on a public screen', () => {
  expect(planScreen({ side: 'aliens', decision: 'set-facing', isPublic: true }, BOTH, 'marines')).toEqual({
    handOver: false,
    show: 'public',
  });
  expect(planScreen({ side: 'marines', decision: 'cp-response', isPublic: false }, BOTH, 'aliens').show).toBe('public');
});

test('one person alone is never asked to hand over', () => {
  expect(planScreen({ side: 'marines', decision: 'action', isPublic: false }, ['marines'], null)).toEqual({
    handOver: false,
    show: 'own',
  });
});

test('Table C-J: the public view has neither blip values nor command points', () => {
  const { game } = corridorTable();
  const view = publicView(game);
  expect(game.state.cpDrawn).toBeGreaterThan(0);
  expect(view.cpDrawn).toBe(-1);
  expect(view.pieces.filter((piece) => piece !== null && piece.value > 0)).toEqual([]);
});
