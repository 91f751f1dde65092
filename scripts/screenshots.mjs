// A picture of every screen into docs/screenshots, or of those that are named: boards on a desk, lists on a phone, with a
// palette of 256 colours. Renewed for releases only. Needs the built page and Chromium.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { finishedGame, unfinishedGame } from '../e2e/finished.ts';
import { readPng, writePalettePng } from './palettePng.ts';
import { createPageServer, listen } from './serve.mjs';
import { takeSheets } from './tableSheets.mjs';

const FOLDER = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const SIZES = /** @type {const} */ ({ desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } });

/** Every screen has one picture; these have theirs on the phone. */
const ON_PHONE = ['rules', 'reference', 'settings', 'forces', 'squads', 'campaign', 'solo', 'games', 'after'];

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page */
const settled = async (page) => {
  await page.locator('.loading').waitFor({ state: 'detached' });
  await page.waitForTimeout(1200);
};

/** @param {string} hash @returns {(page: Page) => Promise<void>} */
const at = (hash) => async (page) => {
  await page.goto(`./#/${hash}`);
  await settled(page);
};

/** @param {Page} page @param {string} file */
const importGame = async (page, file) => {
  await at('replays')(page);
  await page.getByLabel('Import a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await page.getByText('Imported:').waitFor();
  await page.reload();
};

/** Somebody who can shoot after a step, if anybody can. @param {Page} page */
const aimFromNextSquare = async (page) => {
  const aim = page.getByRole('button', { name: /^Move and fire/ });
  for (const trooper of await page.locator('.trooper').all()) {
    await trooper.click();
    await page.waitForTimeout(300);
    if (await aim.isVisible()) return aim.click();
  }
};

/** In this order: later pictures show what earlier ones began. @type {Record<string, (page: Page) => Promise<void>>} */
const SCREENS = {
  home: at(''),
  'new-game': at('new/decoy'),
  rules: at('rules/C13.7'),
  reference: at('reference'),
  settings: at('settings'),
  generate: async (page) => {
    await at('generate')(page);
    await page.getByRole('radio', { name: /^By lot/ }).check();
    await page.getByRole('textbox', { name: /^Seed/ }).fill('6');
    await page.getByRole('button', { name: 'Draw a board' }).click();
    await settled(page);
  },
  forces: async (page) => {
    await at('forces')(page);
    await page.getByRole('button', { name: 'Suggest one' }).click();
    await settled(page);
  },
  squads: async (page) => {
    await at('squads')(page);
    await page.locator('.add-squad button').first().click();
    await settled(page);
  },
  campaign: at('campaign'),
  solo: at('solo'),
  lessons: at('lessons'),
  lesson: async (page) => {
    await page.goto('./#/lessons/moving');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForTimeout(1500);
  },
  game: async (page) => {
    await importGame(page, unfinishedGame('suicide-mission', 4, 5));
    const row = page.locator('.game-row', { hasText: 'No Way Back' });
    await row.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^End turn/ }).waitFor();
    await page.waitForTimeout(1500);
    await aimFromNextSquare(page);
    await page.waitForTimeout(2500);
  },
  aliens: async (page) => {
    await importGame(page, unfinishedGame('suicide-mission', 7, 2, 'aliens'));
    const row = page.locator('.game-row', { hasText: 'The drill sergeant against you' });
    await row.getByRole('link', { name: 'Continue' }).click();
    await page.locator('.squad.is-aliens .trooper').first().waitFor();
    await page.waitForTimeout(2500);
  },
  levels: async (page) => {
    await importGame(page, unfinishedGame('deep-well', 3, 4));
    const row = page.locator('.game-row', { hasText: 'The Well' });
    await row.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^End turn/ }).waitFor();
    await page.waitForTimeout(2500);
  },
  'hand-over': async (page) => {
    await at('new')(page);
    await page.getByRole('radio', { name: 'A friend at this screen' }).check();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Deploy all automatically' }).click();
    await page.getByRole('button', { name: /^End turn/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
    await page.locator('.curtain').waitFor();
    await settled(page);
  },
  games: async (page) => {
    await importGame(page, finishedGame('decoy', 3));
    await importGame(page, finishedGame('first-steps', 11));
    await settled(page);
  },
  after: async (page) => {
    await at('replays')(page);
    await page.getByRole('link', { name: 'Statistics' }).last().click();
    await page.locator('.report').waitFor();
    await settled(page);
  },
  replay: async (page) => {
    await at('replays')(page);
    await page.getByRole('link', { name: 'Watch' }).last().click();
    await page.getByRole('slider').first().fill('300');
    await page.waitForTimeout(3000);
  },
};

const named = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const server = createPageServer(fileURLToPath(new URL('../packages/web/dist', import.meta.url)));
const port = await listen(server, '127.0.0.1', 0);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [size, viewport] of Object.entries(SIZES)) {
  const context = await browser.newContext({
    viewport,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
  });
  const page = await context.newPage();
  for (const [name, show] of Object.entries(SCREENS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    await show(page);
    if (ON_PHONE.includes(name) !== (size === 'phone')) continue;
    writeFileSync(`${FOLDER}${name}-${size}.png`, writePalettePng(readPng(await page.screenshot())));
    console.log(`${name}-${size}.png`);
  }
  await context.close();
}
if (named.length === 0 || named.includes('table')) await takeSheets(browser, `http://127.0.0.1:${port}`, FOLDER);
await browser.close();
server.close();
