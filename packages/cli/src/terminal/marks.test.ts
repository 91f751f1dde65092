import { expect, test } from 'vitest';
import { corridorTable } from '../../testing/corridor.ts';
import { Marks } from './marks.ts';

test('marines are called by roster number, aliens by letters they keep', () => {
  const { game, setup } = corridorTable();
  const marks = new Marks(setup);
  marks.update(game.state);
  expect(game.state.marines.map((id) => marks.markOf(id))).toEqual(['1', '2']);
  expect(game.state.aliens.map((id) => marks.markOf(id))).toEqual(['a', 'b', 'c']);
  const [first, ...others] = game.state.aliens;
  marks.update({ ...game.state, aliens: others });
  expect(others.map((id) => marks.markOf(id))).toEqual(['b', 'c']);
  expect(marks.find('a', 'aliens', { ...game.state, aliens: others })).toBeUndefined();
  expect(marks.kindOf(first!)).toBe('genestealer');
});

test('a letter that has become free is given again last, and more than 26 aliens have capitals', () => {
  const { setup } = corridorTable();
  const marks = new Marks(setup);
  const given = Array.from({ length: 30 }, (_, id) => {
    marks.update({ pieces: [], marines: [], aliens: Array.from({ length: id + 1 }, (__, alive) => alive) });
    return marks.markOf(id);
  });
  expect(given.slice(0, 26).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
  expect(given.slice(26)).toEqual(['Z', 'Y', 'X', 'W']);
  expect(new Set(given).size).toBe(30);
});
