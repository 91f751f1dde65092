import { expect, test } from 'vitest';
import { terminalWords } from '../terminalWords.ts';
import type { Console } from './console.ts';
import { keepingOn } from './keeping.ts';

test('what could not be kept is told above every question until it could', async () => {
  const shown: string[] = [];
  const console: Console = {
    isInteractive: true,
    clears: true,
    columns: 80,
    print: (line) => void shown.push(line),
    clear: () => void shown.splice(0),
    ask: (prompt) => Promise.resolve(prompt),
    close: () => undefined,
  };
  let fault: string | null = 'the disk is full';
  const keeping = keepingOn(console, terminalWords('en'), () => fault);
  const asked = async (): Promise<string[]> => {
    keeping.console.clear();
    await keeping.console.ask('> ');
    return [...shown];
  };
  expect(await asked()).toEqual([]);
  keeping.keep();
  expect(await asked()).toEqual([
    'NOT SAVED: the last order is not kept. the disk is full. Type save FILE to save the game elsewhere.',
  ]);
  expect(keeping.keep()).toContain('the last 2 orders are not kept');
  expect(await asked()).toHaveLength(1);
  fault = null;
  expect(keeping.keep()).toBeNull();
  expect(await asked()).toEqual(['Saved again: nothing is lost.']);
  expect(await asked()).toEqual([]);
});
