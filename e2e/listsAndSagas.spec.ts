/** Lists, campaigns and last stands: nothing put together is lost, whatever is deleted beside it or changed in another window. */
import type { BrowserContext } from '@playwright/test';
import { expect, playQuickly, show, test, type Page } from './table.ts';

test.beforeEach(({ page }) => playQuickly(page));

test('a list being built outlives a reload and a link; removing a stored one asks', async ({ page }) => {
  await show(page, 'forces');
  const squads = page.locator('.bought-squads > li');
  await page.locator('.add-squad button').first().click();
  await expect(squads).toHaveCount(1);
  await page.reload();
  await expect(squads).toHaveCount(1);
  await page.goto('./#/rules');
  await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible();
  await page.goto('./#/forces');
  await expect(squads).toHaveCount(1);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove My force' }).click();
  await expect(page.getByText('Remove this list for good?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: 'My force' })).toBeVisible();
});

test('a list changed in two windows: the later one becomes a copy', async ({ page, context }) => {
  await show(page, 'forces');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page).toHaveURL(/#\/forces\/.+/);
  const other = await context.newPage();
  await other.goto(page.url());
  const name = (window: Page) => window.getByLabel('Name', { exact: false }).first();
  await expect(name(other)).toHaveValue('My force');
  await name(page).fill('First');
  await name(other).fill('Second');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(other.getByRole('link', { name: 'First' })).toBeVisible();
  await other.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(other.getByText('Yours was kept as a new one.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Second' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'First' })).toBeVisible();
});

test('a last stand whose game was deleted begins it anew, and says so', async ({ page }) => {
  await show(page, 'solo');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL(/#\/solo\/.+/);
  const stand = page.url();
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await show(page, 'replays');
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByText('What it belongs to will begin it anew.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.goto(stand);
  await expect(page.getByText('The game in hand was deleted. It begins anew.')).toBeVisible();
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page.getByRole('application')).toBeVisible();
});

/** D21: a campaign whose first board is laid, before its game. */
const campaignAtTheTable = async (page: Page): Promise<string> => {
  await show(page, 'campaign');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.squad-pick:not([disabled])').first().click();
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.getByRole('button', { name: 'By lot' }).click();
  await expect(page.getByRole('button', { name: 'To the table' })).toBeVisible();
  return page.url();
};

test('a campaign whose game was deleted is told before, says so after, and is gone on with', async ({ page }) => {
  const campaign = await campaignAtTheTable(page);
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await show(page, 'replays');
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByText('What it belongs to will begin it anew.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await page.goto(campaign);
  await expect(page.getByText('The game in hand was deleted. It begins anew.')).toBeVisible();
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await page.goto(campaign);
  await expect(page.getByText('The game in hand was deleted.')).toHaveCount(0);
});

/** A window that hears nothing of the others, as one that was asleep. */
const deafWindow = async (context: BrowserContext, url: string): Promise<Page> => {
  const other = await context.newPage();
  await playQuickly(other);
  await other.addInitScript('BroadcastChannel.prototype.addEventListener = () => undefined;');
  await other.goto(url);
  await expect(other.getByRole('button', { name: 'To the table' })).toBeVisible();
  return other;
};

/** In an outdated window the table is not begun a second time: how it stands is told, and the game of the first is gone on with. */
const isToldOutdated = async (page: Page, other: Page): Promise<void> => {
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await other.getByRole('button', { name: 'To the table' }).click();
  await expect(other.getByText('Another window was faster.')).toBeVisible();
  await other.getByRole('button', { name: 'Back to the table' }).click();
  await expect(other).toHaveURL(page.url());
  await show(other, 'replays');
  await expect(other.locator('.game-row')).toHaveCount(1);
};

test('a campaign that another window has moved on begins no second game', async ({ page, context }) => {
  const campaign = await campaignAtTheTable(page);
  await isToldOutdated(page, await deafWindow(context, campaign));
});

test('a last stand that another window has moved on begins no second game', async ({ page, context }) => {
  await show(page, 'solo');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL(/#\/solo\/.+/);
  await isToldOutdated(page, await deafWindow(context, page.url()));
});
