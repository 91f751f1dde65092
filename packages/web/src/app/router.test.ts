import { expect, test } from 'vitest';
import { formatRoute, parseRoute, SCREENS } from './router.ts';

test.each(SCREENS)('the address of %s leads back to it', (screen) => {
  expect(parseRoute(formatRoute(screen))).toEqual({ screen, id: '' });
});

test.each([
  ['#/rules/C13.7', { screen: 'rules', id: 'C13.7' }],
  ['#/rules/Table%20C-C', { screen: 'rules', id: 'Table C-C' }],
  ['', { screen: 'home', id: '' }],
  ['#/', { screen: 'home', id: '' }],
  ['#/nowhere/7', { screen: 'home', id: '' }],
  ['#/play/%E0%A4%A', { screen: 'play', id: '' }],
])('%j is understood', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});
