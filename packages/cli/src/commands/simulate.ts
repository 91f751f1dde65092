import { availableParallelism } from 'node:os';
import { MISSIONS } from '@sensorium/content';
import { MissionFileError } from '@sensorium/content/load';
import {
  InvalidGame,
  InvalidRun,
  ORDERS,
  RecordError,
  comparePaired,
  mergeShards,
  pairRuns,
  renderReport,
  replayGame,
  runGames,
  summarize,
  versionOf,
  type Run,
  type RunPlan,
  type RunResult,
  type RunWatch,
} from '@sensorium/lab';
import { addProgram, isProgram, programExtension } from '@sensorium/lab/programs';
import { Command } from 'commander';
import {
  BadOrder,
  matchesFor,
  missionsFor,
  parseGames,
  parseJobs,
  parseNodes,
  parseOrder,
  parseSeed,
  parseShard,
  parseThinking,
  type Ordered,
} from '../simulate/orders.ts';
import { comparisonOf, tableOf, timesOf } from '../simulate/output.ts';
import { ProgressBar } from '../simulate/progress.ts';
import { commandLineWords, commandWords, type Language } from '../terminalWords.ts';
import { RunFile, readRun, readText, tryToWrite, writeText } from '../simulate/runFile.ts';
import { toErrors as complain, toOutput as print } from '../terminal/screenText.ts';
import { tellPlainly } from '../terminal/refused.ts';

interface SimulateOptions {
  readonly mission?: string;
  readonly force?: string;
  readonly marines: string;
  readonly aliens: string;
  readonly games: string;
  readonly seed: string;
  readonly jobs?: string;
  readonly nodes?: string;
  readonly thinking: string;
  readonly order: string;
  readonly shard?: string;
  readonly resume?: boolean;
  readonly json?: boolean;
  readonly out?: string;
  readonly report?: string;
  readonly replayGame?: string;
}

/** Exit codes: 0 done, 1 the run is invalid (S9.14), 2 the order cannot be carried out, 130 stopped. */
const INVALID = 1;
const BAD_ORDER = 2;
const STOPPED = 130;

const isBadOrder = (error: unknown): boolean =>
  error instanceof BadOrder || error instanceof RecordError || error instanceof MissionFileError;

const guarded = async (language: Language, work: () => Promise<void> | void): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const isInvalid = error instanceof InvalidRun || error instanceof InvalidGame;
    if (!isInvalid && !isBadOrder(error)) throw error;
    const said = commandLineWords(language);
    complain(isInvalid ? said.simulate.invalid(error.message) : tellPlainly(error as Error, language));
    process.exitCode = isInvalid ? INVALID : BAD_ORDER;
  }
};

export function createSimulate(language: Language): Command {
  const { simulate: said } = commandWords(language);
  const command = new Command('simulate')
    .description(said.about)
    .option('--mission <id>', said.mission)
    .option('--force <file>', said.force)
    .option('--marines <player>', said.marines, 'marine-drill')
    .option('--aliens <player>', said.aliens, 'diceroller-1')
    .option('--games <n>', said.games, '100')
    .option('--seed <s>', said.seed, '1')
    .option('--jobs <j>', said.jobs)
    .option('--nodes <n>', said.nodes)
    .option('--thinking <seconds>', said.thinking, '5')
    .option('--order <order>', said.order(ORDERS.join(', ')), ORDERS[0])
    .option('--shard <k/n>', said.shard)
    .option('--json', said.json)
    .option('--out <file>', said.out)
    .option('--resume', said.resume)
    .option('--report <file>', said.report)
    .option('--replay-game <file:line>', said.replayGame)
    .action((options: SimulateOptions) =>
      guarded(language, () =>
        options.replayGame === undefined ? simulate(options) : writeReplay(options.replayGame, options.out),
      ),
    );
  command
    .command('compare')
    .description(said.compare.about)
    .argument('<first>', said.compare.first)
    .argument('<second>', said.compare.second)
    .action((first: string, second: string) => guarded(language, () => compare(first, second)));
  command
    .command('merge')
    .description(said.merge.about)
    .argument('<files...>', said.merge.files)
    .option('--out <file>', said.merge.out)
    // Wherever it stands, --out is taken for that of `simulate`.
    .action((files: string[], _, self: Command) =>
      guarded(language, () => merge(files, self.optsWithGlobals<SimulateOptions>().out)),
    );
  return command;
}

/** Programs from outside, known here and, by what is returned, to every worker. */
const programsOf = ({ marines, aliens, thinking }: SimulateOptions): string[] =>
  (
    [
      ['marines', marines],
      ['aliens', aliens],
    ] as const
  )
    .filter(([, name]) => isProgram(name))
    .map(([side, name]) => {
      addProgram(name, side, parseThinking(thinking));
      return programExtension(name, side, parseThinking(thinking));
    });

const planOf = (options: SimulateOptions, missions: readonly Ordered[]): RunPlan => {
  const extensions = programsOf(options);
  const nodes = options.nodes === undefined ? undefined : parseNodes(options.nodes);
  const matches = matchesFor(missions, options.marines, options.aliens, nodes);
  return {
    matches: options.out === undefined ? matches : matches.map((match) => ({ ...match, version: versionOf(match) })),
    games: parseGames(options.games),
    seed: parseSeed(options.seed),
    jobs: options.jobs === undefined ? availableParallelism() : parseJobs(options.jobs),
    order: parseOrder(options.order),
    extensions,
    ...(options.shard === undefined ? {} : { shard: parseShard(options.shard) }),
  };
};

