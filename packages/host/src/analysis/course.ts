/** A game as it is looked through: what was said, in which position, and in which picture of the replay it can be seen. */
import {
  cloneGame,
  playReplay,
  type Command,
  type Game,
  type GameEvent,
  type Setup,
  type Speaker,
} from '@sensorium/engine';
import { setupFromFile } from '@sensorium/content';
import { FrameCount } from '../frames.ts';
import { begunTable } from '../resumeGame.ts';
import { parseSave } from '../saves.ts';
import type { Seats } from '../protocol.ts';

export interface Said {
  /** Its place among the commands, from 0. */
  readonly entry: number;
  readonly by: Speaker;
  readonly command: Command;
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
  /** It drew chance, or brought to light what was hidden. */
  readonly isChancy: boolean;
  /** The picture of the replay that shows the position before it. */
  readonly frame: number;
}

export interface WholeCourse {
  readonly setup: Setup;
  readonly sides: Seats;
  readonly said: readonly Said[];
}

/** Throws `FileError`. */
export const courseOf = (save: string): WholeCourse => {
  const { replay, sides } = parseSave(save);
  const start = begunTable(replay.scenario, replay.seed);
  const said: Said[] = [];
  const frames = new FrameCount(replay.entries.length);
  let before = start.game;
  playReplay(replay, setupFromFile, ({ game, by, command, events }, entry) => {
    const after = cloneGame(game);
    const { drawn } = replay.entries[entry]!;
    const isChancy = drawn.length > 0 || events.some(({ reveals }) => reveals === true);
    const { frame } = frames;
    said.push({ entry, by, command, before, after, events, isChancy, frame });
    frames.hear(events);
    before = after;
  });
  return { setup: start.setup, sides, said };
};
