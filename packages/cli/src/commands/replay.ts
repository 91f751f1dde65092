import { Command, InvalidArgumentError, Option } from 'commander';
import {
  FileError,
  blamingFile,
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
import { languageOption } from './play.ts';
import { tellAll, type Reader } from '../terminal/chronicle.ts';
import { drawBoard } from '../terminal/drawBoard.ts';
import { PlainError, readText } from '../terminal/disk.ts';
import { Marks } from '../terminal/marks.ts';
import { notesNow, notesOf, titleOf } from '../terminal/missionFor.ts';
import { createNames } from '../terminal/names.ts';
import { createPaint } from '../terminal/paint.ts';
import { toOutput } from '../terminal/screenText.ts';
import { tellOrder } from '../terminal/tellOrder.ts';
import { languageOf, terminalWords, type TerminalLanguage } from '../terminal/words/index.ts';

interface ReplayOptions {
  readonly from?: number;
  readonly to?: number;
  readonly view: 'marines' | 'aliens' | 'all';
  readonly board?: true;
  readonly plain?: true;
  readonly lang?: TerminalLanguage;
}

const readNumber = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('A whole number is expected.');
  return Number(text);
};

const NOTES = `
The whole game is always played and checked, also when only a part is shown. The status is 0 when it plays
back to the recorded position, 1 when it does not or when the file is no replay.

Examples:
  sensorium replay game.json
  sensorium replay game.json --from 20 --to 30 --board --view marines`;

export function createReplay(): Command {
  return new Command('replay')
    .description('print a recorded game as a log, and check that it plays back')
    .argument('<file>', 'a replay, or a game saved by `sensorium play`')
    .option('--from <number>', 'first command shown', readNumber)
    .option('--to <number>', 'last command shown', readNumber)
    .addOption(
      new Option('--view <side>', 'what is shown: what one side may know, or everything')
        .choices(['marines', 'aliens', 'all'])
        .default('all'),
    )
    .option('--board', 'draw the board after each command shown')
    .option('--plain', 'ASCII without colours')
    .addOption(languageOption())
    .addHelpText('after', NOTES)
    .action((file: string, options: ReplayOptions) => {
      const text = readText(file, 'a replay, written by `sensorium play --record FILE`');
      try {
        showReplay(parseReplay(text), options, toOutput);
      } catch (error) {
        if (error instanceof FileError) throw new PlainError(`${file} does not play back: ${error.message}.`);
        throw error;
      }
    });
}

/** Prints the part asked for; throws when the replay does not play back. */
const showReplay = (replay: Replay, options: ReplayOptions, print: (line: string) => void): void => {
  const language = options.lang ?? languageOf(process.env);
  const words = terminalWords(language);
  const setup = blamingFile('scenario', () => setupFromFile(replay.scenario));
  const marks = new Marks(setup);
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

  print(words.replayOf(titleOf(replay.scenario, language), replay.seed, replay.entries.length));
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
  const onStep = ({ game, by, say, events }: ReplayStep, index: number): void => {
    marks.update(game.state);
    if (!isShown(index + 1)) return;
    print(`${String(index + 1).padStart(4)}  ${paint.strong(tellOrder(by, say, names, words))}`);
    show(events);
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
