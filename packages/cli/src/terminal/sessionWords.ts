/** Words that may be typed at any time and are no orders: help, rules, save, undo … */
import { readAsk, type AskId } from '@sensorium/host/orders';
import { askCodex } from './codex.ts';
import type { Console } from './console.ts';
import { wrap, type Paint } from './paint.ts';
import type { TerminalWords } from '../terminalWords.ts';

export interface WordContext {
  readonly console: Console;
  readonly words: TerminalWords;
  readonly paint: Paint;
  readonly briefing: readonly string[];
  readonly write: (file: string, how: 'save' | 'record') => string | null;
  redraw(): void;
  sections(): void;
  log(lines: number | null): void;
  /** C20: answers from what the one who asks may know. */
  survey(about: AskId, argument: string): readonly string[];
  /** Why nothing was taken back, or null. */
  undo(): string | null;
  /** A3.12: hands the keyboard to the other marine player; false where there is none to act now. */
  over(): boolean;
}

type Say = (context: WordContext, argument: string) => 'again' | 'moved' | 'left';

const again =
  (say: (context: WordContext, argument: string) => void): Say =>
  (context, argument) => {
    say(context, argument);
    return 'again';
  };

const help = again(({ console, words, paint }) => {
  for (const line of [...words.help, ...words.legend(paint.arrows[1], paint.offered)]) console.print(line);
});

const rules = again(({ console, words }, argument) => {
  const numbers = argument === '' ? [] : argument.split(/[\s,]+/);
  if (numbers.length === 0) console.print(words.noRule('?'));
  for (const { asked, text } of askCodex(numbers, words.language)) console.print(text ?? words.noRule(asked));
});

const writing = (how: 'save' | 'record'): Say =>
  again(({ console, words, write }, file) => {
    if (file === '') {
      console.print(words.nameFile(how));
      return;
    }
    const why = write(file, how);
    if (why !== null) console.print(why);
    else console.print(how === 'save' ? words.saved(file) : words.recorded(file));
  });

const undo: Say = (context) => {
  const why = context.undo();
  context.console.print(why ?? context.words.undone);
  return why === null ? 'moved' : 'again';
};

const over: Say = (context) => {
  if (context.over()) return 'moved';
  context.console.print(context.words.nobodyToHandOver);
  return 'again';
};

const board = again((context) => context.redraw());

const survey = (about: AskId): Say =>
  again((context, argument) => {
    for (const line of context.survey(about, argument))
      context.console.print(wrap(line, context.console.columns, '').join('\n'));
  });
const leave: Say = () => 'left';

/** None is a single letter: those are aliens. */
const WORDS: Readonly<Record<string, Say>> = {
  help,
  '?': board,
  question: board,
  board,
  where: survey('where'),
  what: survey('what'),
  look: survey('look'),
  threats: survey('threats'),
  squad: survey('squad'),
  sections: again((context) => context.sections()),
  mission: again(({ console, briefing }) => {
    for (const line of briefing) console.print(wrap(line, console.columns, '').join('\n'));
  }),
  log: again((context, lines) => context.log(/^\d+$/.test(lines) ? Number(lines) : null)),
  rules,
  rule: rules,
  save: writing('save'),
  record: writing('record'),
  undo,
  over,
  quit: leave,
  exit: leave,
};

/** In English, or in the language of the terminal. */
export const findWord = (
  line: string,
  words: TerminalWords,
): { readonly say: Say; readonly argument: string } | null => {
  const [first = '', ...rest] = line.split(/\s+/);
  const key = readAsk(line, words.survey.typed)?.is ?? first.toLowerCase();
  return Object.hasOwn(WORDS, key) ? { say: WORDS[key]!, argument: rest.join(' ') } : null;
};
