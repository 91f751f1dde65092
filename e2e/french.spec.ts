import { axeFindings, expect, show, startGame, test } from './table.ts';

test.use({ locale: 'fr-FR' });

test('a French browser is spoken to in French', async ({ page }) => {
  await page.goto('./#/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('Quelque chose bouge dans le noir.')).toBeVisible();
  await startGame(page);
  await expect(page).toHaveTitle(/Premiers pas/);
});

test('French texts have French spaces', async ({ page }) => {
  await page.goto('./#/reference');
  // A locator takes every kind of space for the same.
  const turn = page.getByText('Le joueur marine a 3 minutes');
  expect(await turn.textContent()).toContain('3\u00a0minutes\u202f; 30\u00a0secondes de moins');
  await page.goto('./#/new');
  await expect(page.getByRole('img', { name: 'Plan de «\u00a0Premiers pas\u00a0»' })).toBeVisible();
});

test('the codex is read and searched in French', async ({ page }) => {
  await page.goto('./#/rules/C13.7');
  await expect(page.getByText('Un double 6 tue et enraye.')).toBeVisible();
  await page.getByRole('searchbox').fill('alerte enraye');
  await expect(page.getByRole('link', { name: /^C13\.7 / })).toBeVisible();
});

test('the glossary says the words, and a search understands others', async ({ page }) => {
  await page.goto('./#/rules/glossary');
  const row = page.getByRole('row', { name: /^état d’alerte / });
  await expect(row).toContainText('overwatch');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/rules\/C13\.1$/);
  await page.getByRole('searchbox').fill('tir de garde');
  await expect(page.getByRole('link', { name: /^C13\.1 / })).toBeVisible();
});

test('the language can be chosen against the browser', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('axe finds nothing in French', async ({ page }) => {
  for (const screen of ['', 'new', 'generate', 'reference', 'rules/glossary', 'settings']) {
    await show(page, screen);
    expect(await axeFindings(page)).toEqual([]);
  }
});
