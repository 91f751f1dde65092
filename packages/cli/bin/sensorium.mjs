#!/usr/bin/env node
// Runs the compiled command when it is at least as new as every source file, and the source itself (through tsx) otherwise.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const SCOPE = '@sensorium/';
const cli = new URL('../', import.meta.url);

const loader = isBuilt() ? undefined : findLoader();
if (loader) runSource(loader);
else await import(new URL('dist/main.js', cli).href);

function isBuilt() {
  const { dependencies } = JSON.parse(readFileSync(new URL('package.json', cli), 'utf8'));
  const siblings = Object.keys(dependencies).filter((name) => name.startsWith(SCOPE));
  return [cli, ...siblings.map((name) => new URL(`../${name.slice(SCOPE.length)}/`, cli))].every(isPackageBuilt);
}

/** @param {URL} home */
function isPackageBuilt(home) {
  const source = fileURLToPath(new URL('src/', home));
  const output = fileURLToPath(new URL('dist/', home));
  const built = modified(`${output}.tsbuildinfo`);
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => isCode(file) || isCompiledData(file, output))
    .every((file) => modified(source + file) <= built);
}

/** @param {string} file */
function isCode(file) {
  return file.endsWith('.ts') && !file.endsWith('.test.ts');
}

/**
 * The compiler copies the data that code imports; other data is read where it lies and is never stale.
 * @param {string} file
 * @param {string} output
 */
function isCompiledData(file, output) {
  return file.endsWith('.json') && existsSync(output + file);
}

/** @param {string} path */
function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** tsx is absent where only production dependencies are installed; what is compiled must do there. */
function findLoader() {
  try {
    return import.meta.resolve('tsx');
  } catch {
    return undefined;
  }
}

/** @param {string} tsx */
function runSource(tsx) {
  const main = fileURLToPath(new URL('src/main.ts', cli));
  const child = spawn(
    process.execPath,
    ['--conditions=sensorium-source', '--import', tsx, main, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  // The terminal sends its own SIGINT to the child, which decides what it means.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  });
}
