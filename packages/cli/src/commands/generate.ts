import { checkMission } from '@sensorium/content';
import { formatMission } from '@sensorium/content/load';
import { commandWords, inLanguage, tellMissionFinding, type Language } from '../terminalWords.ts';
import { generateMission } from '@sensorium/expedition';
import { SCENARIO_IDS, type ScenarioId } from '@sensorium/rules';
import { Command, Option } from 'commander';
import { writeWhole } from '../terminal/disk.ts';
import { tellMission } from './mission.ts';
import { readSeed } from './numbers.ts';
import { Refused } from '../terminal/refused.ts';
import { toOutput } from '../terminal/screenText.ts';

type Print = (line: string) => void;

interface GenerateOptions {
  readonly seed: number;
  readonly scenario?: ScenarioId;
  readonly out?: string;
}

/** D19: a board laid by lot, shown or written to a mission file. */
export function createGenerate(language: Language, print: Print = toOutput): Command {
  const { generate: said } = commandWords(language);
  return new Command('generate')
    .description(said.about)
    .requiredOption('--seed <n>', said.seed, readSeed(language))
    .addOption(new Option('--scenario <id>', said.scenario).choices(SCENARIO_IDS))
    .option('--out <file>', said.out)
    .addHelpText('after', said.notes)
    .action((options: GenerateOptions) => generate(options, language, print));
}

function generate({ seed, scenario, out }: GenerateOptions, language: Language, print: Print): void {
  const mission = generateMission(seed, scenario);
  if (out === undefined) {
    tellMission(mission, language, print);
    return;
  }
  const wrong = checkMission(mission).find(({ severity }) => severity === 'error');
  if (wrong !== undefined)
    throw new Refused((_, to) => `${mission.id}: ${wrong.rule}: ${tellMissionFinding(to, wrong)}`);
  writeWhole(out, formatMission(mission));
  print(`${out}: ${mission.id}, ${inLanguage(mission.words, language).title}`);
}
