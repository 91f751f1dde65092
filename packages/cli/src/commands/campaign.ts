import { existsSync } from 'node:fs';
import { FileError } from '@sensorium/engine';
import {
  CampaignForceError,
  beginCampaign,
  formatCampaign,
  parseCampaign,
  type SavedCampaign,
} from '@sensorium/content/campaign';
import { LEAST_BID, MOST_CAMPAIGN_BID, buyForce } from '@sensorium/content/forces';
import { playCampaign, wilson } from '@sensorium/lab';
import { Command, InvalidArgumentError } from 'commander';
import { CampaignTable, tellCampaign, tellEnd } from '../saga/campaignTable.ts';
import { sagaWords } from '../saga/words.ts';
import { openConsole } from '../terminal/console.ts';
import { PlainError, readText, writeWhole } from '../terminal/files.ts';
import { formatFinding, readForceList } from '../terminal/forceFor.ts';
import { PERSON, seatsFor } from '../terminal/seats.ts';
import { languageOf, type TerminalLanguage } from '../terminal/words/index.ts';
import { languageOption } from './play.ts';

type Print = (line: string) => void;

const toOutput: Print = (line) => process.stdout.write(`${line}\n`);

export const readWhole =
  (what: string, least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`${what} is a whole number from ${least} to ${most}.`);
    return value;
  };

export const MOST_SEED = 0xffffffff;

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
}

const points = readWhole('A bid', LEAST_BID, MOST_CAMPAIGN_BID);
const seed = readWhole('A seed', 0, MOST_SEED);

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
        .option('--seed <n>', 'the same number gives the same boards and dice', seed)
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
        .option('--seed <n>', 'seed of the first; campaign i has seed S + i', seed, 1)
        .option('--points <n>', 'points of the force', points, MOST_CAMPAIGN_BID)
        .option('--force <file>', 'the force list; without one, what a bot would buy')
        .option('--marines <player>', 'who plays the marines', 'marine-drill')
        .option('--aliens <player>', 'who plays the aliens', 'diceroller-1')
        .option('--nodes <n>', 'playout steps for players that search', readWhole('A number', 1, 10_000_000))
        .option('--json', 'one JSON line a campaign')
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
  try {
    const campaign = beginCampaign({
      name: options.name,
      seed: options.seed ?? Math.floor(Math.random() * (MOST_SEED + 1)),
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

const readCampaignFile = (file: string): SavedCampaign => {
  try {
    return parseCampaign(readText(file, 'a campaign; `sensorium campaign new` begins one'));
  } catch (error) {
    if (error instanceof FileError) throw new PlainError(`${file}: ${error.message}.`);
    throw error;
  }
};

const playFile = async (file: string, language: TerminalLanguage, plain: boolean): Promise<void> => {
  const saved = readCampaignFile(file);
  const console = openConsole({ input: process.stdin, output: process.stdout, plain });
  try {
    await new CampaignTable(saved, { file, goOn: `campaign play ${file}`, console, language, plain }).run();
  } finally {
    console.close();
  }
};

function simulate({ campaigns, json, force, ...orders }: SimulateOptions, print: Print): void {
  checkSeat('marines', orders.marines);
  checkSeat('aliens', orders.aliens);
  const list = listFor({ points: orders.points, ...(force === undefined ? {} : { force }) });
  let won = 0;
  const words = sagaWords('en');
  for (let i = 0; i < campaigns; i++) {
    const record = playCampaign((orders.seed + i) >>> 0, { ...orders, list });
    if (record.winner === 'marines') won += 1;
    const way = record.scenarios.map(
      ({ stage, outcome, rule }) => `${words.stages[stage]} ${words.outcomes[outcome]} (${rule})`,
    );
    print(
      json === true
        ? JSON.stringify(record)
        : `${record.seed}: ${record.winner} (${record.rule}), lost ${record.lost} of ${record.marines}, ${record.kills} kills, ${record.blips} blips: ${way.join(', ')}`,
    );
  }
  if (json === true) return;
  const { low, high } = wilson(won, campaigns);
  print(
    `${won} of ${campaigns} won by the marines: 95 % interval ${(100 * low).toFixed(1)} % – ${(100 * high).toFixed(1)} %`,
  );
}
