/** What commander says of a command line, in the language of the one who typed it. */
import type { Help, Option } from 'commander';
import type { CommandLineWords } from './terminalWords.ts';

type Said = CommandLineWords;

/** `--force <file>` with the words that stand for what is typed; numbers and letters such as `<n>` stay. */
const placed = (usage: string, { placeholders }: Said): string =>
  usage.replaceAll(
    /([<[])([a-z:=]+)(\.{3})?([>\]])/g,
    (_, open: string, name: string, more: string | undefined, shut: string) =>
      `${open}${(placeholders as Readonly<Record<string, string>>)[name] ?? name}${more ?? ''}${shut}`,
  );

const nameOf = (name: string, { placeholders }: Said): string =>
  (placeholders as Readonly<Record<string, string>>)[name] ?? name;

/** Ways of commander to word its help. */
export const helpIn = (said: Said, base: Help): Partial<Help> => ({
  optionTerm: (option) => placed(base.optionTerm(option), said),
  argumentTerm: (argument) => nameOf(base.argumentTerm(argument), said),
  subcommandTerm: (command) => placed(base.subcommandTerm(command), said),
  commandUsage: (command) => placed(base.commandUsage(command), said),
  optionDescription: (option) => describe(option, said),
  argumentDescription: (argument) => argument.description,
});

const describe = (option: Option, said: Said): string => {
  const { argChoices, defaultValue, description } = option;
  const isShown = defaultValue !== undefined && (option.required || option.optional);
  const more = [
    ...(argChoices === undefined ? [] : [said.choices(argChoices)]),
    ...(isShown ? [said.default(JSON.stringify(defaultValue))] : []),
  ];
  return more.length === 0 ? description : `${description} (${more.join(', ')})`;
};

type Telling = readonly [pattern: RegExp, tell: (said: Said, ...found: string[]) => string];

/** Commander's sentences and ours; one that is new to us stays as it is. */
const ERRORS: readonly Telling[] = [
  [/^missing required argument '(.*)'$/, (said, name) => said.missingArgument(nameOf(name, said))],
  [/^option '(.*)' argument missing$/, (said, option) => said.missingValue(placed(option, said))],
  [/^required option '(.*)' not specified$/, (said, option) => said.missingOption(placed(option, said))],
  [/^unknown option '(.*)'$/, (said, option) => said.unknownOption(option)],
  [/^unknown command '(.*)'$/, (said, command) => said.unknownCommand(command)],
  [
    /^too many arguments.*Expected (\d+) arguments? but got (\d+)\.$/,
    (said, expected, given) => said.tooMany(Number(expected), Number(given)),
  ],
  [
    /^option '(.*)' argument '(.*)' is invalid\. (.*)$/s,
    (said, option, value, why) => said.invalidOption(placed(option, said), value, reason(why, said)),
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.*)'\. (.*)$/s,
    (said, value, name, why) => said.invalidArgument(nameOf(name, said), value, reason(why, said)),
  ],
  [/^\(Did you mean one of (.*)\?\)$/, (said, words) => said.meantOneOf(words)],
  [/^\(Did you mean (.*)\?\)$/, (said, word) => said.meant(word)],
];

/** Why a value is refused is told by whoever refuses it, except for choices. */
const reason = (why: string, said: Said): string => {
  const [, all] = /^Allowed choices are (.*)\.$/.exec(why) ?? [];
  return all === undefined ? why : said.allowed(all);
};

export const tellCommandError = (text: string, said: Said): string =>
  text
    .replace(/^error: /, '')
    .trimEnd()
    .split('\n')
    .map((line) => {
      for (const [pattern, tell] of ERRORS) {
        const [found, ...parts] = pattern.exec(line) ?? [];
        if (found !== undefined) return tell(said, ...parts);
      }
      return line;
    })
    .map((line, index) => (index === 0 ? `${said.error} ${line}\n` : `${line}\n`))
    .join('');
