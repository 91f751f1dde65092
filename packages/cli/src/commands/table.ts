/** `sensorium table`: the referee beside a real board. */
import { Command } from 'commander';
import { FileError } from '@sensorium/engine';
import { PERSON, modulesFor, type Seats } from '@sensorium/host';
import { CompanionTable, TYPED_KINDS, type TypedKind } from '@sensorium/host/companion';
import { gameMeant, newAutosave } from '../terminal/autosaves.ts';
import { openConsole, type Console } from '../terminal/console.ts';
import { PlainError, readText, tryToWriteWhole } from '../terminal/disk.ts';
import { keepingOn } from '../terminal/keeping.ts';
import { findMission, setUp } from '../terminal/missionFor.ts';
import { openSession } from '../terminal/openSession.ts';
import { readOption, type Chosen } from '../terminal/ruleOptions.ts';
import { checkPlayers, checkSeats, seatsFor } from '../terminal/seats.ts';
import { AUTOMATA } from '@sensorium/rules';
import { askChance } from '../table/askChance.ts';
import { consultTables } from '../table/printedTables.ts';
import { BesideBoard } from '../table/besideBoard.ts';
import { commandWords, terminalWords, wordsOf, type Language } from '../terminalWords.ts';
import { anyKey, readSeed } from './numbers.ts';
import { askForMission } from './play.ts';

interface TableOptions {
  readonly seed?: number;
  readonly marines: string;
  readonly aliens: string;
  readonly type: string;
  readonly brief?: true;
  readonly tables?: string;
  readonly novice?: true;
  readonly clock?: true;
  readonly force?: string;
  readonly option?: Chosen;
  readonly resume?: string | true;
  readonly save?: string;
  readonly record?: string;
  readonly plain?: true;
}

export function createTable(language: Language): Command {
  const { play, table: said } = commandWords(language);
  return new Command('table')
    .description(said.about)
    .argument('[mission]', play.mission)
    .option('--marines <player>', play.marines(seatsFor('marines').join(', ')), PERSON)
    .option('--aliens <player>', play.aliens(seatsFor('aliens').join(', ')), 'diceroller-1')
    .option('--type <kinds>', said.type(TYPED_KINDS.join(', ')), 'dice')
    .option('--brief', said.brief)
    .option('--tables <automaton>', said.tables(AUTOMATA.join(', ')))
    .option('--seed <number>', said.seed, readSeed(language))
    .option('--novice', play.novice)
    .option('--clock', play.clock)
    .option('--force <file>', play.force)
    .option('--option <name=value>', play.option, readOption(play.options.form))
    .option('--resume [file]', said.resume)
    .option('--save <file>', play.save)
    .option('--record <file>', play.record)
    .option('--plain', play.plain)
    .addHelpText('after', said.notes)
    .action((mission: string | undefined, options: TableOptions) => sit(mission, options, language));
}

const sit = async (mission: string | undefined, options: TableOptions, language: Language): Promise<void> => {
  const words = terminalWords(language);
  const plain = options.plain === true;
  const console = openConsole({ input: process.stdin, output: process.stdout, plain });
  try {
    if (options.tables !== undefined) return await consult(options.tables, console, language);
    const resumed = options.resume === undefined ? null : gameMeant(process.env, options.resume);
    const table = resumed === null ? await begun(mission, options, console, language) : takenUp(resumed);
    if (table === null) {
      console.print(words.noMissionChosen);
      return;
    }
    const { id } = table.setup.scenario;
    const keptIn = options.save ?? resumed ?? newAutosave(process.env, id, table.seed, new Date());
    const write = (file: string): string | null => tryToWriteWhole(file, `${table.save()}\n`, words);
    const keeping = keepingOn(console, words, () => write(keptIn));
    const asking = { table, console: keeping.console, words: wordsOf(language, 'companion'), piece: () => '' };
    const goOn = `table --resume ${keptIn}`;
    if (!table.isOpen && !(await askChance(asking))) {
      console.print(keeping.keep() ?? words.saved(goOn));
      return;
    }
    const session = openSession({
      host: table.host,
      console: keeping.console,
      language,
      plain,
      keep: keeping.keep,
      goOn,
      write,
      carrying: (names) =>
        new BesideBoard({ table, console: keeping.console, words, names, isBrief: options.brief === true }),
    });
    keeping.keep();
    await session.run();
    if (options.record !== undefined) console.print(write(options.record) ?? words.recorded(options.record));
  } finally {
    console.close();
  }
};

const consult = async (wanted: string, console: Console, language: Language): Promise<void> => {
  const automaton = AUTOMATA.find((id) => id === wanted);
  if (automaton === undefined) throw new PlainError(commandWords(language).table.noSystem(wanted, AUTOMATA.join(', ')));
  await consultTables({ console, words: wordsOf(language, 'companion'), automaton });
};

const kindsIn = (typed: string, language: Language): TypedKind[] =>
  typed
    .split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '' && kind !== 'none')
    .map((kind) => {
      const known = TYPED_KINDS.find((one) => one === kind);
      if (known === undefined)
        throw new PlainError(wordsOf(language, 'companion').badKinds(kind, [...TYPED_KINDS, 'none'].join(', ')));
      return known;
    });

const begun = async (
  wanted: string | undefined,
  options: TableOptions,
  console: Console,
  language: Language,
): Promise<CompanionTable | null> => {
  const typed = kindsIn(options.type, language);
  const sides: Seats = { marines: options.marines, aliens: options.aliens };
  checkPlayers(sides);
  const chosen = wanted ?? (await askForMission(console, language));
  if (chosen === null) return null;
  const novice = options.novice === true;
  const { scenario } = setUp(findMission(chosen), novice, modulesFor(sides), options.force, language, options.option);
  checkSeats(sides, scenario);
  const clock = options.clock === true ? (novice ? 'novice' : 'normal') : 'off';
  const now = (): number => performance.now();
  return new CompanionTable({ scenario, sides, clock, typed }, { now, drawSeed: () => options.seed ?? anyKey() });
};

const takenUp = (file: string): CompanionTable => {
  const text = readText(file, 'a game saved by `sensorium table`');
  try {
    return CompanionTable.resume(text, { now: () => performance.now() });
  } catch (error) {
    if (error instanceof FileError) throw new PlainError(`${file} cannot be opened: ${error.message}.`);
    throw error;
  }
};
