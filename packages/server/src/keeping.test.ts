import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshData } from './testing/freshData.ts';
import { picker } from '../testing/picker.ts';
import { postgresPrograms, startPostgres } from '../testing/postgres.ts';
import { CopyError, fill, portionsOf, readBackup, writeBackup } from './storage/copy.ts';
import { openDatabase } from './storage/open.ts';
import { openParlour, sayAny, sitDown } from './testing/parlour.ts';
import { TestPlayer } from './testing/player.ts';

const folder = mkdtempSync(join(tmpdir(), 'sensorium-keeping-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'backup.gz');
let second = '';

test('a backup is read into an empty database, and its games go on; into no other, and not if a byte is missing', async () => {
  const data = await freshData();
  const parlour = await openParlour({ data });
  const table = await sitDown(parlour);
  const pick = picker(2);
  for (let i = 0; i < 12; i++) await sayAny(table, parlour.time, pick);
  await table.marines.ask('talk', { game: table.game, text: 'hello' });
  const before = await table.marines.ask('look', { game: table.game });
  await parlour.server.stop();

  const kept = await openDatabase({ data, connections: 1 });
  await writeBackup(kept, file);
  await expect(fill(kept, readBackup(file))).rejects.toThrow(CopyError);
  await kept.close();
  expect(statSync(file).mode & 0o077).toBe(0);

  second = await freshData();
  const empty = await openDatabase({ data: second, connections: 1 });
  const torn = join(folder, 'torn.gz');
  writeFileSync(torn, readFileSync(file).subarray(0, -40));
  await expect(fill(empty, readBackup(torn))).rejects.toThrow(Error);
  expect(await empty.query('select id from people')).toEqual([]);
  expect(await fill(empty, readBackup(file))).toMatchObject({ people: 2, games: 1, talk: 1 });
  await empty.close();

  const again = await openParlour({ data: second });
  const back = await TestPlayer.connect(again.home, table.marines.token);
  const opened = await back.open(table.game);
  expect([opened.update!.at, opened.update!.view, opened.talk.length]).toEqual([before.at, before.view, 1]);
  await again.server.stop();
}, 120_000);

test.skipIf(postgresPrograms() === null)(
  'everything moves to PostgreSQL',
  async () => {
    const { address, stop } = await startPostgres();
    const from = await openDatabase({ data: second, connections: 1 });
    const to = await openDatabase({ data: '', database: address, connections: 1 });
    const moved = await fill(to, portionsOf(from));
    expect(moved).toMatchObject({ people: 2, games: 1 });
    expect(await to.query('select owner from games')).toEqual([{ owner: null }]);
    await to.close();
    await from.close();
    stop();
  },
  120_000,
);
