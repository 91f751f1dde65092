/** A backup out of this browser, and one brought back into it. */
import { changeSettings, DEFAULTS, getSettings, readSettings, type Settings } from '../settings/settings.ts';
import { formatBackup, merged, type Backup, type KeptGame } from './backup.ts';
import { allGames, putBack, readSave } from './games.ts';
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

/** What a record says, apart from when and how often it was written. */
const contentOf = ({ revision: _revision, changed: _changed, ...content }: StoredRecord): string =>
  JSON.stringify({ ...content, id: '' });

const bringRecords = async <T extends StoredRecord>(
  records: Records<T>,
  here: readonly T[],
  brought: readonly T[],
): Promise<BroughtBack> => {
  const { added, known, copies } = merged(
    here,
    brought,
    ({ id }) => id,
    (a, b) => contentOf(a) === contentOf(b),
  );
  for (const record of added) await records.put({ ...record, revision: 0 });
  for (const record of copies) await records.put({ ...record, id: crypto.randomUUID(), revision: 0 });
  return { added: added.length, known, copies: copies.length };
};

const bringGames = async (here: readonly KeptGame[], brought: readonly KeptGame[]): Promise<BroughtBack> => {
  const { added, known, copies } = merged(
    here,
    brought,
    ({ game }) => game.id,
    (a, b) => a.save === b.save,
  );
  for (const kept of added) await putBack(kept);
  for (const kept of copies) await putBack({ ...kept, game: { ...kept.game, id: crypto.randomUUID() } });
  return { added: added.length, known, copies: copies.length };
};

/** What was chosen here stays; what never was comes from the file. */
const bringSettings = (brought: unknown): void => {
  const [own, other] = [getSettings(), readSettings(brought)];
  const isUntouched = (key: keyof Settings): boolean => JSON.stringify(own[key]) === JSON.stringify(DEFAULTS[key]);
  const keys = (Object.keys(DEFAULTS) as (keyof Settings)[]).filter(isUntouched);
  changeSettings({ ...own, ...Object.fromEntries(keys.map((key) => [key, other[key]])) });
};

export const bringBack = async (backup: Backup): Promise<BroughtBack> => {
  const here = await everything();
  const outcome = sum([
    await bringGames(here.games, backup.games),
    await bringRecords(forces, here.forces, backup.forces),
    await bringRecords(sagas, here.sagas, backup.sagas),
    await bringRecords(shelf, here.missions, backup.missions),
  ]);
  bringSettings(backup.settings);
  return outcome;
};
