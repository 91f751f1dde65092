/** The thread of the embedded database: one thing after the other, each batch a transaction. */
import { PGlite, type PGliteInterface } from '@electric-sql/pglite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from './database.ts';

export interface ThreadOrders {
  readonly folder: string;
}
export interface ToThread {
  readonly id: number;
  readonly statements: readonly Statement[] | 'close';
}
export type FromThread =
  | { readonly id: number; readonly found: Row[][] }
  | { readonly id: number; readonly message: string; readonly code: string | null };

const { folder } = workerData as ThreadOrders;
const port = parentPort!;

/** Its own 128 MB are far more than games need. */
const START = ['-c', 'shared_buffers=16MB'];

const opening = PGlite.create({
  dataDir: folder,
  startParams: [...PGlite.defaultStartParams, ...START],
});

const runIn = async (target: Pick<PGliteInterface, 'query' | 'exec'>, { text, values }: Statement): Promise<Row[]> => {
  if (values !== undefined) return (await target.query<Row>(text, [...values])).rows;
  const results = await target.exec(text);
  return results.at(-1)?.rows ?? [];
};

const run = async (statements: readonly Statement[]): Promise<Row[][]> => {
  const database = await opening;
  if (statements.length === 1) return [await runIn(database, statements[0]!)];
  return database.transaction(async (transaction) => {
    const found: Row[][] = [];
    for (const statement of statements) found.push(await runIn(transaction, statement));
    return found;
  });
};

const answer = async ({ id, statements }: ToThread): Promise<void> => {
  try {
    if (statements === 'close') {
      await (await opening).close();
      port.postMessage({ id, found: [] } satisfies FromThread);
      return;
    }
    port.postMessage({ id, found: await run(statements) } satisfies FromThread);
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    // Its errors carry whole lines of minified source.
    port.postMessage({ id, message: message.slice(0, 500), code: code ?? null } satisfies FromThread);
  }
};

let last: Promise<void> = Promise.resolve();
port.on('message', (asked: ToThread) => {
  last = last.then(() => answer(asked));
});
