/**
 * npm run soak:browser -- --reloads 300 --kills 50: plays against a program that thinks, reloads the page and kills the browser at
 * random moments, and checks that no order that was shown is lost. `--seed 7` gives the same moments again.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { createPageServer, listen } from './serve.mjs';

const { values } = parseArgs({
  options: {
    reloads: { type: 'string', default: '300' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '0' },
  },
});
const DIST = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const PATIENCE = 60_000;
const OPPONENT = 'The patriarch';

/** Small and good enough to choose moments. */
const chanceFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
const below = chanceFrom(Number(values.seed));

const server = createPageServer(DIST);
const port = await listen(server, '127.0.0.1', Number(values.port));
const home = `http://localhost:${port}`;
const profile = mkdtempSync(join(tmpdir(), 'sensorium-soak-'));

interface Running {
  readonly process: ChildProcess;
  readonly browser: Browser;
  readonly page: Page;
}

/** What was shown last, as far as the page could say it before it ended. */
const shown = { orders: 0 };

/** The page tells each count of orders as soon as it stands in the document. */
const TELL = `new MutationObserver(() => {
  const count = document.querySelector('main.game')?.dataset.commands;
  if (count !== undefined && count !== globalThis.lastTold) toldOrders(Number((globalThis.lastTold = count)));
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-commands'] })`;

const debuggingPort = async (): Promise<string> => {
  const file = join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 300; tries++) {
    const [found = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (found !== '') return found;
    await pause(100);
  }
  throw new Error('the browser did not start');
};

const start = async (): Promise<Running> => {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  // A killed browser leaves its locks behind.
  for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    rmSync(join(profile, lock), { force: true });
  const args = [
    '--headless=new',
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
    '--window-size=1440,900',
  ];
  const child = spawn(CHROMIUM, [...args, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: 'ignore',
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort()}`);
  const [context] = browser.contexts();
  const page = context!.pages()[0] ?? (await context!.newPage());
  page.setDefaultTimeout(PATIENCE);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  await page.exposeFunction('toldOrders', (orders: number) => {
    shown.orders = orders;
  });
  await page.addInitScript(
    `localStorage.setItem('sensorium.settings', JSON.stringify({ pace: 'fast', language: 'en' }));${TELL}`,
  );
  return { process: child, browser, page };
};

/** The whole group: a browser is several processes. */
const kill = async ({ process: child, browser }: Running): Promise<void> => {
  const ended = new Promise((done) => child.once('exit', done));
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
  await browser.close().catch(() => undefined);
};

const beginGame = async (page: Page): Promise<string> => {
  await page.goto(`${home}/#/new`);
  await page.getByRole('radio', { name: OPPONENT }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Deploy all automatically' }).click();
  await page.getByText('Marine actions').first().waitFor();
  return page.url();
};

/** Whatever a person may do in a hurry; what cannot be done now is not done. */
const act = async (page: Page): Promise<void> => {
  const board = page.getByRole('application');
  if (!(await board.isVisible())) return;
  const answers = page.locator('.decision button');
  const count = await answers.count();
  if (count > 0)
    return answers
      .nth(below(count))
      .dispatchEvent('click', {}, { timeout: 500 })
      .catch(() => undefined);
  await board.focus();
  if (below(4) > 0) {
    await page.keyboard.press('Tab');
    return page.keyboard.press(below(2) === 0 ? 'q' : 'e');
  }
  await page.keyboard.press('t');
  const sure = page.getByRole('dialog').getByRole('button', { name: 'End the turn' });
  return sure.click({ timeout: 1500 }).catch(() => page.keyboard.press('Escape'));
};

const tally = { games: 1, orders: 0, reloads: 0, kills: 0, lost: 0, whileThinking: 0 };
const due = [
  ...Array<'reload'>(Number(values.reloads)).fill('reload'),
  ...Array<'kill'>(Number(values.kills)).fill('kill'),
];

let running = await start();

/** The game as it is after the harm, beside what was shown before it. */
const check = async (harm: string, least: number): Promise<void> => {
  const game = running.page.locator('main.game[data-commands]');
  await game.waitFor();
  const now = Number(await game.getAttribute('data-commands'));
  if (now >= least) return;
  tally.lost++;
  console.error(`${least} orders were shown before the ${harm}, ${now} are stored`);
};

const soak = async (): Promise<void> => {
  let address = await beginGame(running.page);
  while (due.length > 0) {
    for (let acts = 1 + below(5); acts > 0; acts--) await act(running.page);
    await pause(below(900));
    if (await running.page.locator('.phase-wait').isVisible()) tally.whileThinking++;
    const [harm] = due.splice(below(due.length), 1);
    const before = shown.orders;
    if (harm === 'kill') {
      await kill(running);
      const least = shown.orders;
      tally.kills++;
      running = await start();
      await running.page.goto(address);
      await check(harm, least);
    } else {
      await running.page.reload();
      tally.reloads++;
      await check('reload', before);
    }
    if (!(await running.page.locator('.over').isVisible())) continue;
    tally.games++;
    tally.orders += shown.orders;
    address = await beginGame(running.page);
  }
  tally.orders += shown.orders;
};

try {
  await soak();
} finally {
  await kill(running);
  server.close();
  server.closeAllConnections();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
console.log(
  `${tally.reloads} reloads and ${tally.kills} killed browsers (${tally.whileThinking} while the program thought) ` +
    `in ${tally.games} games of ${tally.orders} orders: ${tally.lost} times an order that was shown was lost`,
);
process.exitCode = tally.lost === 0 ? 0 : 1;
