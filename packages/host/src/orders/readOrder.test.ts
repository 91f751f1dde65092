import { describe, expect, test } from 'vitest';
import { legal, squareAt, viewFor, type Side } from '@sensorium/engine';
import { wordsOf, loadWords } from '@sensorium/content/words';
import { dossierOf } from '../dossier.ts';
import { corridorTable, toAlienPhase } from '../testing/corridor.ts';
import { Marks } from './marks.ts';
import { readOrder, type Reading } from './readOrder.ts';

await loadWords('fr', ['survey']);

const at = (x: number, y: number): number => squareAt(corridorTable().setup.board, x, y);

const read = (text: string, side: Side = 'marines', chosen: number | null = null): Reading => {
  const { game, setup } = corridorTable(side === 'aliens' ? toAlienPhase : undefined);
  const dossier = dossierOf(setup, { marines: 'person', aliens: 'person' }, 'off');
  return readOrder(text, {
    dossier,
    board: setup.board,
    typed: wordsOf('fr', 'survey').typed,
    view: viewFor(game, side),
    side,
    marks: new Marks(dossier),
    chosen,
    options: legal(game, side).all(),
  });
};

const MARINE = 0;
const FLAMER = 1;
const GENESTEALER = 2;
const BLIP = 3;

describe('typed orders', () => {
  test.each<[string, Side, number | null, object]>([
    ['1 move 3,1', 'marines', null, { do: 'move', piece: MARINE, at: at(3, 1), how: 0, cp: 0 }],
    ['1 move d2', 'marines', null, { do: 'move', piece: MARINE, at: at(3, 1), how: 0, cp: 0 }],
    ['1 aller est', 'marines', null, { do: 'move', piece: MARINE, at: at(3, 1), how: 0, cp: 0 }],
    ['1 tirer a', 'marines', null, { do: 'fire', piece: MARINE, at: at(6, 1), how: 0, cp: 0 }],
    ['1 désenr', 'marines', null, { do: 'clear-jam', piece: MARINE, at: -1, how: 0, cp: 0 }],
    ['1 tourner gauche', 'marines', null, { do: 'turn', piece: MARINE, at: 0, how: 0, cp: 0 }],
    ['fin', 'marines', MARINE, { do: 'end', piece: -1, at: -1, how: 0, cp: 0 }],
    ['1 m e', 'marines', null, { do: 'move', piece: MARINE, at: at(3, 1), how: 0, cp: 0 }],
    ['1 mf e', 'marines', null, { do: 'move', piece: MARINE, at: at(3, 1), how: 1, cp: 0 }],
    ['m e +1', 'marines', MARINE, { do: 'move', piece: MARINE, at: at(3, 1), how: 0, cp: 1 }],
    ['1 t l', 'marines', null, { do: 'turn', piece: MARINE, at: 0, how: 0, cp: 0 }],
    ['1 turn west', 'marines', null, { do: 'turn', piece: MARINE, at: 3, how: 0, cp: 0 }],
    ['1 f a', 'marines', null, { do: 'fire', piece: MARINE, at: at(6, 1), how: 0, cp: 0 }],
    ['1 f', 'marines', null, { do: 'fire', piece: MARINE, at: at(6, 1), how: 0, cp: 0 }],
    ['1 ow', 'marines', null, { do: 'overwatch', piece: MARINE, at: -1, how: 0, cp: 0 }],
    ['2 fire 6,3', 'marines', null, { do: 'fire', piece: FLAMER, at: at(6, 3), how: 0, cp: 0 }],
    ['end', 'marines', MARINE, { do: 'end', piece: -1, at: -1, how: 0, cp: 0 }],
    ['a m w', 'aliens', null, { do: 'move', piece: GENESTEALER, at: at(5, 1), how: 0, cp: 0 }],
    ['m w', 'aliens', GENESTEALER, { do: 'move', piece: GENESTEALER, at: at(5, 1), how: 0, cp: 0 }],
    ['b convert', 'aliens', null, { do: 'convert', piece: BLIP, at: -1, how: 0, cp: 0 }],
  ])('%s', (text, side, chosen, command) => {
    expect(read(text, side, chosen)).toMatchObject({ command });
  });

  test('what cannot be read is said to be so', () => {
    expect(read('1 dance')).toEqual({ not: 'order' });
    expect(read('turn n')).toEqual({ not: 'piece' });
    expect(read('1 move nowhere')).toEqual({ not: 'target', text: 'nowhere' });
    expect(read('1 move 99,99')).toEqual({ not: 'target', text: '99,99' });
    expect(read('1 turn')).toEqual({ not: 'clear', word: 'turn' });
    expect(read('')).toEqual({ not: 'order' });
  });

  test('an illegal order is read all the same, so that the rules can refuse it', () => {
    expect(read('1 move 6,3')).toMatchObject({ command: { do: 'move', piece: MARINE, at: at(6, 3) } });
    expect(read('1 m e +9')).toMatchObject({ command: { cp: 9 } });
  });
});
