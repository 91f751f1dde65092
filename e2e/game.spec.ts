import { readFileSync } from 'node:fs';
import { gameAtTheDoor } from './finished.ts';
import { openPosition } from './positions.ts';
import { axeFindings, deployAll, endTurn, expect, playQuickly, show, startSeeded, test } from './table.ts';

const SEED = 7;
const [EAST, SOUTH, WEST] = [1, 2, 3] as const;

test.beforeEach(({ page }) => playQuickly(page));

test('a first turn: deploy, walk, be answered by the aliens', async ({ page }) => {
  await startSeeded(page, SEED);
  await deployAll(page);
  await expect(page.getByText('Turn 1', { exact: true })).toBeVisible();
  await endTurn(page);
  await expect(page.getByText('Turn 2', { exact: true })).toBeVisible();
});

test('undo goes back to the last die and not beyond', async ({ page }) => {
  await show(page, 'replays');
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(gameAtTheDoor()) });
  await page.getByRole('link', { name: 'Continue' }).click();
  const bar = page.locator('.actionbar');
  const undo = bar.getByRole('button', { name: /^Undo/ });
  const points = page.locator('.trooper.is-selected .pips .is-full');
  await expect(undo).toBeDisabled();
  await bar.getByRole('button', { name: /^Turn left/ }).click();
  await expect(points).toHaveCount(3);
  await undo.click();
  await expect(points).toHaveCount(4);
  await expect(undo).toBeDisabled();
  await bar.getByRole('button', { name: /^Fire/ }).click();
  await expect(page.locator('.dice')).toContainText('Needed 6+');
  await expect(points).toHaveCount(3);
  await expect(undo).toBeDisabled();
  await bar.getByRole('button', { name: /^Turn left/ }).click();
  await expect(points).toHaveCount(2);
  await undo.click();
  await expect(points).toHaveCount(3);
  await expect(undo).toBeDisabled();
  await page.reload();
  await expect(points).toHaveCount(3);
  await expect(undo).toBeDisabled();
});

test('two people at one screen: nothing is shown until the screen is taken', async ({ page }) => {
  await startSeeded(page, SEED, 'A friend at this screen');
  await deployAll(page);
  await endTurn(page);
  const curtain = page.getByRole('button', { name: /I play the aliens/ });
  await expect(curtain).toBeVisible();
  await expect(page.getByRole('application')).toHaveCount(0);
  expect(await page.locator('#root').innerText()).not.toMatch(/Value|command points|CP/);
  await curtain.click();
  await expect(page.getByRole('application')).toBeVisible();
  expect(await page.locator('#root').innerText()).not.toMatch(/of \d left/);
});

test('a game leaves as a file and comes back from it', async ({ page }) => {
  await startSeeded(page, SEED);
  await deployAll(page);
  await page.goto('./#/replays');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export First Steps' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  await page.getByRole('button', { name: 'Delete First Steps' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByRole('alert')).toContainText('Imported: First Steps');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^End turn/ })).toBeVisible();
});

test('a file whose dice were changed is refused', async ({ page }) => {
  await startSeeded(page, SEED);
  await deployAll(page);
  await page.goto('./#/replays');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export First Steps' }).click(),
  ]);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { entries: unknown[] };
  saved.entries = [...saved.entries, ...saved.entries];
  await page.getByLabel('Import a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(saved)),
  });
  await expect(page.getByRole('alert')).toContainText('damaged');
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('a rule opens beside the game, with its example, and closes again', async ({ page, isMobile }) => {
  await show(page, 'replays');
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(gameAtTheDoor()) });
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.actionbar').getByRole('button', { name: /^Door/ }).click();
  if (isMobile) await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Rule C19.1' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'C19.1', exact: true });
  await expect(dialog).toContainText('door');
  await dialog.getByRole('button', { name: 'Example for C19.1' }).click();
  await expect(page.getByRole('dialog', { name: 'Example C19.1' }).getByText('Step 1 of')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Example C19.1' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('the settings open over a game, which goes on with them', async ({ page }) => {
  await openPosition(page, 'first-steps', { marines: [{ who: 'sergeant', at: [4, 7], faces: EAST }], seed: 7 });
  const table = page.locator('main.game');
  await page
    .locator('.actionbar')
    .getByRole('button', { name: /^Turn right/ })
    .click();
  await expect(table).toHaveAttribute('data-commands', '1');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('radio', { name: 'Calm' }).check({ force: true });
  expect(await axeFindings(page)).toEqual([]);
  await settings.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(table).toHaveAttribute('data-pace', 'cinematic');
  await expect(table).toHaveAttribute('data-commands', '1');
});

