/** Games that are saved by themselves: each in a file of its own, in one folder; those that are over in another beneath it. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { FileError, commitmentOf, type Seed } from '@sensorium/engine';
import { chronicleOf, type Chronicle } from '@sensorium/host/records';
import { Refused } from './refused.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const homeOf = (environment: Environment): string =>
  join(environment['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'sensorium');

const folderOf = (environment: Environment): string => join(homeOf(environment), 'games');
const overOf = (environment: Environment): string => join(folderOf(environment), 'over');

/** Where the one game was saved that there was room for in earlier versions. */
const formerFile = (environment: Environment): string => join(homeOf(environment), 'autosave.json');

export interface Autosave {
  readonly file: string;
  readonly changed: Date;
}

const savesAt = (files: readonly string[]): Autosave[] =>
  files
    .flatMap((file) => {
      const found = statSync(file, { throwIfNoEntry: false });
      return found?.isFile() === true ? [{ file, changed: found.mtime }] : [];
    })
    .sort((a, b) => b.changed.getTime() - a.changed.getTime() || (a.file < b.file ? -1 : 1));

const savesIn = (folder: string): Autosave[] =>
  existsSync(folder)
    ? savesAt(
        readdirSync(folder)
          .filter((name) => name.endsWith('.json'))
          .map((name) => join(folder, name)),
      )
    : [];

/** Games that go on, the last one played first. */
export const runningGames = (environment: Environment): Autosave[] =>
  savesAt([...savesIn(folderOf(environment)).map(({ file }) => file), formerFile(environment)]);

/** A file nobody has yet, named by the mission, when it was begun, and its seed, or what may be shown of its key. */
export const newAutosave = (environment: Environment, mission: string, seed: Seed, begun: Date): string => {
  const when = begun.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const name = `${mission.replaceAll(/[^\w-]+/g, '-')}-${when}-${commitmentOf(seed)?.slice(0, 8) ?? seed}`;
  for (let copy = 1; ; copy++) {
    const file = `${name}${copy === 1 ? '' : `-${copy}`}.json`;
    const isTaken = [folderOf, overOf].some((folder) => existsSync(join(folder(environment), file)));
    if (!isTaken) return join(folderOf(environment), file);
  }
};

/** The game meant by its number in the list, by its file, or by nothing: the last one. */
export const gameMeant = (environment: Environment, wanted: string | true): string => {
  if (wanted !== true && !/^\d+$/.test(wanted)) return wanted;
  const found = runningGames(environment)[wanted === true ? 0 : Number(wanted) - 1];
  if (found !== undefined) return found.file;
  throw new Refused((said) => (wanted === true ? said.noGameSaved : said.noGame(wanted)));
};

const ledgerOf = (environment: Environment): string => join(homeOf(environment), 'records.jsonl');

/** A line of the records, which outlive the games themselves. What is no game leaves none. */
const remember = (environment: Environment, file: string): void => {
  try {
    appendFileSync(ledgerOf(environment), `${JSON.stringify(chronicleOf(readFileSync(file, 'utf8')))}\n`);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
  }
};

/** Every game that was ever over here; a line that is damaged is left out. */
export const rememberedGames = (environment: Environment): Chronicle[] => {
  const ledger = ledgerOf(environment);
  if (!existsSync(ledger)) return [];
  return readFileSync(ledger, 'utf8')
    .split('\n')
    .flatMap((line): Chronicle[] => {
      try {
        const read: unknown = JSON.parse(line);
        return typeof read === 'object' && read !== null && 'dice' in read ? [read as Chronicle] : [];
      } catch {
        return [];
      }
    });
};

/** So many games that are over can still be watched. */
const MOST_OVER = 10;

/** A game that is over makes room: it can be watched until ten others are over. Null for one that is saved elsewhere. */
export const putAway = (environment: Environment, file: string): string | null => {
  if (!runningGames(environment).some((game) => game.file === file)) return null;
  const over = overOf(environment);
  const target = join(over, basename(file));
  mkdirSync(over, { recursive: true });
  renameSync(file, target);
  remember(environment, target);
  for (const old of savesIn(over).slice(MOST_OVER)) rmSync(old.file, { force: true });
  return target;
};
