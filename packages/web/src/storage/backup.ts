/** Everything in this browser as one file, and what of such a file is new here. */
import { FileError, LONGEST_FILE, RecordReader, parseJson } from '@sensorium/engine';
import type { MissionRecord } from './missions.ts';
import type { StoredGame } from './games.ts';
import type { Progress } from './savedGame.ts';
import type { ForceRecord, SagaRecord } from './sagas.ts';

export const BACKUP_FORMAT = 'sensorium-backup';
const VERSION = 1;

export interface KeptGame {
  readonly game: StoredGame;
  readonly progress: Progress;
  readonly save: string;
}

export interface Backup {
  readonly games: readonly KeptGame[];
  readonly forces: readonly ForceRecord[];
  readonly sagas: readonly SagaRecord[];
  readonly missions: readonly MissionRecord[];
  /** As they were stored; `readSettings` makes sense of them. */
  readonly settings: unknown;
}

export const formatBackup = (backup: Backup): string =>
  JSON.stringify({ format: BACKUP_FORMAT, version: VERSION, ...backup });

/** What makes sure that a part can be used; each throws what is wrong. */
export interface PartChecks {
  readonly game: (save: string) => void;
  readonly force: (text: string) => void;
  readonly saga: (kind: SagaRecord['kind'], text: string) => void;
  readonly mission: (draft: MissionRecord['draft']) => void;
}

const MOST = 10_000;

/** The list of that name, each item looked at by itself; a fault says which one it was. */
const listOf = <Item>(top: RecordReader, name: string, look: (item: RecordReader) => Item): Item[] =>
  top
    .at(name)
    .list(MOST)
    .map((item, index) => {
      try {
        return look(item);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new FileError(why.startsWith(name) ? why : `${name} ${index + 1}: ${why}`);
      }
    });

const textAt = (item: RecordReader, name: string): string => item.at(name).text(LONGEST_FILE);

/** Nothing is stored before all of it has been looked at. Throws `FileError`. */
export const parseBackup = (text: string, checks: PartChecks): Backup => {
  const top = new RecordReader('', parseJson(text, 'the file'));
  if (typeof top.value !== 'object' || top.value === null || top.at('format').value !== BACKUP_FORMAT)
    throw new FileError(`the file is no ${BACKUP_FORMAT} file`);
  if (top.at('version').value !== VERSION) throw new FileError('the file is of a newer version');
  return {
    games: listOf(top, 'games', (item) => {
      textAt(item.at('game'), 'id');
      textAt(item.at('game'), 'mission');
      checks.game(textAt(item, 'save'));
      return item.value as KeptGame;
    }),
    forces: listOf(top, 'forces', (item) => {
      textAt(item, 'id');
      textAt(item, 'name');
      checks.force(textAt(item, 'text'));
      return item.value as ForceRecord;
    }),
    sagas: listOf(top, 'sagas', (item) => {
      textAt(item, 'id');
      const kind = textAt(item, 'kind');
      if (kind !== 'campaign' && kind !== 'solo') throw new FileError('kind: campaign or solo is expected');
      checks.saga(kind, textAt(item, 'text'));
      return item.value as SagaRecord;
    }),
    missions: listOf(top, 'missions', (item) => {
      textAt(item, 'id');
      textAt(item, 'notes');
      const record = item.value as MissionRecord;
      checks.mission(record.draft);
      return record;
    }),
    settings: top.at('settings').value,
  };
};

export interface Merged<Item> {
  readonly added: readonly Item[];
  readonly known: number;
  /** Others of the same id are here: these are kept beside them. */
  readonly copies: readonly Item[];
  /** What each is called here from now on: whatever names it must be told. */
  readonly ids: ReadonlyMap<string, string>;
}

/** What of a list is not here yet; what is here in another form is kept too. */
export const merged = <Item>(
  here: readonly Item[],
  brought: readonly Item[],
  idOf: (item: Item) => string,
  isSame: (a: Item, b: Item) => boolean,
  newId: () => string = () => crypto.randomUUID(),
): Merged<Item> => {
  const byId = new Map(here.map((item) => [idOf(item), item]));
  const isNew = (item: Item): boolean => !byId.has(idOf(item));
  // A copy made when the same file was brought back before is no news either.
  const known = (item: Item): Item | undefined => here.find((other) => isSame(other, item));
  const isKnown = (item: Item): boolean => known(item) !== undefined;
  const others = brought.filter((item) => !isNew(item));
  return {
    added: brought.filter((item) => isNew(item) && !isKnown(item)),
    known: brought.filter(isKnown).length,
    copies: others.filter((item) => !isKnown(item)),
    ids: new Map(
      brought.map((item) => {
        const other = known(item);
        if (other !== undefined) return [idOf(item), idOf(other)];
        return [idOf(item), isNew(item) ? idOf(item) : newId()];
      }),
    ),
  };
};
