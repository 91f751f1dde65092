import { expect, test } from 'vitest';
import { Trial, looseCatAt } from '../../testing/trial.ts';
import { GRENADE_IDS } from './tables/grenades.ts';

const MELTA_BOMB = GRENADE_IDS.indexOf('melta-bomb');

test('A11.23  a mission object on the square goes with everything else', () => {
  const trial = new Trial({
    modules: ['arsenal'],
    board: ['######', '#a...#', '######'],
    pieces: { a: { is: 'captain', faces: 'E' } },
    rules: [{ is: 'cat', start: [[3, 1]] }, { is: 'rescue-cat' }],
    memory: looseCatAt(9),
  });
  expect(trial.say('throw', 'a', [3, 1], MELTA_BOMB)).toBeNull();
  expect(trial.told('cat-destroyed')).toMatchObject([{ at: 9 }]);
  expect(trial.outcome).toContain('aliens');
});

test('A11.32  where nobody can make a breach no square has an entry area of its own', () => {
  const areasWith = (is: string): number =>
    new Trial({ modules: ['arsenal'], board: ['a..'], pieces: { a: { is, faces: 'E' } }, rules: [] }).game.setup.board
      .entries.length;
  expect(areasWith('captain')).toBe(3);
  expect(areasWith('scout')).toBe(0);
});
