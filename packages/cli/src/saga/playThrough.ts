/** A game that belongs to something longer: played at the terminal and kept in the same file. */
import { Table, type Replay, type Scenario, type Side } from '@sensorium/engine';
import { setupFromFile } from '@sensorium/content';
import { setupFor } from '@sensorium/rules';
import type { Console } from '../terminal/console.ts';
import { writeWhole } from '../terminal/disk.ts';
import { inFile, takeUp } from '../terminal/files.ts';
import { openSession } from '../terminal/openSession.ts';
import type { TerminalLanguage } from '../terminal/words/index.ts';

export interface Surroundings {
  readonly file: string;
  /** The command that goes on with it. */
  readonly goOn: string;
  readonly console: Console;
  readonly language: TerminalLanguage;
  readonly plain: boolean;
}

export interface GameInHand {
  readonly scenario: Scenario;
  readonly seed: number;
  /** What has been played of it. */
  readonly game: Replay | null;
  readonly players: Readonly<Record<Side, string>>;
  readonly isTimed: boolean;
  /** The whole file with the game as far as it has come. */
  readonly text: (game: Replay) => string;
}

const tableFor = (file: string, { game, scenario, seed }: GameInHand): Table =>
  game === null ? new Table(setupFor(scenario), { seed }) : inFile(`${file}: game`, () => takeUp(game, setupFromFile));

/** Plays on until the game is over or left. */
export const playThrough = async (where: Surroundings, hand: GameInHand): Promise<Table> => {
  const table = tableFor(where.file, hand);
  const write = (file: string): string | null => {
    writeWhole(file, hand.text(table.replay()));
    return null;
  };
  const { console, language, plain, file } = where;
  const session = openSession({
    table,
    console,
    language,
    plain,
    ids: hand.players,
    isTimed: hand.isTimed,
    keep: () => void write(file),
    goOn: where.goOn,
    write,
  });
  await session.run();
  return table;
};
