/** One stage clock: dice, then what they decide, then everything that tells it. */
import { openPosition } from './positions.ts';
import { clickSquare, deployAll, endTurn, expect, playQuickly, startSeeded, test, type Page } from './table.ts';

const [EAST, SOUTH, WEST] = [1, 2, 3] as const;

const withPace = async (page: Page, pace: string): Promise<void> => {
  await page.addInitScript(`localStorage.setItem('sensorium.settings', JSON.stringify({ pace: '${pace}' }))`);
};

const trooper = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name });
const told = (page: Page) => page.getByRole('log', { name: 'What happens' });
const dice = (page: Page, beat: string) => page.locator(`.dice[data-beat=${beat}]`);

/** A marine who hits a genestealer down the corridor with his first dice. */
const DUEL = {
  marines: [
    { who: 'sergeant', at: [4, 7], faces: EAST },
    { who: 'flamer-marine', at: [1, 1], faces: SOUTH },
  ],
  aliens: [{ is: 'genestealer', at: [7, 7], faces: WEST }],
  seed: 7,
} as const;

const fire = async (page: Page): Promise<void> => {
  await openPosition(page, 'first-steps', DUEL);
  await trooper(page, /^1/).click();
  await page.locator('.actionbar').getByRole('button', { name: /^Fire/ }).click();
};

/** At every change of the page: what of the shot can be seen. Kept in order, each state once. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(`(() => {
    const seen = (globalThis.seen = []);
    let isTold = false;
    const look = () => {
      const beat = document.querySelector('.dice')?.dataset.beat ?? 'none';
      const tellers = [...document.querySelectorAll('.log, [aria-live=polite]')];
      // What was spoken is heard once; the next sentence takes its place.
      isTold ||= tellers.some((teller) => teller.textContent.includes('fires at'));
      const kills = document.querySelector('.contacts .is-stealer b')?.textContent === '0' ? 'dead' : 'alive';
      const state = [beat, isTold ? 'told' : 'untold', kills].join(' ');
      if (seen.at(-1) !== state) seen.push(state);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  })()`);
const watched = (page: Page): Promise<string[]> => page.evaluate('globalThis.seen');

test.describe('like a film', () => {
  test.beforeEach(({ page }) => withPace(page, 'cinematic'));

  test('while the dice tumble nothing tells the result; then verdict, log and death follow', async ({ page }) => {
    await openPosition(page, 'first-steps', DUEL);
    await trooper(page, /^1/).click();
    await watch(page);
    await page.locator('.actionbar').getByRole('button', { name: /^Fire/ }).click();
    await expect(dice(page, 'cast')).toBeVisible();
    await expect(dice(page, 'landed')).toContainText('Hit');
    await expect(told(page)).toContainText('is killed');
    expect(await watched(page)).toEqual([
      'none untold alive',
      'cast untold alive',
      'landed untold alive',
      'landed told alive',
      'landed told dead',
    ]);
  });

  test('skipped, everything is there at once', async ({ page }) => {
    await fire(page);
    await expect(dice(page, 'cast')).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(dice(page, 'landed')).toContainText('Hit');
    await expect(told(page)).toContainText('is killed');
    await expect(page.locator('.contacts .is-stealer b')).toHaveText('0');
  });

  test('C15.7  the dice of a flame lie in one row, each with its victim', async ({ page }) => {
    await openPosition(page, 'first-steps', {
      marines: [
        { who: 'flamer-marine', at: [4, 7], faces: EAST },
        { who: 'sergeant', at: [1, 1], faces: SOUTH },
      ],
      aliens: [10, 11, 12].map((x) => ({ is: 'genestealer', at: [x, 7], faces: WEST }) as const),
      seed: 7,
    });
    await trooper(page, /^1/).click();
    await page
      .locator('.actionbar')
      .getByRole('button', { name: /^Flame/ })
      .click();
    await clickSquare(page, 10, 7);
    await expect(dice(page, 'cast').locator('.die')).toHaveCount(3);
    await expect(dice(page, 'landed').locator('.dice-victims li')).toHaveCount(3);
  });
});

test.describe('without animation', () => {
  test.beforeEach(({ page }) => playQuickly(page));

  test('everything is told at once; the last throws can be called back', async ({ page }) => {
    await fire(page);
    await expect(dice(page, 'landed')).toContainText('Hit');
    await expect(told(page)).toContainText('is killed');
    await page.getByRole('button', { name: 'The last throws' }).click();
    await expect(page.locator('.dice-earlier li')).toHaveCount(1);
  });

  test('a tap on the dice does nothing to the board behind them', async ({ page }) => {
    await fire(page);
    // The shot itself has been heard.
    await expect(page.locator('main.game')).toHaveAttribute('data-commands', '1');
    await dice(page, 'landed').locator('.dice-cast').click();
    await expect(page.locator('main.game')).toHaveAttribute('data-commands', '1');
    await expect(trooper(page, /^1/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('the change of the turn is written large', async ({ page }) => {
    await startSeeded(page, 4);
    await deployAll(page);
    await expect(page.locator('.banner')).toContainText('Your turn');
    await expect(page.locator('.banner')).toHaveCount(0);
    await endTurn(page);
    await expect(page.locator('.banner')).toContainText('Turn 2');
  });
});

test('the first game asks for the pace, once', async ({ page }) => {
  await startSeeded(page, 4);
  const question = page.getByRole('region', { name: 'How shall what happens be shown?' });
  await question.getByRole('button', { name: 'All at once' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator('main.game')).toHaveAttribute('data-pace', 'off');
  await page.reload();
  await expect(page.getByRole('application')).toBeVisible();
  await expect(question).toHaveCount(0);
});
