/** The embedded database (PGlite): nothing to install, one process, safe against its death though not against loss of power. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, Row, Statement, Value } from './database.ts';
import { lockFolder } from './folderLock.ts';
import type { FromThread, ThreadOrders, ToThread } from './pgliteThread.ts';

/** TypeScript sources cannot be the entry of a worker: there a line of JavaScript loads the loader first. */
const startThread = (workerData: ThreadOrders): Worker => {
  const isSource = import.meta.url.endsWith('.ts');
  if (!isSource) return new Worker(new URL('./pgliteThread.js', import.meta.url), { workerData });
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const entry = JSON.stringify(new URL('./pgliteThread.ts', import.meta.url).href);
  return new Worker(`import(${loader}).then(({ register }) => { register(); return import(${entry}); });`, {
    eval: true,
    workerData,
    execArgv: ['--conditions=sensorium-source'],
  });
};

class DatabaseError extends Error {
  readonly code: string | null;
  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

interface Waiting {
  readonly done: (found: Row[][]) => void;
  readonly failed: (error: Error) => void;
}

class PgliteDatabase implements Database {
  readonly kind = 'pglite';
  private readonly thread: Worker;
  private readonly unlock: () => void;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private ended: Error | null = null;

  constructor(folder: string) {
    this.unlock = lockFolder(folder);
    this.thread = startThread({ folder: join(folder, 'database') });
    this.thread.on('message', (answer: FromThread) => this.hear(answer));
    this.thread.on('error', (error) => this.end(error));
    this.thread.on('exit', () => this.end(new DatabaseError('the database has ended', null)));
  }

  async query<Found extends Row>(text: string, values: readonly Value[] = []): Promise<Found[]> {
    const [found] = await this.ask([{ text, values }]);
    return found as Found[];
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.ask(statements);
  }

  /** There is no other process to hear or to tell. */
  listen(): Promise<void> {
    return Promise.resolve();
  }

  notify(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    if (this.ended === null) await this.ask('close');
    await this.thread.terminate();
    this.unlock();
  }

  private ask(statements: ToThread['statements']): Promise<Row[][]> {
    if (this.ended !== null) return Promise.reject(this.ended);
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.thread.postMessage({ id, statements } satisfies ToThread);
    });
  }

  private hear(answer: FromThread): void {
    const waiter = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('found' in answer) waiter?.done(answer.found);
    else waiter?.failed(new DatabaseError(answer.message, answer.code));
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const { failed } of this.waiting.values()) failed(this.ended);
    this.waiting.clear();
  }
}

/** `folder`: where it lies. Throws `FolderTaken`. */
export const openPglite = (folder: string): Database => new PgliteDatabase(folder);
