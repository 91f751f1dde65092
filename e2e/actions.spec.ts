/** Every verb has its place, which stays; what is not possible is grey, and tells why. */
import { openPosition } from './positions.ts';
import { axeFindings, expect, playQuickly, test, type Page } from './table.ts';

const [EAST, SOUTH, WEST] = [1, 2, 3] as const;

test.beforeEach(({ page }) => playQuickly(page));

const trooper = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name });
const slot = (page: Page, name: RegExp) => page.getByRole('toolbar').getByRole('button', { name });
const table = (page: Page) => page.locator('main.game');

const DUEL = {
  marines: [
    { who: 'sergeant', at: [4, 7], faces: EAST },
    { who: 'flamer-marine', at: [1, 1], faces: SOUTH },
  ],
  aliens: [{ is: 'genestealer', at: [9, 7], faces: WEST }],
  seed: 7,
} as const;

/** Where every place of the bar is, by the order they stand in. */
const placesOf = (page: Page): Promise<string[]> =>
  page.getByRole('toolbar').evaluate((bar) =>
    [...bar.querySelectorAll('button')].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

test('places stay where they are through shots, steps and the other side’s turn; three presses of Fire are three shots', async ({
  page,
}) => {
  await openPosition(page, 'first-steps', DUEL);
  await trooper(page, /^1/).click();
  const before = await placesOf(page);
  expect(before.length).toBeGreaterThan(8);
  await slot(page, /^Fire/).click();
  await expect(table(page)).toHaveAttribute('data-commands', '1');
  expect(await placesOf(page)).toEqual(before);
  await slot(page, /^Turn left/).click();
  await expect(table(page)).toHaveAttribute('data-commands', '2');
  expect(await placesOf(page)).toEqual(before);
});

test('what is not possible says why, by its rule, to pointer, finger and keyboard', async ({ page, isMobile }) => {
  await openPosition(page, 'first-steps', DUEL);
  await trooper(page, /^1/).click();
  const jam = slot(page, /^Clear jam/);
  await expect(jam).toHaveAttribute('aria-disabled', 'true');
  await expect(jam).toHaveAttribute('title', /\(C13\.14\)$/);
  await jam.click({ force: true });
  await expect(page.locator('.refused')).toContainText('C13.14');
  await expect(table(page)).toHaveAttribute('data-commands', '0');
  if (isMobile) return;
  await page.locator('.refused').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('application').focus();
  await page.keyboard.press('j');
  await expect(page.locator('.refused')).toContainText('C13.14');
  await slot(page, /^Close combat/).focus();
  await expect(page.locator('.slot-note')).toContainText(/Strikes at what stands in front.*C16/);
});

test('a place that has come to mean its opposite is dead for a moment', async ({ page }) => {
  await openPosition(page, 'first-steps', { ...DUEL, aliens: [] });
  await trooper(page, /^1/).click();
  await slot(page, /^Overwatch/).click();
  await expect(slot(page, /^Leave overwatch/)).toHaveAttribute('aria-disabled', 'true');
  await expect(slot(page, /^Leave overwatch/)).not.toHaveAttribute('aria-disabled');
  await expect(table(page)).toHaveAttribute('data-commands', '1');
});

test('no word of the bar is cut off, in English and in French, from a small phone to a desk', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'sizes of its own');
  await openPosition(page, 'first-steps', DUEL);
  await trooper(page, /^1/).click();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() =>
        page
          .locator('.actionbar button')
          .evaluateAll((buttons) =>
            buttons.flatMap((button) =>
              [button, ...button.querySelectorAll('b, .action-worth')].some(
                (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
              )
                ? [button.textContent]
                : [],
            ),
          ),
      )
      .toEqual([]);
  }
  expect(await axeFindings(page)).toEqual([]);
});
