/** The server as a process of its own, to be killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../bin/sensorium-server.mjs', import.meta.url));

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

export class ServerProcess {
  readonly port: number;
  private readonly settings: readonly string[];
  private readonly nodeSettings: readonly string[];
  private child: ChildProcess | null = null;
  private said = '';

  constructor(port: number, settings: readonly string[], nodeSettings: readonly string[] = []) {
    this.port = port;
    this.nodeSettings = nodeSettings;
    this.settings = settings;
  }

  get home(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.child !== null;
  }

  get pid(): number {
    return this.child!.pid!;
  }

  /** Until it answers. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [...this.nodeSettings, PROGRAM, '--no-pages', '--port', String(this.port), ...this.settings],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.child = child;
    this.said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.said = (this.said + text).slice(-10_000);
      });
    await new Promise<void>((done, failed) => {
      child.stdout.on('data', () => this.said.includes('Sensorium is at') && done());
      child.once('exit', (code) => failed(new Error(`the server ended (${code}): ${this.said}`)));
    });
  }

  /** Nothing is said, nothing is saved. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
