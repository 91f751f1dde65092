// The real browser the journeys run in: Debian's Chromium, installed by apt where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const WANTED = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const problem = browserMissing();
if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
}

/** Why there is no browser; null when there is one. */
function browserMissing() {
  if (existsSync(WANTED)) return null;
  if (process.env['CHROMIUM_PATH'] !== undefined) return `CHROMIUM_PATH names ${WANTED}, which does not exist`;
  if (spawnSync('apt-get', ['--version']).status !== 0 || process.getuid?.() !== 0)
    return 'Chromium is needed for the browser journeys: install it, or name it in CHROMIUM_PATH';
  console.log('Installing Chromium for the browser journeys …');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return existsSync(WANTED) ? null : 'apt could not install chromium; install it, or name it in CHROMIUM_PATH';
}
