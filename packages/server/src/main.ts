/** `sensorium-server`, and what `npm start` runs: every setting is also an environment variable. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import { languageOfSurroundings, loadWords, wordsOf, type Parts } from '@sensorium/content/words';
import { FIRST_PORT, PortTaken, isOurs, listen, takenAddress } from './http/ports.ts';
import { addKeeping } from './keeping.ts';
import { NO_LOG, jsonLog } from './log.ts';
import { GameServer, LIMITS } from './server.ts';

interface Options {
  readonly port?: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly pages: string | false;
  readonly behindProxy: boolean;
  readonly origin: readonly string[];
  readonly maxConnections: number;
  readonly maxPerAddress: number;
  readonly maxMessage: number;
  readonly maxGames: number;
  readonly rate: number;
  readonly idle: number;
  readonly contact: string;
  readonly pushService: readonly string[];
  readonly quiet: boolean;
}

const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`A whole number from ${least} to ${most} is expected.`);
    return value;
  };

const PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));

const dataFolder = (): string =>
  join(process.env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'sensorium', 'server');

const option = (flags: string, text: string, variable: string): Option =>
  new Option(flags, text).env(`SENSORIUM_${variable}`);

export const serverProgram = (): Command => addKeeping(settings(new Command('sensorium-server')));

const settings = (program: Command): Command =>
  program
    .description('serves the page and online play; the games are kept in a database of its own, or in PostgreSQL')
    .addOption(
      new Option('--port <number>', `the port (else ${FIRST_PORT}, or the next free one)`)
        .env('PORT')
        .argParser(whole(0, 65_535)),
    )
    .addOption(option('--host <address>', 'the address it listens on', 'HOST').default('127.0.0.1'))
    .addOption(option('--data <folder>', 'where the embedded database lies', 'DATA').default(dataFolder()))
    .addOption(option('--database <url>', 'postgres://… in place of the embedded database', 'DATABASE'))
    .addOption(option('--pages <folder>', 'the built page', 'PAGES').default(PAGES))
    .addOption(new Option('--no-pages', 'online play only, without the page'))
    .addOption(
      option(
        '--behind-proxy',
        'trust X-Forwarded-For and X-Forwarded-Proto of the proxy in front',
        'BEHIND_PROXY',
      ).default(false),
    )
    .addOption(
      option('--origin <url>', 'another origin whose pages may connect; may be given several times', 'ORIGIN')
        .argParser((text: string, before: readonly string[]) => [...before, ...text.split(',')])
        .default([]),
    )
    .addOption(
      option('--max-connections <number>', 'connections at a time', 'MAX_CONNECTIONS')
        .argParser(whole(1, 1_000_000))
        .default(LIMITS.connections),
    )
    .addOption(
      option('--max-per-address <number>', 'connections from one address', 'MAX_PER_ADDRESS')
        .argParser(whole(1, 1_000_000))
        .default(LIMITS.connectionsPerAddress),
    )
    .addOption(
      option('--max-message <bytes>', 'bytes of one message', 'MAX_MESSAGE')
        .argParser(whole(1000, 10_000_000))
        .default(LIMITS.message),
    )
    .addOption(
      option('--max-games <number>', 'unfinished games of one person', 'MAX_GAMES')
        .argParser(whole(1, 10_000))
        .default(LIMITS.games),
    )
    .addOption(
      option('--rate <number>', 'requests a second of one connection', 'RATE')
        .argParser(whole(1, 100_000))
        .default(LIMITS.rate),
    )
    .addOption(
      option('--idle <seconds>', 'after which a game nobody looks at is put away', 'IDLE')
        .argParser(whole(1, 1_000_000))
        .default(LIMITS.idle / 1000),
    )
    .addOption(
      option(
        '--contact <address>',
        'mailto:… or https://…: whom the push services of browsers may write to',
        'CONTACT',
      ).default('mailto:admin@localhost'),
    )
    .addOption(
      option(
        '--push-service <origin>',
        'a push service besides those of the browsers; may be given several times',
        'PUSH_SERVICE',
      )
        .argParser((text: string, before: readonly string[]) => [...before, ...text.split(',')])
        .default([]),
    )
    .addOption(option('--quiet', 'no log', 'QUIET').default(false))
    .action(run);

const askYes = async (question: string): Promise<boolean> => {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await reader.question(question);
  reader.close();
  return !/^n/i.test(answer.trim());
};

const run = async (options: Options): Promise<void> => {
  const log = options.quiet ? NO_LOG : jsonLog((line) => void process.stderr.write(line));
  const server = new GameServer({
    pages: options.pages === false ? null : options.pages,
    data: options.data,
    ...(options.database === undefined ? {} : { database: options.database }),
    log,
    isBehindProxy: options.behindProxy,
    origins: options.origin,
    push: { subject: options.contact, services: options.pushService },
    limits: {
      connections: options.maxConnections,
      connectionsPerAddress: options.maxPerAddress,
      message: options.maxMessage,
      games: options.maxGames,
      rate: options.rate,
      burst: options.rate * 4,
      idle: options.idle * 1000,
    },
  });
  const { host, port: wanted } = options;
  const shown = host === '127.0.0.1' ? 'localhost' : host;
  const usual = `http://${shown}:${wanted ?? FIRST_PORT}/`;
  const words = await servingWords();
  const port = await listen(server.http, host, wanted).catch((error: unknown) => {
    throw error instanceof PortTaken ? new Error(words.portIsTaken(wanted!), { cause: error }) : error;
  });
  if (wanted === undefined && port !== FIRST_PORT && (await isElsewhere(words, host, usual))) return server.stop();
  console.log(words.isAt(`http://${shown}:${port}/`));
  stopGently(server);
};

const servingWords = async (): Promise<Parts['serving']> => {
  const language = languageOfSurroundings(process.env);
  await loadWords(language, ['serving']);
  return wordsOf(language, 'serving');
};

/** True where the one that runs already is taken. */
const isElsewhere = async (words: Parts['serving'], host: string, usual: string): Promise<boolean> => {
  const isRunning = await isOurs(`http://${host}:${FIRST_PORT}/`);
  console.log(takenAddress(words, usual, isRunning));
  if (!isRunning || !process.stdin.isTTY || !(await askYes(words.useIt(usual)))) return false;
  console.log(words.openIt(usual));
  return true;
};

/** A second signal does not wait. */
const stopGently = (server: GameServer): void => {
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isAsked) process.exit(1);
      isAsked = true;
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
};
