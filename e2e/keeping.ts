/// <reference lib="dom" />
/** What the journeys about stored games share: what a table shows, and windows beside it. */
import type { BrowserContext } from '@playwright/test';
import { deployAll, expect, playQuickly, startSeeded, type Page } from './table.ts';

export const SEED = 7;

/** Orders that stand, as the table shows them. */
export const shown = async (page: Page): Promise<number> =>
  Number(await page.locator('main.game').getAttribute('data-commands'));

export const shows = (page: Page, orders: number): Promise<void> =>
  expect(page.locator('main.game')).toHaveAttribute('data-commands', String(orders));

export const turnLeft = async (page: Page): Promise<void> => {
  const before = await shown(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('q');
  await expect.poll(() => shown(page)).not.toBe(before);
};

export const notice = (page: Page) => page.locator('.notices');

export const begun = async (page: Page): Promise<void> => {
  await startSeeded(page, SEED);
  await deployAll(page);
};

/** Another window of the same person. */
export const secondWindow = async (context: BrowserContext, page: Page): Promise<Page> => {
  const other = await context.newPage();
  await playQuickly(other);
  await other.goto(page.url());
  return other;
};
