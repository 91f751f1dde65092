import { expect, test } from 'vitest';
import { applied, mutantsIn } from './operators.ts';
import { placeOf } from './place.ts';

const changed = (text: string): string[] => mutantsIn('a.ts', text).map((mutant) => applied(mutant, text));

test.each([
  ['a < b;', ['a <= b;', 'a >= b;', '{}']],
  ['a >= 3;', ['a > 3;', 'a < 3;', '{}']],
  ['a === b;', ['a !== b;', '{}']],
  ['x = a + 1;', ['x = a - 1;', 'x = a + 2;', 'x = a + 0;', '{}']],
  ['x = a && !b;', ['x = a || !b;', 'x = a && b;', '{}']],
  ['x = a ?? b;', ['x = b;', '{}']],
  ['x += y;', ['x -= y;', '{}']],
  ['i++;', ['i--;', '{}']],
  ['const x = true;', ['const x = false;']],
  ["const x = f('marines');", ["const x = f('');"]],
  ['const x = list.filter(f);', ['const x = list;']],
  ['const x = list.some(f);', ['const x = list.every(f);']],
  ['const x = Math.min(a, b);', ['const x = Math.max(a, b);']],
  ['const x = a ? b : c;', ['const x = true ? b : c;', 'const x = false ? b : c;']],
  ['for (;;) if (a) break;', ['for (;;) if (true) break;', 'for (;;) if (false) break;', 'for (;;) if (a) {}']],
  ['function f() { tell(); }', ['function f() {  }']],
])('%s', (text, expected) => {
  expect(changed(text).sort()).toEqual([...expected].sort());
});

test.each([
  ['types', "type Side = 'marines' | 'aliens'; interface A { readonly b: 1 }"],
  ['assertions', "const a = b as 'marines';"],
  ['modules', "import { a } from 'b'; export * from './c.ts';"],
  ['names of fields', "const a = { 'b-c': d };"],
  ['ids with a name', "export const HEAVY = 'heavy';"],
  ['sentences', "const a = f('a whole sentence');"],
  ['what is thrown', "function f() { throw new Error('none'); }"],
  ['sums of texts', "const a = 'a b' + c;"],
])('%s are left alone', (_what, text) => {
  expect(changed(text)).toEqual([]);
});

test('a mutant is shown by the lines it touches', () => {
  const text = 'const a = 1;\n  tell(\n    a,\n  );\nconst b = 2;\n';
  const removed = mutantsIn('a.ts', text).find(({ replacement }) => replacement === '{}')!;
  expect(placeOf(removed, text)).toEqual({ line: 2, was: 'tell( a, );', becomes: '{}' });
});
