import { expect, test } from 'vitest';
import { loadWords, termsFor, wordsOf } from '@sensorium/content/words';
import { compileBoard, sees, viewFor, type Piece } from '@sensorium/engine';
import { dossierOf } from '../dossier.ts';
import { corridorTable } from '../testing/corridor.ts';
import { readAsk } from './asks.ts';
import { Marks } from './marks.ts';
import { squareNamed } from './squareNames.ts';
import { describeSquare, tellThreats, tellWhere, type Surveyed } from './survey.ts';

await Promise.all(['en', 'fr'].map((language) => loadWords(language, ['rules', 'survey'])));

const surveyed = (language: 'en' | 'fr' = 'en'): Surveyed => {
  const { game, setup } = corridorTable();
  const dossier = dossierOf(setup, { marines: 'person', aliens: 'person' }, 'off');
  const marks = new Marks(dossier);
  const view = viewFor(game, 'marines');
  return {
    dossier,
    board: setup.board,
    view,
    words: wordsOf(language, 'survey'),
    facings: ['north', 'east', 'south', 'west'],
    terrain: termsFor(language).terrain,
    markers: termsFor(language).markers,
    piece: ({ id }) => marks.markOf(id),
    facts: ({ value }: Piece) => (value > 0 ? [String(value)] : []),
    seers: (square) => view.marines.filter((id) => sees(game, view.pieces[id]!, square)),
  };
};

const looked = (name: string, language?: 'en' | 'fr'): string => {
  const here = surveyed(language);
  return describeSquare(here, squareNamed(here.board, name)).join(', ');
};

test.each([
  ['a1', 'A1, wall'],
  ['b2', 'B2, 2, faces east, dead end, exit east, section A'],
  ['f2', 'F2, junction, exits east, south through the closed door and west, section A'],
  ['f3', 'F3, closed door, corridor, exits north and south, section B'],
  ['e4', 'E4, corridor, exits east and west, burning, section C'],
  ['h2', 'H2, dead end, exit west, section B, entry area N, 1 alien lurks there'],
  ['g4', 'G4, b, corridor, exits east and west, section C'],
])('%s is said to be: %s', (name, text) => {
  expect(looked(name)).toBe(text);
});

test('the same in French', () => {
  expect(looked('f2', 'fr')).toBe('F2, croisement, issues à l’est, au sud (porte fermée) et à l’ouest, section A');
});

test('four squares of floor together are a room', () => {
  const board = compileBoard({
    levels: [{ floor: ['..#', '...', '###'], sections: ['AA ', 'AAA', '   '] }],
    entries: [],
  });
  const here = {
    ...surveyed(),
    board,
    view: { ...surveyed().view, pieces: [], features: [], burning: [], markers: [] },
  };
  const ground = (name: string): string => describeSquare(here, squareNamed(board, name))[1]!;
  expect([ground('a1'), ground('b2'), ground('c2')]).toEqual(['room', 'room', 'dead end']);
});

test('threats come nearest first, and no value of a blip is told (C20.1)', () => {
  const told = tellThreats(surveyed(), 'marines');
  expect(told).toEqual([
    'A: G2, corridor, faces west, 4 squares east of 1, in sight of 1.',
    'B: G4, corridor, 4 squares south-east of 1, in nobody’s sight.',
    'Entry area N: 1 alien lurks, 5 squares east of 1.',
  ]);
  const blip = surveyed().view.pieces[3]!;
  expect(tellWhere(surveyed(), blip)).not.toMatch(/\b3\b/);
});

test('questions are read in English and in the language at hand; single letters are aliens', () => {
  const { typed } = wordsOf('fr', 'survey');
  expect(readAsk('where a')).toEqual({ is: 'where', argument: 'a' });
  expect(readAsk('OU a', typed)).toEqual({ is: 'where', argument: 'a' });
  expect(readAsk('journal 5', typed)).toEqual({ is: 'log', argument: '5' });
  expect(readAsk('journal 5')).toBeNull();
  expect(readAsk('a', typed)).toBeNull();
});
