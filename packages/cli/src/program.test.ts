import { expect, test } from 'vitest';

import { createProgram } from './program.ts';

test('the help lists every command with a description', () => {
  const { commands } = createProgram();
  expect(commands.map((command) => command.name())).toContain('play');
  expect(commands.filter((command) => !command.description())).toEqual([]);
});
