import { LANGUAGES, checkMission, type Language } from '@sensorium/content';
import { formatMission } from '@sensorium/content/load';
import { generateMission } from '@sensorium/expedition';
import { SCENARIO_IDS, type ScenarioId } from '@sensorium/rules';
import { Command, Option } from 'commander';
import { PlainError, writeWhole } from '../terminal/disk.ts';
import { tellMission } from './mission.ts';
import { readSeed } from './numbers.ts';
import { toOutput } from '../terminal/screenText.ts';

type Print = (line: string) => void;

interface GenerateOptions {
  readonly seed: number;
  readonly scenario?: ScenarioId;
  readonly out?: string;
  readonly language: Language;
}

const NOTES = `
Where a mission is asked for, generated:SCENARIO:SEED names the same board:
  sensorium generate --seed 7 --scenario scn-raid
  sensorium play generated:scn-raid:7
  sensorium simulate --mission generated:scn-raid:7
`;

/** D19: a board laid by lot, shown or written to a mission file. */
export function createGenerate(print: Print = toOutput): Command {
  return new Command('generate')
    .description('lay a board of geotiles by lot and make a mission of it (D19)')
    .requiredOption('--seed <n>', 'the same seed gives the same board', readSeed)
    .addOption(
      new Option('--scenario <id>', 'one of the six scenarios; without it, a die decides').choices(SCENARIO_IDS),
    )
    .option('--out <file>', 'write a mission file instead of showing the board')
    .addOption(new Option('--language <language>', 'words of the mission').choices(LANGUAGES).default('en'))
    .addHelpText('after', NOTES)
    .action((options: GenerateOptions) => generate(options, print));
}

function generate({ seed, scenario, out, language }: GenerateOptions, print: Print): void {
  const mission = generateMission(seed, scenario);
  if (out === undefined) {
    tellMission(mission, language, print);
    return;
  }
  const wrong = checkMission(mission).find(({ severity }) => severity === 'error');
  if (wrong !== undefined) throw new PlainError(`${mission.id}: ${wrong.rule}: ${wrong.message}`);
  writeWhole(out, formatMission(mission));
  print(`${out}: ${mission.id}, ${mission.words[language].title}`);
}
