import { readFileSync } from 'node:fs';

import { Command, Help, Option } from 'commander';

import { helpIn, tellCommandError } from './commandLine.ts';
import { createBot } from './commands/bot.ts';
import { createCampaign } from './commands/campaign.ts';
import { createForce } from './commands/force.ts';
import { createGames } from './commands/games.ts';
import { createGenerate } from './commands/generate.ts';
import { createMission } from './commands/mission.ts';
import { createPlay } from './commands/play.ts';
import { createRecords } from './commands/records.ts';
import { createReplay } from './commands/replay.ts';
import { createRoster } from './commands/roster.ts';
import { createRules } from './commands/rules.ts';
import { createServer } from './commands/server.ts';
import { createSimulate } from './commands/simulate.ts';
import { createStand } from './commands/stand.ts';
import { createTable } from './commands/table.ts';
import { createVerify } from './commands/verify.ts';
import { forScreen } from './terminal/screenText.ts';
import { commandLineWords, commandWords, knownLanguages, type Language } from './terminalWords.ts';

export function createProgram(language: Language): Command {
  const said = commandWords(language);
  const line = commandLineWords(language);
  const program = new Command('sensorium')
    .description(said.sensorium.about)
    .version(readVersion(), '-V, --version', said.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void process.stdout.write(forScreen(text)),
      writeErr: (text) => void process.stderr.write(forScreen(text)),
      outputError: (text, write) => write(tellCommandError(text, line)),
    })
    .showHelpAfterError(said.sensorium.afterError)
    .addHelpText('after', `\n${said.sensorium.status}`)
    .configureHelp({
      ...helpIn(line, new Help()),
      styleTitle: (title) => (said.titles as Readonly<Record<string, string>>)[title] ?? title,
    })
    .addCommand(createPlay(language))
    .addCommand(createTable(language))
    .addCommand(createGames(language))
    .addCommand(createMission(language))
    .addCommand(createGenerate(language))
    .addCommand(createForce(language))
    .addCommand(createCampaign(language))
    .addCommand(createStand(language))
    .addCommand(createRoster(language))
    .addCommand(createRules(language))
    .addCommand(createReplay(language))
    .addCommand(createRecords(language))
    .addCommand(createSimulate(language))
    .addCommand(createBot(language))
    .addCommand(createServer(language))
    .addCommand(createVerify(language));
  shareSettings(program);
  speak(program, said);
  return program;
}

/** Ready-made commands do not take over what the program says about errors by themselves. */
function shareSettings(parent: Command): void {
  for (const command of parent.commands) {
    command.copyInheritedSettings(parent);
    shareSettings(command);
  }
}

/** Every command can be told its language, wherever on the line; the program was made for it already. */
function speak(command: Command, said: ReturnType<typeof commandWords>): void {
  command
    .addOption(new Option('--lang <language>', said.lang).choices(knownLanguages()))
    .addOption(new Option('--language <language>').choices(knownLanguages()).hideHelp())
    .helpOption('-h, --help', said.help);
  if (command.commands.length > 0) command.helpCommand('help [command]', said.helpCommand);
  for (const inner of command.commands) speak(inner, said);
}

function readVersion(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
