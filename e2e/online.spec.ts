/** People elsewhere: two and three browsers at one game on a real server, with all that can go wrong in between. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  test as base,
  expect as plainly,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { axeFindings } from './table.ts';

/** Several browsers and a server share the processors. */
const expect = plainly.configure({ timeout: 30_000 });

/** A server of its own process, so that it can be killed: with the page, and a database in a folder. */
class Server {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sensorium-e2e-'));
  /** Chosen by the system at the first start, and kept: who was connected comes back. */
  private port = 0;
  private process: ChildProcess | null = null;

  get home(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--data', this.folder, '--quiet'];
    const started = spawn(process.execPath, ['packages/server/bin/sensorium-server.mjs', ...options]);
    this.process = started;
    await new Promise<void>((done, failed) => {
      started.stdout.once('data', (said: Buffer) => {
        this.port = Number(/:(\d+)\//.exec(said.toString())![1]);
        done();
      });
      started.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    });
    // The database is opened for the first who comes.
    await fetch(`${this.home}/api/v1/session`, { method: 'POST', headers: { 'content-type': 'application/json' } });
  }

  kill(): Promise<void> {
    const running = this.process!;
    const ended = new Promise<void>((done) => running.once('exit', () => done()));
    running.kill('SIGKILL');
    return ended;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'fr-FR',
  hasTouch: true,
  isMobile: true,
};

const contexts: BrowserContext[] = [];
test.afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

/** Somebody with a browser of his own, who waits for no animation. */
const sit = async (browser: Browser, { home }: Pick<Server, 'home'>, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext({ ...options, baseURL: home, reducedMotion: 'reduce' });
  contexts.push(context);
  await context.addInitScript("localStorage.setItem('sensorium.settings', JSON.stringify({ pace: 'off' }))");
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.soft(error.message).toBe(''));
  return page;
};

const orders = async (page: Page): Promise<number> =>
  Number(await page.locator('main.game').getAttribute('data-commands'));

/** Both are shown the same number of orders. */
const agree = async (...pages: readonly Page[]): Promise<void> => {
  await expect.poll(async () => new Set(await Promise.all(pages.map(orders))).size).toBe(1);
};

const invite = async (page: Page, choose: (page: Page) => Promise<void> = async () => undefined): Promise<string> => {
  await page.goto('./#/friend');
  await page.getByLabel('Your name, as the others see it').fill('Ana');
  await choose(page);
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  return page.getByLabel('Link of the invitation').inputValue({ timeout: 30_000 });
};

const sitDown = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.getByLabel(/Your name|Votre nom/).fill(name);
  await page.getByRole('button', { name: /^(Sit down|Prendre place)/ }).click();
  await expect(page.getByRole('application')).toBeVisible();
};

/** Whoever is asked answers in the simplest way: the first answer there is, or the end of his turn. True if something was said. */
const answer = async (page: Page): Promise<boolean> => {
  const before = await orders(page);
  const sure = page.getByRole('dialog').getByRole('button', { name: /^(End the turn|Finir le tour)$/ });
  const choices = [
    sure,
    page.locator('.decision .answer.is-main'),
    page.locator('.decision .answer.is-pass'),
    page.locator('.decision .answer'),
    page.getByRole('button', { name: /^(End turn|Fin du tour)/ }).and(page.locator(':not([aria-disabled=true])')),
  ];
  for (const choice of choices) {
    if (!(await choice.first().isVisible())) continue;
    await choice.first().click();
    await expect
      .poll(async () => {
        if (await sure.isVisible()) await sure.click({ timeout: 2000 }).catch(() => undefined);
        return orders(page);
      })
      .not.toBe(before);
    return true;
  }
  return false;
};

/** All play on until something holds. */
const playUntil = (pages: readonly Page[], holds: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        if (await holds()) return true;
        for (const page of pages) if (await answer(page)) await agree(...pages);
        return false;
      },
      { timeout: 120_000, intervals: [50] },
    )
    .toBe(true);

const isTurn = (page: Page, turn: number) => async (): Promise<boolean> =>
  (await page.locator('.phase').innerText()).includes(` ${turn}`);

const RESIGN = /^(Resign|Abandonner)/;
const resign = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: RESIGN }).click();
  await page.locator('.chooser').getByRole('button', { name: RESIGN }).click();
};

test.skip(({ isMobile }) => isMobile, 'brings screens of its own');

