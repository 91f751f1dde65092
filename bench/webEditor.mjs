// The editor on a board of sixty by sixty squares and two levels: from what the hand does to the frame that shows it.
import { largeText } from './largeDraft.ts';

/** @typedef {import('playwright').Page} Page */
/** @typedef {{page: Page, work: () => Promise<number>}} Seat */
/** @typedef {{shown: number, work: number}} Edit */

/** Tool and stroke, in squares of the upper level; each touches sections in the middle of the drawing. */
/** @type {readonly (readonly [tool: string, from: readonly [number, number], to: readonly [number, number]])[]} */
const STROKES = [
  ['Square', [30, 29], [31, 29]],
  ['Corridor', [25, 23], [31, 23]],
  ['Room', [34, 34], [37, 37]],
  ['Door', [33, 31], [33, 31]],
  ['Terrain', [27, 25], [27, 25]],
  ['Mark squares', [27, 29], [27, 31]],
  ['Section', [41, 30], [41, 30]],
  ['Erase', [33, 26], [33, 28]],
  ['Room', [20, 40], [26, 44]],
  ['Square', [44, 20], [46, 20]],
];

/** @param {Page} page */
const openLarge = async (page) => {
  await page.goto('/#/missions');
  await page.getByRole('button', { name: 'Draw a new one' }).click();
  const tabs = page.getByRole('navigation', { name: 'Mission editor' });
  await tabs.getByRole('button', { name: 'Text' }).click();
  await page.getByLabel('Text of the mission file').fill(largeText());
  await page.getByRole('application').nth(1).waitFor();
  await tabs.getByRole('button', { name: 'Draw' }).click();
  await page.waitForTimeout(1500);
};

/** Ends with the frame in which what is drawn has changed. */
/** @param {string} act */
const timed = (act) => `new Promise((done) => {
  const boards = document.querySelector('.ed-boards');
  const drawn = () => [...boards.querySelectorAll('.map-deck, .map-door, .ed-marks, .ed-sign, .ed-borders')].map((known) => known.getAttribute('d') ?? known.textContent).join();
  const before = drawn();
  let started = performance.now();
  let ended = false;
  const watch = new MutationObserver(() => {
    if (ended || drawn() === before) return;
    ended = true;
    watch.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - started);
      port2.postMessage(0);
    });
  });
  watch.observe(boards, { subtree: true, childList: true, attributes: true, characterData: true });
  ${act}
})`;

/** @param {readonly [number, number]} from @param {readonly [number, number]} to */
const stroke = (from, to) => `
  const board = [...document.querySelectorAll('[role=application]')].at(-1);
  const { left, top, width } = board.getBoundingClientRect();
  const square = width / board.viewBox.baseVal.width;
  const at = ([x, y]) => ({ bubbles: true, button: 0, pointerId: 1, clientX: left + (x + 3.5) * square, clientY: top + (y + 3.5) * square });
  board.setPointerCapture = () => {};
  const send = (what, where) => new Promise((next) => {
    board.dispatchEvent(new PointerEvent(what, at(where)));
    setTimeout(next, 30);
  });
  send('pointerdown', ${JSON.stringify(from)})
    .then(() => send('pointermove', ${JSON.stringify(to)}))
    .then(() => { started = performance.now(); return send('pointerup', ${JSON.stringify(to)}); });`;

const undo = `[...document.querySelectorAll('.ed-bar button')].find((known) => known.textContent === 'Undo').click();`;

/**
 * Every stroke and every step back, each with its time and the work of the main thread until it is seen.
 * @param {Seat} seat @returns {Promise<Edit[]>}
 */
export const edits = async ({ page, work }) => {
  await openLarge(page);
  /** @type {Edit[]} */
  const made = [];
  /** @param {string} act */
  const measure = async (act) => {
    const before = await work();
    if (process.env.DBG) console.log(act.slice(-90));
    const shown = Number(await page.evaluate(timed(act)));
    made.push({ shown, work: (await work()) - before });
    await page.waitForTimeout(700);
  };
  const tools = page.getByRole('region', { name: 'Tools' });
  for (const [tool, from, to] of STROKES) {
    await tools.getByRole('button', { name: tool, exact: true }).click();
    await measure(stroke(from, to));
  }
  for (let step = 0; step < 4; step++) await measure(undo);
  return made;
};
