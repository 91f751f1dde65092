// PostgreSQL for the tests of several server processes: Debian's server programs, installed by apt where that is possible. Where it is not, those tests
// are left out and it is said; with SENSORIUM_NEEDS_POSTGRES (as in CI) that is a failure.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const HOME = '/usr/lib/postgresql';
const isThere = () =>
  existsSync(HOME) && readdirSync(HOME).some((version) => existsSync(`${HOME}/${version}/bin/initdb`));

if (!isThere() && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
  console.log('Installing PostgreSQL for the tests of several server processes …');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
if (!isThere()) {
  console.error(`There is no PostgreSQL server in ${HOME}: the tests that need one are left out.`);
  if (process.env['SENSORIUM_NEEDS_POSTGRES'] !== undefined) process.exitCode = 1;
}
