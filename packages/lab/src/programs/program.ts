/**
 * A program from outside at a seat: another process that speaks the protocol of online play (docs/protocol.md) over its standard input and output, a line a
 * message. The lab asks and waits: a thread of its own speaks with the program, so that a late answer can be told from one that comes.
 */
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { IllegalAnswer } from '@sensorium/players';
import type { ThreadOrders } from './programThread.ts';

/** How the answer stands in shared memory: nothing yet, a line, or that the program is gone. */
export const WAITING = 0;
export const ANSWERED = 1;
export const GONE = 2;

export const LONGEST_ANSWER = 64 * 1024;

/** Milliseconds for the first answer, in which it may load, and for every other. */
const FIRST = 30_000;

/** TypeScript sources cannot be the entry of a worker: there a line of JavaScript loads the loader first. */
const startThread = (workerData: ThreadOrders, port: MessagePort): Worker => {
  const isSource = import.meta.url.endsWith('.ts');
  const options = { workerData, transferList: [port] };
  if (!isSource) return new Worker(new URL('./programThread.js', import.meta.url), options);
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const entry = JSON.stringify(new URL('./programThread.ts', import.meta.url).href);
  return new Worker(`import(${loader}).then(({ register }) => { register(); return import(${entry}); });`, {
    ...options,
    eval: true,
    execArgv: ['--conditions=sensorium-source'],
  });
};

export class Program {
  private readonly name: string;
  private readonly patience: number;
  private readonly port: MessagePort;
  private readonly state = new Int32Array(new SharedArrayBuffer(8));
  private readonly bytes = new Uint8Array(new SharedArrayBuffer(LONGEST_ANSWER));
  private hasAnswered = false;

  constructor(name: string, milliseconds: number) {
    this.name = name;
    this.patience = milliseconds;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    startThread({ program: name, port: port2, state: this.state, bytes: this.bytes }, port2).unref();
    port1.unref();
  }

  tell(message: object): void {
    this.port.postMessage(JSON.stringify(message));
  }

  /** The next line it says. Throws `IllegalAnswer` where none comes in time. */
  hear(): unknown {
    const limit = this.hasAnswered ? this.patience : FIRST;
    if (Atomics.wait(this.state, 0, WAITING, limit) === 'timed-out')
      throw new IllegalAnswer(`${this.name} said nothing for ${limit / 1000} seconds`);
    const text = Buffer.from(this.bytes.slice(0, this.state[1])).toString('utf8');
    if (Atomics.load(this.state, 0) === GONE) throw new IllegalAnswer(`${this.name} ${text}`);
    this.hasAnswered = true;
    Atomics.store(this.state, 0, WAITING);
    this.port.postMessage(null);
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new IllegalAnswer(`${this.name} said what is no JSON: ${text.slice(0, 200)}`);
    }
  }
}
