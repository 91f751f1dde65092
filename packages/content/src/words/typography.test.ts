import { expect, test } from 'vitest';
import { typesetFrench } from './typography.ts';

test.each([
  ["« L'essaim » : quoi ?", '«\u00a0L’essaim\u00a0»\u00a0: quoi\u202f?'],
  ['de 0 à 4 294 967 295', 'de 0 à 4\u202f294\u202f967\u202f295'],
  ['3 minutes ; 30 secondes de moins', '3\u00a0minutes\u202f; 30\u00a0secondes de moins'],
  ['un double : 1 PA, 2 dés', 'un double\u00a0: 1\u00a0PA, 2\u00a0dés'],
  ['3 aller h5', '3 aller h5'],
  ['sensorium play --seed 7 --record f.json', 'sensorium play --seed 7 --record f.json'],
])('French spaces in %s', (typed, set) => {
  expect(typesetFrench(typed)).toBe(set);
});
