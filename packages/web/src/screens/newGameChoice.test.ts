import { describe, expect, test } from 'vitest';
import { firstChoice, HIGHEST_SEED, readSeed, seatsFor, withSide } from './newGameChoice.ts';
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

  test('choosing the same side again changes nothing', () => {
    const chosen = { ...first, opponent: 'deathwing-solo' };
    expect(withSide(chosen, 'marines')).toEqual(chosen);
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
