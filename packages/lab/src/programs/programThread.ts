/** The thread that speaks with a program: lines go in as they come, lines out wait in shared memory to be taken. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { workerData, type MessagePort } from 'node:worker_threads';
import { commandOf } from './commandOf.ts';
import { ANSWERED, GONE, LONGEST_ANSWER, WAITING } from './program.ts';

export interface ThreadOrders {
  readonly program: string;
  readonly port: MessagePort;
  /** How the answer stands, and its length in bytes. */
  readonly state: Int32Array;
  readonly bytes: Uint8Array;
}

const { program, port, state, bytes } = workerData as ThreadOrders;
const { command, args, shell } = commandOf(program);
const child = spawn(command, [...args], { shell, stdio: ['pipe', 'pipe', 'inherit'] });
const lines: string[] = [];
let isGone: string | null = null;

const put = (kind: number, text: string): void => {
  const encoded = Buffer.from(text, 'utf8').subarray(0, LONGEST_ANSWER);
  bytes.set(encoded);
  state[1] = encoded.length;
  Atomics.store(state, 0, kind);
  Atomics.notify(state, 0);
};

/** The next line, when the last has been taken. */
const offer = (): void => {
  if (Atomics.load(state, 0) !== WAITING) return;
  const line = lines.shift();
  if (line !== undefined) put(ANSWERED, line);
  else if (isGone !== null) put(GONE, isGone);
};

const gone = (why: string): void => {
  isGone ??= why;
  offer();
};

createInterface({ input: child.stdout }).on('line', (line) => {
  lines.push(line);
  offer();
});
child.stdin.on('error', () => undefined);
child.on('error', (error) => gone(`cannot be started: ${error.message}`));
child.on('close', (code) => gone(`has ended${code === null ? '' : ` (${code})`}`));

// Null: the last line has been taken.
port.on('message', (line: string | null) => {
  if (line === null) offer();
  else if (isGone === null) child.stdin.write(`${line}\n`);
});
