// npm run bench:web: how fast the page is in a real browser. Nothing is asserted; the last figures are kept in
// bench/web.json and shown beside the new ones. The script of the first load is kept within its budget by npm test.
// Times are taken inside the page, so that the tool that drives it does not count. A busy machine makes them long; the
// work of the main thread is its processor time, which is the same on a busy machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { createPageServer, listen, readPages } from '../scripts/serve.mjs';
import { crowdedGame } from './crowd.ts';
import { edits } from './webEditor.mjs';

const DIST = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const FIGURES = new URL('web.json', import.meta.url);
const ROUNDS = 5;
const SLOWED = 4;

/** @typedef {import('playwright').Page} Page */
/** @typedef {{page: Page, work: () => Promise<number>}} Seat */

/** @type {Record<string, number>} */
const before = JSON.parse(readFileSync(FIGURES, 'utf8'));
/** @type {Record<string, number>} */
const now = {};

/**
 * The median of several rounds, each in a fresh profile; the best beside it, since other work on the machine only adds.
 * @param {string} what
 * @param {number[]} values
 * @param {string} unit
 * @param {string} goal
 */
const show = (what, values, unit, goal = '') => {
  const middle = median(values);
  now[what] = Number(middle.toPrecision(4));
  const best = values.length > 1 ? `best ${Math.min(...values).toFixed(1)}` : '';
  const last = before[what] === undefined ? '' : `last ${before[what]}`;
  const figure = `${middle.toFixed(1).padStart(8)} ${unit.padEnd(4)} ${goal.padEnd(12)}`;
  console.log(`  ${what.padEnd(54)} ${figure} ${best.padEnd(15)} ${last}`);
};

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Walks by itself from the home screen to the table and notes when each could be used. */
const PILOT = `(() => {
  const seen = new Set();
  globalThis.marks = {};
  const reached = (name, then) => {
    if (seen.has(name)) return;
    seen.add(name);
    requestAnimationFrame(() => requestAnimationFrame(() => { marks[name] = performance.now(); then(); }));
  };
  const find = (kind, text) => [...document.querySelectorAll(kind)].find((known) => text.test(known.textContent) && !known.disabled);
  const look = () => {
    const entry = find('.home-entry', /New game/);
    if (entry) reached('home', () => entry.click());
    const play = find('button', /^Play$/);
    if (play) reached('choice', () => play.click());
    if (find('button', /Deploy all/)) reached('table', () => {});
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()`;

/** How long the worker takes for the requests named. */
const STOPWATCH = `(() => {
  globalThis.computed = { play: 0 };
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    asked = new Map();
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        const known = this.asked.get(data.id);
        if (known?.name in computed) computed[known.name] += performance.now() - known.at;
      });
    }
    postMessage(message) {
      this.asked.set(message.id, { name: message.name, at: performance.now() });
      super.postMessage(message);
    }
  };
})()`;

/**
 * @template T
 * @param {(seat: Seat) => Promise<T>} measure
 * @param {{slowed?: number, script?: string}} [how]
 */
const rounds = async (measure, { slowed = 1, script = '' } = {}) => {
  const values = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({
      baseURL: home,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
      locale: 'en-GB',
    });
    await context.addInitScript(
      `localStorage.setItem('sensorium.settings', JSON.stringify({ pace: 'off' }));${script}`,
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (slowed > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    const work = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    values.push(await measure({ page, work }));
    await context.close();
  }
  return values;
};

/** @param {Seat} seat @returns {Promise<{home: number, table: number, work: number}>} */
const coldStart = async ({ page, work }) => {
  await page.goto('/#/');
  // A handle asked for now and then: waiting for an element would load a script into the page that is measured.
  for (;;) {
    await new Promise((done) => setTimeout(done, 100));
    const marks = await page.evaluate('marks');
    if (marks.table !== undefined) return { home: marks.home, table: marks.table, work: await work() };
  }
};

/** @param {Page} page */
const crowdedTable = async (page) => {
  await page.goto('/#/replays');
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(crowd) });
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^End turn/ }).waitFor();
  await page.waitForTimeout(1000);
};

/**
 * From the click to the frame that shows what came of it, at sixty pieces: turned, undone, turned again.
 * @param {Seat} seat @returns {Promise<number>}
 */
