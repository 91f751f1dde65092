import { expect, test } from 'vitest';
import { forScreen, sealed, seen } from './screenText.ts';

const red = sealed((text) => `\u001B[31m${text}\u001B[39m`);
const none = sealed(String);

test('our colours pass, those of a text do not', () => {
  const name = 'Brother \u001B[31mX\u001B[39m\u001B[2J';
  expect(forScreen(red(name))).toBe('\u001B[31mBrother \uFFFD[31mX\uFFFD[39m\uFFFD[2J\u001B[39m');
  expect(forScreen(none(name))).toBe('Brother \uFFFD[31mX\uFFFD[39m\uFFFD[2J');
  expect(forScreen(red(red('a')))).toBe('\u001B[31m\u001B[31ma\u001B[39m\u001B[39m');
  expect(seen(red('a'))).toBe('a');
});

test('no control character and no change of direction reaches the screen', () => {
  const codes = [
    ...Array.from({ length: 32 }, (_, code) => code),
    ...Array.from({ length: 33 }, (_, place) => 0x7f + place),
    ...Array.from({ length: 7 }, (_, place) => 0x2028 + place),
    ...Array.from({ length: 4 }, (_, place) => 0x2066 + place),
    0x61c,
    0x200e,
    0x200f,
  ];
  for (const code of codes) {
    const shown = forScreen(`a${String.fromCodePoint(code)}b`);
    expect([code, shown]).toEqual([code, code === 10 ? 'a\nb' : code === 9 ? 'a b' : 'a\uFFFDb']);
  }
});

test('words of every language stay as they are', () => {
  expect(forScreen('Frère Azaël – « ouvrez » ▲ 100 × 100 日本 🎲')).toBe(
    'Frère Azaël – « ouvrez » ▲ 100 × 100 日本 🎲',
  );
});
