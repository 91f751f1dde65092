/** The harm done to stored games: writes that fail, windows beside each other, threads and databases that end. */
import { readFileSync } from 'node:fs';
import type { Worker as Thread } from '@playwright/test';
import { gameAtTheDoor } from './finished.ts';
import { begun, notice, secondWindow, shown, shows, turnLeft } from './keeping.ts';
import { endTurn, expect, playQuickly, show, test, type Page } from './table.ts';

test.beforeEach(({ page }) => playQuickly(page));

const engineOf = (page: Page): Thread => page.workers().at(-1)!;

/** From now on every write in the thread fails, or none. */
const breakWrites = (page: Page, areBroken: boolean): Promise<void> =>
  engineOf(page).evaluate(`{
    const store = IDBObjectStore.prototype;
    store.whole ??= store.put;
    store.put = ${areBroken} ? () => { throw new DOMException('no room', 'QuotaExceededError'); } : store.whole;
  }`);

for (const width of [360, 700, 1440])
  test(`a save that fails is seen below the bar, ${width} pixels wide, and counts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await begun(page);
    await breakWrites(page, true);
    await turnLeft(page);
    await expect(notice(page)).toContainText('the last order is in this page only');
    await turnLeft(page);
    await expect(notice(page)).toContainText('the last 2 orders are in this page only');
    const [bar, line] = await Promise.all([page.locator('.topbar').boundingBox(), notice(page).boundingBox()]);
    expect(line!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
    expect(line!.width).toBe(width);
    const exporting = notice(page).getByRole('button', { name: 'Export now' });
    await exporting.click({ trial: true });
    const [download] = await Promise.all([page.waitForEvent('download'), exporting.click()]);
    const { entries } = JSON.parse(readFileSync(await download.path(), 'utf8')) as { entries: unknown[] };
    expect(entries).toHaveLength(await shown(page));
    await breakWrites(page, false);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page)).toHaveCount(0);
    const orders = await shown(page);
    await page.reload();
    await shows(page, orders);
  });

test('what was not stored when the table was left is still in the page, and said to be', async ({ page }) => {
  await begun(page);
  await breakWrites(page, true);
  await turnLeft(page);
  const orders = await shown(page);
  await page.getByRole('button', { name: /^Leave/ }).click();
  await page.getByRole('link', { name: 'Games and replays' }).click();
  await expect(page.getByText('Not saved: in this page only')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await shows(page, orders);
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await shows(page, orders);
});

test('in French the notice speaks French', async ({ page }) => {
  await page.addInitScript(
    "localStorage.setItem('sensorium.settings', JSON.stringify({ pace: 'off', language: 'fr' }))",
  );
  await page.goto('./#/new');
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await page.getByRole('button', { name: /automatiquement/ }).click();
  await expect(page.getByRole('button', { name: /^Fin/ }).first()).toBeVisible();
  await breakWrites(page, true);
  await turnLeft(page);
  // The order before may still be on its way.
  await expect(notice(page)).toContainText(/dernier ordre n’est que|derniers ordres ne sont que/);
});

test('a thread that ends is told at once, and the game goes on from the last stored order', async ({ page }) => {
  await page.addInitScript(`
    globalThis.threads = [];
    const Plain = Worker;
    globalThis.Worker = class extends Plain {
      constructor(...how) {
        super(...how);
        threads.push(this);
      }
    };
  `);
  await begun(page);
  await turnLeft(page);
  const orders = await shown(page);
  await page.evaluate('for (const thread of threads) thread.terminate()');
  await expect(notice(page)).toContainText('The table has stopped.');
  await notice(page).getByRole('button', { name: 'Go on from the last saved order' }).click();
  await expect(notice(page)).toHaveCount(0);
  await shows(page, orders);
  await turnLeft(page);
});

test('two windows: one plays, the other watches, takes over, and the first watches', async ({ page, context }) => {
  await begun(page);
  const other = await secondWindow(context, page);
  await expect(notice(other)).toContainText('Here you watch');
  await turnLeft(page);
  await shows(other, await shown(page));
  const before = await shown(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await shows(page, before - 1);
  await shows(other, before - 1);
  await expect(other.getByRole('button', { name: /^End turn/ })).toHaveAttribute('aria-disabled', 'true');
  await notice(other).getByRole('button', { name: 'Play here' }).click();
  await expect(notice(page)).toContainText('Here you watch');
  await expect(notice(other)).toHaveCount(0);
  await turnLeft(other);
  await shows(page, await shown(other));
  await endTurn(other);
  await expect(other.getByText('Turn 2', { exact: true })).toBeVisible();
  await shows(page, await shown(other));
  await other.reload();
  await shows(page, await shown(other));
});

test('a game deleted in another window says so at the table, and can be stored again', async ({ page, context }) => {
  await begun(page);
  const other = await context.newPage();
  await show(other, 'replays');
  await other.getByRole('button', { name: 'Delete First Steps' }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(notice(page)).toContainText('was deleted in another window');
  await turnLeft(page);
  await expect(notice(page)).toContainText('was deleted in another window');
  await notice(page).getByRole('button', { name: 'Save it again' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Continue' })).toBeVisible();
  const orders = await shown(page);
  await page.reload();
  await shows(page, orders);
});

test('a running game for a friend: one side’s view, opened in the viewer; the whole file says that it holds secrets', async ({
  page,
}) => {
  await begun(page);
  await show(page, 'replays');
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export First Steps', exact: true }).click(),
  ]);
  expect(whole.suggestedFilename()).toContain('with-secrets');
  const [seen] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'For a friend, as seen by the marines: First Steps' }).click(),
  ]);
  expect(seen.suggestedFilename()).toContain('seen-by-marines');
  await page.getByLabel('Import a file').setInputFiles(await whole.path());
  await expect(page.getByRole('alert')).toContainText('secrets of both sides');
  await page.getByLabel('Import a file').setInputFiles(await seen.path());
  await expect(page.getByRole('heading', { name: 'A game as one side has seen it' })).toBeVisible();
  await page
    .getByRole('button', { name: 'Step forward' })
    .or(page.locator('.transport-row button').nth(3))
    .first()
    .click();
  await expect(page.locator('.transport')).toBeVisible();
});

/** A page of the same origin on which nothing of ours runs. */
const BARE = './icon.svg';

/** Opens the database by hand, and does something with it. */
const withDatabase = (version: number, how: string): string => `new Promise((done, failed) => {
  const request = indexedDB.open('sensorium', ${version});
  request.addEventListener('blocked', () => failed(new Error('blocked')));
  ${how}
})`;

const OLD_GAME = {
  id: 'old',
  version: 1,
  mission: 'first-steps',
  sides: { marines: 'person', aliens: 'diceroller-2' },
  clock: 'off',
  seed: 1,
  begun: 1,
  changed: 2,
  turn: 1,
  winner: '',
  endedBy: '',
  match: null,
  hasSave: true,
};

/** As version 2 wrote it: a save is one text. */
const oldDatabase = (save: string): string =>
  withDatabase(
    2,
    `request.addEventListener('upgradeneeded', () => {
      for (const store of ['games', 'saves', 'forces', 'sagas']) request.result.createObjectStore(store, { keyPath: 'id' });
    });
    request.addEventListener('success', () => {
      const transaction = request.result.transaction(['games', 'saves', 'forces'], 'readwrite');
      transaction.objectStore('games').put(${JSON.stringify(OLD_GAME)});
      transaction.objectStore('saves').put(${JSON.stringify({ id: 'old', save })});
      transaction.objectStore('forces').put({ id: 'list', name: 'Old list', text: '{}', changed: 3 });
      transaction.addEventListener('complete', () => {
        request.result.close();
        done();
      });
    });`,
  );

test('games of the older database are taken over', async ({ page, context }) => {
  const bare = await context.newPage();
  await bare.goto(BARE);
  await bare.evaluate(oldDatabase(gameAtTheDoor()));
  await show(page, 'replays');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  const orders = await shown(page);
  await turnLeft(page);
  await page.reload();
  await shows(page, orders + 1);
  await show(page, 'forces');
  await expect(page.getByRole('link', { name: 'Old list' })).toBeVisible();
});

test('an old window that holds the database is waited for, visibly', async ({ page, context }) => {
  const old = await context.newPage();
  await old.goto(BARE);
  await old.evaluate(
    withDatabase(
      1,
      `request.addEventListener('success', () => {
        globalThis.held = request.result;
        done();
      });`,
    ),
  );
  await page.goto('./#/replays');
  await expect(page.locator('.storage-notice')).toContainText('Waiting');
  await old.close();
  await expect(page.locator('.storage-notice')).toHaveCount(0);
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
});

test('a newer version asks this page to let go: it does, and says so', async ({ page, context }) => {
  await show(page, 'replays');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  const newer = await context.newPage();
  await newer.goto(BARE);
  await newer.evaluate(withDatabase(99, "request.addEventListener('success', () => done());"));
  await expect(page.locator('.storage-notice')).toContainText('newer version');
});

test('a database wiped while somebody plays: told, and stored again when that is wanted', async ({ page, context }) => {
  await begun(page);
  const other = await context.newPage();
  await other.goto(BARE);
  await other.evaluate(
    `new Promise((done) => indexedDB.deleteDatabase('sensorium').addEventListener('success', () => done()))`,
  );
  await turnLeft(page);
  await expect(notice(page)).toContainText('by the browser');
  await expect(notice(page).getByRole('button', { name: 'Export now' })).toBeVisible();
  await notice(page).getByRole('button', { name: 'Save it again' }).click();
  await expect(notice(page)).toHaveCount(0);
  const orders = await shown(page);
  await page.reload();
  await shows(page, orders);
});

for (const [what, script] of [
  ['is refused', "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"],
  ['never answers', 'indexedDB.open = () => new EventTarget();'],
] as const)
  test(`a database that ${what} is told at the start and in the list; the game is played and exported`, async ({
    page,
  }) => {
    await page.addInitScript(script);
    await page.route('**/assets/worker-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${script}${await response.text()}` });
    });
    await page.goto('./#/');
    await expect(page.locator('.storage-notice')).toContainText('export what you want to keep');
    await show(page, 'replays');
    await expect(page.locator('.storage-notice')).toBeVisible();
    await begun(page);
    const orders = await shown(page);
    await expect(notice(page)).toContainText('in this page only');
    await page.getByRole('button', { name: /^Leave/ }).click();
    await page.getByRole('link', { name: 'Games and replays' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export First Steps' }).click(),
    ]);
    const { entries } = JSON.parse(readFileSync(await download.path(), 'utf8')) as { entries: unknown[] };
    expect(entries).toHaveLength(orders);
  });

test('the browser is asked to keep what lies there, and Settings say what it answered', async ({ page }) => {
  await begun(page);
  await show(page, 'settings');
  await expect(page.getByText(/MB of .* MB are used/)).toBeVisible();
  await expect(page.getByText(/The browser (has promised|may clear)/)).toBeVisible();
});

test('settings changed in one window are those of the other', async ({ page, context }) => {
  await show(page, 'settings');
  const other = await context.newPage();
  await show(other, 'settings');
  await other.getByRole('radio', { name: 'Français' }).check();
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
  await page
    .getByRole('radio', { name: /contrasté|Élevé|Fort/i })
    .first()
    .check();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Réglages' })).toBeVisible();
});
