import { axeFindings, expect, test } from './table.ts';

test('a rule shows its example, step by step with the keyboard', async ({ page }) => {
  await page.goto('./#/rules/C13.7');
  await page.getByRole('button', { name: 'Example for C13.7' }).click();
  const dialog = page.getByRole('dialog', { name: 'Example C13.7' });
  await expect(dialog.getByText('The best throw has its price')).toBeVisible();
  await expect(dialog.getByText('Step 1 of 2 · How it begins')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('Step 2 of 2 · Aliens')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Dice' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('Step 1 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an example says why an order is refused, and leads to the rule', async ({ page }) => {
  await page.goto('./#/rules/C8.5');
  await page.getByRole('button', { name: 'Example for C8.5' }).click();
  const dialog = page.getByRole('dialog', { name: 'Example C8.5' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Marines · not allowed')).toBeVisible();
  await dialog.getByRole('link', { name: 'C8.5' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('an example is told in French', async ({ page }) => {
    await page.goto('./#/rules/C12.2');
    await page.getByRole('button', { name: 'Exemple pour C12.2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exemple C12.2' });
    await expect(dialog.getByText('vise mieux chaque fois')).toBeVisible();
    await page.keyboard.press('End');
    await expect(dialog.getByText('Étape 5 sur 5 · Marines')).toBeVisible();
    await expect(dialog.getByText('Suite')).toHaveAttribute('aria-disabled', 'true');
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('the briefing has advice for both sides, folded away', async ({ page }) => {
  await page.goto('./#/new/suicide-mission');
  const hint = page.getByText('There is one flamer.');
  await expect(hint).toBeHidden();
  await page.getByText('Advice for the marines').click();
  await expect(hint).toBeVisible();
  await page.getByText('Advice for the aliens').click();
  await expect(page.getByText('Strike from behind.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
