import { ScenarioError, compileSetup } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { scenarioOf } from '../../testing/scenarios.ts';
import { rulesFor } from '../setupFor.ts';
import { choicesOf, figuresOf, forceRefusal, loadoutRefusal, worthOf } from './boxes.ts';
import { UNITS } from './data.ts';
import { BOXES } from './tables/chapter.ts';

test('A16.1 two figures in power armour with light weapons are worth one terminator', () => {
  for (const box of ['tactical-squad', 'infiltrator-squad', 'intercessor-squad'])
    expect(worthOf({ box }) * 2).toBe(figuresOf({ box }).length);
});

test('A16.2 boxes may not be worth more than the terminators they replace', () => {
  expect(forceRefusal(5, [{ box: 'tactical-squad' }])).toBeNull();
  expect(forceRefusal(5, [{ box: 'sternguard-squad' }, { box: 'single-captain' }])).toMatchObject({ rule: 'A16.2' });
  expect(forceRefusal(5, [{ box: 'scout-squad' }, { box: 'aggressor-squad' }])).toBeNull();
  expect(forceRefusal(5, [{ box: 'grey-knights' }])).toMatchObject({ rule: 'A16.2', reason: 'no-such-box' });
});

test('A16.3 a squad of ten may be fielded as two of five with a sergeant each, a half counting 2.5', () => {
  expect(worthOf({ box: 'reiver-squad', isHalf: true })).toBe(2.5);
  const half = figuresOf({ box: 'reiver-squad', isHalf: true });
  expect(half).toEqual(['reiver-sergeant', 'reiver', 'reiver', 'reiver', 'reiver']);
  expect(figuresOf({ box: 'reiver-squad' }).filter((unit) => unit === 'reiver-sergeant')).toHaveLength(1);
  expect(forceRefusal(5, [{ box: 'scout-squad', isHalf: true }])).toMatchObject({ rule: 'A16.3' });
  expect(
    forceRefusal(5, [
      { box: 'reiver-squad', isHalf: true },
      { box: 'tactical-squad', isHalf: true },
    ]),
  ).toBeNull();
});

test('A16.4 heavy weapons in a squad of ten are advice: none is demanded', () => {
  expect(loadoutRefusal('devastator-marine', ['bolter'])).toBeNull();
});

test('A16.5 boxes of three have no sergeant', () => {
  const ofThree = Object.keys(BOXES).filter((box) => BOXES[box]!.figures === 3);
  expect(ofThree.flatMap((box) => figuresOf({ box })).filter((unit) => unit.endsWith('sergeant'))).toEqual([]);
  expect(figuresOf({ box: 'calgar-and-guard' })).toEqual(['marneus-calgar', 'victrix-guard', 'victrix-guard']);
});

test('A16.2 every box holds as many figures as Table A-14 says, all of them known', () => {
  for (const [box, { figures }] of Object.entries(BOXES)) {
    expect(figuresOf({ box })).toHaveLength(figures);
    for (const unit of [...figuresOf({ box }), ...choicesOf(box)]) expect(UNITS[unit]).toBeDefined();
  }
});

test('A15.1 at most two ranged weapons, melee items and grenades as listed; sergeants share the list of their squad', () => {
  expect(loadoutRefusal('tactical-marine', ['bolter', 'frag-grenade'])).toBeNull();
  expect(loadoutRefusal('tactical-marine', ['power-sword'])).toMatchObject({ rule: 'A15.1' });
  expect(loadoutRefusal('mark-iv-marine', ['bolt-pistol', 'bolter', 'melta-gun'])).toMatchObject({ rule: 'A15.1' });
  expect(loadoutRefusal('tartaros-sergeant', ['reaper-autocannon', 'power-fist'])).toBeNull();
  expect(loadoutRefusal('tactical-sergeant', ['plasma-rifle'])).toMatchObject({ rule: 'A15.1' });
  expect(loadoutRefusal('heavy-intercessor', ['heavy-bolt-rifle', 'combat-blade'])).toBeNull();
  const marines = Object.keys(UNITS).filter((unit) => UNITS[unit]!.figure !== undefined);
  expect(marines.filter((unit) => loadoutRefusal(unit, UNITS[unit]!.gear) !== null)).toEqual([]);
});

test('A10.26 unknown items are refused', () => {
  expect(loadoutRefusal('scout', ['sling'])).toMatchObject({ rule: 'A10.26' });
  const scenario = scenarioOf({ board: ['###', '#a#', '###'], pieces: { a: { is: 'scout', gear: ['sling'] } } });
  expect(() => compileSetup(rulesFor(['arsenal']), scenario)).toThrow(ScenarioError);
});
