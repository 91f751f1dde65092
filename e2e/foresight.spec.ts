/** What would come of it is seen before it is done: from a square, in flames, on overwatch; and the facing is chosen. */
import { openPosition } from './positions.ts';
import { expect, playQuickly, spotOf, test, type Page } from './table.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
const TOWARDS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

test.beforeEach(({ page }) => playQuickly(page));

const trooper = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name });
const table = (page: Page) => page.locator('main.game');
const facings = (page: Page) => page.locator('.path-end + .path-chevron').locator('..');

/** A long corridor: somebody who can shoot along it, a flamer, and who is to be shot at. */
const CORRIDOR = {
  marines: [
    { who: 'sergeant', at: [4, 7], faces: EAST },
    { who: 'flamer-marine', at: [1, 4], faces: SOUTH },
  ],
  aliens: [{ is: 'genestealer', at: [10, 7], faces: WEST }],
  seed: 7,
} as const;

const hold = async (page: Page, x: number, y: number, facing: number): Promise<void> => {
  const spot = await spotOf(page, x, y);
  const next = await spotOf(page, x + TOWARDS[facing]![0], y + TOWARDS[facing]![1]);
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await expect(page.locator('.preview.is-pinned')).toBeVisible();
  await page.mouse.move(next.x, next.y, { steps: 3 });
  await page.mouse.up();
};

test('a square pressed and held: path, price, facing by dragging and by keys; nothing is done before the click', async ({
  page,
}) => {
  await openPosition(page, 'first-steps', CORRIDOR);
  await trooper(page, /^1/).click();
  await expect(page.locator('.reach-square').first()).toBeVisible();
  await hold(page, 5, 7, NORTH);
  await expect(page.locator('.preview.is-pinned')).toContainText('2 AP · faces north');
  await expect(page.locator('.path-line')).toHaveCount(1);
  await page.keyboard.press('e');
  await expect(page.locator('.preview.is-pinned')).toContainText('1 AP · faces east');
  await page.keyboard.press('q');
  await expect(page.locator('.preview.is-pinned')).toContainText('2 AP · faces north');
  await expect(facings(page)).toHaveAttribute('transform', /rotate\(0\)/);
  await expect(table(page)).toHaveAttribute('data-commands', '0');
  const spot = await spotOf(page, 5, 7);
  await page.mouse.click(spot.x, spot.y);
  await expect(table(page)).toHaveAttribute('data-commands', '2');
  await expect(page.locator('.card')).toContainText('faces north');
});

test('pointing at a square shows what could be shot at from there', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover');
  await openPosition(page, 'first-steps', CORRIDOR);
  await trooper(page, /^1/).click();
  await expect(page.locator('.reach-square').first()).toBeVisible();
  const spot = await spotOf(page, 5, 7);
  await page.mouse.move(spot.x, spot.y);
  await expect(page.locator('.overlay.is-aims')).toHaveCount(1);
  await expect(page.locator('.preview')).toContainText('1 target from there');
  await page.getByRole('button', { name: /^Overwatch/ }).hover();
  await expect(page.locator('.overlay.is-covers')).toHaveCount(1);
  await expect(page.locator('.overlay.is-aims')).toHaveCount(0);
  await expect(table(page)).toHaveAttribute('data-commands', '0');
});

test('C15.7  flames that are aimed fill what will burn, with the odds on every head', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover');
  await openPosition(page, 'first-steps', {
    ...CORRIDOR,
    marines: [
      { who: 'flamer-marine', at: [4, 7], faces: EAST },
      { who: 'sergeant', at: [1, 1], faces: SOUTH },
    ],
  });
  await trooper(page, /^1/).click();
  await page.getByRole('button', { name: /^Flame/ }).click();
  const spot = await spotOf(page, 10, 7);
  await page.mouse.move(spot.x, spot.y);
  await expect(page.locator('.overlay.is-burns')).toHaveCount(1);
  await expect(page.locator('.target.is-fire .tag')).toHaveText(['83.3%']);
  await expect(table(page)).toHaveAttribute('data-commands', '0');
});
