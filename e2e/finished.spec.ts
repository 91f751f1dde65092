import { finishedGame } from './finished.ts';
import { axeFindings, expect, show, test, type Page } from './table.ts';

const importFinished = async (page: Page): Promise<void> => {
  await show(page, 'replays');
  await page.getByLabel('Import a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(finishedGame()),
  });
  await expect(page.getByRole('alert')).toContainText('Imported: First Steps');
};

test('a finished game has a result, its figures, and a rule that decided it', async ({ page }) => {
  await importFinished(page);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { name: /win|draw/ })).toBeVisible();
  await expect(page.getByText('Command points spent')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('after a game: again, or with the sides swapped', async ({ page }) => {
  await importFinished(page);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await show(page, 'replays');
  await expect(page.getByText('The drill sergeant against You')).toBeVisible();
});

test('a replay is watched from a file', async ({ page }) => {
  await importFinished(page);
  await page.getByRole('link', { name: 'Watch' }).click();
  await expect(page).toHaveTitle(/First Steps/);
  await expect(page.getByRole('slider').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
