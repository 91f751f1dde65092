import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkForce, parseForce } from '@sensorium/expedition/forces';
import { expect, test } from 'vitest';
import type { Console } from '../terminal/console.ts';
import { bidAt } from './bid.ts';

/** What is said with these lines typed; a cleared screen shows nothing from before. */
const said = async (lines: readonly string[], two: boolean, out?: string): Promise<string[]> => {
  const left = [...lines];
  let shown: string[] = [];
  const console: Console = {
    isInteractive: true,
    clears: true,
    columns: 100,
    print: (text) => shown.push(text),
    clear: () => (shown = []),
    ask: async (prompt) => {
      const typed = left.shift() ?? null;
      shown.push(`${prompt}${typed ?? ''}`);
      return typed;
    },
    close: () => undefined,
  };
  const options = { ...(two ? { two: true as const } : {}), ...(out === undefined ? {} : { out }) };
  await bidAt(console, 'generated:scn-raid:4', options, 'en');
  return shown;
};

test('D16.2 D16.3  two people bid one after the other; the second does not see the first bid', async () => {
  const halfway = await said(['17'], true);
  expect(halfway.join(' ')).not.toContain('17');
  const shown = await said(['3', 'many', '17', '', '17', '17', '', '14'], true);
  expect(shown).toContain('The first player bid 17, the second player 14.');
  expect(shown).toContain('The second player leads the marines with 14 points (D16.3).');
  expect((await said(['3'], true))[2]).toBe('A bid is a whole number from 4 to 50 (D16.2).');
});

test('D16.3  against a program: the lower bid leads, and the program writes the list it buys', async () => {
  expect(await said(['4'], false)).toContain('You lead the marines with 4 points (D16.3).');
  const out = join(mkdtempSync(join(tmpdir(), 'bids-')), 'force.json');
  const shown = await said(['50'], false, out);
  const points = Number(/The program leads the marines with (\d+)/.exec(shown.join(' '))?.[1]);
  expect(existsSync(out)).toBe(true);
  expect(checkForce(parseForce(readFileSync(out, 'utf8')), points)).toEqual([]);
});
