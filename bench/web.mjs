// npm run bench:web: how fast the page is in a real browser. Nothing is asserted; the last figures are kept in
// bench/web.json and shown beside the new ones. The script of the first load is kept within its budget by npm test.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { createPageServer, listen, readPages } from '../scripts/serve.mjs';

const DIST = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const FIGURES = new URL('web.json', import.meta.url);
const ROUNDS = 5;
const SLOWED = 4;

/** @typedef {import('playwright').Page} Page */

/** @type {Record<string, number>} */
const before = JSON.parse(readFileSync(FIGURES, 'utf8'));
/** @type {Record<string, number>} */
const now = {};

/**
 * @param {string} what
 * @param {number} value
 * @param {string} unit
 * @param {string} goal
 */
const show = (what, value, unit, goal) => {
  now[what] = Number(value.toPrecision(4));
  const last = before[what] === undefined ? '' : `last ${before[what]}`;
  console.log(`  ${what.padEnd(52)} ${value.toFixed(1).padStart(8)} ${unit.padEnd(4)} ${goal.padEnd(14)} ${last}`);
};

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {(page: Page) => Promise<number>} measure @param {number} slowed */
const rounds = async (measure, slowed) => {
  const values = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({
      baseURL: home,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    await context.addInitScript("localStorage.setItem('sensorium.settings', JSON.stringify({ pace: 'off' }))");
    const page = await context.newPage();
    if (slowed > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowed });
    values.push(await measure(page));
    await context.close();
  }
  return median(values);
};

/** Milliseconds since the page was asked for. @param {Page} page @returns {Promise<number>} */
const age = (page) => page.evaluate('new Promise((done) => requestAnimationFrame(() => done(performance.now())))');

/** @param {Page} page */
const toTheTable = async (page) => {
  await page.goto('/#/new');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Deploy all automatically' }).waitFor();
};

/** @param {Page} page */
const deployed = async (page) => {
  await toTheTable(page);
  await page.getByRole('button', { name: 'Deploy all automatically' }).click();
  await page.getByRole('button', { name: /^End turn/ }).waitFor();
  await page.waitForTimeout(500);
};

/** From the click to the frame in which the page shows what came of it. @param {Page} page @returns {Promise<number>} */
const clickToPaint = async (page) => {
  await deployed(page);
  return page.evaluate(`new Promise((done) => {
    const button = [...document.querySelectorAll('.game button')].find((known) => /Turn left/.test(known.ariaLabel ?? known.textContent));
    const undo = [...document.querySelectorAll('.game button')].find((known) => /^Undo/.test(known.ariaLabel ?? known.textContent));
    const started = performance.now();
    new MutationObserver((_, watch) => {
      if (undo.disabled) return;
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - started)));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    button.click();
  })`);
};

/** @param {Page} page @returns {Promise<number>} */
const longestFrame = async (page) => {
  await deployed(page);
  await page.evaluate(`{
    globalThis.gaps = [];
    let last = performance.now();
    const frame = (now) => { gaps.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
  }`);
  await page.mouse.move(700, 450);
  await page.mouse.down();
  for (let step = 0; step < 60; step++) await page.mouse.move(700 + Math.sin(step / 6) * 200, 450 + step * 2);
  await page.mouse.up();
  return page.evaluate('Math.max(...gaps.slice(2))');
};

/** @param {Page} page */
const alienTurn = async (page) => {
  await deployed(page);
  await page.getByRole('button', { name: /^End turn/ }).click();
  const sure = page.getByRole('dialog').getByRole('button', { name: 'End the turn' });
  await sure.waitFor();
  const started = performance.now();
  await sure.click();
  await page.getByText('Turn 2', { exact: true }).waitFor();
  return performance.now() - started;
};

const scripts = [...readPages(DIST)].filter(([name]) => name.endsWith('.js') && name !== '/sw.js');
const server = createPageServer(DIST);
const home = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
/** @type {Set<string>} */
const asked = new Set();
const watcher = await browser.newPage({ baseURL: home, serviceWorkers: 'block' });
watcher.on('request', (request) => asked.add(new URL(request.url()).pathname));
await watcher.goto('/#/');
await watcher.locator('.home-entry').first().waitFor();
await watcher.waitForTimeout(500);
await watcher.close();

const gzipped = (/** @type {[string, {body: Buffer}][]} */ files) =>
  files.reduce((sum, [, { body }]) => sum + gzipSync(body).length, 0) / 1000;
console.log('The page in a browser (median of 5)');
show('script of the first load, gzipped', gzipped(scripts.filter(([name]) => asked.has(name))), 'kB', 'at most 200');
show('all script, codex included, gzipped', gzipped(scripts), 'kB', '');
show(
  'home screen usable, processor slowed 4×',
  await rounds(async (page) => {
    await page.goto('/#/');
    await page.locator('.home-entry').first().waitFor();
    return age(page);
  }, SLOWED),
  'ms',
  'under 2000',
);
show(
  'cold start to the table, processor slowed 4×',
  await rounds(async (page) => {
    await toTheTable(page);
    return age(page);
  }, SLOWED),
  'ms',
  'under 2000',
);
show('from click to painted result', await rounds(clickToPaint, 1), 'ms', 'under 50');
show('an automaton turn, from click to the next turn', await rounds(alienTurn, 1), 'ms', 'under 100');
show('longest frame while panning', await rounds(longestFrame, 1), 'ms', 'under 50');
await browser.close();
server.close();
writeFileSync(FIGURES, `${JSON.stringify(now, null, 2)}\n`);
