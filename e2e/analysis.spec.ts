/** Advice while one plays alone, and a finished game looked through. */
import { blunderedGame, unfinishedGame } from './finished.ts';
import { axeFindings, expect, playQuickly, show, test, type Page } from './table.ts';

test.beforeEach(({ page }) => playQuickly(page));

const importGame = async (page: Page, text: string): Promise<void> => {
  await show(page, 'replays');
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByRole('alert')).toContainText('Imported');
};

const resign = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page
    .locator('.chooser')
    .getByRole('button', { name: /^Resign/ })
    .click();
  await page.getByRole('button', { name: 'See how it went' }).click();
};

test('who plays alone is shown a plan of the turn in words and arrows, and told afterwards how often he asked', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await importGame(page, unfinishedGame('suicide-mission', 11, 2));
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Advice for this turn' }).click();
  const plan = page.getByRole('region', { name: 'The captain’s plan' });
  await expect(plan.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
  await expect(plan).toContainText(/imagined games/);
  await expect(page.locator('.course.is-plan .course-tag').first()).toBeAttached();
  expect(await axeFindings(page)).toEqual([]);
  await plan.getByRole('button', { name: 'Put the plan away' }).click();
  await expect(page.locator('.course')).toHaveCount(0);
  await page.getByRole('application').focus();
  await page.keyboard.press('=');
  await expect(plan).toBeVisible();
  await page.reload();
  await resign(page);
  await expect(page.getByText('Advice asked for').locator('..')).toContainText('2');
});

test('a finished game is looked through: curve, dice, the worst decision shown on the board; in French too', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await importGame(page, blunderedGame());
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('link', { name: 'Analyse the game' }).click();
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await expect(analysis.getByRole('img', { name: /chance of winning over/ })).toBeVisible({ timeout: 60_000 });
  const fault = analysis.locator('.analysis-jump.is-marines').first();
  await expect(fault).toBeVisible({ timeout: 60_000 });
  await expect(analysis.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await fault.click();
  await expect(page.locator('.course.is-instead .course-tag').first()).toBeAttached();
  await analysis.getByText('Turn by turn').click();
  await expect(analysis.getByRole('row')).not.toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.addInitScript(
    "localStorage.setItem('sensorium.settings', JSON.stringify({ pace: 'off', language: 'fr' }))",
  );
  await page.reload();
  const analyse = page.getByRole('region', { name: 'Analyse' });
  await expect(analyse.getByRole('heading', { name: 'Chances de victoire des marines' })).toBeVisible();
  await analyse.getByRole('button', { name: 'Arrêter' }).click();
  await expect(analyse.getByRole('alert')).toContainText('Arrêté');
});
