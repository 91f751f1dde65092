import { describe, expect, test } from 'vitest';
import { ownWorth, whyNotCarried, type OwnFigure } from './ownFigures.ts';

const TERMINATOR: OwnFigure = { armour: 'terminator', rank: 'trooper' };
const TROOPER: OwnFigure = { armour: 'power-armour', rank: 'trooper' };
const SERGEANT: OwnFigure = { armour: 'power-armour', rank: 'sergeant' };
const CAPTAIN: OwnFigure = { armour: 'power-armour', rank: 'captain' };
const SCOUT: OwnFigure = { armour: 'light', rank: 'trooper' };
const CHAPLAIN: OwnFigure = { armour: 'power-armour', rank: 'officer' };
const LIBRARIAN: OwnFigure = { armour: 'power-armour', rank: 'librarian' };

describe('A16.6  what a table keeps for one class or rank', () => {
  test.each<[item: string, rule: string, reason: string, not: OwnFigure, but: OwnFigure]>([
    ['frag-grenade', 'A11.3', 'no-hand-grenades', TERMINATOR, TROOPER],
    ['krak-grenade', 'A11.3', 'no-hand-grenades', TERMINATOR, TROOPER],
    ['plasma-grenade', 'A11.21', 'plasma-grenades-for-sergeants', TROOPER, SERGEANT],
    ['melta-bomb', 'A11.24', 'melta-bombs-for-senior-officers', SERGEANT, CAPTAIN],
    ['missile-launcher', 'A12.1', 'portable-launcher-not-for-this-class', TERMINATOR, SCOUT],
    ['missile-frag', 'A12.1', 'portable-launcher-not-for-this-class', TERMINATOR, TROOPER],
    ['missile-krak', 'A12.1', 'portable-launcher-not-for-this-class', TERMINATOR, TROOPER],
    ['cyclone-launcher', 'A12.1', 'for-terminators', TROOPER, TERMINATOR],
    ['cyclone-frag', 'A12.1', 'for-terminators', TROOPER, TERMINATOR],
    ['cyclone-krak', 'A12.1', 'for-terminators', TROOPER, TERMINATOR],
    ['frag-launcher', 'A12.6', 'for-terminators', TROOPER, TERMINATOR],
    ['balistus-launcher', 'A12.6', 'for-terminators', TROOPER, TERMINATOR],
    ['boltstorm-pair', 'A15.37', 'for-terminators', TROOPER, TERMINATOR],
    ['boltstorm-gauntlet', 'A15.37', 'for-terminators', TROOPER, TERMINATOR],
    ['boltstorm-gauntlets', 'A15.37', 'for-terminators', TROOPER, TERMINATOR],
    ['flamerstorm-pair', 'A15.37', 'for-terminators', TROOPER, TERMINATOR],
    ['flamerstorm-gauntlet', 'A15.37', 'for-terminators', TROOPER, TERMINATOR],
    ['flamerstorm-gauntlets', 'A15.37', 'for-terminators', TROOPER, TERMINATOR],
    ['reaper-autocannon', 'A15.40', 'for-terminators', TROOPER, TERMINATOR],
    ['plasma-blaster', 'A15.40', 'for-terminators', TROOPER, TERMINATOR],
    ['shotgun', 'A15.5', 'for-sergeants', TROOPER, SERGEANT],
    ['wolf-claws', 'A10.24', 'for-pack-leaders-and-wolf-guard', TROOPER, { ...TROOPER, rank: 'veteran' }],
    ['rosary', 'A13.4', 'for-sisters-and-preachers', TROOPER, SCOUT],
    ['force-sceptre', 'A13.5', 'for-librarians-and-grey-knights', TROOPER, LIBRARIAN],
    ['nemesis-sceptre', 'A13.5', 'for-librarians-and-grey-knights', TROOPER, { ...TROOPER, rank: 'justicar' }],
    ['rosarius', 'A13.6', 'for-chaplains', TROOPER, CHAPLAIN],
  ])('%s (%s)', (item, rule, reason, not, but) => {
    expect(whyNotCarried(not, item)).toEqual({ rule, reason });
    expect(whyNotCarried(but, item)).toBeNull();
  });
});

test('A16.8  what a figure is worth, in thirtieths of a terminator', () => {
  expect(ownWorth(SCOUT, true)).toBe(12);
  expect(ownWorth(TROOPER, false)).toBe(15);
  expect(ownWorth(SERGEANT, true)).toBe(20);
  expect(ownWorth(CAPTAIN, false)).toBe(30);
  expect(ownWorth(TERMINATOR, false)).toBe(30);
});
