/** The page's end of the worker: a request and a promise of its answer. */
import type { FromWorker, RequestName, Requests } from './protocol.ts';

class EngineError extends Error {}

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Started before it is needed, so that a game opens without waiting for the rules to load. */
let spare: Worker | null = null;

export class EngineClient {
  /** Somebody is about to play: the rules are loaded meanwhile. */
  static warmUp(): void {
    if (spare !== null) return;
    const worker = startWorker();
    spare = worker;
    // One that could not be fetched is no spare: the next game starts its own, and tells what is wrong.
    worker.addEventListener('error', () => {
      if (spare === worker) spare = null;
    });
  }

  private readonly worker: Worker;
  private readonly waiting = new Map<number, { done: (result: never) => void; failed: (error: Error) => void }>();
  private next = 1;

  constructor() {
    this.worker = spare ?? startWorker();
    spare = null;
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const waiter = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('error' in data) waiter?.failed(new EngineError(data.error));
      else waiter?.done(data.result as never);
    });
    this.worker.addEventListener('error', (event) => {
      for (const { failed } of this.waiting.values()) failed(new EngineError(event.message));
      this.waiting.clear();
    });
  }

  ask<Name extends RequestName>(name: Name, ...params: Requests[Name]['params']): Promise<Requests[Name]['result']> {
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.worker.postMessage({ id, name, params });
    });
  }

  close(): void {
    this.worker.terminate();
    this.waiting.clear();
  }
}