test('a link, a second browser sits down, both play, reload, lose the line and the server, and the game ends', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  const marines = await sit(browser, server, DESK);
  const aliens = await sit(browser, server, PHONE);
  const link = await invite(marines);
  expect(await axeFindings(marines)).toEqual([]);
  await sitDown(aliens, link, 'Béa');
  await expect(marines.locator('.company-seats')).toContainText('Béa');
  expect(await axeFindings(marines)).toEqual([]);

  await playUntil([marines, aliens], isTurn(marines, 2));

  // A reload in the middle of a decision loses nothing.
  const said = await orders(marines);
  await marines.reload();
  await expect(marines.getByRole('application')).toBeVisible();
  expect(await orders(marines)).toBe(said);

  // A second window of the same person shows the same game.
  const window = await marines.context().newPage();
  await window.goto(marines.url());
  await agree(window, marines, aliens);
  await window.close();

  // Without a network an order is plainly not sent; with it the game goes on where it stood.
  await marines.context().setOffline(true);
  await expect(marines.locator('[data-line=offline]')).toContainText('no network');
  await marines.getByRole('button', { name: /^End turn/ }).click();
  await marines.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
  await expect(marines.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible();
  await expect(aliens.getByText(/Ana est absent/)).toBeAttached({ timeout: 60_000 });
  await marines.context().setOffline(false);
  await expect(marines.locator('[data-line=open]')).toBeAttached();
  expect(await orders(marines)).toBe(said);

  // The server dies and comes back: both sit down again by themselves, and every order is there.
  await server.kill();
  await expect(aliens.locator('[data-line=lost]')).toContainText('La connexion est perdue');
  await server.start();
  for (const page of [marines, aliens])
    await expect(page.locator('[data-line=open]')).toBeAttached({ timeout: 30_000 });
  await agree(marines, aliens);
  expect(await orders(marines)).toBe(said);
  await playUntil([marines, aliens], isTurn(marines, 3));

  await resign(aliens);
  await marines.locator('.over').getByRole('button', { name: 'See how it went' }).click();
  await expect(marines.getByRole('heading', { name: 'The marines have won' })).toBeVisible();
  await marines.getByRole('button', { name: 'Check the dice' }).click();
  await expect(marines.getByText(/every die of the game comes from it/)).toBeVisible();
  expect(await axeFindings(marines)).toEqual([]);
});

test('A3.10  three people and a late spectator: everybody is shown the same orders, and nobody another’s secrets', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  const [first, second, aliens, watcher] = await Promise.all(
    [DESK, { ...DESK, viewport: { width: 1024, height: 768 } }, PHONE, DESK].map((options) =>
      sit(browser, server, options),
    ),
  );
  const link = await invite(first!, async (page) => {
    await page.getByLabel('Mission').selectOption('rescue');
    await page.getByRole('radio', { name: /^Three/ }).check();
    await page.getByRole('radio', { name: 'Anybody: what lies open on the table' }).check();
    await page.getByRole('radio', { name: 'Free text' }).check();
    await page.getByLabel('Seconds for each answer').fill('1');
  });
  await second!.goto(link);
  await second!.getByLabel('Your name').fill('Bo');
  await second!.getByRole('button', { name: 'Sit down: Second marine player' }).click();
  await expect(second!.getByText('Waiting for somebody to accept')).toBeVisible();
  await sitDown(aliens!, link, 'Cléo');
  const players = [first!, second!, aliens!];
  for (const page of players) await expect(page.getByRole('application')).toBeVisible();
  await playUntil(players, isTurn(first!, 2));

  // Somebody comes late to watch, by the lobby: he is shown no counters, and may say nothing.
  await watcher!.goto('./#/online');
  await watcher!.getByRole('link', { name: /Ana – Bo – Cléo/ }).click();
  await expect(watcher!.getByText('You are watching what lies open on the table.')).toBeVisible();
  await agree(first!, watcher!);
  await expect(watcher!.locator('.cp-pip')).toHaveCount(0);
  await expect(watcher!.getByRole('button', { name: 'Messages' })).toHaveCount(0);

  // Text and nothing else.
  await first!.getByRole('button', { name: /^Messages/ }).click();
  await first!.getByLabel('Your message').fill('<b>Hold the door</b>');
  await first!.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(first!.locator('.talk-lines')).toContainText('<b>Hold the door</b>');
  await first!.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(aliens!.getByRole('button', { name: /1 nouveau message/ })).toBeVisible();
  await resign(aliens!);
  await expect(watcher!.locator('.over')).toBeVisible();
});

