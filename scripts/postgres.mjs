// PostgreSQL and nginx for the tests of the server: Debian's programs, installed by apt where that is possible. Where it is not, those tests
// are left out and it is said; with SENSORIUM_NEEDS_POSTGRES (as in CI) that is a failure.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const HOME = '/usr/lib/postgresql';
const hasPostgres = () =>
  existsSync(HOME) && readdirSync(HOME).some((version) => existsSync(`${HOME}/${version}/bin/initdb`));
const isThere = () => hasPostgres() && existsSync('/usr/sbin/nginx');

if (!isThere() && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
  console.log('Installing PostgreSQL and nginx for the tests of the server …');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql', 'nginx-light']])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
if (!hasPostgres()) console.error(`There is no PostgreSQL server in ${HOME}: the tests that need one are left out.`);
if (!existsSync('/usr/sbin/nginx')) console.error('There is no nginx: the tests behind it are left out.');
if (!isThere() && process.env['SENSORIUM_NEEDS_POSTGRES'] !== undefined) process.exitCode = 1;