const openRun = ({ out, resume, shard }: SimulateOptions, plan: RunPlan): RunFile | null => {
  if (out !== undefined) return resume === true ? RunFile.resume(out, plan) : RunFile.begin(out, plan);
  if (shard !== undefined) throw new BadOrder((said) => said.simulate.shardNeedsOut);
  if (resume === true) throw new BadOrder((said) => said.simulate.resumeNeedsOut);
  return null;
};

/** Ctrl-C, and what a time limit sends. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function simulate(options: SimulateOptions): Promise<void> {
  if (options.mission === undefined)
    throw new BadOrder((said) => said.simulate.whichMission(MISSIONS.map(({ id }) => id)));
  const missions = missionsFor(options.mission, options.force);
  const plan = planOf(options, missions);
  if (options.report !== undefined) tryToWrite(options.report);
  const file = openRun(options, plan);
  const bar = new ProgressBar(process.stderr, file?.played.length);
  const stopper = new AbortController();
  const stop = (): void => stopper.abort();
  for (const signal of SIGNALS) process.on(signal, stop);
  let unwritten: unknown = null;
  // A line behind one that was not written to its end would be lost with it.
  const keep: RunWatch['onRecord'] = (record, times) => {
    if (unwritten !== null) return;
    try {
      file?.add(record, times);
    } catch (error) {
      unwritten = error;
      stop();
    }
  };
  try {
    const result = await runGames(file === null ? plan : { ...plan, played: file.played }, {
      signal: stopper.signal,
      onRecord: keep,
      onProgress: (done, total) => bar.show(done, total),
    });
    bar.clear();
    tell(result, options);
    if (options.report !== undefined)
      writeText(options.report, renderReport({ ...result, missions, command: commandLine(options) }));
    if (unwritten !== null) throw unwritten;
    if (result.isPartial) process.exitCode = STOPPED;
  } catch (error) {
    if (error instanceof InvalidRun) file?.invalidate(error.message);
    throw error;
  } finally {
    bar.clear();
    for (const signal of SIGNALS) process.off(signal, stop);
    file?.close();
  }
}

const commandLine = ({ mission, force, marines, aliens, games, seed, nodes }: SimulateOptions): string =>
  `npx sensorium simulate --mission ${mission ?? ''}${force === undefined ? '' : ` --force ${force}`} --marines ${marines} --aliens ${aliens} --games ${games} --seed ${seed}${nodes === undefined ? '' : ` --nodes ${nodes}`}`;

const tell = (result: RunResult, options: SimulateOptions): void => {
  const cells = summarize(result.lines);
  if (options.json === true) {
    const milliseconds = {
      marines: { p95: result.times.percentile('marines', 0.95), most: result.times.most.marines },
      aliens: { p95: result.times.percentile('aliens', 0.95), most: result.times.most.aliens },
    };
    print(JSON.stringify({ partial: result.isPartial, games: result.total, cells, milliseconds }, null, 2));
    return;
  }
  if (result.isPartial) print(`partial: stopped after ${result.records.length} of ${result.total} games`);
  if (cells.length === 0) return;
  for (const line of tableOf(cells)) print(line);
  print(timesOf(result.times));
};

/** Games are paired by mission and seed: with several pairs of players in a file they would be mixed up. */
const runOfOnePair = (file: string): Run => {
  const lines = readRun(file);
  const players = [...new Set(lines.map(({ marines, aliens }) => `${marines} against ${aliens}`))];
  if (players.length > 1) throw new BadOrder(({ simulate: said }) => said.severalPairs(file, players));
  return { file, lines };
};

function compare(first: string, second: string): void {
  const pairs = pairRuns(runOfOnePair(first), runOfOnePair(second));
  if (pairs.length === 0) throw new BadOrder(({ simulate: said }) => said.nothingInCommon(first, second));
  for (const line of comparisonOf(first, second, comparePaired(pairs))) print(line);
}

function merge(files: readonly string[], out: string | undefined): void {
  if (out === undefined) throw new BadOrder(({ simulate: said }) => said.mergeNeedsOut);
  const text = mergeShards(files.map((file) => ({ file, text: readText(file) })));
  writeText(out, text);
  print(`${out}: ${text.split('\n').length - 1} games of ${files.length} files`);
}

function writeReplay(place: string, out: string | undefined): void {
  const [, path, line] = /^(.+):(\d+)$/.exec(place) ?? [];
  if (path === undefined || line === undefined) throw new BadOrder(({ simulate: said }) => said.replayGame(place));
  const record = readRun(path)[Number(line) - 1];
  if (record === undefined) throw new BadOrder(({ simulate: said }) => said.noLine(path, line));
  const [mission] = missionsFor(record.file ?? record.mission, record.force);
  const [match] = matchesFor([mission!], record.marines, record.aliens, record.nodes);
  const text = `${JSON.stringify(replayGame(match!, record))}\n`;
  if (out === undefined) print(text.trimEnd());
  else writeText(out, text);
}
