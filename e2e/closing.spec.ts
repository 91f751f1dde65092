/** Pages that are reloaded or closed in the middle of something: what was done is done, and nothing is given away. */
import type { BrowserContext } from '@playwright/test';
import { SEED, begun, shown, shows, turnLeft } from './keeping.ts';
import { deployAll, endTurn, expect, playQuickly, startSeeded, test, type Page } from './table.ts';

test.beforeEach(({ page }) => playQuickly(page));

test('what is shown is stored: a reload at any moment loses nothing', async ({ page }) => {
  await begun(page);
  for (let i = 0; i < 4; i++) {
    await turnLeft(page);
    const orders = await shown(page);
    await page.reload();
    await shows(page, orders);
  }
});

test('an undo is stored too', async ({ page }) => {
  await begun(page);
  const orders = await shown(page);
  await turnLeft(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await shows(page, orders);
  await page.reload();
  await shows(page, orders);
});

/** The thread hears nothing more: whatever is clicked now is neither stored nor shown before the page is closed. */
const deafen = (page: Page): Promise<void> => page.evaluate('Worker.prototype.postMessage = () => undefined');

/** The page is closed, and the game opened again in another. */
const reopened = async (context: BrowserContext, page: Page): Promise<Page> => {
  const url = page.url();
  await page.close();
  const again = await context.newPage();
  await playQuickly(again);
  await again.goto(url);
  return again;
};

test('an order clicked when the page is closed is carried out when the game is opened again, once', async ({
  page,
  context,
}) => {
  await begun(page);
  const orders = await shown(page);
  await page.getByRole('application').focus();
  await deafen(page);
  await page.keyboard.press('q');
  await shows(page, orders);
  const again = await reopened(context, page);
  await shows(again, orders + 1);
  await again.reload();
  await shows(again, orders + 1);
});

test('an undo clicked when the page is closed is carried out when the game is opened again, once', async ({
  page,
  context,
}) => {
  await begun(page);
  await turnLeft(page);
  await turnLeft(page);
  const orders = await shown(page);
  await deafen(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await shows(page, orders);
  const again = await reopened(context, page);
  await shows(again, orders - 1);
  await again.reload();
  await shows(again, orders - 1);
});

test('two people at one screen: a reload shows the hand-over first', async ({ page }) => {
  await startSeeded(page, SEED, 'A friend at this screen');
  await deployAll(page);
  await page.reload();
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.getByRole('application')).toHaveCount(0);
  await page.locator('.curtain').getByRole('button').click();
  await expect(page.getByRole('application')).toBeVisible();
});

/** Nothing of the table is to be seen, and nothing that somebody at it may know. */
const isCovered = async (page: Page): Promise<void> => {
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.getByRole('application')).toHaveCount(0);
  await expect(page.getByText(/^Command points/)).toHaveCount(0);
};

test('C20  two people at one screen: a reload in the middle of either side’s turn, and under the hand-over, shows the hand-over', async ({
  page,
}) => {
  await startSeeded(page, SEED, 'A friend at this screen');
  await deployAll(page);
  await turnLeft(page);
  const orders = await shown(page);
  await page.reload();
  await isCovered(page);
  await page.reload();
  await isCovered(page);
  await page.locator('.curtain').getByRole('button').click();
  await shows(page, orders);
  await endTurn(page);
  await isCovered(page);
  await page.reload();
  await isCovered(page);
  await expect(page.locator('.curtain')).toContainText(/alien/i);
  await page.locator('.curtain').getByRole('button').click();
  await expect(page.getByRole('application')).toBeVisible();
  await page.reload();
  await isCovered(page);
});
