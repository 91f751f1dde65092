import { expect, test } from 'vitest';
import { viewFor } from '@sensorium/engine';
import { corridorTable } from '../../testing/corridor.ts';
import { drawBoard } from './drawBoard.ts';
import { KnownPieces } from './knownPieces.ts';
import { createPaint } from './paint.ts';

const draw = (side: 'marines' | 'aliens', cell: 2 | 3 = 2, sections = false): string[] => {
  const { game, setup } = corridorTable();
  const marks = new KnownPieces(setup);
  marks.update(game.state);
  return drawBoard({ setup, view: viewFor(game, side), marks, paint: createPaint(true), cell, sections }).map((line) =>
    line.trimEnd(),
  );
};

test('the board shows facings, doors, fire, entry areas and coordinates', () => {
  expect(draw('marines')).toEqual([
    '      A B C D E F G H I',
    '',
    '  1   ##################',
    '  2   ##2>1>. . . a<. N<',
    '  3   ##########+ ######',
    '  4       S>. ~~. b?. ##',
    '  5       ##############',
    '',
  ]);
});

test('Table C-J: the value of a blip is drawn for the alien player alone', () => {
  expect(draw('aliens').join('\n')).toContain('b3');
  expect(draw('marines').join('\n')).not.toContain('b3');
});

test('wider squares show what a piece stands in', () => {
  const lines = draw('aliens', 3);
  expect(lines[3]).toBe('  2    ### 2> 1> .  .  .  a< .  N<');
  expect(lines[5]).toContain(' ~~');
});

test('sections are shown by their letters', () => {
  expect(draw('marines', 2, true)[3]).toContain(' A A A A A B B');
});
