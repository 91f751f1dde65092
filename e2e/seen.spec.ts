/** Every screen and every dialog in every theme, and at the table where colours are forced. */
import { chromium } from '@playwright/test';
import { LESSONS, type BoardLesson } from '@sensorium/content';
import { finishedGame } from './finished.ts';
import { Learner } from './learner.ts';
import { axeFindings, deployAll, expect, playQuickly, show, startSeeded, test, type Page } from './table.ts';

const SCREENS = [
  '',
  'new',
  'generate',
  'replays',
  'rules',
  'reference',
  'settings',
  'forces',
  'squads',
  'campaign',
  'solo',
  'missions',
  'editor',
  'about',
  'lessons',
];

const THEMES = [
  { contrast: 'normal', palette: 'safe' },
  { contrast: 'high', palette: 'standard' },
  { contrast: 'high', palette: 'safe' },
] as const;

const wear = (page: Page, theme: (typeof THEMES)[number]): Promise<void> =>
  page.evaluate(({ contrast, palette }) => {
    document.documentElement.dataset['contrast'] = contrast;
    document.documentElement.dataset['palette'] = palette;
  }, theme);

/** As the screen stands, and its colours in the other themes. */
const expectClean = async (page: Page, what: string): Promise<void> => {
  expect(await axeFindings(page), what).toEqual([]);
  for (const theme of THEMES) {
    await wear(page, theme);
    expect(await axeFindings(page, ['color-contrast']), `${what} ${theme.contrast} ${theme.palette}`).toEqual([]);
  }
  await page.evaluate(() => {
    delete document.documentElement.dataset['contrast'];
    delete document.documentElement.dataset['palette'];
  });
};

test.beforeEach(({ page }) => playQuickly(page));

test('axe finds nothing on any screen in any theme', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the colours are the same');
  test.setTimeout(180_000);
  for (const screen of SCREENS) {
    await show(page, screen);
    await expectClean(page, `#/${screen}`);
  }
});

test('axe finds nothing in a lesson, after a game, in its replay and in the records of it in any theme', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the colours are the same');
  test.setTimeout(180_000);
  const firing = LESSONS.find((lesson): lesson is BoardLesson => lesson.id === 'firing')!;
  const learner = new Learner(page, firing, 'mouse');
  await learner.open();
  await learner.step(false);
  await learner.step(true);
  await expectClean(page, 'a lesson, with dice');
  await page.getByRole('button', { name: 'Turn left' }).click();
  await expect(page.locator('.lesson-wrong')).toBeVisible();
  await expectClean(page, 'a lesson, with what was wrong');
  await show(page, 'replays');
  await page.getByLabel('Import a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(finishedGame()),
  });
  await expect(page.getByRole('alert')).toContainText('Imported: First Steps');
  await expectClean(page, 'games');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { name: /win|draw/ })).toBeVisible();
  await expectClean(page, 'after a game');
  await page.goBack();
  await page.getByRole('link', { name: 'Watch' }).click();
  await page.getByRole('slider').first().fill('60');
  await expectClean(page, 'a replay');
  await show(page, 'records');
  await expectClean(page, 'records');
});

test('axe finds nothing at the table and in its dialogs in any theme', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the colours are the same');
  test.setTimeout(180_000);
  await startSeeded(page, 7);
  await page.keyboard.press('/');
  await expectClean(page, 'deployment, with orders');
  await page.keyboard.press('Escape');
  await deployAll(page);
  await expectClean(page, 'the table');
  for (const [key, name] of [
    ['?', /First Steps/],
    ['9', /Roster/],
    ['t', /End the turn/],
  ] as const) {
    await page.getByRole('application').focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectClean(page, `dialog ${key}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Rule C7.1' }).click();
  await expectClean(page, 'a rule');
});

test('where colours are forced, points and choice are told by shape', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await startSeeded(page, 7);
  await deployAll(page);
  const look = (selector: string): Promise<string[]> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, outlineStyle, borderTopStyle } = getComputedStyle(element);
        return [backgroundColor, outlineStyle, borderTopStyle];
      });
  await page.getByRole('button', { name: /^Turn left/ }).click();
  const [full, spent] = [await look('.pips .is-full'), await look('.pips i:not(.is-full)')];
  expect(full[0]).not.toBe(spent[0]);
  const [chosen, other] = [await look('.trooper.is-selected'), await look('.trooper:not(.is-selected)')];
  expect(chosen[1]).toBe('double');
  expect(other[1]).toBe('none');
  expect((await look('.action.is-grey'))[2]).toBe('dashed');
});

test('with text twice as large the table is laid out anew, and everything is in reach', async ({
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone is narrow already');
  const { launchOptions } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({
    baseURL: baseURL!,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await playQuickly(page);
  await startSeeded(page, 7);
  await deployAll(page);
  await expect(page.locator('main.game')).toHaveAttribute('data-arrangement', 'short');
  const board = await page.getByRole('application').boundingBox();
  expect(board!.width).toBeGreaterThan(400);
  expect(board!.height).toBeGreaterThan(400);
  const bar = page.locator('.actionbar .action b');
  for (const word of await bar.all()) {
    const isCut = await word.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
    expect(isCut, (await word.textContent()) ?? '').toBe(false);
  }
  for (const name of [/^Turn left/, /^Overwatch/, /^End turn/, 'Type or choose orders'])
    await expect(page.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 });
  await browser.close();
});
