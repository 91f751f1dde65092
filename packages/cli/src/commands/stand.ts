import { existsSync } from 'node:fs';
import {
  STAND_RULES,
  beginStand,
  finishBoard,
  formatStand,
  killsOf,
  marinesOf,
  parseStand,
  sagaOptions,
  standFindings,
  verdictOf,
  type LastStand,
  type SavedStand,
} from '@sensorium/expedition/lastStand';
import { PERSON, tableOfStand } from '@sensorium/host';
import { playStand } from '@sensorium/lab';
import { Command, Option } from 'commander';
import { tellOptions } from '../saga/campaignTable.ts';
import { layStand } from '../saga/layStand.ts';
import { playThrough } from '../saga/playThrough.ts';
import { openConsole } from '../terminal/console.ts';
import { PlainError, readText, writeWhole } from '../terminal/disk.ts';
import { inFile } from '../terminal/files.ts';
import { formatFinding, readForceList } from '../terminal/forceFor.ts';
import { chosenAmong, readOption, type Chosen } from '../terminal/ruleOptions.ts';
import { seatsFor } from '../terminal/seats.ts';
import { commandWords, terminalWords, termsFor, type Language } from '../terminalWords.ts';
import { checkProgram, writeRecords } from './campaign.ts';
import { anySeed, readSeed, readWhole } from './numbers.ts';
import { toOutput } from '../terminal/screenText.ts';

type Print = (line: string) => void;

export function createStand(language: Language, print: Print = toOutput): Command {
  const { stand: said, play } = commandWords(language);
  return new Command('stand')
    .description(said.about)
    .addCommand(
      new Command('new')
        .description(said.new.about)
        .argument('<file>', said.new.file)
        .option('--force <file>', said.new.force)
        .option('--seed <n>', said.new.seed, readSeed)
        .addOption(new Option('--ties <who>', said.new.ties).choices(['lots', 'mine']).default('lots'))
        .option('--option <name=value>', play.option, readOption(play.options.form))
        .action((file: string, options: NewOptions) => beginIn(file, options, language, print)),
    )
    .addCommand(
      new Command('show')
        .description(said.show.about)
        .argument('<file>', said.show.file)
        .action((file: string) => tellStand(readStandFile(file).stand, language, print)),
    )
    .addCommand(
      new Command('play')
        .description(said.play.about)
        .argument('<file>', said.play.file)
        .option('--marines <player>', play.marines(seatsFor('marines').join(', ')), PERSON)
        .option('--plain', said.play.plain)
        .action((file: string, options: { marines: string; plain?: true }) =>
          playFile(file, options.marines, language, options.plain === true),
        ),
    )
    .addCommand(
      new Command('simulate')
        .description(said.simulate.about)
        .option('--missions <n>', said.simulate.missions, readWhole('A number', 1, 100_000), 10)
        .option('--seed <n>', said.simulate.seed, readSeed, 1)
        .option('--marines <player>', said.simulate.marines, 'marine-drill')
        .option('--out <file>', said.simulate.out)
        .action((options: SimulateOptions) => simulate(options, print)),
    );
}

interface NewOptions {
  readonly force?: string;
  readonly seed?: number;
  readonly ties: 'lots' | 'mine';
  readonly option?: Chosen;
}

interface SimulateOptions {
  readonly missions: number;
  readonly seed: number;
  readonly marines: string;
  readonly out?: string;
}

function simulate({ missions, seed: first, marines, out }: SimulateOptions, print: Print): void {
  checkProgram('marines', marines);
  const records = Array.from({ length: missions }, (_, index) => {
    const record = playStand((first + index) >>> 0, marines);
    print(
      `${record.seed}: ${record.outcome} on board ${record.board}, ${record.turns} turns, ${record.kills} kills${record.verdict === null ? '' : ` (${record.verdict})`}`,
    );
    return record;
  });
  writeRecords(out, records);
  const won = records.filter(({ outcome }) => outcome === 'won').length;
  const boards = records.reduce((sum, { board }) => sum + board, 0) / missions;
  const kills = records.reduce((sum, record) => sum + record.kills, 0) / missions;
  print(`${won} of ${missions} won; in the average board ${boards.toFixed(1)}, ${kills.toFixed(1)} kills`);
}

function beginIn(file: string, options: NewOptions, language: Language, print: Print): void {
  if (existsSync(file)) throw new PlainError(`${file} is there already. Name another file.`);
  const list = options.force === undefined ? null : readForceList(options.force);
  const findings = list === null ? [] : standFindings(list);
  if (findings.length > 0)
    throw new PlainError(findings.map((one) => formatFinding(options.force!, one, language)).join('\n'));
  const start = options.seed ?? anySeed();
  const stand = beginStand(start, list === null ? undefined : marinesOf(list), {
    ties: options.ties,
    ...chosenAmong(sagaOptions(STAND_RULES), options.option ?? {}, language),
  });
  writeWhole(file, formatStand({ stand, game: null }));
  print(`${file}: begun. Go on with: sensorium stand play ${file}`);
}

const readStandFile = (file: string): SavedStand =>
  inFile(file, () => parseStand(readText(file, 'a solo mission; `sensorium stand new` begins one')));

function tellStand(stand: LastStand, language: Language, print: Print): void {
  const words = terminalWords(language).saga;
  const verdict = verdictOf(stand);
  if (stand.outcome === 'none') print(`${words.board(stand.number)} ${words.standKills(killsOf(stand))}`);
  if (stand.outcome === 'won') print(words.standWon);
  if (verdict !== null) print(`${words.standLost(killsOf(stand))} ${termsFor(language).verdicts[verdict]} (D23.24)`);
  const { ties, options } = stand;
  tellOptions({ ...options, ...(ties === undefined ? {} : { ties }) }, words, print);
  for (const { name, is, gear, counts, fellOn } of stand.marines) {
    const carried = Object.entries(counts).map(([counter, value]) => `${counter} ${value}`);
    print(words.marine(name, fellOn > 0 ? words.fellOn(fellOn) : `${is}: ${[...gear, ...carried].join(', ')}`));
  }
}

const playFile = async (file: string, marines: string, language: Language, plain: boolean): Promise<void> => {
  let saved = readStandFile(file);
  const console = openConsole({ input: process.stdin, output: process.stdout, plain });
  const words = terminalWords(language).saga;
  try {
    while (saved.stand.outcome === 'none') {
      console.print(words.board(saved.stand.number));
      if (saved.game === null && marines === PERSON) {
        const laid = await layStand(saved.stand, console, language);
        if (laid === null) return;
        saved = { stand: laid, game: null };
      }
      const { stand } = saved;
      const host = await playThrough(
        { file, goOn: `stand play ${file}`, console, language, plain },
        { plan: tableOfStand(stand, marines), game: saved.game, text: (game) => formatStand({ stand, game }) },
      );
      if (host.game.state.winner === 'none') return;
      saved = { stand: finishBoard(stand, host.game), game: null };
      writeWhole(file, formatStand(saved));
    }
    tellStand(saved.stand, language, (line) => console.print(line));
  } finally {
    console.close();
  }
};
