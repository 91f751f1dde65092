import { openPosition } from './positions.ts';
import { clickSquare, expect, playQuickly, test, type Page } from './table.ts';

const [EAST, SOUTH] = [1, 2] as const;

test.beforeEach(({ page }) => playQuickly(page));

const trooper = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name });
const table = (page: Page) => page.locator('main.game');
const told = (page: Page) => page.getByRole('log', { name: 'What happens' });
const points = (page: Page) => page.locator('.trooper.is-selected .pips .is-full');
const undo = (page: Page) => page.locator('.actionbar').getByRole('button', { name: /^Undo/ });

const WELL = {
  marines: [
    { who: 'sergeant', at: [19, 5, 1], faces: EAST },
    { who: 'marine', at: [13, 5, 1], faces: EAST },
    { who: 'flamer-marine', at: [3, 5, 1], faces: EAST },
    { who: 'marine', at: [11, 5, 1], faces: EAST },
  ],
  seed: 4,
} as const;

test('a ladder is stepped on by a click, and not struck', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same path as on a desk');
  await openPosition(page, 'deep-well', { ...WELL, marines: [WELL.marines[0], WELL.marines[2]] });
  await trooper(page, /^1/).click();
  await clickSquare(page, 20, 5);
  await expect(told(page)).toContainText('moves to U6');
  await expect(points(page)).toHaveCount(3);
});

test('a door beside a marine is opened by a click, and not struck', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same path as on a desk');
  await openPosition(page, 'deep-well', { ...WELL, marines: [WELL.marines[1], WELL.marines[2]] });
  await trooper(page, /^1/).click();
  await clickSquare(page, 14, 5);
  await expect(told(page)).toContainText('opens');
});

test('a click on a far door asks before it is shot at', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same path as on a desk');
  await openPosition(page, 'deep-well', { ...WELL, marines: [WELL.marines[3], WELL.marines[2]] });
  await trooper(page, /^1/).click();
  const before = await page.locator('.board').boundingBox();
  await clickSquare(page, 14, 5);
  await expect(page.locator('.chooser').getByRole('button', { name: /^Fire/ })).toBeVisible();
  await expect(table(page)).toHaveAttribute('data-commands', '0');
  expect(await page.locator('.board').boundingBox(), 'the board stays where it is').toEqual(before);
});

const CORRIDOR = {
  marines: [
    { who: 'sergeant', at: [4, 7], faces: EAST },
    { who: 'flamer-marine', at: [1, 1], faces: SOUTH },
  ],
  seed: 7,
} as const;

test('C1.13  undo takes back a whole walk', async ({ page }) => {
  await openPosition(page, 'first-steps', CORRIDOR);
  await trooper(page, /^1/).click();
  await clickSquare(page, 7, 7);
  await expect(table(page)).toHaveAttribute('data-commands', '3');
  await expect(points(page)).toHaveCount(1);
  await undo(page).click();
  await expect(table(page)).toHaveAttribute('data-commands', '0');
  await expect(points(page)).toHaveCount(4);
});

test('C7.6  a click that spends command points shows the price first; the second one walks', async ({ page }) => {
  await openPosition(page, 'first-steps', CORRIDOR);
  await trooper(page, /^1/).click();
  await expect(page.locator('.reach-square.is-far').first()).toBeVisible();
  await clickSquare(page, 8, 5);
  await expect(page.locator('.preview.is-pinned')).toContainText('4 AP + 2 CP');
  await expect(page.locator('.path-line')).toHaveCount(1);
  await expect(table(page)).toHaveAttribute('data-commands', '0');
  await clickSquare(page, 8, 5);
  await expect(table(page)).toHaveAttribute('data-commands', '6');
});

test('C6.4  choosing another says whose points are lost when he acts', async ({ page }) => {
  await openPosition(page, 'first-steps', CORRIDOR);
  await trooper(page, /^1/).click();
  await clickSquare(page, 5, 7);
  await expect(points(page)).toHaveCount(3);
  await trooper(page, /^2/).click();
  await expect(page.locator('.preview')).toContainText('Sergeant 1 loses 3 AP');
  await clickSquare(page, 1, 2);
  await expect(page.locator('.preview.is-pinned')).toContainText('Sergeant 1 loses 3 AP');
  await expect(table(page)).toHaveAttribute('data-commands', '1');
  await clickSquare(page, 1, 2);
  await expect(table(page)).toHaveAttribute('data-commands', '2');
});

test.describe('with everything shown', () => {
  test('a click during a walk ends its animation and is carried out', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same path as on a desk');
    await page.addInitScript("localStorage.setItem('sensorium.settings', JSON.stringify({ pace: 'cinematic' }))");
    await openPosition(page, 'first-steps', CORRIDOR);
    await trooper(page, /^1/).click();
    await expect(page.locator('.reach-square').first()).toBeVisible();
    await clickSquare(page, 6, 7);
    await clickSquare(page, 7, 7);
    await expect(table(page)).toHaveAttribute('data-commands', '3');
    await expect(points(page)).toHaveCount(1);
  });
});
