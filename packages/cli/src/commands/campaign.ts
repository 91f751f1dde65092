import { existsSync } from 'node:fs';
import { FileError, SIDES } from '@sensorium/engine';
import {
  CampaignForceError,
  beginCampaign,
  campaignFindings,
  formatCampaign,
  parseCampaign,
  type SavedCampaign,
} from '@sensorium/expedition/campaign';
import { LEAST_BID, MOST_CAMPAIGN_BID, buyForce } from '@sensorium/expedition/forces';
import { PERSON, modulesFor } from '@sensorium/host';
import { playCampaign, summariseCampaigns, type CampaignRecord, type CampaignSummary } from '@sensorium/lab';
import { Command } from 'commander';
import { CampaignTable, tellCampaign, tellEnd } from '../saga/campaignTable.ts';
import { sagaWords } from '../saga/words.ts';
import { openConsole } from '../terminal/console.ts';
import { PlainError, readText, writeWhole } from '../terminal/disk.ts';
import { inFile } from '../terminal/files.ts';
import { formatFinding, readForceList } from '../terminal/forceFor.ts';
import { checkClock, seatsFor } from '../terminal/seats.ts';
import { languageOf, type TerminalLanguage } from '../terminal/words/index.ts';
import { anySeed, readSeed, readWhole } from './numbers.ts';
import { languageOption } from './play.ts';
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

export function createCampaign(print: Print = toOutput): Command {
  const language = (options: { lang?: TerminalLanguage }): TerminalLanguage => options.lang ?? languageOf(process.env);
  return new Command('campaign')
    .description('the campaign (D21): five scenarios with one force, kept in a file')
    .addCommand(
      new Command('new')
        .description('begin a campaign')
        .argument('<file>', 'where it is kept')
        .option('--name <name>', 'what it is called', 'Campaign')
        .option('--points <n>', 'the lower bid (D21.2)', points, MOST_CAMPAIGN_BID)
        .option('--force <file>', 'the force list; without one, what a bot would buy')
        .option('--seed <n>', 'the same number gives the same boards and dice', readSeed)
        .option('--marines <player>', `who plays the marines: ${seatsFor('marines').join(', ')}`, PERSON)
        .option('--aliens <player>', `who plays the aliens: ${seatsFor('aliens').join(', ')}`, PERSON)
        .option('--clock', 'keep the time of the marine turns (D16.17)')
        .action((file: string, options: NewOptions) => beginIn(file, options, print)),
    )
    .addCommand(
      new Command('show')
        .description('how it stands: scenarios, squads, every marine’s record')
        .argument('<file>', 'a campaign')
        .addOption(languageOption())
        .action((file: string, options: { lang?: TerminalLanguage }) => {
          const words = sagaWords(language(options));
          const { campaign } = readCampaignFile(file);
          tellCampaign(campaign, words, print, true);
          if (campaign.step.is === 'over') tellEnd(campaign, words, print);
        }),
    )
    .addCommand(
      new Command('play')
        .description('play on')
        .argument('<file>', 'a campaign; it is kept there as it goes')
        .option('--plain', 'ASCII without colours, nothing is redrawn')
        .addOption(languageOption())
        .action((file: string, options: { lang?: TerminalLanguage; plain?: true }) =>
          playFile(file, language(options), options.plain === true),
        ),
    )
    .addCommand(
      new Command('simulate')
        .description('play whole campaigns without a person')
        .option('--campaigns <n>', 'how many', readWhole('A number', 1, 100_000), 10)
        .option('--seed <n>', 'seed of the first; campaign i has seed S + i', readSeed, 1)
        .option('--points <n>', 'points of the force', points, MOST_CAMPAIGN_BID)
        .option('--force <file>', 'the force list; without one, what a bot would buy')
        .option('--marines <player>', 'who plays the marines', 'marine-drill')
        .option('--aliens <player>', 'who plays the aliens', 'diceroller-1')
        .option('--nodes <n>', 'playout steps for players that search', readWhole('A number', 1, 10_000_000))
        .option('--json', 'print the summary as JSON')
        .option('--out <file>', 'one JSON line a campaign')
        .action((options: SimulateOptions) => simulate(options, print)),
    );
}

const listFor = (order: { readonly force?: string; readonly points: number }) =>
  order.force === undefined ? buyForce(order.points, 'The force') : readForceList(order.force);

const checkSeat = (side: 'marines' | 'aliens', id: string): void => {
  if (!seatsFor(side).includes(id))
    throw new PlainError(`There is no player '${id}' for the ${side}. There are: ${seatsFor(side).join(', ')}.`);
};

function beginIn(file: string, options: NewOptions, print: Print): void {
  if (existsSync(file)) throw new PlainError(`${file} is there already. Name another file.`);
  checkSeat('marines', options.marines);
  checkSeat('aliens', options.aliens);
  const players = { marines: options.marines, aliens: options.aliens };
  if (options.clock === true) checkClock(modulesFor(players));
  try {
    const campaign = beginCampaign({
      name: options.name,
      seed: options.seed ?? anySeed(),
      list: listFor(options),
      points: options.points,
    });
    writeWhole(
      file,
      formatCampaign({ campaign, players, clock: options.clock === true ? 'normal' : 'off', game: null }),
    );
  } catch (error) {
    if (error instanceof CampaignForceError)
      throw new PlainError(error.findings.map((one) => formatFinding(options.force ?? file, one)).join('\n'));
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

const playFile = async (file: string, language: TerminalLanguage, plain: boolean): Promise<void> => {
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

function simulate({ campaigns, json, out, force, ...orders }: SimulateOptions, print: Print): void {
  checkProgram('marines', orders.marines);
  checkProgram('aliens', orders.aliens);
  const list = listFor({ points: orders.points, ...(force === undefined ? {} : { force }) });
  const findings = campaignFindings({ list, points: orders.points });
  if (findings.length > 0)
    throw new PlainError(findings.map((one) => formatFinding(force ?? 'the force', one)).join('\n'));
  const records: CampaignRecord[] = [];
  for (let i = 0; i < campaigns; i++) {
    const record = playCampaign((orders.seed + i) >>> 0, { ...orders, list });
    records.push(record);
    if (json !== true) print(tellRecord(record));
  }
  writeRecords(out, records);
  const summary = summariseCampaigns(records);
  for (const line of json === true ? [JSON.stringify(summary)] : tellSummary(summary)) print(line);
}

const tellRecord = ({ seed: number, winner, rule, lost, marines, kills, blips, scenarios }: CampaignRecord): string => {
  const words = sagaWords('en');
  const way = scenarios.map(
    (played) => `${words.stages[played.stage]} ${words.outcomes[played.outcome]} (${played.rule})`,
  );
  return `${number}: ${winner} (${rule}), lost ${lost} of ${marines}, ${kills} kills, ${blips} blips: ${way.join(', ')}`;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const tellSummary = ({ campaigns, won, interval, ends, stages, lost, kills, blips }: CampaignSummary): string[] => [
  ...stages.map(
    ({ stage, played, won: wonHere }) =>
      `${sagaWords('en').stages[stage].padEnd(22)} played ${String(played).padStart(5)}, won ${String(wonHere).padStart(5)}`,
  ),
  `Ends: ${Object.entries(ends)
    .map(([rule, count]) => `${rule} ${count}`)
    .join(
      ', ',
    )}. In the average: ${lost.toFixed(1)} marines lost, ${kills.toFixed(1)} kills, ${blips.toFixed(1)} blips.`,
  `${won} of ${campaigns} won by the marines: 95 % interval ${percent(interval.low)} – ${percent(interval.high)}`,
];
