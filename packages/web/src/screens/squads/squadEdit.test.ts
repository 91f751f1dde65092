import { checkSquads, gearOf, wholeBox, type SquadList } from '@sensorium/expedition/squads';
import { expect, test } from 'vitest';
import {
  addBox,
  asFigure,
  changeBox,
  changeFigure,
  combatBonus,
  killText,
  removeBox,
  toggleGear,
  toggleShield,
} from './squadEdit.ts';

const EMPTY: SquadList = { name: 'Trial', boxes: [] };

test('A16.3  boxes are added whole or by half, and taken away', () => {
  const list = addBox(addBox(EMPTY, 'scout-squad', false), 'reiver-squad', true);
  expect(list.boxes.map(({ box, figures }) => [box, figures.length])).toEqual([
    ['scout-squad', 5],
    ['reiver-squad', 5],
  ]);
  expect(removeBox(list, 0).boxes.map(({ box }) => box)).toEqual(['reiver-squad']);
});

test('A15.1  a figure takes and puts away what its columns list, in their order', () => {
  const scout = wholeBox('scout-squad').figures[1]!;
  const rifle = toggleGear('scout-squad', { ...scout, gear: ['combat-knife'] }, 'sniper-rifle');
  expect(rifle.gear).toEqual(['sniper-rifle', 'combat-knife']);
  expect(toggleGear('scout-squad', rifle, 'combat-knife').gear).toEqual(['sniper-rifle']);
  expect(toggleGear('scout-squad', rifle, 'storm-bolter').gear).toEqual(['sniper-rifle', 'combat-knife']);
});

test('A15.15  a second chainsword of the list stays while something else is taken', () => {
  const sergeant = { is: 'mark-iii-sergeant', gear: ['bolt-pistol', 'chainsword', 'chainsword'] };
  const gear = ['plasma-pistol', 'chainsword', 'chainsword'];
  const next = toggleGear('mark-iii-squad', toggleGear('mark-iii-squad', sergeant, 'bolt-pistol'), 'plasma-pistol');
  expect(next.gear).toEqual(gear);
});

test('A10.5  a shield goes to the back and to the front again, and with the shield the choice is gone', () => {
  const guard = wholeBox('bladeguard-squad').figures[0]!;
  const worn = toggleShield(guard);
  expect(worn.shield).toBe('back');
  expect(toggleShield(worn)).toEqual(guard);
  expect(toggleGear('bladeguard-squad', worn, 'plasma-pistol').shield).toBe('back');
  expect(toggleGear('bladeguard-squad', worn, 'storm-shield')).not.toHaveProperty('shield');
});

test('another captain comes with his own arms and the same name', () => {
  const box = wholeBox('single-captain');
  const next = changeFigure(box, 0, asFigure({ is: 'captain', name: 'Aldo', gear: ['bolter'] }, 'captain-gravis'));
  expect(next.figures).toEqual([{ is: 'captain-gravis', name: 'Aldo' }]);
  expect(gearOf(next.figures[0]!)).toContain('storm-bolter');
  expect(checkSquads(changeBox({ ...EMPTY, boxes: [box] }, 0, next), 1)).toEqual([]);
});

test('Table A-6, A5.7  values and numbers as the tables write them', () => {
  expect(['scout', 'tactical-marine', 'captain', 'terminator-captain'].map(combatBonus)).toEqual([-2, -1, 1, 2]);
  expect([6, 5, 'auto' as const, null].map((kill) => killText(kill, 'always'))).toEqual(['6', '5+', 'always', '–']);
});
