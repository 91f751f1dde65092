/** `sensorium bot`: a program takes a seat at a server. It speaks over its standard input and output; the connection is ours. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { commandOf } from '@sensorium/lab/programs';
import { PARTIES, termsSchema, type Answers, type FromServer, type RequestName } from '@sensorium/host/online';
import { Command } from 'commander';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { commandLineWords, commandWords, type Language } from '../terminalWords.ts';
import { toErrors as complain, toOutput as print } from '../terminal/screenText.ts';

interface BotOptions {
  readonly server: string;
  readonly join?: string;
  readonly mission: string;
  readonly side: string;
  readonly name: string;
  readonly response: string;
}

/** Something the server said no to. */
class Refused extends Error {}

const RETRY = 1000;

export const createBot = (language: Language): Command => {
  const { bot: said } = commandWords(language);
  return new Command('bot')
    .description(said.about)
    .argument('<program>', said.program)
    .requiredOption('--server <url>', said.server)
    .option('--join <link>', said.join)
    .option('--mission <id>', said.mission, 'first-steps')
    .option('--side <side>', said.side, 'aliens')
    .option('--name <name>', said.name, 'Bot')
    .option('--response <seconds>', said.response, '3')
    .action(async (program: string, options: BotOptions) => {
      try {
        await new SeatedProgram(program, options, language).play();
      } catch (error) {
        complain(error instanceof Error ? error.message : String(error));
        process.exitCode = 1;
      }
    });
};

class SeatedProgram {
  private readonly options: BotOptions;
  private readonly said: ReturnType<typeof commandLineWords>['bot'];
  private readonly child: ChildProcess;
  private readonly home: string;
  private token = '';
  private game = '';
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, (answer: FromServer) => void>();
  private next = 1_000_000;
  private isOver = false;
  private hasBegun = false;
  private ended: number | null = null;

  constructor(program: string, options: BotOptions, language: Language) {
    this.options = options;
    this.said = commandLineWords(language).bot;
    this.home = options.server.replace(/\/+$/, '');
    const { command, args, shell } = commandOf(program);
    this.child = spawn(command, [...args], { shell, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdin!.on('error', () => undefined);
    this.child.on('close', (code) => {
      this.ended = code ?? 1;
      this.socket?.close();
    });
    createInterface({ input: this.child.stdout! }).on('line', (line) => this.saidByProgram(line));
  }

  async play(): Promise<void> {
    this.token = await this.session();
    while (!this.isOver && this.ended === null) {
      try {
        await this.connect();
        if (this.game === '') await this.sitDown();
        await this.open();
        await once(this.socket!, 'close');
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
      if (!this.isOver && this.ended === null) await pause(RETRY);
    }
    this.child.kill();
    if (!this.isOver) throw new Error(this.said.ended);
  }

  private async session(): Promise<string> {
    const { name } = this.options;
    const answer = await fetch(`${this.home}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, token: true }),
    });
    const told = (await answer.json()) as { token?: string; error?: string };
    if (told.token === undefined) throw new Refused(told.error ?? String(answer.status));
    return told.token;
  }

  private async connect(): Promise<void> {
    const address = `${this.home.replace(/^http/, 'ws')}/api/v1/socket`;
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${this.token}` } });
    socket.on('message', (data) => this.hear((data as Buffer).toString('utf8')));
    await once(socket, 'open');
    socket.on('error', () => socket.terminate());
    this.socket = socket;
  }

  /** By the link he was given, or with an open invitation of his own. */
  private async sitDown(): Promise<void> {
    const { join, mission, side, response } = this.options;
    if (join !== undefined) {
      const place = join.split(/[/#?=]/).at(-1)!;
      this.game = (await this.ask('join', { place })).game;
      return;
    }
    const terms = {
      mission,
      sides: PARTIES.find((party) => party === side) ?? side,
      players: 2,
      match: false,
      clock: { kind: 'none' },
      watch: { kind: 'public' },
      talk: 'off',
      response: Number(response),
      open: true,
    };
    const read = v.safeParse(termsSchema, terms);
    if (!read.success) throw new Refused(`${v.getDotPath(read.issues[0]) ?? ''}: ${read.issues[0].message}`);
    const { game, place } = await this.ask('invite', { terms: read.output });
    this.game = game;
    print(this.said.waiting(`${this.home}/`, place));
  }

  private ask<Name extends RequestName>(ask: Name, fields: object): Promise<Answers[Name]> {
    const id = this.next++;
    return new Promise((done, failed) => {
      this.socket!.once('close', () => failed(new Error('the connection is gone')));
      this.waiting.set(id, (answer) => {
        if ('answer' in answer) done(answer.answer as Answers[Name]);
        else failed(new Refused('text' in answer ? answer.text : JSON.stringify(answer)));
      });
      this.socket!.send(JSON.stringify({ id, ask, ...fields }));
    });
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if ('to' in message) {
      if (message.to === null) return;
      const waiter = this.waiting.get(message.to);
      this.waiting.delete(message.to);
      if (waiter !== undefined) return waiter(message);
      // The game has moved to another process: whoever opens it anew is asked anew.
      if ('fault' in message && message.fault === 'try-again') return this.socket?.close();
      return this.tellProgram(message);
    }
    if (message.tell === 'stage') this.hasBegun = false;
    if (message.tell === 'stage' || (message.tell === 'seats' && message.summary.stage === 'running')) this.openAgain();
    this.tellProgram(message);
    if (message.tell === 'seats' && message.summary.stage === 'over') this.end(message.summary.winner);
  }

  private openAgain(): void {
    if (this.hasBegun) return;
    this.open().catch(() => undefined);
  }

  private async open(): Promise<void> {
    const opened = await this.ask('open', { game: this.game });
    this.hasBegun = opened.update !== null;
    this.tellProgram({ to: 0, answer: opened });
  }

  private end(winner: string): void {
    print(this.said.over(winner));
    this.isOver = true;
    this.socket?.close();
  }

  private tellProgram(message: object): void {
    this.child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  private saidByProgram(line: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(line);
  }
}
