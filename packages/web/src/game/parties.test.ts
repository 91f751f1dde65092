import { expect, test } from 'vitest';
import type { Dossier, Party, Update } from '../engine/protocol.ts';
import { firstCurtain, partnerOf, personAsked } from './parties.ts';

type Table = Pick<Dossier, 'sides' | 'hasTwoCounters'>;

const THREE: Table = {
  sides: { marines: 'person', 'marines-2': 'person', aliens: 'person' },
  hasTwoCounters: true,
};
const asking = (...asked: Party[]): Update => ({ asked }) as unknown as Update;

test('A3.12 of two marine players who may act the one who looks is asked, and can pass the screen on', () => {
  const both = asking('marines', 'marines-2');
  expect([personAsked(THREE, both, 'marines-2'), personAsked(THREE, both, 'aliens')]).toEqual(['marines-2', 'marines']);
  expect([partnerOf('marines-2', both), partnerOf('marines', both), partnerOf('aliens', both)]).toEqual([
    'marines',
    'marines-2',
    null,
  ]);
  expect(partnerOf('marines', asking('marines'))).toBeNull();
});

test('A3.12 a program is no person to pass the screen to', () => {
  const withProgram = { ...THREE, sides: { ...THREE.sides, 'marines-2': 'marine-drill' } };
  expect(personAsked(withProgram, asking('marines-2'), 'marines')).toBeNull();
  expect(firstCurtain(withProgram, asking('marines'), false)).toBeNull();
});

test('C20.1 after a reload the hand-over comes first where two marine players have secrets from each other', () => {
  expect(firstCurtain(THREE, asking('marines-2'), true)).toBe('marines-2');
  expect(firstCurtain(THREE, asking('aliens'), true)).toBe('aliens');
  expect(firstCurtain(THREE, asking(), true)).toBe('marines');
  const sides = { marines: 'person', 'marines-2': 'person', aliens: 'warrior' };
  expect(firstCurtain({ sides, hasTwoCounters: false }, asking('marines'), true)).toBeNull();
});

test('C20 after a reload whoever sits there may be of either side', () => {
  const withOne = { ...THREE, hasTwoCounters: false };
  expect([firstCurtain(withOne, asking('aliens'), true), firstCurtain(withOne, asking('aliens'), false)]).toEqual([
    'aliens',
    null,
  ]);
  expect(firstCurtain(withOne, asking(), true)).toBeNull();
});
