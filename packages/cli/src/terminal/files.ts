/** Games on disk: the replay (setup, commands, chance) is the save, so that a game goes on with its whole history. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  FileError,
  RecordReader,
  Table,
  blamingFile,
  hashPosition,
  isRefusal,
  loadGame,
  parseReplay,
  readCommand,
  type Replay,
  type SetupFor,
  type Side,
} from '@sensorium/engine';
import { PlainError, readText } from './disk.ts';

export const autosaveFile = (environment: Readonly<Record<string, string | undefined>>): string =>
  join(environment['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'sensorium', 'autosave.json');

/** What is wrong in a file is told with where that is. */
export const inFile = <Result>(where: string, read: () => Result): Result => {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileError) throw new PlainError(`${where}: ${error.message}.`);
    throw error;
  }
};

export interface OpenedGame {
  readonly table: Table;
  /** False when only a position was saved: such a game cannot be recorded. */
  readonly hasHistory: boolean;
  /** Who played, where the file says it. */
  readonly sides?: Readonly<Record<Side, string>>;
}

/** Opens a game saved by `play`, a replay, or a position saved by another program. */
export const openGame = (file: string, setupFor: SetupFor): OpenedGame => {
  const text = readText(file, 'a game saved by `sensorium play`, or a replay');
  try {
    if (!isReplay(text)) return { table: tableFrom(text, setupFor), hasHistory: false };
    return { table: takeUp(parseReplay(text), setupFor), hasHistory: true, ...seatsIn(text) };
  } catch (error) {
    if (error instanceof FileError) throw new PlainError(`${file} cannot be opened: ${error.message}.`);
    throw error;
  }
};

const isReplay = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"sensorium-replay"/.test(text);

/** The seed gives the recorded dice again; if it does not, the file was made otherwise and cannot be gone on with. */
export const takeUp = (replay: Replay, setupFor: SetupFor): Table => {
  const setup = blamingFile('scenario', () => setupFor(replay.scenario));
  const table = blamingFile('opening', () => new Table(setup, { seed: replay.seed }));
  replay.entries.forEach(({ by, say }, index) => {
    const command = readCommand(setup, say);
    const answer = isRefusal(command) ? command : blamingFile(`command ${index + 1}`, () => table.play(by, command));
    if ('rule' in answer) throw new FileError(`command ${index + 1} is refused by ${answer.rule} (${answer.reason})`);
  });
  if (hashPosition(table.game.state) !== replay.position)
    throw new FileError('playing its commands leads to another position than the one saved');
  return table;
};

const tableFrom = (text: string, setupFor: SetupFor): Table => {
  const saved = loadGame(text, setupFor);
  return new Table(saved.setup, {
    seed: saved.state.luck.seed,
    begin: (game) => {
      game.state = saved.state;
      game.cells = saved.cells;
    },
  });
};

const LONGEST_ID = 60;

const seatsIn = (text: string): Pick<OpenedGame, 'sides'> => {
  const sides = new RecordReader('', JSON.parse(text)).at('sides');
  if (!sides.isGiven) return {};
  return { sides: { marines: sides.at('marines').text(LONGEST_ID), aliens: sides.at('aliens').text(LONGEST_ID) } };
};

/** A replay that also says who plays, as the browser game writes it. */
export const formatSave = (table: Table, sides: Readonly<Record<Side, string>>, isTimed: boolean): string => {
  const clock = isTimed ? (table.setup.scenario.novice ? 'novice' : 'normal') : 'off';
  return `${JSON.stringify({ ...table.replay(), sides, clock })}\n`;
};