test('C2.6  a press beside a facing arrow is meant for the square it falls on', async ({ page }) => {
  await startSeeded(page, SEED);
  const marks = page.locator('.target.is-choice');
  const box = (await marks.nth(1).boundingBox())!;
  const other = (await marks.nth(2).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(page.locator('.turn-mark')).toHaveCount(4);
  const [otherX, otherY] = [other.x + other.width / 2, other.y + other.height / 2];
  // Near the edge of the next square, a little beside the arrow that points there.
  const beside = Math.abs(otherX - x) > Math.abs(otherY - y) ? [0, other.height * 0.32] : [other.width * 0.32, 0];
  await page.mouse.click(x + (otherX - x) * 0.6 + beside[0]!, y + (otherY - y) * 0.6 + beside[1]!);
  await expect(page.locator('main.game')).toHaveAttribute('data-commands', '0');
  await expect(page.locator('.turn-mark')).toHaveCount(4);
});

test('the table is played by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  await startSeeded(page, SEED);
  await deployAll(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('q');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled();
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
  await page.keyboard.press('t');
  await page.getByRole('dialog').getByRole('button', { name: 'End the turn' }).press('Enter');
  await expect(page.getByText('Turn 2', { exact: true })).toBeVisible();
});

test('axe finds nothing at the table', async ({ page }) => {
  await startSeeded(page, SEED);
  await deployAll(page);
  expect(await axeFindings(page)).toEqual([]);
});

test('what cannot be done says why, and its rule opens beside the game', async ({ page }) => {
  await startSeeded(page, SEED);
  await deployAll(page);
  const board = page.getByRole('application');
  await board.focus();
  // To the far end of the board: nobody reaches it in one turn.
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const refused = page.locator('.refused');
  await expect(refused).toContainText('Not possible');
  await refused.getByRole('button', { name: /C\d/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
});

test('C4.8  the time left is announced', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(`
    globalThis.heard = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[aria-live]'))
        if (/left$/.test(textContent) && heard.at(-1) !== textContent) heard.push(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  `);
  await page.goto('./#/new');
  await page.getByRole('radio', { name: 'Three minutes a turn' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await deployAll(page);
  await page.clock.runFor(62_000);
  await expect(page.locator('.clock-note')).toHaveText('2 minutes left');
  await page.clock.runFor(116_000);
  expect(await page.evaluate('heard.slice(0, 5)')).toEqual([
    '2 minutes left',
    '1 minute left',
    '45 seconds left',
    '30 seconds left',
    '15 seconds left',
  ]);
});

test('C4.6  when the time is up the aliens go on, and a reload gives nobody more of it', async ({ page }) => {
  await page.goto('./#/new');
  await page.getByRole('radio', { name: 'Three minutes a turn' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await deployAll(page);
  await expect(page.getByText(/^2:\d\d$/)).toBeVisible();
  const game = page.url();
  await page.goto('./#/games');
  await page.evaluate(`{
    const clocks = JSON.parse(localStorage.getItem('sensorium.clocks'));
    for (const reading of Object.values(clocks)) reading.milliseconds = 3000;
    localStorage.setItem('sensorium.clocks', JSON.stringify(clocks));
  }`);
  await page.goto(game);
  await expect(page.getByText('Turn 2', { exact: true })).toBeVisible({ timeout: 20_000 });
});

/** Two genestealers in a corridor, each before the eyes of one marine. */
const CORRIDOR = {
  marines: [
    { who: 'sergeant', at: [4, 7], faces: EAST },
    { who: 'marine', at: [12, 7], faces: WEST },
    { who: 'flamer-marine', at: [1, 1], faces: SOUTH },
  ],
  aliens: [
    { is: 'genestealer', at: [7, 7], faces: WEST },
    { is: 'genestealer', at: [9, 7], faces: EAST },
  ],
  seed: SEED,
} as const;

test('C7.13  an answer with command points is passed once, for a piece, for the turn; the aliens learn nothing', async ({
  page,
}) => {
  await openPosition(page, 'first-steps', CORRIDOR);
  await endTurn(page);
  await page.getByRole('button', { name: /I play the aliens/ }).click();
  const table = page.locator('main.game');
  const asked = page.getByRole('region', { name: 'Marine player: answer this action with command points?' });
  /** C20.3: neither what was drawn nor what is left is anywhere in the page. */
  const nothingIsTold = async (): Promise<void> => {
    await expect(page.locator('.topbar .cp')).toHaveText('CP 0 spent');
    const html = await page.locator('html').innerHTML();
    expect(html).not.toMatch(/cp-pip|\d of \d+ left|counter is drawn: \d/);
  };
  const nextFigure = async (): Promise<void> => {
    await page.getByRole('application').focus();
    await page.keyboard.press('Tab');
  };
  const turn = async (isAsked: boolean): Promise<void> => {
    const heard = Number(await table.getAttribute('data-commands'));
    const left = page.locator('.actionbar').getByRole('button', { name: /^Turn left/ });
    await left.click();
    // A question that is passed unasked is a command too.
    await expect(table).toHaveAttribute('data-commands', String(heard + (isAsked ? 1 : 2)));
    await expect(asked).toBeVisible({ visible: isAsked });
    await nothingIsTold();
  };
  const pass = async (how: string): Promise<void> => {
    await asked.getByRole('button', { name: how, exact: true }).click();
    await expect(asked).toBeHidden();
    await nothingIsTold();
  };
  await nextFigure();
  await turn(true);
  await pass('Pass');
  await turn(true);
  await pass('Pass for this piece');
  await turn(false);
  await nextFigure();
  await turn(true);
  await pass('Pass for this turn');
  await turn(false);
});

test('C18.11  the alien player chooses what lurks in an entry area and brings it in by a click', async ({ page }) => {
  await page.goto('./#/new');
  await page.getByRole('radio', { name: 'The aliens' }).check();
  await page.getByText('More options').click();
  await page.getByLabel('Seed').fill('11');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // In the first turn of this mission nothing comes.
  await expect(page.locator('.actionbar')).toContainText('Nobody can act now');
  await endTurn(page);
  // By keyboard: the first Tab leads to the first answer.
  await expect(page.getByRole('region', { name: 'Choose an entry area for this blip' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Entry E1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bay.is-choice')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.bay.has-lurkers')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.locator('.bay.is-choice')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.bay.is-choice')).toHaveCount(0);
  await page.locator('.bay.has-lurkers').click();
  await expect(page.locator('.bay.is-choice')).toHaveCount(1);
  const spot = (await page.locator('.bay.is-choice rect').first().boundingBox())!;
  // The square below the breach.
  await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height * 1.4);
  await expect(page.getByRole('log', { name: 'What happens' })).toContainText(/Blip [a-z] enters at I3/);
  await expect(page.locator('.bay.has-lurkers')).toHaveCount(0);
});

test('C18.11  while the alien player is asked where a blip comes in, nothing lies over a way in', async ({ page }) => {
  await page.goto('./#/new/breakout');
  await page.getByRole('radio', { name: 'The aliens' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.bay.is-choice')).toHaveCount(6);
  const covered = () =>
    page.locator('.bay.is-choice').evaluateAll(
      (bays) =>
        bays.filter((bay) => {
          const { x, y, width, height } = bay.querySelector('rect')!.getBoundingClientRect();
          return [x + 2, x + width - 2].some(
            (at) => bay.ownerDocument.elementFromPoint(at, y + height / 2)?.closest('.bay') !== bay,
          );
        }).length,
    );
  await expect.poll(covered).toBe(0);
});
