import { readFileSync } from 'node:fs';

import { Command } from 'commander';

import { createMission } from './commands/mission.ts';
import { createPlay } from './commands/play.ts';
import { createVerify } from './commands/verify.ts';

export function createProgram(): Command {
  return new Command('sensorium')
    .description('Sensorium: a boarding-action board game, every rule enforced')
    .version(readVersion())
    .showHelpAfterError()
    .addCommand(createPlay())
    .addCommand(createMission())
    .addCommand(createVerify());
}

function readVersion(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
