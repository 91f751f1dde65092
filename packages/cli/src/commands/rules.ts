import { Command } from 'commander';
import { readRule } from '../terminal/codex.ts';
import { PlainError } from '../terminal/disk.ts';
import { toOutput } from '../terminal/screenText.ts';
import { commandWords, type Language } from '../terminalWords.ts';

/** The codex outside a game. */
export function createRules(language: Language): Command {
  const { rules: said } = commandWords(language);
  return new Command('rules')
    .description(said.about)
    .argument('<number...>', said.number)
    .action((numbers: string[]) => {
      const texts = numbers.map((number) => {
        const text = readRule(number);
        if (text === null)
          throw new PlainError(`The codex has no rule '${number}'. Rules are called C13.7, sections C13.`);
        return text;
      });
      toOutput(texts.join('\n\n'));
    });
}
