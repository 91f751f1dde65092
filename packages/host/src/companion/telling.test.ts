import { loadWords, termsFor, wordsOf, type Names } from '@sensorium/content/words';
import type { GameEvent } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { expect, test } from 'vitest';
import { squareName } from '../orders/squareNames.ts';
import { PROVING_GROUND } from '../testing/index.ts';
import { tellPieces, type Telling } from './telling.ts';

await Promise.all(['en', 'fr'].map((language) => loadWords(language, ['rules', 'survey', 'companion'])));

const { board } = setupFor(PROVING_GROUND);
const at = (x: number, y: number): number => y * board.width + x;

const tellingIn = (language: string): Telling => {
  const { directions, ground } = wordsOf(language, 'survey');
  const names: Names = {
    piece: () => `${termsFor(language).units['blip'] ?? ''} b`,
    square: (square) => squareName(board, square),
    facing: (facing) => directions[facing]!,
    area: String,
  };
  return { board, language, names, words: wordsOf(language, 'companion'), directions, ground };
};

const acted = (rule: string): GameEvent => ({ is: 'automaton-acted', piece: 9, word: 'move', rule });
const moved = (from: number, to: number): GameEvent => ({ is: 'piece-moved', piece: 9, from, to, rule: 'C8.1' });
const step = (from: number, to: number) => ({ piece: 9, events: [acted('S4.6'), moved(from, to)] });

/** North along the corridor, then east at the crossing. */
const WALK = [
  step(at(7, 11), at(7, 10)),
  step(at(7, 10), at(7, 9)),
  step(at(7, 9), at(7, 8)),
  step(at(7, 8), at(8, 8)),
];

test('a walk is told once, by its runs, from where to where', () => {
  const [told, ...others] = tellPieces(WALK, tellingIn('en'));
  expect(others).toEqual([]);
  expect(told!.lines).toEqual(['Blip b, the one at H12: 3 squares north, then 1 square east, now at I9 (corridor).']);
  expect(told!.brief).toBe('Blip b: H12 → I9.');
  expect(told!.way).toEqual([at(7, 11), at(7, 10), at(7, 9), at(7, 8), at(8, 8)]);
});

test('the reason and the rules of a walk are told on request', () => {
  const [told] = tellPieces(WALK, tellingIn('en'));
  expect(told!.grounds.map(({ rule }) => rule)).toEqual(['S4.6', 'C8.1']);
  expect(told!.grounds[0]!.text).toMatch(/target/);
});

test('in French too', () => {
  const [told] = tellPieces(WALK, tellingIn('fr'));
  expect(told!.lines[0]!.replaceAll(/\s/gu, ' ')).toBe(
    'Blip b, en H12 : 3 cases au nord, puis 1 case à l’est, maintenant en I9 (couloir).',
  );
});

test('of turns only the last is told, where it stands; what stops a walk stands between', () => {
  const turned = (to: 0 | 1): GameEvent => ({ is: 'piece-turned', piece: 9, from: 2, to, rule: 'C9.1' });
  const opened: GameEvent = {
    is: 'door-opened',
    piece: 9,
    at: at(7, 12),
    now: { is: 0, burns: false },
    rule: 'C19.1',
  };
  const told = tellPieces(
    [
      { piece: 9, events: [turned(0), moved(at(7, 11), at(7, 10)), turned(1)] },
      { piece: 9, events: [opened] },
      { piece: 9, events: [moved(at(7, 10), at(7, 9))] },
    ],
    tellingIn('en'),
  );
  expect(told.map(({ lines }) => lines)).toEqual([
    [
      'Blip b, the one at H12: 1 square north, now at H11 (corridor).',
      'Blip b turns east.',
      'Blip b opens the door at H13.',
      'Blip b, the one at H11: 1 square north, now at H10 (corridor).',
    ],
  ]);
});

test('each piece for itself, and who did nothing that can be seen not at all', () => {
  const other: GameEvent = { is: 'piece-moved', piece: 8, from: at(2, 8), to: at(3, 8), rule: 'C8.1' };
  const told = tellPieces(
    [...WALK, { piece: 8, events: [other] }, { piece: -1, events: [] }, step(at(8, 8), at(9, 8))],
    tellingIn('en'),
  );
  expect(told.map(({ piece }) => piece)).toEqual([9, 8, 9]);
});
