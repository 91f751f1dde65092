// Runs the case files named, in that order, and ends at the first case that fails with 1, at the first whose account is
// not the one that was kept with 2.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Cases = typeof import('../../packages/cli/src/cases/caseFile.ts');
type Accounts = typeof import('../../packages/cli/src/cases/account.ts');

/** Of the tree in which this runs, which is not the one this file lies in. */
const imported = (file: string): Promise<unknown> =>
  import(pathToFileURL(resolve('packages/cli/src/cases', file)).href);

const { CaseError, parseCases } = (await imported('caseFile.ts')) as Cases;
const { accountOf } = (await imported('account.ts')) as Accounts;
const kept = new Set(readFileSync('packages/cli/src/cases/accounts.txt', 'utf8').split('\n'));

const outcomeOf = (file: string): number => {
  for (const document of parseCases(file, readFileSync(file, 'utf8'))) {
    if (document instanceof CaseError) return 1;
    const { digits, failures } = accountOf(document);
    if (failures.length > 0) return 1;
    if (!kept.has(`${digits} ${document.title}`)) return 2;
  }
  return 0;
};

for (const file of process.argv.slice(2)) {
  process.exitCode = outcomeOf(file);
  if (process.exitCode > 0) break;
}
