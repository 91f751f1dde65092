// Six situations of the table at nine sizes, a sheet each: npm run screenshots -- table
import { writeFileSync } from 'node:fs';
import { unfinishedGame } from '../e2e/finished.ts';
import { readPng, writePalettePng } from './palettePng.ts';

/** @typedef {import('playwright').Page} Page */

const SIZES = /** @type {const} */ ([
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
  [640, 360],
  // A window of 1440 × 900 at 200 %.
  [720, 450],
]);
const SHEET_WIDTH = 1320;
/** Pixels high on the sheet. */
const LARGEST = 250;

/** @param {Page} page @param {string} mission @param {number} seed @param {number} turn */
const taken = async (page, mission, seed, turn) => {
  await page.goto('./#/replays');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(unfinishedGame(mission, seed, turn)),
  });
  await page.getByText('Imported:').waitFor();
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^End turn/ }).waitFor();
  await page.waitForTimeout(1200);
};

/** @param {Page} page @param {string} selector */
const middleOf = async (page, selector) => {
  const box = await page.locator(selector).last().boundingBox();
  return box === null ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** @param {Page} page @param {number} place */
const choose = async (page, place) => {
  await page.locator('.trooper').nth(place).click();
  await page.waitForTimeout(800);
};

/** How each is come to, on a table of that size. @type {Record<string, (page: Page) => Promise<void>>} */
const SITUATIONS = {
  deploying: async (page) => {
    await page.goto('./#/new/decoy');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.decision').waitFor();
    await page.waitForTimeout(1200);
  },
  acting: (page) => taken(page, 'suicide-mission', 4, 5),
  considering: async (page) => {
    await taken(page, 'suicide-mission', 4, 5);
    await choose(page, 4);
    const spot = await middleOf(page, '.reach-square:not(.is-far) rect');
    if (spot === null) return;
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down();
    await page.waitForTimeout(600);
    await page.mouse.up();
    await page.waitForTimeout(300);
  },
  flames: async (page) => {
    await taken(page, 'suicide-mission', 4, 5);
    await page.getByRole('button', { name: /^Flame/ }).click();
    await page.waitForTimeout(400);
    const spot = await middleOf(page, '.target');
    if (spot !== null) await page.mouse.move(spot.x, spot.y);
    await page.waitForTimeout(400);
  },
  levels: (page) => taken(page, 'deep-well', 3, 4),
  over: async (page) => {
    await taken(page, 'exterminate', 3, 4);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.locator('.chooser button').first().click();
    await page.locator('.over').waitFor();
    await page.waitForTimeout(600);
  },
};

/** Side by side, each a little smaller than it is. @param {Page} page @param {{ name: string, png: Buffer, height: number }[]} pictures */
const sheetOf = async (page, pictures) => {
  const figures = pictures.map(
    ({ name, png, height }) =>
      `<figure><img style="height:${Math.min(LARGEST, Math.round(height / 2))}px" src="data:image/png;base64,${png.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setViewportSize({ width: SHEET_WIDTH, height: 400 });
  await page.setContent(
    `<style>body{margin:12px;background:#05080a;color:#a5b5be;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:12px;align-items:end}figure{margin:0}img{display:block;border:1px solid #22303a}</style>${figures.join('')}`,
  );
  return page.screenshot({ fullPage: true });
};

/** @param {import('playwright').Browser} browser @param {string} baseURL @param {string} folder */
export const takeSheets = async (browser, baseURL, folder) => {
  for (const [situation, come] of Object.entries(SITUATIONS)) {
    const pictures = [];
    for (const [width, height] of SIZES) {
      const context = await browser.newContext({ viewport: { width, height }, baseURL, locale: 'en-GB' });
      const page = await context.newPage();
      await page.addInitScript("localStorage.setItem('sensorium.settings', JSON.stringify({ pace: 'fast' }))");
      await come(page);
      pictures.push({ name: `${width} × ${height}`, png: await page.screenshot(), height });
      await context.close();
    }
    const page = await browser.newPage();
    writeFileSync(`${folder}table-${situation}.png`, writePalettePng(readPng(await sheetOf(page, pictures))));
    await page.close();
    console.log(`table-${situation}.png`);
  }
};
