import { expect, test } from 'vitest';
import { Trial } from '../../testing/trial.ts';

const trial = (dice: readonly number[], fired: number): Trial =>
  new Trial({
    modules: ['deathwing'],
    board: ['########', '##+#####', '#ca..b.#', '########'],
    pieces: {
      a: { is: 'marine', gear: ['assault-cannon', 'power-fist'], faces: 'E', counts: { 'cannon-fired': fired } },
      b: { is: 'genestealer', faces: 'W' },
      c: { is: 'marine', faces: 'E' },
    },
    rules: [],
    dice,
  });

test('D5.7  a burst is told with the rounds left, and one shot for each target', () => {
  const game = trial([1, 2, 3], 0);
  expect(game.say('full-auto', 'a')).toBeNull();
  expect(game.told('burst-fired')).toEqual([{ is: 'burst-fired', by: game.id('a'), left: 5, rule: 'D5.7' }]);
  expect(game.told('shot-fired')).toMatchObject([
    { by: game.id('a'), target: game.id('b'), dice: [1, 2, 3], hit: false, jammed: false, rule: 'D5.10' },
  ]);
});

test('D5.21  an explosion is told with its square, each die around it with its number', () => {
  const game = trial([4, 4, 4, 4, 3], 10);
  expect(game.say('fire', 'a', [5, 2])).toBeNull();
  expect(game.told('cannon-exploded')).toEqual([
    { is: 'cannon-exploded', by: game.id('a'), at: game.square(2, 2), rule: 'D5.21' },
  ]);
  expect(game.told('blast-rolled')).toEqual([
    { is: 'blast-rolled', piece: game.id('c'), die: 4, needed: 5, rule: 'D5.22' },
  ]);
  expect(game.told('thing-rolled')).toEqual([
    { is: 'thing-rolled', at: game.square(2, 1), what: 'closed-door', die: 3, needed: 4, rule: 'D5.22' },
  ]);
});
