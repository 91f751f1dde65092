import { recorded } from './chance.ts';
import type { Command } from './command.ts';
import type { GameEvent } from './events.ts';
import { createGame, submit, type Game } from './game.ts';
import { hashPosition } from './hash.ts';
import { FileError, blamingFile, readRecord, type RecordReader } from './reader.ts';
import { readScenario } from './scenarioReader.ts';
import type { SetupFor } from './save.ts';
import { readSeed, type Seed } from './seed.ts';
import type { Scenario } from './setup.ts';
import type { Speaker } from './state.ts';
import { isRefusal, readCommand, type WireCommand } from './wire.ts';

export const REPLAY_VERSION = 1;

/** One thing said, with the chance it drew, and the rule by which an automaton chose it (S7.4). */
export interface ReplayEntry {
  readonly by: Speaker;
  readonly say: WireCommand;
  readonly drawn: readonly number[];
  readonly because?: string;
}

/** A finished or broken-off game: setup, what was said, and the chance it drew. It plays back for ever. */
export interface Replay {
  readonly format: 'sensorium-replay';
  readonly version: number;
  readonly scenario: Scenario;
  /** A game of a person has a key: it is in the file when the game is over, or where the file is his own. */
  readonly seed: Seed;
  /** Drawn while setting up, before anything was said. */
  readonly opening: readonly number[];
  readonly entries: readonly ReplayEntry[];
  /** `hashPosition` at the end. */
  readonly position: string;
}

const MOST_ENTRIES = 200_000;

const RULE_NUMBER = /^[A-Z]\d{1,2}\.\d{1,3}$/;

const reasonIn = (field: RecordReader): Pick<ReplayEntry, 'because'> => {
  if (!field.isGiven) return {};
  const because = field.text(8);
  return RULE_NUMBER.test(because) ? { because } : field.fail('the number of a rule');
};

/** Checks the form of a replay file; whether its commands are legal shows when it is played. */
export const parseReplay = (text: string): Replay => {
  const top = readRecord(text, 'sensorium-replay', REPLAY_VERSION);
  const numbers = (field: RecordReader): number[] => field.list(1000).map((item) => item.integer(0, 0xffff));
  return {
    format: 'sensorium-replay',
    version: REPLAY_VERSION,
    scenario: readScenario(top.at('scenario')),
    seed: readSeed(top.at('seed')),
    opening: numbers(top.at('opening')),
    entries: top
      .at('entries')
      .list(MOST_ENTRIES)
      .map((entry) => ({
        by: entry.at('by').oneOf(['marines', 'aliens', 'host'] as const),
        say: entry.at('say').value as WireCommand,
        drawn: numbers(entry.at('drawn')),
        ...reasonIn(entry.at('because')),
      })),
    position: top.at('position').text(64),
  };
};

export interface ReplayStep {
  readonly game: Game;
  readonly by: Speaker;
  readonly say: WireCommand;
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly because?: string;
}

/** Plays a replay with the chance it recorded. `onStep` sees the game after each command. Throws `FileError`. */
export const playReplay = (
  replay: Replay,
  setupFor: SetupFor,
  onStep: (step: ReplayStep, index: number) => void = () => undefined,
): Game => {
  const setup = blamingFile('scenario', () => setupFor(replay.scenario));
  let events: GameEvent[] = [];
  const opening = recorded(replay.opening);
  const game = blamingFile('opening', () =>
    createGame(setup, { seed: replay.seed, chance: opening, sink: (event) => events.push(event) }),
  );
  replay.entries.forEach(({ by, say, drawn, because }, index) => {
    events = [];
    const source = recorded(drawn);
    game.chance = source;
    const command = readCommand(setup, say);
    if (isRefusal(command)) throw new FileError(`entries[${index}].say: ${command.rule} ${command.reason}`);
    const refused = blamingFile(`entries[${index}]`, () => submit(game, by, command));
    if (refused !== null) throw new FileError(`entries[${index}]: refused by ${refused.rule} (${refused.reason})`);
    if (source.left() > 0)
      throw new FileError(`entries[${index}]: ${source.left()} recorded dice or draws were not used`);
    onStep({ game, by, say, command, events, ...(because === undefined ? {} : { because }) }, index);
  });
  const position = hashPosition(game.state);
  if (position !== replay.position)
    throw new FileError(`the replay ends in position ${position}, but ${replay.position} was recorded`);
  return game;
};
