import { expect, test } from 'vitest';
import { dossierOf } from '../dossier.ts';
import { corridorTable } from '../testing/corridor.ts';
import { Marks } from './marks.ts';
import { squareName, squareNamed } from './squareNames.ts';

const { game, setup } = corridorTable();
const marks = new Marks(dossierOf(setup, { marines: 'person', aliens: 'person' }, 'off'));

test('marines are called by roster number, aliens by letters in the order in which they came', () => {
  expect(game.state.marines.map((id) => marks.markOf(id))).toEqual(['1', '2']);
  expect(game.state.aliens.map((id) => marks.markOf(id))).toEqual(['a', 'b', 'c']);
  expect(marks.find('B', 'aliens', game.state)).toBe(game.state.aliens[1]);
  expect(marks.find('a', 'aliens', { ...game.state, aliens: game.state.aliens.slice(1) })).toBeUndefined();
});

test('no letters are given twice in a game', () => {
  const given = Array.from({ length: 200 }, (_, id) => marks.markOf(id));
  expect(given.slice(2, 30).join(' ')).toBe('a b c d e f g h i j k l m n o p q r s t u v w x y z aa ab');
  expect(new Set(given).size).toBe(given.length);
});

test('squares are found by the name they are shown with, and by the coordinates of mission files', () => {
  const { board } = setup;
  for (let square = 0; square < board.size; square++)
    expect(squareNamed(board, squareName(board, square).toLowerCase())).toBe(square);
  expect(squareNamed(board, '4,2')).toBe(squareNamed(board, 'E3'));
  expect(squareNamed(board, 'z99')).toBe(-1);
  expect(squareNamed(board, 'a')).toBe(-1);
});
