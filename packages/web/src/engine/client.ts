/** The page's end of the worker: a request and a promise of its answer. */
import type { Engine, EngineListener } from './port.ts';
import { ALL_KEPT, type FromWorker, type Keeping, type RequestName, type Requests } from './protocol.ts';

class EngineError extends Error {}

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Started before it is needed, so that a game opens without waiting for the rules to load. */
let spare: { readonly worker: Worker; readonly early: FromWorker[] } | null = null;

export class EngineClient implements Engine {
  readonly isElsewhere = false;

  /** Somebody is about to play: the rules are loaded meanwhile. */
  static warmUp(): void {
    if (spare !== null) return;
    const worker = startWorker();
    const early: FromWorker[] = [];
    spare = { worker, early };
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (spare?.worker === worker) early.push(data);
    });
    // One that could not be fetched is no spare: the next game starts its own, and tells what is wrong.
    worker.addEventListener('error', () => {
      if (spare?.worker === worker) spare = null;
    });
  }

  private readonly worker: Worker;
  private readonly waiting = new Map<number, { done: (result: never) => void; failed: (error: Error) => void }>();
  private readonly watching = new AbortController();
  private listener: EngineListener | null = null;
  private keeping: Keeping = ALL_KEPT;
  private next = 1;

  constructor() {
    const { worker, early } = spare ?? { worker: startWorker(), early: [] };
    spare = null;
    this.worker = worker;
    for (const message of early) this.hear(message);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(data));
    worker.addEventListener('error', (event) => this.end(event.message));
  }

  listen(listener: EngineListener): void {
    this.listener = listener;
    listener.onKeeping(this.keeping);
  }

  ask<Name extends RequestName>(name: Name, ...params: Requests[Name]['params']): Promise<Requests[Name]['result']> {
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.worker.postMessage({ id, name, params });
    });
  }

  close(): void {
    this.watching.abort();
    this.listener = null;
    this.worker.terminate();
    this.waiting.clear();
  }

  private hear(message: FromWorker): void {
    if ('lock' in message) return void this.watch(message.lock);
    if ('keeping' in message) {
      this.keeping = message.keeping;
      return this.listener?.onKeeping(message.keeping);
    }
    const waiter = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ('error' in message) waiter?.failed(new EngineError(message.error));
    else waiter?.done(message.result as never);
  }

  /** The lock is the thread's as long as it lives. */
  private async watch(lock: string): Promise<void> {
    try {
      await navigator.locks.request(lock, { signal: this.watching.signal }, () => this.end(''));
    } catch {
      // Closed by us.
    }
  }

  private end(why: string): void {
    for (const { failed } of this.waiting.values()) failed(new EngineError(why));
    this.waiting.clear();
    this.listener?.onEnd(why);
  }
}
