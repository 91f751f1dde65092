/** A16.6–A16.9: squads of one's own from nothing to the first turn. */
import { readFileSync } from 'node:fs';
import { axeFindings, deployAll, expect, playQuickly, test, type Page } from './table.ts';

test.beforeEach(({ page }) => playQuickly(page));

const thing = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

/** A named canoness with a mace, and two ready-made sisters. */
const compose = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('The Silver Gate');
  await page.getByRole('button', { name: 'Compose a squad of your own' }).click();
  await page.getByRole('textbox', { name: 'Name of the squad' }).fill('Vigil');
  await page.getByLabel('Class').selectOption('sororitas');
  await page.getByLabel('Rank').selectOption('canoness');
  await page.getByRole('textbox', { name: 'Name of figure 1' }).fill('Miriam');
  await thing(page, /^bolt pistol/).click();
  await thing(page, /^power mace/).click();
};

test('a squad is composed, outlives a reload, is kept, exported, taken into another browser, and plays', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('./#/squads');
  await compose(page);
  await expect(page.locator('.own-values')).toContainText('1D6 + 1, armed 1D6 + 2');
  await expect(page.locator('.own-values')).toContainText('sororitas (4 AP: forward 1');

  const bomb = thing(page, /^melta.bomb A11\.24/);
  await expect(bomb).toHaveAttribute('aria-disabled', 'true');
  await bomb.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.why-not')).toContainText('A11.24');
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name of figure 1' })).toHaveValue('Miriam');
  await page.getByRole('button', { name: 'Battle sister', exact: true }).click();
  await page.getByRole('button', { name: 'One more like the last' }).click();
  await expect(page.getByText('3 of 10 figures')).toBeVisible();
  await expect(page.getByText('Worth 2 terminators').first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep this list' }).click();
  await expect(page).toHaveURL(/#\/squads\/[0-9a-f-]{36}$/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const buffer = readFileSync(await download.path());

  const context = await browser.newContext({ baseURL: baseURL! });
  const fresh = await context.newPage();
  await playQuickly(fresh);
  await fresh.goto('./#/replays');
  await fresh.getByLabel('Import a file').setInputFiles({ name: 'any.json', mimeType: 'application/json', buffer });
  await expect(fresh.getByText('The file is a list of squads')).toBeVisible();
  await expect(fresh.getByRole('textbox', { name: 'Name of the list' })).toHaveValue('The Silver Gate');
  await fresh.getByRole('link', { name: 'Choose a mission' }).click();
  const kept = await fresh.getByRole('option', { name: /^The Silver Gate/ }).getAttribute('value');
  await fresh.getByRole('combobox', { name: 'Marines' }).selectOption(kept);
  await fresh.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(fresh.getByRole('application')).toBeVisible();
  await deployAll(fresh);
  await expect(fresh.getByRole('navigation').getByRole('button', { name: /Miriam/ })).toHaveCount(1);
  await context.close();
});

test('A16.4, A12.16: advice is told as advice, and forbids nothing', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same path as on a desk');
  await page.goto('./#/squads');
  await page.getByRole('button', { name: 'Compose a squad of your own' }).click();
  await thing(page, /^scope/).click();
  for (let i = 0; i < 9; i++) await page.getByRole('button', { name: 'One more like the last' }).click();
  await expect(page.getByText('A squad has at most 10 figures')).toBeVisible();
  await expect(page.getByText('Advice, not a rule.')).toBeVisible();
  await expect(page.getByText('Against genestealers it does nothing.')).toBeVisible();
  await expect(page.getByText('The list keeps every rule.')).toBeVisible();
});

test('en français : ce qui est interdit le dit, la liste revient après un rechargement', async ({ page }) => {
  await page.addInitScript(
    "localStorage.setItem('sensorium.settings', JSON.stringify({ pace: 'off', language: 'fr' }))",
  );
  await page.goto('./#/squads');
  await page.getByRole('button', { name: 'Composer votre propre escouade' }).click();
  await page.getByLabel('Classe').selectOption('terminator');
  const grenade = thing(page, /^grenade krak A11\.3/);
  await grenade.press('Enter');
  await expect(page.locator('.why-not')).toContainText('A11.3');
  await page.getByRole('textbox', { name: 'Nom de la figurine 1' }).fill('Aude');
  await page.reload();
  await expect(page.getByText('Aude').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimer les feuilles' })).toBeEnabled();
});
