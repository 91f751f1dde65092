// Golden games: recorded once, played back for ever by the tests.
//   npm run golden record NAME BOARD SEED COMMANDS   plays a game of random legal commands and records it
//   npm run golden tell                              writes the texts anew after a change of words or events
//   npm run golden games                             keeps how games of random commands go after a change of rules or events
//   npm run golden account TITLE                     tells all that a case leads to
//   npm run golden accounts                          keeps what all cases lead to after a change of rules or events
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { Table, parseReplay, pending } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { accountLine, accountOf } from '../packages/cli/src/cases/account.ts';
import { CaseError, parseCases, type CaseDocument } from '../packages/cli/src/cases/caseFile.ts';
import { ARMOURY, BASTION, MUSTER } from '../packages/rules/testing/arsenalBoards.ts';
import { CROSSING, HIDEOUT, LANDING, MELEE, ship } from '../packages/rules/testing/boards.ts';
import { CRYPT, GANTRY } from '../packages/rules/testing/deathwingBoards.ts';
import { picker, randomChoice } from '../packages/rules/testing/random.ts';
import { tellRandomGames } from '../packages/rules/testing/randomGames.ts';
import { scenarioOf } from '../packages/rules/testing/scenarios.ts';
import { tellReplay } from '../packages/rules/testing/telling.ts';

const FOLDER = new URL('../packages/rules/golden/', import.meta.url);
const BOARDS = [CROSSING, MELEE, HIDEOUT, LANDING, ship(18, 5, 8), GANTRY, CRYPT, ARMOURY, BASTION, MUSTER];

/** Words that keep a short game going somewhere: fewer turns on the spot, no end of the phase while AP are left. */
const isDull = (word: string): boolean => ['turn', 'end', 'self-destruct', 'detonate', 'teleport'].includes(word);

const record = (name: string, boardId: string, seed: number, commands: number): void => {
  const file = new URL(`${name}.json`, FOLDER);
  if (existsSync(file)) throw new Error(`${name} exists: a golden game is never recorded anew`);
  const sketch = BOARDS.find(({ id }) => id === boardId);
  if (sketch === undefined) throw new Error(`there is no board '${boardId}': ${BOARDS.map(({ id }) => id).join(', ')}`);
  const table = new Table(setupFor(scenarioOf(sketch)), { seed });
  const pick = picker(seed);
  for (let i = 0; i < commands; i++) {
    const open = pending(table.game);
    if (open === null) break;
    let choice = randomChoice(table.game, pick);
    for (let tries = 0; tries < 2 && isDull(choice.do); tries++) choice = randomChoice(table.game, pick);
    const answer = table.play(open.side, choice);
    if ('reason' in answer) throw new Error(`refused: ${answer.rule} ${answer.reason}`);
  }
  const replay = table.replay();
  writeFileSync(file, `${JSON.stringify(replay)}\n`);
  writeFileSync(new URL(`${name}.txt`, FOLDER), tellReplay(replay));
};

const tell = (): void => {
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.json'))) {
    const replay = parseReplay(readFileSync(new URL(name, FOLDER), 'utf8'));
    writeFileSync(new URL(name.replace('.json', '.txt'), FOLDER), tellReplay(replay));
  }
};

const CASES = new URL('../cases/', import.meta.url);
const ACCOUNTS = new URL('../packages/cli/src/cases/accounts.txt', import.meta.url);

const caseFiles = (): { name: string; cases: CaseDocument[] }[] =>
  readdirSync(CASES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      name,
      cases: parseCases(name, readFileSync(new URL(name, CASES), 'utf8')).map((document) => {
        if (document instanceof CaseError) throw document;
        return document;
      }),
    }));

const keepAccounts = (): void => {
  const parts = caseFiles().map(({ name, cases }) => [name, ...cases.map(accountLine)].join('\n'));
  writeFileSync(ACCOUNTS, `${parts.join('\n\n')}\n`);
};

const tellAccount = (title: string): void => {
  for (const document of caseFiles().flatMap(({ cases }) => cases))
    if (document.title === title) accountOf(document, (line) => console.log(line));
};

const [order, name = '', board = '', seed = '1', commands = '100'] = process.argv.slice(2);
if (order === 'record' && name !== '') record(name, board, Number(seed), Number(commands));
else if (order === 'tell') tell();
else if (order === 'games') writeFileSync(new URL('random.txt', FOLDER), tellRandomGames());
else if (order === 'account' && name !== '') tellAccount(name);
else if (order === 'accounts') keepAccounts();
else {
  console.error('usage: npm run golden record NAME BOARD SEED COMMANDS | tell | games | account TITLE | accounts');
  process.exitCode = 1;
}
