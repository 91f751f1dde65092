import { Command, InvalidArgumentError, Option } from 'commander';
import {
  FileError,
  blamingFile,
  commitmentOf,
  createGame,
  parseReplay,
  playReplay,
  recorded,
  viewFor,
  type Game,
  type GameEvent,
  type Replay,
  type ReplayStep,
} from '@sensorium/engine';
import { setupFromFile } from '@sensorium/content';
import { eventsWithReason, resumeReplay } from '@sensorium/host';
import { tellAll, type Reader } from '../terminal/chronicle.ts';
import { drawBoard } from '../terminal/drawBoard.ts';
import { PlainError, readText } from '../terminal/disk.ts';
import { KnownPieces } from '../terminal/knownPieces.ts';
import { notesNow, notesOf, titleOf } from '../terminal/missionFor.ts';
import { createNames } from '../terminal/names.ts';
import { createPaint } from '../terminal/paint.ts';
import { toOutput } from '../terminal/screenText.ts';
import { tellOrder } from '../terminal/tellOrder.ts';
import { commandLineWords, commandWords, terminalWords, type Language } from '../terminalWords.ts';

interface ReplayOptions {
  readonly from?: number;
  readonly to?: number;
  readonly view: 'marines' | 'aliens' | 'all';
  readonly board?: true;
  readonly plain?: true;
  readonly checkDice?: string | true;
}

const readNumber =
  (language: Language) =>
  (text: string): number => {
    if (!/^\d+$/.test(text)) throw new InvalidArgumentError(commandLineWords(language).wholeNumber);
    return Number(text);
  };

export function createReplay(language: Language): Command {
  const { replay: said } = commandWords(language);
  return new Command('replay')
    .description(said.about)
    .argument('<file>', said.file)
    .option('--from <number>', said.from, readNumber(language))
    .option('--to <number>', said.to, readNumber(language))
    .addOption(new Option('--view <side>', said.view).choices(['marines', 'aliens', 'all']).default('all'))
    .option('--board', said.board)
    .option('--check-dice [hash]', said.checkDice)
    .option('--plain', said.plain)
    .addHelpText('after', said.notes)
    .action((file: string, options: ReplayOptions) => {
      const text = readText(file, 'a replay, written by `sensorium play --record FILE`');
      try {
        const replay = parseReplay(text);
        showReplay(replay, options, language, toOutput);
        if (options.checkDice !== undefined) checkDice(replay, options.checkDice, language, toOutput);
      } catch (error) {
        if (error instanceof FileError) throw new PlainError(`${file} does not play back: ${error.message}.`);
        throw error;
      }
    });
}

/** Throws where the recorded dice are others than the key gives, or the key is another than was promised. */
const checkDice = (
  replay: Replay,
  promised: string | true,
  language: Language,
  print: (line: string) => void,
): void => {
  const words = terminalWords(language);
  resumeReplay(replay);
  const hash = commitmentOf(replay.seed);
  if (promised !== true && promised.toLowerCase() !== hash)
    throw new FileError(`the key has the hash ${hash ?? '(none: a seed was typed)'}, not ${promised}`);
  print(typeof replay.seed === 'number' ? words.diceOfSeed(replay.seed) : words.diceChecked(hash!));
};

/** Prints the part asked for; throws when the replay does not play back. */
const showReplay = (
  replay: Replay,
  options: ReplayOptions,
  language: Language,
  print: (line: string) => void,
): void => {
  const words = terminalWords(language);
  const setup = blamingFile('scenario', () => setupFromFile(replay.scenario));
  const marks = new KnownPieces(setup);
  const names = createNames(setup, marks, words);
  const paint = createPaint(options.plain === true);
  const reader: Reader = options.view;
  const first = options.from ?? 0;
  const last = options.to ?? replay.entries.length;
  const isShown = (number: number): boolean => number >= first && number <= last;
  const showBoard = (game: Game): void => {
    if (options.board !== true) return;
    // Seen by everybody: the aliens' view shows what lies under the blips.
    const view = viewFor(game, options.view === 'all' ? 'aliens' : options.view);
    print(drawBoard({ setup, view, marks, paint, cell: 2, notes: notesNow(game, notesOf(setup)) }).join('\n'));
  };
  const show = (events: readonly GameEvent[]): void => {
    for (const line of tellAll(events, reader, names)) print(`      ${line}`);
  };

  print(
    words.replayOf(
      titleOf(replay.scenario, language),
      commitmentOf(replay.seed)?.slice(0, 8) ?? replay.seed,
      replay.entries.length,
    ),
  );
  const opening: GameEvent[] = [];
  // Chance in the file that does not fit is told by playing it, below.
  const start = openingOf(() =>
    createGame(setup, {
      seed: replay.seed,
      chance: recorded(replay.opening),
      sink: (event) => opening.push(event),
    }),
  );
  if (start !== null) {
    marks.update(start.state);
    if (isShown(0)) {
      show(opening);
      showBoard(start);
    }
  }
  const onStep = (step: ReplayStep, index: number): void => {
    const { game, by, say, because } = step;
    marks.update(game.state);
    if (!isShown(index + 1)) return;
    print(
      `${String(index + 1).padStart(4)}  ${paint.strong(tellOrder(by, say, names, words))}${because === undefined ? '' : ` (${because})`}`,
    );
    show(eventsWithReason(step));
    showBoard(game);
  };
  const game = playReplay(replay, setupFromFile, onStep);
  const { winner, endedBy } = game.state;
  print(winner === 'none' ? words.unfinished : words.overBy(words.over[winner] ?? winner, endedBy));
  print(words.playsBack(replay.position));
};

const openingOf = (begin: () => Game): Game | null => {
  try {
    return begin();
  } catch {
    return null;
  }
};
