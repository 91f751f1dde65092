import { Command } from 'commander';
import { readRule } from '../terminal/codex.ts';
import { PlainError } from '../terminal/files.ts';

/** The codex outside a game. */
export function createRules(): Command {
  return new Command('rules')
    .description('read rules of the codex')
    .argument('<number...>', 'a rule (D7.19) or a whole section (C13)')
    .action((numbers: string[]) => {
      const texts = numbers.map((number) => {
        const text = readRule(number);
        if (text === null)
          throw new PlainError(`The codex has no rule '${number}'. Rules are called C13.7, sections C13.`);
        return text;
      });
      process.stdout.write(`${texts.join('\n\n')}\n`);
    });
}
