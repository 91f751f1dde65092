/** A3.10–A3.12: three people at one screen, two of them marine players with a counter each. */
import { endTurn, expect, playQuickly, show, test, type Page } from './table.ts';

const SEED = 5;
const FIRST = /I am the first marine player/;
const SECOND = /I am the second marine player/;
const ALIENS = /I play the aliens/;

const begin = async (page: Page): Promise<void> => {
  await playQuickly(page);
  await show(page, 'new');
  await page.getByLabel('Open a mission file…').setInputFiles('examples/two-companies.yaml');
  await expect(page.getByRole('heading', { name: 'Two Companies' })).toBeVisible();
  await page
    .getByRole('group', { name: /Second marine player/ })
    .getByRole('radio', { name: 'A friend at this screen' })
    .check();
  await page
    .getByRole('group', { name: /Against/ })
    .getByRole('radio', { name: 'A friend at this screen' })
    .check();
  await page.getByText('More options').click();
  await page.getByLabel('Seed').fill(String(SEED));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/#\/play\//);
};

/** Nothing of the game is shown before he takes the screen. */
const take = async (page: Page, who: RegExp): Promise<void> => {
  const curtain = page.getByRole('button', { name: who });
  await expect(curtain).toBeVisible();
  await expect(page.getByRole('application')).toHaveCount(0);
  expect(await page.locator('#root').innerText()).not.toMatch(/CP|You drew|command points/);
  await curtain.click();
  await expect(page.getByRole('application')).toBeVisible();
};

const keepCounter = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Keep/ }).click();
};

/** One of his marines acts: he goes on overwatch (C13.1). */
const watch = async (page: Page, marine: string): Promise<void> => {
  const said = Number(await page.getByRole('main').getAttribute('data-commands'));
  await page.locator('.squad').getByRole('button', { name: marine }).click();
  await page.getByRole('button', { name: /^Overwatch/ }).click();
  await expect(page.getByRole('main')).toHaveAttribute('data-commands', String(said + 1));
};

test('three people at one screen play a turn each, and a reload shows the hand-over first', async ({ page }) => {
  await begin(page);
  await take(page, FIRST);
  await keepCounter(page);
  await take(page, SECOND);
  await keepCounter(page);

  // Both may act now; the second has the screen, and passes it.
  await expect(page.locator('.partner')).toContainText('Second marine player');
  await page.getByRole('button', { name: 'Pass the screen to: First marine player' }).click();
  await take(page, FIRST);
  await expect(page.locator('.partner')).toContainText('First marine player');
  await watch(page, 'Tactical marine 2');

  await page.reload();
  await take(page, FIRST);
  await page.getByRole('button', { name: 'Pass the screen to: Second marine player' }).click();
  await take(page, SECOND);
  await watch(page, 'Tactical marine 16');
  await endTurn(page);

  await take(page, ALIENS);
  await expect(page.locator('.partner')).toHaveCount(0);
  await page.getByRole('button', { name: 'Entry E3' }).click();
  await endTurn(page);
  await take(page, FIRST);
  await expect(page.getByText('Turn 2').first()).toBeVisible();
});
