import { MISSIONS } from '@sensorium/content';
import { NO_ORDERS, type StandingOrders, type Terms } from '@sensorium/host/online';
import { describe, expect, test } from 'vitest';
import { NOTHING_BROUGHT, openOptions } from '../screens/ruleOptions.ts';
import { sound, termsOf, usualTerms, within, type TermsChoice } from './terms.ts';
import { ordersFrom, typedFrom } from './typedOrders.ts';

const mission = MISSIONS.find(({ id }) => id === 'rescue')!;
const choice = (change: Partial<TermsChoice>): TermsChoice => ({ ...usualTerms('rescue'), ...change });

describe('what is chosen for an invitation', () => {
  test('D1.1  of the rule options only those that differ from the mission’s own are agreed on', () => {
    const optioned = MISSIONS.find((one) =>
      openOptions(one, NOTHING_BROUGHT, {}).some(({ row }) => !('usual' in row)),
    )!;
    const terms = (options: TermsChoice['options']): Terms['options'] =>
      termsOf({ ...usualTerms(optioned.id), options }, optioned).options;
    const open = openOptions(optioned, NOTHING_BROUGHT, {}).find(({ row }) => !('usual' in row))!;
    const other = (open.row as readonly (string | number)[]).find((value) => value !== open.value)!;
    expect(terms({})).toBeUndefined();
    expect(terms({ [open.id]: other, unheardOf: 3 })).toEqual({ [open.id]: other });
    expect(terms({ [open.id]: open.value })).toBeUndefined();
  });

  test.each<[Partial<TermsChoice>, Partial<Terms>]>([
    [{}, { clock: { kind: 'none' }, watch: { kind: 'nobody' } }],
    [{ clock: 'printed', novice: true }, { clock: { kind: 'printed', novice: true } }],
    [{ clock: 'thinking', minutes: 15, increment: 0 }, { clock: { kind: 'thinking', minutes: 15, increment: 0 } }],
    [
      { clock: 'days', days: 7, watch: 'later', turns: 3 },
      { clock: { kind: 'days', days: 7 }, watch: { kind: 'later', turns: 3 } },
    ],
  ])('of %j only what the server asks for is sent', (change, terms) => {
    expect(termsOf(choice(change), mission)).toEqual({
      mission: 'rescue',
      sides: 'marines',
      players: 2,
      match: false,
      clock: { kind: 'none' },
      watch: { kind: 'nobody' },
      talk: 'phrases',
      response: 5,
      open: false,
      ...terms,
    });
  });

  test('A3.10, D16.2  three players make no match and no bids, and a mission for one has two players', () => {
    expect(sound(choice({ players: 3, match: true, sides: 'bids' }), true)).toMatchObject({
      players: 3,
      match: false,
      sides: 'marines',
    });
    expect(sound(choice({ players: 3, sides: 'marines-2' }), false)).toMatchObject({ players: 2, sides: 'marines' });
    expect(sound(choice({ sides: 'bids', match: true }), false)).toMatchObject({ sides: 'bids', match: false });
  });

  test('numbers are kept within what is allowed', () => {
    expect([within('response', 0), within('response', 99), within('days', 2.6), within('turns', Number.NaN)]).toEqual([
      1, 30, 3, 1,
    ]);
  });
});

describe('C7.10  standing orders', () => {
  test.each<StandingOrders>([
    NO_ORDERS,
    { answer: 'pass', turn: null, clearJams: true, askIf: [] },
    {
      answer: 'pass',
      turn: 4,
      clearJams: false,
      askIf: [{ when: 'near', squares: 3 }, { when: 'seen', piece: 2 }, { when: 'attack' }],
    },
  ])('%j come back from the form as they were', (orders) => {
    expect(ordersFrom(typedFrom(orders), 4)).toEqual(orders);
  });

  test('before the first turn, and with a number that is none, they are orders the server takes', () => {
    const typed = {
      ...typedFrom(NO_ORDERS),
      answer: 'pass',
      isThisTurn: true,
      isNear: true,
      squares: Number.NaN,
    } as const;
    expect(ordersFrom(typed, 0)).toMatchObject({ turn: 1, askIf: [{ when: 'near', squares: 1 }] });
  });
});
