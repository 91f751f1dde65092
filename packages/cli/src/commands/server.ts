/** `sensorium server`: the server is a program of its own; what follows the word is its command line. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { commandWords, type Language } from '../terminalWords.ts';

const PROGRAM = fileURLToPath(new URL('../../../server/bin/sensorium-server.mjs', import.meta.url));

/** For the list of commands: the command line itself goes to the server as it is. */
export const createServer = (language: Language): Command =>
  new Command('server').description(commandWords(language).server.about);

export const isForServer = (parameters: readonly string[]): boolean => parameters[0] === 'server';

/** Its status. */
export const runServer = (parameters: readonly string[]): Promise<number> => {
  const child = spawn(process.execPath, [PROGRAM, ...parameters.slice(1)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.once('close', (code) => done(code ?? 1));
  });
};
