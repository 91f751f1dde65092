import { expect, test } from 'vitest';
import { menuLines } from './menuLines.ts';
import { createPaint } from './paint.ts';

const item = (group: string, label: string, price: string) => ({ group, label, price, payments: [] });

test('numbers stand under one another, whatever the longest action is called; a full line goes on below', () => {
  const items = [
    item('1 give up overwatch', '', ''),
    item('1 move', '7,4 N', '1 AP'),
    item('1 move', '8,4 NE', '1 AP'),
  ];
  expect(menuLines(items, 11, createPaint(true), 40)).toEqual([
    '1 give up overwatch 11)',
    '1 move              12) 7,4 N 1 AP',
    '                    13) 8,4 NE 1 AP',
  ]);
});
