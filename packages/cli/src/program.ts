import { readFileSync } from 'node:fs';

import { Command } from 'commander';

import { createCampaign } from './commands/campaign.ts';
import { createForce } from './commands/force.ts';
import { createGenerate } from './commands/generate.ts';
import { createMission } from './commands/mission.ts';
import { createPlay } from './commands/play.ts';
import { createReplay } from './commands/replay.ts';
import { createSimulate } from './commands/simulate.ts';
import { createStand } from './commands/stand.ts';
import { createVerify } from './commands/verify.ts';
import { forScreen } from './terminal/screenText.ts';

export function createProgram(): Command {
  const program = new Command('sensorium')
    .description('Sensorium: a boarding-action board game, every rule enforced')
    .version(readVersion())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void process.stdout.write(forScreen(text)),
      writeErr: (text) => void process.stderr.write(forScreen(text)),
    })
    .showHelpAfterError('Add --help to see what can be said.')
    .addHelpText(
      'after',
      '\nStatus: 0 all is well, 1 something failed or was refused, 2 the command was not understood.',
    )
    .addCommand(createPlay())
    .addCommand(createMission())
    .addCommand(createGenerate())
    .addCommand(createForce())
    .addCommand(createCampaign())
    .addCommand(createStand())
    .addCommand(createReplay())
    .addCommand(createSimulate())
    .addCommand(createVerify());
  shareSettings(program);
  return program;
}

/** Ready-made commands do not take over what the program says about errors by themselves. */
function shareSettings(parent: Command): void {
  for (const command of parent.commands) {
    command.copyInheritedSettings(parent);
    shareSettings(command);
  }
}

function readVersion(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
