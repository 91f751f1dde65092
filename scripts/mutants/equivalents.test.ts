import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isEquivalent, readEquivalents, staleEquivalents } from './equivalents.ts';
import { mutantsIn } from './operators.ts';

test('every equivalent that is kept has a reason and is still a mutant of the sources', () => {
  expect(staleEquivalents(readEquivalents(), (file) => readFileSync(file, 'utf8'))).toEqual([]);
});

test('an entry is known by its line before and after, and stale once the line reads otherwise', () => {
  const entry = { file: 'a.ts', was: 'const a = b < c;', becomes: 'const a = b <= c;', why: 'b is never c' };
  const text = '\n  const a = b < c;\n';
  const [below, above] = mutantsIn('a.ts', text);
  expect(isEquivalent([entry], below!, text)).toBe(true);
  expect(isEquivalent([entry], above!, text)).toBe(false);
  expect(staleEquivalents([entry], () => text)).toEqual([]);
  expect(staleEquivalents([entry], () => 'const a = b > c;')).toEqual(['a.ts: const a = b < c; → const a = b <= c;']);
  expect(staleEquivalents([{ ...entry, why: '' }], () => text)).toHaveLength(1);
});
