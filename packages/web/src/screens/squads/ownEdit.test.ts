import { checkSquads, whyNotTaken, withGear, type SquadList } from '@sensorium/expedition/squads';
import { expect, test } from 'vitest';
import {
  addFirst,
  addLikeLast,
  addOwn,
  addReadyMade,
  changeOwn,
  changeOwnFigure,
  removeOwn,
  removeOwnFigure,
} from './ownEdit.ts';

const EMPTY: SquadList = { name: 'Mine', boxes: [] };

test('A16.6  a squad begins with one figure and ends with ten', () => {
  const [squad] = addOwn(EMPTY).own!;
  let full = squad!;
  for (let i = 0; i < 12; i++) full = addLikeLast(full);
  expect([squad!.figures.length, full.figures.length]).toEqual([1, 10]);
  expect(addFirst(full)).toEqual(full);
  expect(checkSquads(changeOwn(addOwn(EMPTY), 0, full), 5)).toEqual([]);
  expect(removeOwnFigure(full, 3).figures).toHaveLength(9);
  expect(removeOwn(addOwn(EMPTY), 0)).toEqual(EMPTY);
});

test('A16.9  ready-made figures come armed; a name belongs to one', () => {
  const [squad] = addOwn(EMPTY).own!;
  const superior = addReadyMade(squad!, 'sister-superior');
  const named = changeOwnFigure(superior, 1, { ...superior.figures[1]!, name: 'Ada' });
  expect(addLikeLast(named).figures.slice(1)).toEqual([
    { class: 'sororitas', rank: 'sister-superior', gear: ['bolt-pistol', 'power-sword'], name: 'Ada' },
    { class: 'sororitas', rank: 'sister-superior', gear: ['bolt-pistol', 'power-sword'] },
  ]);
});

test('A19  a thing is taken and put away under whatever name', () => {
  const scout = { class: 'light', rank: 'trooper', gear: ['bolt-rifle'] } as const;
  expect(withGear(scout, 'bolter').gear).toEqual([]);
  expect(withGear(withGear(scout, 'gladius'), 'gladius')).toEqual(scout);
});

test('A16.6 A11.24 A15.12  what would be forbidden is told before it is taken', () => {
  const scout = { class: 'light', rank: 'trooper', gear: ['bolter', 'bolt-pistol'] } as const;
  const told = (item: string): string | undefined => whyNotTaken(scout, item)?.rule;
  expect(['melta-bomb', 'camo-cloak', 'laser-rifle', 'gladius', 'bolter'].map(told)).toEqual([
    'A11.24',
    'A15.12',
    'A16.6',
    undefined,
    undefined,
  ]);
});
