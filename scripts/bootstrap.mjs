// Installs what the lock file names when it or Node changed since the last time; with --build, compiles and builds the page too.
// Runs before anything is installed, so it uses Node's own modules alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const STAMP = 'node_modules/.bootstrap';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const wanted = createHash('sha256').update(readFileSync('package-lock.json')).update(process.version).digest('hex');
if (readStamp() !== wanted) {
  run('npm', 'ci', '--include=dev');
  writeFileSync(STAMP, wanted);
}
if (process.argv.includes('--build')) {
  run(process.execPath, 'node_modules/typescript/bin/tsc', '-b');
  run(process.execPath, 'node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn');
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  // npm is a .cmd file on Windows, which only a shell can start.
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) process.exit(status ?? 1);
}
