import { createGame, sees, squareAt } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { setupOf, type Sketch } from '../../testing/scenarios.ts';

/** The drawings of D10.11: H the hole, V the viewer, x what he sees on the other level besides the square of the hole. */
const DRAWINGS: readonly (readonly [string, readonly string[]])[] = [
  ['south', ['xxx', '.H.', '.V.']],
  ['north', ['.V.', '.H.', 'xxx']],
  ['east', ['x..', 'xHV', 'x..']],
  ['west', ['..x', 'VHx', '..x']],
  ['south-east', ['xx.', 'xH.', '..V']],
  ['south-west', ['.xx', '.Hx', 'V..']],
  ['north-east', ['..V', 'xH.', 'xx.']],
  ['north-west', ['V..', '.Hx', '.xx']],
];

const room = (hole: readonly [number, number]): readonly string[] =>
  Array.from({ length: 5 }, (_, y) =>
    Array.from({ length: 5 }, (__, x) => (x === hole[0] && y === hole[1] ? '*' : '.')).join(''),
  );

const sketch = (x: number, y: number, level: number, faces: 'N' | 'E' | 'S' | 'W'): Sketch => ({
  modules: ['deathwing'],
  board: room([-1, -1]),
  above: [{ board: room([2, 2]) }],
  pieces: { a: { is: 'marine', faces, at: level === 0 ? [x, y] : [x, y, level] } },
});

/** The facings that have both the hole and everything beyond it in the view arc. */
const FACES = { south: 'N', north: 'S', east: 'W', west: 'E' } as const;

const seenFrom = (x: number, y: number, level: number, faces: 'N' | 'E' | 'S' | 'W'): string[] => {
  const game = createGame(setupOf(sketch(x, y, level, faces)), { seed: 1 });
  const { board } = game.setup;
  return [0, 1, 2, 3, 4].map((row) =>
    [0, 1, 2, 3, 4]
      .map((column) => (sees(game, game.state.pieces[0]!, squareAt(board, column, row, 1 - level)) ? 'x' : '.'))
      .join(''),
  );
};

const drawn = (rows: readonly string[]): string[] => [
  '.....',
  ...rows.map((row) => `.${row.replace('H', 'x').replace('V', '.')}.`),
  '.....',
];

const placeOf = (rows: readonly string[]): [number, number] => {
  const y = rows.findIndex((row) => row.includes('V'));
  return [rows[y]!.indexOf('V') + 1, y + 1];
};

const faceFor = (side: string): 'N' | 'E' | 'S' | 'W' => FACES[side.split('-')[0] as keyof typeof FACES];

test.each(DRAWINGS)('D10.11 a viewer %s of a hole sees what the drawing shows, downwards', (side, rows) => {
  const [x, y] = placeOf(rows);
  expect(seenFrom(x, y, 1, faceFor(side))).toEqual(drawn(rows));
});

test.each(DRAWINGS)('D10.16 a viewer %s below a hole sees the same, upwards', (side, rows) => {
  const [x, y] = placeOf(rows);
  expect(seenFrom(x, y, 0, faceFor(side))).toEqual(drawn(rows));
});

test('D10.15 a viewer on the hole sees the half of the nine squares that he looks at', () => {
  expect(seenFrom(2, 2, 1, 'N')).toEqual(['.....', '.xxx.', '.xxx.', '.....', '.....']);
  expect(seenFrom(2, 2, 1, 'E')).toEqual(['.....', '..xx.', '..xx.', '..xx.', '.....']);
  expect(seenFrom(2, 2, 0, 'S')).toEqual(['.....', '.....', '.xxx.', '.xxx.', '.....']);
});

test('D10.10 a viewer two squares from the hole sees nothing through it, whatever he faces', () => {
  for (const faces of ['N', 'E', 'S', 'W'] as const) expect(seenFrom(2, 4, 1, faces).join('')).not.toContain('x');
});
