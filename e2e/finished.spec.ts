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
  await expect(page.locator('.report-why')).toContainText(/\p{L}{3}.*\. [A-Z]\d/u);
  await expect(page.getByText('Command points spent')).toBeVisible();
  const fallen = page.getByRole('row', { name: /fell at [A-Z]+\d+ in turn \d/ });
  await expect(page.getByRole('img', { name: /where everybody died/ }).locator('.death-marine')).toHaveCount(
    await fallen.count(),
  );
  await expect(page.getByRole('link', { name: 'Next mission' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('after a game: again, or with the sides swapped', async ({ page }) => {
  await importFinished(page);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await show(page, 'replays');
  await expect(page.getByText('The drill sergeant against you')).toBeVisible();
});

test('a replay is watched from a file, through the eyes of one side or of both', async ({ page, isMobile }) => {
  await importFinished(page);
  await page.getByRole('link', { name: 'Watch' }).click();
  await expect(page).toHaveTitle(/First Steps/);
  await expect(page.getByRole('slider').first()).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Log' }).click();
  const drawn = page.getByText('A command counter is drawn').first();
  await page.getByRole('slider').first().fill('60');
  await expect(drawn).toContainText(/drawn: \d/);
  await page.getByLabel('Seen by').selectOption('Aliens');
  await expect(drawn).toHaveText('A command counter is drawn.');
  await page.getByLabel('Seen by').selectOption('Both sides');
  await expect(drawn).toContainText(/drawn: \d/);
  expect(await axeFindings(page)).toEqual([]);
});

/** From the table: gives the game up, and goes on to its result. */
const resign = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page
    .locator('.chooser')
    .getByRole('button', { name: /^Resign/ })
    .click();
  await page.getByRole('button', { name: 'See how it went' }).click();
};

test('a match: the same mission twice, sides swapped, compared', async ({ page }) => {
  await show(page, 'new');
  await page.getByText('More options').click();
  await page.getByLabel('Match: play twice, sides swapped').check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await resign(page);
  await expect(page.getByRole('heading', { name: 'The aliens win' })).toBeVisible();
  await page.getByRole('button', { name: /second game/i }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await resign(page);
  await expect(page.getByRole('heading', { name: 'The marines win' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Match' }).getByRole('row', { name: /^Result/ })).toHaveText(
    'ResultThe aliens winThe marines win',
  );
  await expect(page.locator('.match-verdict')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
