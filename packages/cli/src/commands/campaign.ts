import { existsSync } from 'node:fs';
import { FileError, SIDES } from '@sensorium/engine';
import {
  CAMPAIGN_RULES,
  CampaignForceError,
  beginCampaign,
  campaignFindings,
  formatCampaign,
  parseCampaign,
  sagaOptions,
  type SavedCampaign,
} from '@sensorium/expedition/campaign';
import { LEAST_BID, MOST_CAMPAIGN_BID, buyForce } from '@sensorium/expedition/forces';
import { PERSON, modulesFor } from '@sensorium/host';
import { playCampaign, summariseCampaigns, type CampaignRecord, type CampaignSummary } from '@sensorium/lab';
import { Command } from 'commander';
import { CampaignTable, tellCampaign, tellEnd } from '../saga/campaignTable.ts';
import { openConsole } from '../terminal/console.ts';
import { PlainError, readText, writeWhole } from '../terminal/disk.ts';
import { inFile } from '../terminal/files.ts';
import { formatFinding, readForceList } from '../terminal/forceFor.ts';
import { chosenAmong, readOption, type Chosen } from '../terminal/ruleOptions.ts';
import { checkClock, seatsFor } from '../terminal/seats.ts';
import { commandWords, terminalWords, type Language, type TerminalWords } from '../terminalWords.ts';
import { anySeed, readSeed, readWhole } from './numbers.ts';
import { toOutput } from '../terminal/screenText.ts';

type Print = (line: string) => void;

interface NewOptions {
  readonly name: string;
  readonly points: number;
  readonly force?: string;
  readonly seed?: number;
  readonly marines: string;
  readonly aliens: string;
  readonly clock?: true;
  readonly option?: Chosen;
}

interface SimulateOptions {
  readonly campaigns: number;
  readonly seed: number;
  readonly points: number;
  readonly force?: string;
  readonly marines: string;
  readonly aliens: string;
  readonly nodes?: number;
  readonly json?: true;
  readonly out?: string;
}

const points = readWhole('A bid', LEAST_BID, MOST_CAMPAIGN_BID);

export function createCampaign(language: Language, print: Print = toOutput): Command {
  const { campaign: said, play } = commandWords(language);
  return new Command('campaign')
    .description(said.about)
    .addCommand(
      new Command('new')
        .description(said.new.about)
        .argument('<file>', said.new.file)
        .option('--name <name>', said.new.name, 'Campaign')
        .option('--points <n>', said.new.points, points, MOST_CAMPAIGN_BID)
        .option('--force <file>', said.new.force)
        .option('--seed <n>', said.new.seed, readSeed)
        .option('--marines <player>', play.marines(seatsFor('marines').join(', ')), PERSON)
        .option('--aliens <player>', play.aliens(seatsFor('aliens').join(', ')), PERSON)
        .option('--clock', said.new.clock)
        .option('--option <name=value>', play.option, readOption(play.options.form))
        .action((file: string, options: NewOptions) => beginIn(file, options, language, print)),
    )
    .addCommand(
      new Command('show')
        .description(said.show.about)
        .argument('<file>', said.show.file)
        .action((file: string) => {
          const words = terminalWords(language).saga;
          const { campaign } = readCampaignFile(file);
          tellCampaign(campaign, words, print, true);
          if (campaign.step.is === 'over') tellEnd(campaign, words, print);
        }),
    )
    .addCommand(
      new Command('play')
        .description(said.play.about)
        .argument('<file>', said.play.file)
        .option('--plain', said.play.plain)
        .action((file: string, options: { plain?: true }) => playFile(file, language, options.plain === true)),
    )
    .addCommand(
      new Command('simulate')
        .description(said.simulate.about)
        .option('--campaigns <n>', said.simulate.campaigns, readWhole('A number', 1, 100_000), 10)
        .option('--seed <n>', said.simulate.seed, readSeed, 1)
        .option('--points <n>', said.simulate.points, points, MOST_CAMPAIGN_BID)
        .option('--force <file>', said.simulate.force)
        .option('--marines <player>', said.simulate.marines, 'marine-drill')
        .option('--aliens <player>', said.simulate.aliens, 'diceroller-1')
        .option('--nodes <n>', said.simulate.nodes, readWhole('A number', 1, 10_000_000))
        .option('--json', said.simulate.json)
        .option('--out <file>', said.simulate.out)
        .action((options: SimulateOptions) => simulate(options, language, print)),
    );
}

const listFor = (order: { readonly force?: string; readonly points: number }) =>
  order.force === undefined ? buyForce(order.points, 'The force') : readForceList(order.force);

