import { MISSIONS } from '@sensorium/content';
import { axeFindings, expect, show, startGame, test } from './table.ts';

test('two clicks from a cold start to the table', async ({ page }) => {
  await startGame(page);
  await expect(page).toHaveTitle(/First Steps/);
});

test('a game survives a reload and is offered on the home screen', async ({ page }) => {
  await startGame(page);
  const address = page.url();
  await page.reload();
  await expect(page).toHaveTitle(/First Steps/);
  await page.goto('./#/');
  await page.getByRole('link', { name: 'Continue' }).click();
  expect(page.url()).toBe(address);
});

test('every mission can be chosen, with its briefing and map', async ({ page }) => {
  await page.goto('./#/new');
  const cards = page.getByRole('list', { name: 'Missions' }).getByRole('button');
  await expect(cards).toHaveCount(MISSIONS.length);
  await cards.filter({ hasText: 'The Feint' }).click();
  await expect(page.getByRole('heading', { name: 'The Feint' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Map of The Feint' })).toBeVisible();
});

test('choosing the aliens seats a marine player; a bad seed is explained and nothing begins', async ({ page }) => {
  await page.goto('./#/new');
  await page.getByRole('radio', { name: /The aliens/ }).check();
  await expect(page.getByRole('radio', { name: /drill sergeant/ })).toBeChecked();
  await page.getByText('More options').click();
  await page.getByLabel('Seed').fill('-7');
  await expect(page.getByText('A seed is a whole number')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeDisabled();
});

test('a rule is found by its address, by a word, and by its number', async ({ page }) => {
  await page.goto('./#/rules/C13.7');
  await expect(page.locator('[data-rule="C13.7"]')).toContainText('jams');
  await expect(page.locator('[data-rule="C13.7"]')).toBeInViewport();
  await page.getByRole('searchbox').fill('self-destruct');
  await page.getByRole('link', { name: /^C15\.16 / }).click();
  await expect(page.locator('[data-rule="C15.16"]')).toHaveClass(/chosen/);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('No rule says that.')).toBeVisible();
});

test('settings last, and change the page', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'High' }).check();
  await page.getByRole('radio', { name: /Safe/ }).check();
  await page.getByRole('button', { name: /^Fire: F\./ }).click();
  await page.keyboard.press(';');
  await expect(page.getByRole('button', { name: /^Fire: ;\./ })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'safe');
  await expect(page.getByRole('button', { name: /^Fire: ;\./ })).toBeVisible();
});

test('a key that is taken is refused', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('button', { name: /^Fire: F\./ }).click();
  await page.keyboard.press('o');
  await expect(page.getByRole('alert').filter({ hasText: 'Overwatch' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Fire: F\./ })).toBeVisible();
});

for (const [name, content, message] of [
  ['no JSON', 'hello', 'cannot be read as JSON'],
  ['another program’s JSON', '{"a":1}', 'not a Sensorium game'],
  ['a newer version', '{"format":"sensorium-replay","version":99}', 'newer version'],
  ['a damaged game', '{"format":"sensorium-replay","version":1,"seed":1}', 'damaged'],
] as const)
  test(`import of ${name} says what is wrong and changes nothing`, async ({ page }) => {
    await page.goto('./#/replays');
    await page.getByLabel('Import a file').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('alert')).toContainText('Nothing was changed.');
    await expect(page.getByText('Nothing here yet.')).toBeVisible();
  });

test('the page starts and plays offline after the first load', async ({ page, context }) => {
  await page.goto('./#/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(() => page.evaluate('caches.keys().then((names) => names.length)')).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await startGame(page);
  await expect(page).toHaveTitle(/First Steps/);
  await page.goto('./#/rules/C4.1');
  await expect(page.locator('[data-rule="C4.1"]')).toContainText('180 s');
});

test('no screen is wider than the window', async ({ page }) => {
  for (const screen of [
    '',
    'new',
    'generate',
    'replays',
    'rules/C6',
    'rules/M1',
    'reference',
    'settings',
    'forces',
    'campaign',
    'solo',
  ]) {
    await show(page, screen);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), screen).toBeLessThanOrEqual(0);
  }
});

test('nothing inline may run', async ({ page }) => {
  await page.goto('./#/');
  const policy = await page.locator('meta[http-equiv]').getAttribute('content');
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('the menu is walked by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await show(page, '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /New game/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/play\//);
});

const SCREENS = [
  '',
  'new',
  'generate',
  'replays',
  'rules',
  'rules/C10.2',
  'rules/M1',
  'rules/S3',
  'reference',
  'settings',
  'about',
];

test('axe finds nothing on any screen', async ({ page }) => {
  for (const screen of SCREENS) {
    await show(page, screen);
    expect(await axeFindings(page), `#/${screen}`).toEqual([]);
  }
});
