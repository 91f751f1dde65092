/** `backup`, `restore` and `move-to`: what is kept, in safety or elsewhere. */
import type { Command } from 'commander';
import { fill, portionsOf, readBackup, writeBackup } from './storage/copy.ts';
import { openDatabase, type StorageSettings } from './storage/open.ts';

interface Kept {
  readonly data: string;
  readonly database?: string;
}

const ONE = 1;

const settingsOf = ({ data, database }: Kept): StorageSettings => ({
  data,
  connections: ONE,
  ...(database === undefined ? {} : { database }),
});

const counted = (counts: Readonly<Record<string, number>>): string =>
  `${counts['people'] ?? 0} people, ${counts['games'] ?? 0} games, ${counts['log'] ?? 0} orders`;

/** Of `sensorium-server`: its options say which database is meant. */
export const addKeeping = (program: Command): Command => {
  program
    .command('backup')
    .description('write everything into a file; the embedded database must not be in use, PostgreSQL may')
    .argument('<file>', 'a file that is not there yet')
    .action(async (file: string, _: object, command: Command) => {
      const database = await openDatabase(settingsOf(command.optsWithGlobals<Kept>()));
      try {
        await writeBackup(database, file);
      } finally {
        await database.close();
      }
      console.log(`${file} is written. It has the dice of games that run: keep it to yourself.`);
    });
  program
    .command('restore')
    .description('read a backup into a database that is empty')
    .argument('<file>', 'what `backup` has written')
    .action(async (file: string, _: object, command: Command) => {
      const database = await openDatabase(settingsOf(command.optsWithGlobals<Kept>()));
      try {
        console.log(`Restored: ${counted(await fill(database, readBackup(file)))}.`);
      } finally {
        await database.close();
      }
    });
  program
    .command('move-to')
    .description('copy everything from the embedded database into an empty PostgreSQL')
    .argument('<url>', 'postgres://…')
    .action(async (url: string, _: object, command: Command) => {
      const from = await openDatabase(settingsOf({ data: command.optsWithGlobals<Kept>().data }));
      try {
        const to = await openDatabase(settingsOf({ data: '', database: url }));
        try {
          console.log(
            `Moved: ${counted(await fill(to, portionsOf(from)))}. Start the server with --database from now on.`,
          );
        } finally {
          await to.close();
        }
      } finally {
        await from.close();
      }
    });
  return program;
};