const checkSeat = (side: 'marines' | 'aliens', id: string): void => {
  if (!seatsFor(side).includes(id))
    throw new PlainError(`There is no player '${id}' for the ${side}. There are: ${seatsFor(side).join(', ')}.`);
};

function beginIn(file: string, options: NewOptions, language: Language, print: Print): void {
  if (existsSync(file)) throw new PlainError(`${file} is there already. Name another file.`);
  checkSeat('marines', options.marines);
  checkSeat('aliens', options.aliens);
  const players = { marines: options.marines, aliens: options.aliens };
  if (options.clock === true) checkClock(modulesFor(players));
  const open = sagaOptions(CAMPAIGN_RULES, modulesFor(players));
  try {
    const campaign = beginCampaign({
      name: options.name,
      seed: options.seed ?? anySeed(),
      list: listFor(options),
      points: options.points,
      ...(options.option === undefined ? {} : { options: chosenAmong(open, options.option, language) }),
    });
    writeWhole(
      file,
      formatCampaign({ campaign, players, clock: options.clock === true ? 'normal' : 'off', game: null }),
    );
  } catch (error) {
    if (error instanceof CampaignForceError)
      throw new PlainError(error.findings.map((one) => formatFinding(options.force ?? file, one, language)).join('\n'));
    throw error;
  }
  print(`${file}: begun. Go on with: sensorium campaign play ${file}`);
}

const readCampaignFile = (file: string): SavedCampaign =>
  inFile(file, () => {
    const saved = parseCampaign(readText(file, 'a campaign; `sensorium campaign new` begins one'));
    for (const side of SIDES)
      if (!seatsFor(side).includes(saved.players[side]))
        throw new FileError(`players.${side}: expected one of ${seatsFor(side).join(', ')}`);
    return saved;
  });

const playFile = async (file: string, language: Language, plain: boolean): Promise<void> => {
  const saved = readCampaignFile(file);
  const console = openConsole({ input: process.stdin, output: process.stdout, plain });
  try {
    await new CampaignTable(saved, { file, goOn: `campaign play ${file}`, console, language, plain }).run();
  } finally {
    console.close();
  }
};

/** Programs only: nobody sits at a simulation. */
export const checkProgram = (side: 'marines' | 'aliens', id: string): void => {
  const programs = seatsFor(side).filter((seat) => seat !== PERSON);
  if (!programs.includes(id))
    throw new PlainError(`There is no program '${id}' for the ${side}. There are: ${programs.join(', ')}.`);
};

/** One JSON line a record. */
export const writeRecords = (file: string | undefined, records: readonly object[]): void => {
  if (file !== undefined) writeWhole(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
};

function simulate({ campaigns, json, out, force, ...orders }: SimulateOptions, language: Language, print: Print): void {
  checkProgram('marines', orders.marines);
  checkProgram('aliens', orders.aliens);
  const list = listFor({ points: orders.points, ...(force === undefined ? {} : { force }) });
  const findings = campaignFindings({ list, points: orders.points });
  if (findings.length > 0)
    throw new PlainError(findings.map((one) => formatFinding(force ?? 'the force', one, language)).join('\n'));
  const words = terminalWords(language).saga;
  const records: CampaignRecord[] = [];
  for (let i = 0; i < campaigns; i++) {
    const record = playCampaign((orders.seed + i) >>> 0, { ...orders, list });
    records.push(record);
    if (json !== true) print(tellRecord(record, words));
  }
  writeRecords(out, records);
  const summary = summariseCampaigns(records);
  for (const line of json === true ? [JSON.stringify(summary)] : tellSummary(summary, words)) print(line);
}

type Words = TerminalWords['saga'];

const tellRecord = ({ seed: number, winner, rule, scenarios, ...counts }: CampaignRecord, words: Words): string => {
  const way = scenarios.map(
    (played) => `${words.stages[played.stage]} ${words.outcomes[played.outcome]} (${played.rule})`,
  );
  return `${number}: ${words.simulated(words.winners[winner], rule, counts)}: ${way.join(', ')}`;
};

const tellSummary = ({ campaigns, won, interval, ends, stages, ...means }: CampaignSummary, words: Words): string[] => [
  ...stages.map(({ stage, played, won: wonHere }) =>
    words.stagePlayed(words.stages[stage].padEnd(22), played, wonHere),
  ),
  words.ends(
    Object.entries(ends)
      .map(([rule, count]) => `${rule} ${count}`)
      .join(', '),
    means,
  ),
  words.shareWon(won, campaigns, interval),
];
