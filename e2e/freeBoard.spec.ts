/** How much of the screen is board that nothing covers, asked of the page on a grid of points; and nothing is clipped. */
import { LESSONS } from '@sensorium/content';
import { deployAll, expect, playQuickly, test, type Page } from './table.ts';

const GRID = 40;

test.beforeEach(({ page }) => playQuickly(page));

const freeBoard = (page: Page): Promise<number> =>
  page.evaluate((n) => {
    let free = 0;
    for (let row = 0; row < n; row++)
      for (let column = 0; column < n; column++) {
        const there = document.elementFromPoint(((column + 0.5) / n) * innerWidth, ((row + 0.5) / n) * innerHeight);
        if (there?.closest('.board') !== null && there !== null) free++;
      }
    return (100 * free) / (n * n);
  }, GRID);

/** A mission without lessons. */
const begin = async (page: Page): Promise<void> => {
  await page.goto('./#/new/suicide-mission');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('application')).toBeVisible();
};

/** Texts and buttons of the docks that do not fit where they stand, and docks that reach out of the window. */
const clipped = (page: Page): Promise<string[]> =>
  page.locator('.topbar, .squad, .actionbar, .stack').evaluateAll((docks) =>
    docks.flatMap((dock) => {
      const parts = [...dock.querySelectorAll<HTMLElement>('button, b, .aim-told, .phase, .action-worth')];
      const { left, top, right, bottom } = dock.getBoundingClientRect();
      const isOut = right - left > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
      return [
        ...(isOut ? [`${dock.className} leaves the window`] : []),
        ...parts.flatMap((part) => {
          const isHidden = part.clientWidth <= 1 || part.closest('.visually-hidden, .topbar-title') !== null;
          const isCut = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline';
          return isHidden || !isCut ? [] : [`${dock.className}: ${part.textContent}`];
        }),
      ];
    }),
  );

/** Docks that lie over each other, and a log that is open and shows nothing. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = ['.topbar', '.squad-list', '.looked', '.tools', '.maps', '.log', '.dice', '.board', '.actionbar'];
    const docks = names.flatMap((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return box === undefined || box.width * box.height === 0 ? [] : [{ name, box }];
    });
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    // In a low window the whole log takes the place of the card and the map.
    const isMeant = ({ name }: { name: string }): boolean =>
      document.querySelector('.game[data-arrangement="short"][data-log="open"]') !== null &&
      /log|looked|maps/.test(name);
    const roll = document.querySelector('.game[data-log="open"] .log-roll')?.getBoundingClientRect();
    return [
      ...docks.flatMap((a, n) =>
        docks
          .slice(n + 1)
          .filter((b) => isOver(a.box, b.box) && !(isMeant(a) && isMeant(b)))
          .map((b) => `${a.name} and ${b.name}`),
      ),
      ...(roll !== undefined && roll.height < 60 ? ['the log has no room'] : []),
    ];
  });

const SIZES = [
  [1440, 900, 60, 35],
  [1280, 720, 60, 35],
  [390, 844, 45, 35],
  [844, 390, 45, 35],
] as const;

const UNCHECKED = [
  [360, 640],
  [640, 360],
  [820, 1180],
  [720, 450],
  [1920, 1080],
  [2560, 1440],
] as const;

test('in play the board has its share of every screen, and nothing is clipped from 360 to 2560', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'sizes of its own');
  await begin(page);
  await deployAll(page);
  await page.locator('.trooper').first().click();
  for (const [width, height, least] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => freeBoard(page), { message: `${width}×${height}` }).toBeGreaterThanOrEqual(least);
    expect(await clipped(page), `${width}×${height}`).toEqual([]);
  }
  for (const [width, height] of UNCHECKED) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => clipped(page), { message: `${width}×${height}` }).toEqual([]);
  }
  // The log as it is by itself, then open everywhere.
  for (let times = 0; times < 2; times++) {
    for (const [width, height] of [...SIZES, ...UNCHECKED]) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => covered(page), { message: `${width}×${height}` }).toEqual([]);
    }
    await page.getByRole('button', { name: 'Log', exact: true }).click();
  }
});

test('with a question open more than a third of every screen is board', async ({ page, isMobile }) => {
  test.skip(isMobile, 'sizes of its own');
  await begin(page);
  await expect(page.locator('.decision')).toBeVisible();
  for (const [width, height, , least] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => freeBoard(page), { message: `${width}×${height}` }).toBeGreaterThanOrEqual(least);
  }
});

test('so it is during a lesson', async ({ page, isMobile }) => {
  test.skip(isMobile, 'sizes of its own');
  await page.goto(`./#/lessons/${LESSONS[0]!.id}`);
  await expect(page.locator('.lesson')).toBeVisible();
  for (const [width, height, , least] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => freeBoard(page), { message: `${width}×${height}` }).toBeGreaterThanOrEqual(least);
  }
});
