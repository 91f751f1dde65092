/** How a program of that name is started: a module with a `decide` by our runner, anything else as a line for the shell. */
import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ProgramCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly shell: boolean;
}

const MODULES = ['.mjs', '.js', '.ts'];
const LOADER = ['--conditions=sensorium-source', '--import', 'tsx'];

/** Whether somebody means a program and not a player of the list. */
export const isProgram = (name: string): boolean => /[\s/\\]/.test(name) || MODULES.includes(extname(name));

export const commandOf = (name: string): ProgramCommand => {
  if (!MODULES.includes(extname(name)) || !existsSync(name)) return { command: name, args: [], shell: true };
  const isSource = import.meta.url.endsWith('.ts');
  const runner = isSource ? new URL('./runner.ts', import.meta.url) : new URL('./runner.js', import.meta.url);
  const loader = isSource || extname(name) === '.ts' ? LOADER : [];
  return { command: process.execPath, args: [...loader, fileURLToPath(runner), resolve(name)], shell: false };
};
