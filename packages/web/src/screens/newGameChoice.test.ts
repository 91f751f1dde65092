import { describe, expect, test } from 'vitest';
import {
  clockFor,
  clocksFor,
  firstChoice,
  HIGHEST_SEED,
  readSeed,
  seatsFor,
  tiesOption,
  withSide,
} from './newGameChoice.ts';
import { PERSON } from './opponents.ts';

describe('the choices before a game', () => {
  const first = firstChoice('decoy');

  test('by default a person plays the marines against an automaton', () => {
    expect(seatsFor(first)).toEqual({ marines: PERSON, aliens: 'diceroller-2' });
  });

  test('changing sides seats a player who can play the other side', () => {
    expect(seatsFor(withSide(first, 'aliens'))).toEqual({ marines: 'marine-drill', aliens: PERSON });
  });

  test('changing sides keeps a friend', () => {
    expect(seatsFor(withSide({ ...first, opponent: PERSON }, 'aliens'))).toEqual({ marines: PERSON, aliens: PERSON });
  });

  test('two programs can be watched; whoever changes sides plays himself again', () => {
    const watching = { ...first, deputy: 'marine-captain' };
    expect(seatsFor(watching)).toEqual({ marines: 'marine-captain', aliens: 'diceroller-2' });
    expect(seatsFor(withSide(watching, 'aliens')).aliens).toBe(PERSON);
  });

  test('A3.10 a second marine player has a seat of his own', () => {
    expect(seatsFor({ ...first, partner: PERSON })).toEqual({
      marines: PERSON,
      'marines-2': PERSON,
      aliens: 'diceroller-2',
    });
  });

  test('choosing the same side again changes nothing', () => {
    const chosen = { ...first, opponent: 'deathwing-solo' };
    expect(withSide(chosen, 'marines')).toEqual(chosen);
  });

  test('C4.1 S6.2  two people have three minutes, who plays a program has no clock, and either can be changed', () => {
    expect(clockFor(first, false)).toBe('off');
    expect(clockFor({ ...first, opponent: PERSON }, false)).toBe('normal');
    expect(clockFor({ ...first, opponent: PERSON, clock: 'off' }, false)).toBe('off');
    expect(clockFor({ ...first, clock: 'novice' }, false)).toBe('novice');
  });

  test('S6.2  S0 has no clock', () => {
    const chosen = { ...first, opponent: 'deathwing-solo', clock: 'novice' } as const;
    expect(clocksFor(chosen, false)).toEqual(['off']);
    expect(clockFor(chosen, false)).toBe('off');
  });

  test('D16.17  a bought force is timed by its leaders, or not at all', () => {
    const chosen = { ...first, opponent: PERSON, clock: 'novice' } as const;
    expect(clocksFor(chosen, true)).toEqual(['off', 'normal']);
    expect(clockFor(chosen, true)).toBe('normal');
    expect(clockFor(chosen, false)).toBe('novice');
  });

  test('D22.1  a bought force is not timed against an automaton', () => {
    expect(clocksFor(first, true)).toEqual(['off']);
    expect(clocksFor(first, false)).toEqual(['off', 'normal', 'novice']);
    expect(clocksFor(withSide(first, 'aliens'), true)).toEqual(['off', 'normal']);
  });

  test('S6.11  ties are the person’s only against an automaton that has any', () => {
    const mine = { ...first, ties: 'mine' } as const;
    expect(tiesOption({ ...mine, opponent: 'deathwing-solo' })).toEqual({ ties: 'mine' });
    expect(tiesOption({ ...mine, opponent: 'diceroller-2' })).toEqual({});
    expect(tiesOption({ ...first, opponent: 'diceroller-1' })).toEqual({});
  });

  test.each([
    ['', null],
    [' ', null],
    ['0', 0],
    ['4 294 967 295', HIGHEST_SEED],
    ['4294967296', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['x', undefined],
  ])('the seed %j is %j', (typed, seed) => {
    expect(readSeed(typed)).toBe(seed);
  });
});
