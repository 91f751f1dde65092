import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from './program.ts';
import { knownLanguages, languageFor } from './terminalWords.ts';

const everyCommand = (command: Command): Command[] => [command, ...command.commands.flatMap(everyCommand)];

test.each(knownLanguages())('the help describes every command, argument and option: %s', (language) => {
  const commands = everyCommand(createProgram(language));
  expect(commands.map((command) => command.name())).toContain('play');
  for (const command of commands) {
    expect(command.description()).not.toBe('');
    const shown = command.options.filter(({ hidden }) => !hidden);
    expect([...shown, ...command.registeredArguments].filter(({ description }) => !description)).toEqual([]);
    expect(shown.map(({ long }) => long)).toContain('--lang');
  }
});

test('the help is in the language asked for', () => {
  expect(createProgram('fr').helpInformation()).toContain('Commandes\u00a0:');
  expect(createProgram('en').helpInformation()).toContain('play in the terminal');
});

test.each([
  [['mission', 'list', '--lang', 'fr'], {}, 'fr'],
  [['--lang=fr', 'play'], { LANG: 'en_GB.UTF-8' }, 'fr'],
  [['generate', '--language', 'en'], { LANG: 'fr_FR.UTF-8' }, 'en'],
  [['play'], { LC_ALL: 'fr_CA', LANG: 'en_GB' }, 'fr'],
  [['play', '--lang', 'xx'], { LANG: 'fr_FR' }, 'fr'],
  [['play'], { LANG: 'C.UTF-8' }, 'en'],
])('%j in %j is spoken in %s', (line, environment, language) => {
  expect(languageFor(line, environment)).toBe(language);
});