test('by the day: the marine player gives standing orders and leaves; the alien turn asks nobody', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  const marines = await sit(browser, server, DESK);
  const aliens = await sit(browser, server, PHONE);
  const link = await invite(marines, async (page) => {
    await page.getByRole('radio', { name: /^Days for each answer/ }).check();
    await page.getByRole('spinbutton', { name: 'Days for each answer' }).fill('2');
  });
  await sitDown(aliens, link, 'Béa');
  await marines.getByRole('button', { name: 'Orders: ask me' }).click();
  const dialog = marines.getByRole('dialog', { name: 'Standing orders' });
  await dialog.getByRole('radio', { name: /^Pass/ }).check();
  await dialog.getByLabel(/has attacked/).check();
  expect(await axeFindings(marines)).toEqual([]);
  await dialog.getByRole('button', { name: 'Give these orders' }).click();
  await expect(marines.getByRole('button', { name: 'Orders: pass' })).toBeVisible();
  await playUntil([marines, aliens], async () => (await marines.locator('.phase.is-aliens').count()) > 0);

  // He leaves; the other plays his turn alone, and no answer is waited for.
  await marines.goto('./#/online');
  const waiting = marines.getByRole('link', { name: /First Steps.*Your turn/ });
  await playUntil([aliens], () => waiting.isVisible());
  await expect(marines).toHaveTitle(/^\(1\) /);
  await marines.reload();
  await waiting.click();
  await expect(marines.getByRole('button', { name: 'Orders: pass' })).toBeVisible();
  await agree(marines, aliens);

  // A draw is offered on the phone and accepted at the desk; then a rematch.
  await aliens.getByRole('button', { name: 'Menu' }).click();
  await aliens.getByRole('dialog').getByRole('button', { name: 'Proposer la nulle' }).click();
  await aliens.locator('.chooser, .stack').getByRole('button', { name: 'Proposer la nulle' }).click();
  await marines.getByRole('button', { name: 'Accept the draw' }).click();
  for (const page of [marines, aliens]) await page.locator('.over .is-main').click();
  await marines.getByRole('button', { name: 'Rematch with the sides swapped' }).click();
  await aliens.getByRole('button', { name: 'Accepter la revanche' }).click();
  await expect(aliens.locator('.company-seats')).toContainText(/Aliens\s:\s*Ana/);
  await marines.getByRole('link', { name: 'To the next game' }).click();
  await expect(marines.locator('.company-seats')).toContainText(/Aliens:\s*you/);
});

test('where the page comes without a game server, online play says so and the rest is there', async ({ browser }) => {
  const page = await sit(browser, { home: process.env['SENSORIUM_E2E']! }, PHONE);
  for (const screen of ['online', 'friend', 'join/x', 'table/x', 'outcome/x', 'recorded/x']) {
    await page.goto(`./#/${screen}`);
    await expect(page.getByText('sans serveur de jeu')).toBeVisible();
  }
  await page.goto('./#/new');
  await page.getByRole('link', { name: /Un ami au loin/ }).click();
  await expect(page.getByText('sans serveur de jeu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Jouer' })).toBeVisible();
});

test('my games has a switch for messages of the server, and the service worker shows them in the language of the page', async ({
  browser,
  server,
}) => {
  const page = await sit(browser, server, { ...PHONE, permissions: ['notifications'] });
  // The browser of a test has no push service: it says what one would.
  await page.addInitScript(() => {
    const key = (bytes: number): string => btoa(String.fromCharCode(...Array.from({ length: bytes }, (_, i) => i + 4)));
    const plain = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    PushManager.prototype.subscribe = () =>
      Promise.resolve({
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/trial',
          keys: { p256dh: plain(key(65)), auth: plain(key(16)) },
        }),
      } as unknown as PushSubscription);
  });
  await page.goto('./#/online');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const wanted = page.waitForResponse((said) => said.url().endsWith('/push') && said.request().method() === 'POST');
  await page.getByRole('switch', { name: 'Me prévenir quand c’est à moi' }).check();
  plainly((await wanted).status()).toBe(200);
  await expect(page.getByText('même quand la page est fermée')).toBeVisible();
  plainly(await axeFindings(page)).toEqual([]);

  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => done(registrations[0]!.registrationId));
  });
  await tools.send('ServiceWorker.enable');
  const data = JSON.stringify({ is: 'your-turn', game: 'trial', mission: 'rescue', party: 'aliens' });
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin: server.home,
    registrationId: await registered,
    data,
  });
  const shown = (): Promise<string[]> =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag }) => `${title} | ${body} | ${tag}`);
    });
  await expect.poll(shown).toEqual([plainly.stringMatching(/^C’est à vous de jouer \| .+ \| sensorium-trial$/)]);
  await page.getByRole('switch').uncheck();
  await expect(page.getByText('même quand la page est fermée')).toBeHidden();
});
