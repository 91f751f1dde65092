import { Command } from 'commander';
import pc from 'picocolors';

export function createPlay(): Command {
  return new Command('play').description('play in the terminal').action((_options: unknown, command: Command) => {
    if (process.stdin.isTTY) console.log(pc.yellow('There is no mission to play yet.'));
    else (command.parent ?? command).outputHelp();
  });
}
