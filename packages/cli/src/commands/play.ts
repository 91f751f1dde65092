import { existsSync, fstatSync } from 'node:fs';
import { Command } from 'commander';
import { Table } from '@sensorium/engine';
import { GameHost, PERSON, SECOND, modulesFor, type Seats, type ResumedGame } from '@sensorium/host';
import { forTwoPlayers, setupFor } from '@sensorium/rules';
import { openConsole, type Console } from '../terminal/console.ts';
import { gameMeant, newAutosave, putAway } from '../terminal/autosaves.ts';
import { tryToWriteWhole } from '../terminal/disk.ts';
import { openGame } from '../terminal/files.ts';
import { keepingOn } from '../terminal/keeping.ts';
import { findMission, missionsInOrder, setUp } from '../terminal/missionFor.ts';
import { readOption, type Chosen } from '../terminal/ruleOptions.ts';
import { checkClock, checkPlayers, checkSeats, seatsFor } from '../terminal/seats.ts';
import { openSession } from '../terminal/openSession.ts';
import { commandWords, inLanguage, terminalWords, type Language, type TerminalWords } from '../terminalWords.ts';
import { anyKey, readSeed } from './numbers.ts';
import { Refused } from '../terminal/refused.ts';

interface PlayOptions {
  readonly seed?: number;
  readonly marines?: string;
  readonly marines2?: string;
  readonly aliens?: string;
  readonly novice?: true;
  readonly force?: string;
  readonly clock?: boolean;
  readonly option?: Chosen;
  readonly resume?: string | true;
  readonly save?: string;
  readonly record?: string;
  readonly plain?: true;
}

export function createPlay(language: Language): Command {
  const { play: said } = commandWords(language);
  return new Command('play')
    .description(said.about)
    .argument('[mission]', said.mission)
    .option('--seed <number>', said.seed, readSeed(language))
    .option('--marines <player>', said.marines(seatsFor('marines').join(', ')))
    .option('--marines-2 <player>', said.marines2)
    .option('--aliens <player>', said.aliens(seatsFor('aliens').join(', ')))
    .option('--novice', said.novice)
    .option('--force <file>', said.force)
    .option('--clock', said.clock)
    .option('--no-clock', said.noClock)
    .option('--option <name=value>', said.option, readOption(said.options.form))
    .option('--resume [file]', said.resume)
    .option('--save <file>', said.save)
    .option('--record <file>', said.record)
    .option('--plain', said.plain)
    .addHelpText('after', said.notes)
    .action(async (mission: string | undefined, options: PlayOptions, command: Command) => {
      if (mission === undefined && options.resume === undefined && isNothingThere()) {
        (command.parent ?? command).outputHelp();
        return;
      }
      await play(mission, options, language);
    });
}

/** Neither a terminal nor a pipe nor a file to read from: nobody could ever answer. */
const isNothingThere = (): boolean => {
  if (process.stdin.isTTY) return false;
  const input = fstatSync(0);
  return !input.isFIFO() && !input.isFile() && !input.isSocket();
};

const play = async (mission: string | undefined, options: PlayOptions, language: Language): Promise<void> => {
  const words = terminalWords(language);
  const plain = options.plain === true;
  const console = openConsole({ input: process.stdin, output: process.stdout, plain });
  try {
    const resumed = options.resume === undefined ? null : gameMeant(process.env, options.resume);
    const opened = resumed === null ? await begin(mission, options, console, language) : openGame(resumed);
    if (opened === null) {
      console.print(words.noMissionChosen);
      return;
    }
    const { table, hasHistory } = opened;
    const { modules, novice } = table.setup.scenario;
    if (options.clock === true) checkClock(modules);
    const sides = seatsOf(options, opened.sides);
    checkSeats(sides, table.setup.scenario);
    const isTimed = options.clock ?? (options.resume === undefined ? isBetweenPeople(sides) : opened.clock !== 'off');
    const clock = isTimed ? (novice ? 'novice' : 'normal') : 'off';
    const host = new GameHost({ ...opened, sides, clock }, { now: () => performance.now() });
    const { id } = table.setup.scenario;
    const keptIn = options.save ?? resumed ?? newAutosave(process.env, id, table.seed, new Date());
    if (keptIn !== resumed && existsSync(keptIn)) await checkOverwriting(keptIn, console, words);
    const write = (file: string): string | null =>
      hasHistory ? tryToWriteWhole(file, `${host.save()}\n`, words) : words.noHistory;
    const keeping = keepingOn(console, words, () => write(keptIn));
    const session = openSession({
      host,
      console: keeping.console,
      language,
      plain,
      keep: hasHistory ? keeping.keep : () => words.noHistory,
      goOn: `play --resume ${keptIn}`,
      write,
    });
    const failure = write(keptIn);
    if (failure !== null) console.print(failure);
    await session.run();
    if (options.record !== undefined) console.print(write(options.record) ?? words.recorded(options.record));
    const away = host.game.state.winner === 'none' ? null : putAway(process.env, keptIn);
    if (away !== null) console.print(words.putAway(away));
  } finally {
    console.close();
  }
};

/** C4: two people keep the time unless they say otherwise; nobody waits for who plays against a program (S6.2). */
const isBetweenPeople = ({ marines, aliens }: Seats): boolean => marines === PERSON && aliens === PERSON;

const seatsOf = (options: PlayOptions, sides: Seats): Seats => ({
  ...sides,
  marines: options.marines ?? sides.marines,
  ...(options.marines2 === undefined ? {} : { [SECOND]: options.marines2 }),
  aliens: options.aliens ?? sides.aliens,
});

/** A game that goes on is never written over unasked. */
const checkOverwriting = async (file: string, console: Console, words: TerminalWords): Promise<void> => {
  const typed = console.isInteractive ? await console.ask(words.sure(words.overwrite(file))) : '';
  if (typeof typed !== 'string' || !/^(yes|y|oui|o)$/i.test(typed.trim()))
    throw new Refused((said) => said.gameIsThere(file));
};

/** How long an input that says nothing is waited for when no mission was named, so that nothing hangs. */
const PATIENCE = 3000;

const begin = async (
  wanted: string | undefined,
  options: PlayOptions,
  console: Console,
  language: Language,
): Promise<ResumedGame | null> => {
  const chosen = wanted ?? (await askForMission(console, language));
  if (chosen === null) return null;
  const seed = options.seed ?? anyKey();
  const mission = findMission(chosen);
  const sides = seatsOf(options, { marines: PERSON, aliens: PERSON });
  checkPlayers(sides);
  const alone = setUp(mission, options.novice === true, modulesFor(sides), options.force, language, options.option);
  const setup = sides[SECOND] === undefined ? alone : setupFor(forTwoPlayers(alone.scenario));
  return { table: new Table(setup, { seed }), hasHistory: true, sides, clock: 'off', reading: null };
};

export const askForMission = async (console: Console, language: Language): Promise<string | null> => {
  const words = terminalWords(language);
  const missions = missionsInOrder();
  missions.forEach((mission, index) =>
    console.print(`${String(index + 1).padStart(2)}  ${inLanguage(mission.words, language).title}  (${mission.id})`),
  );
  for (;;) {
    const typed = await console.ask(words.chooseMission, console.isInteractive ? undefined : PATIENCE);
    if (typeof typed !== 'string') return null;
    const answer = typed.trim();
    const found = missions[Number(answer) - 1] ?? missions.find(({ id }) => id === answer);
    if (found !== undefined) return found.id;
    if (!console.isInteractive) throw new Refused((said) => said.noMission(answer));
  }
};
