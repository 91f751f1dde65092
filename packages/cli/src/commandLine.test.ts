import { CommanderError, type Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from './program.ts';
import { Refused, tellPlainly } from './terminal/refused.ts';

const everyCommand = (command: Command): Command[] => [command, ...command.commands.flatMap(everyCommand)];

/** What is written where a command line is not understood. */
const complaintAbout = (line: string, language: string): string => {
  const program = createProgram(language);
  let written = '';
  for (const command of everyCommand(program))
    command.configureOutput({
      ...command.configureOutput(),
      writeErr: (text) => {
        written += text;
      },
    });
  expect(() => program.parse(line.split(' '), { from: 'user' })).toThrow(CommanderError);
  return written.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
};

test.each([
  ['plya', 'erreur : commande inconnue : « plya »\n(Vouliez-vous dire play ?)'],
  ['play --sedd 3', 'erreur : option inconnue : « --sedd »\n(Vouliez-vous dire --seed ?)'],
  ['play --seed', 'erreur : l’option « --seed <nombre> » attend une valeur'],
  [
    'play --seed x',
    'erreur : option « --seed <nombre> » : « x » ne convient pas. Une graine est un nombre entier de 0',
  ],
  ['play a b', 'erreur : trop d’arguments : 1 au plus, 2 donnés'],
  ['generate', 'erreur : l’option « --seed <n> » est nécessaire'],
  ['roster', 'erreur : il manque l’argument « fichier »'],
  ['replay x --view z', 'erreur : option « --view <camp> » : « z » ne convient pas. Au choix : marines, aliens, all.'],
  ['replay x --from z', 'erreur : option « --from <nombre> » : « z » ne convient pas. Il faut un nombre entier.'],
  [
    'force buy 999',
    'erreur : argument « points » : « 999 » ne convient pas. Pour les points, il faut un nombre entier de 4 à 125',
  ],
  ['force squads x', 'erreur : argument « boîte » : « x » ne convient pas. « x » n’est pas une boîte'],
])('`sensorium %s` is refused in French', (line, told) => {
  expect(complaintAbout(line, 'fr')).toContain(told);
});

test('in English it is refused as commander words it', () => {
  expect(complaintAbout('play --seed x', 'en')).toContain(
    "error: option '--seed <number>' argument 'x' is invalid. A seed is a whole number from 0 to 4294967295.",
  );
  expect(complaintAbout('roster', 'en')).toContain("error: missing required argument 'file'");
});

test('the help of every command says in French what is to be typed', () => {
  for (const command of everyCommand(createProgram('fr'))) {
    const help = command.helpInformation();
    expect(help).not.toMatch(/[<[](?:file|number|player|language|side|box|command)\b/);
    expect(help).not.toMatch(/\b(?:choices|default):/);
  }
});

test('what cannot be is told in the language of the one who asked', () => {
  const refused = new Refused((said) => said.noMission('x'));
  expect(refused.message).toBe("There is no mission 'x'.");
  expect(tellPlainly(refused, 'fr')).toContain('Il n’y a pas de mission');
});
