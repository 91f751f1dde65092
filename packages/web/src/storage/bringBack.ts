/** A backup out of this browser, and one brought back into it. */
import { changeSettings, DEFAULTS, getSettings, readSettings, type Settings } from '../settings/settings.ts';
import { formatBackup, merged, type Backup, type KeptGame, type Merged } from './backup.ts';
import { allGames, putBack, readSave, type StoredGame } from './games.ts';
import { shelf } from './missions.ts';
import type { Records, StoredRecord } from './records.ts';
import { forces, sagas } from './sagas.ts';

const keptGames = async (): Promise<KeptGame[]> => {
  const kept: KeptGame[] = [];
  for (const { game, progress } of await allGames()) {
    const save = await readSave(game.id);
    if (save !== undefined) kept.push({ game, progress, save });
  }
  return kept;
};

const everything = async (): Promise<Backup> => ({
  games: await keptGames(),
  forces: await forces.all(),
  sagas: await sagas.all(),
  missions: await shelf.all(),
  settings: getSettings(),
});

export const backupText = async (): Promise<string> => formatBackup(await everything());

export interface BroughtBack {
  readonly added: number;
  readonly known: number;
  readonly copies: number;
}

const sum = (parts: readonly BroughtBack[]): BroughtBack =>
  parts.reduce((a, b) => ({ added: a.added + b.added, known: a.known + b.known, copies: a.copies + b.copies }));

/** What a record says, apart from when and how often it was written, and what other things are called here. */
const contentOf = (record: StoredRecord & { readonly game?: string }): string => {
  const { revision: _revision, changed: _changed, game: _game, ...content } = record;
  return JSON.stringify({ ...content, id: '' });
};

const mergedRecords = <T extends StoredRecord>(here: readonly T[], brought: readonly T[]): Merged<T> =>
  merged(
    here,
    brought,
    ({ id }) => id,
    (a, b) => contentOf(a) === contentOf(b),
  );

const counted = ({ added, known, copies }: Merged<unknown>): BroughtBack => ({
  added: added.length,
  known,
  copies: copies.length,
});

const putRecords = async <T extends StoredRecord>(
  records: Records<T>,
  { added, copies, ids }: Merged<T>,
  renamed: (record: T) => T = (record) => record,
): Promise<void> => {
  for (const record of [...added, ...copies])
    await records.put({ ...renamed(record), id: ids.get(record.id)!, revision: 0 });
};

/** What was chosen here stays; what never was comes from the file. */
const bringSettings = (brought: unknown): void => {
  const [own, other] = [getSettings(), readSettings(brought)];
  const isUntouched = (key: keyof Settings): boolean => JSON.stringify(own[key]) === JSON.stringify(DEFAULTS[key]);
  const keys = (Object.keys(DEFAULTS) as (keyof Settings)[]).filter(isUntouched);
  changeSettings({ ...own, ...Object.fromEntries(keys.map((key) => [key, other[key]])) });
};

/** A game and the campaign, last stand or drawing it belongs to find each other also where one of them is a copy. */
export const bringBack = async (backup: Backup): Promise<BroughtBack> => {
  const here = await everything();
  const games = merged(
    here.games,
    backup.games,
    ({ game }) => game.id,
    (a, b) => a.save === b.save,
  );
  const lists = mergedRecords(here.forces, backup.forces);
  const told = mergedRecords(here.sagas, backup.sagas);
  const drawn = mergedRecords(here.missions, backup.missions);
  const gameHere = ({ saga, draft, ...game }: StoredGame): StoredGame => ({
    ...game,
    id: games.ids.get(game.id)!,
    ...(saga === undefined ? {} : { saga: { ...saga, id: told.ids.get(saga.id) ?? saga.id } }),
    ...(draft === undefined ? {} : { draft: drawn.ids.get(draft) ?? draft }),
  });
  for (const kept of [...games.added, ...games.copies]) await putBack({ ...kept, game: gameHere(kept.game) });
  await putRecords(forces, lists);
  await putRecords(sagas, told, (saga) => ({ ...saga, game: games.ids.get(saga.game) ?? saga.game }));
  await putRecords(shelf, drawn);
  bringSettings(backup.settings);
  return sum([games, lists, told, drawn].map(counted));
};