const clickToPaint = async ({ page }) => {
  await crowdedTable(page);
  const clicks = [];
  for (const name of ['Turn left', 'Undo', 'Turn left', 'Undo', 'Turn left']) {
    clicks.push(Number(await page.evaluate(timedClick(name))));
    await page.waitForTimeout(400);
  }
  return median(clicks);
};

/** @param {string} name */
const timedClick = (name) => `new Promise((done) => {
  const button = (title) => document.querySelector('.game button[title^="' + title + '"]');
  const wasOff = button('Undo').disabled;
  const started = performance.now();
  new MutationObserver((_, watch) => {
    if (button('Undo').disabled === wasOff) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - started);
      port2.postMessage(0);
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  button('${name}').click();
})`;

/** @param {Seat} seat @returns {Promise<{computed: number, shown: number}>} */
const alienTurn = async ({ page }) => {
  await page.goto('/#/new');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Deploy all automatically' }).click();
  await page.getByRole('button', { name: /^End turn/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(500);
  return page.evaluate(`new Promise((done) => {
    const started = performance.now();
    computed.play = 0;
    const watch = new MutationObserver(() => {
      if (!/Turn 2/.test(document.querySelector('.phase b').textContent)) return;
      watch.disconnect();
      requestAnimationFrame(() => done({ computed: computed.play, shown: performance.now() - started }));
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    [...document.querySelectorAll('dialog button')].find((known) => /End the turn/.test(known.textContent)).click();
  })`);
};

/** @param {Seat} seat @returns {Promise<number>} */
const longestFrame = async ({ page }) => {
  await crowdedTable(page);
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

/** The names of the scripts asked for until the home screen can be used. */
const firstLoad = async () => {
  /** @type {Set<string>} */
  const asked = new Set();
  const page = await browser.newPage({ baseURL: home, serviceWorkers: 'block' });
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/#/');
  await page.locator('.home-entry').first().waitFor();
  await page.waitForTimeout(500);
  await page.close();
  return asked;
};

/** @param {[string, {body: Buffer}][]} files */
const gzipped = (files) => files.reduce((sum, [, { body }]) => sum + gzipSync(body).length, 0) / 1000;

const crowd = crowdedGame();
const server = createPageServer(DIST);
const home = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
console.log(`The page in a browser (median of ${ROUNDS} rounds; load of the machine ${loadavg()[0]?.toFixed(1)})`);
const scripts = [...readPages(DIST)].filter(([name]) => name.endsWith('.js') && name !== '/sw.js');
const asked = await firstLoad();
show('script of the first load, gzipped', [gzipped(scripts.filter(([name]) => asked.has(name)))], 'kB', 'at most 200');
show('all script, codex included, gzipped', [gzipped(scripts)], 'kB');
const slow = await rounds(coldStart, { slowed: SLOWED, script: PILOT });
const quick = await rounds(coldStart, { script: PILOT });
show(
  'home screen usable, processor slowed 4×',
  slow.map((round) => round.home),
  'ms',
  'under 2000',
);
show(
  'cold start to the table, processor slowed 4×',
  slow.map((round) => round.table),
  'ms',
  'under 2000',
);
show(
  'cold start to the table, not slowed',
  quick.map((round) => round.table),
  'ms',
);
show(
  'work of the main thread to the table, not slowed',
  quick.map((round) => round.work),
  'ms',
  'under 500',
);
show('from click to painted result, 60 pieces', await rounds(clickToPaint), 'ms', 'under 50');
const turns = await rounds(alienTurn, { script: STOPWATCH });
show(
  'an automaton turn, computed',
  turns.map((round) => round.computed),
  'ms',
  'under 100',
);
show(
  'an automaton turn, from click to the next turn',
  turns.map((round) => round.shown),
  'ms',
);
show('longest frame while panning, 60 pieces', await rounds(longestFrame), 'ms', 'under 50');
const drawn = await rounds(edits);
show(
  'an edit at 60×60 squares, 2 levels: work, worst of 14',
  drawn.map((round) => Math.max(...round.map(({ work }) => work))),
  'ms',
  'under 50',
);
show(
  'an edit at 60×60 squares, 2 levels: until painted',
  drawn.map((round) => median(round.map(({ shown }) => shown))),
  'ms',
  'under 50',
);
await browser.close();
server.close();
now['load of the machine'] = Number(loadavg()[0]?.toFixed(1));
writeFileSync(FIGURES, `${JSON.stringify(now, null, 2)}\n`);
