import { Command } from 'commander';
import { askCodex } from '../terminal/codex.ts';
import { PlainError } from '../terminal/disk.ts';
import { toOutput } from '../terminal/screenText.ts';
import { commandWords, terminalWords, type Language } from '../terminalWords.ts';

/** The codex outside a game. */
export function createRules(language: Language): Command {
  const { rules: said } = commandWords(language);
  return new Command('rules')
    .description(said.about)
    .argument('<number...>', said.number)
    .action((numbers: string[]) => {
      const texts = askCodex(numbers, language).map(({ asked, text }) => {
        if (text === null) throw new PlainError(terminalWords(language).noRule(asked));
        return text;
      });
      toOutput(texts.join('\n\n'));
    });
}
