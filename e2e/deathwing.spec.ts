import { openPosition } from './positions.ts';
import { axeFindings, endTurn, expect, playQuickly, test, type Page } from './table.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

test.beforeEach(({ page }) => playQuickly(page));

const trooper = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name });
const action = (page: Page, name: RegExp) => page.getByRole('toolbar').getByRole('button', { name });
const question = (page: Page, name: RegExp) => page.getByRole('region', { name });
/** What a screen reader would be told of the last events. */
const told = (page: Page) => page.getByRole('log', { name: 'What happens' });

const WELL = {
  marines: [
    { who: 'sergeant', at: [8, 2, 1], faces: NORTH },
    { who: 'marine', at: [20, 5, 1], faces: EAST },
    { who: 'flamer-marine', at: [10, 5, 1], faces: EAST },
  ],
  seed: 4,
} as const;

test('two levels: the other one is in sight, climbed to, jumped to', async ({ page }) => {
  await openPosition(page, 'deep-well', WELL);
  const other = page.getByRole('region', { name: 'The other level' });
  await expect(other).toContainText('Level 1');
  await expect(other).toContainText('nobody there');
  await other.getByRole('button').click();
  await expect(other).toContainText('Level 2');
  await expect(other).toContainText('3 marines');

  await trooper(page, /^2/).click();
  await expect(other).toContainText('Level 1');
  await action(page, /^Climb down 2 AP/).click();
  await question(page, /which way to face/)
    .getByRole('button', { name: /south/ })
    .click();
  await expect(told(page)).toContainText('faces south');
  await expect(other).toContainText('Level 2');

  await trooper(page, /^1/).click();
  await action(page, /^Jump into the hole 1 AP · prone 66\.7%/).click();
  await expect(told(page)).toContainText(/lands at I2: \[\d\], (prone|on his feet)/);
  expect(await axeFindings(page)).toEqual([]);
});

test('a marine who lies down stands up again and chooses where to look', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same path as on a desk');
  await openPosition(page, 'deep-well', { ...WELL, seed: 4 });
  await trooper(page, /^1/).click();
  await action(page, /^Jump into the hole/).click();
  await expect(trooper(page, /^1/)).toContainText('Prone');
  await action(page, /^Stand up 2 AP/).click();
  await question(page, /which way to face/)
    .getByRole('button', { name: /east/ })
    .click();
  await expect(trooper(page, /^1/)).not.toContainText('Prone');
});

test('the key B shows the other level, and the cursor speaks of levels and holes', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  await openPosition(page, 'deep-well', WELL);
  const other = page.getByRole('region', { name: 'The other level' });
  await page.getByRole('application').focus();
  await trooper(page, /^1/).click();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowUp');
  const cursor = page.locator('.spoken-square');
  await expect(cursor).toContainText(/I2·2, hole in the floor, .*level 2, hole down to I2/);
  await page.keyboard.press('b');
  await expect(other).toContainText('Level 2');
});

const DUEL = {
  marines: [
    { who: 'captain', at: [4, 7], faces: EAST },
    { who: 'librarian', at: [16, 4], faces: NORTH },
    { who: 'assault-cannon', at: [0, 7], faces: EAST },
  ],
  aliens: [
    { is: 'genestealer', at: [5, 7], faces: WEST },
    { is: 'genestealer', at: [16, 3], faces: SOUTH },
  ],
  seed: 2,
} as const;

test('a captain’s squad: parry and psi with their odds', async ({ page }) => {
  await openPosition(page, 'captains-way', DUEL);
  await trooper(page, /^1/).click();
  await action(page, /^Close combat/).click();
  const parry = question(page, /^Parry\?/);
  await expect(parry).toContainText(/Captain 1 attacks genestealer [a-z]/);
  await expect(
    parry.getByRole('button', { name: /^Re-roll the \d kills [\d.]+% · dies [\d.]+%/ }).first(),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await parry.getByRole('button', { name: /^Let the dice stand/ }).click();

  await trooper(page, /^2/).click();
  await action(page, /^Close combat/).click();
  const psi = question(page, /psi points/);
  await expect(psi.getByRole('button', { name: /^No points kills 34% · dies 49.4%/ })).toBeVisible();
  await psi.getByRole('button', { name: /^5 points kills 100% · dies 0%/ }).click();
  await expect(trooper(page, /^2/)).toContainText('15 psi');
  expect(await axeFindings(page)).toEqual([]);
});

/** All blips of the turn, however many the mission gives, into the first entry area. */
const placeBlips = async (page: Page): Promise<void> => {
  const gates = question(page, /entry area for this blip/);
  await expect(gates).toContainText(/left to place/);
  const [count] = /\d+(?=\s+blips? left)/.exec((await gates.textContent()) ?? '') ?? ['0'];
  for (let left = Number(count); left > 0; left--) {
    await expect(gates).toContainText(new RegExp(`${left}\\s+blips? left to place`));
    await gates.getByRole('button').first().click();
  }
  await expect(gates).toBeHidden();
};

test('a hammer may go off instead of defending, and both players see the question', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same path as on a desk');
  await openPosition(page, 'captains-way', {
    marines: [
      { who: 'captain', at: [0, 7], faces: EAST },
      { who: 'thunder-hammer', at: [9, 4], faces: EAST },
    ],
    aliens: [{ is: 'genestealer', at: [10, 4], faces: WEST }],
    seed: 2,
  });
  await endTurn(page);
  await page.getByRole('button', { name: /I play the aliens/ }).click();
  await placeBlips(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await action(page, /^Close combat/).click();
  const hammer = question(page, /^Detonate the hammer/);
  await expect(hammer).toContainText(
    'Genestealer a attacks Marine 2 · Dies in the blast: Marine 2 · The marine player decides',
  );
  await hammer.getByRole('button', { name: /^Detonate/ }).click();
  await expect(told(page)).toContainText(/Marine 2 detonates the thunder hammer\.\s*Marine 2 is killed\./);
});

test('a chainfist cuts the bulkhead for two points', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same path as on a desk');
  await openPosition(page, 'sealed-way', {
    marines: [
      { who: 'sergeant', at: [10, 6], faces: EAST },
      { who: 'chainfist', at: [11, 6], faces: EAST },
    ],
    seed: 1,
  });
  await trooper(page, /^2/).click();
  await action(page, /^Cut through 2 AP/).click();
  await expect(told(page)).toContainText('cuts through the bulkhead at M7');
  await expect(page.locator('.feature.is-bulkhead')).toHaveCount(2);
});

const GATES = {
  marines: [
    { who: 'sergeant', at: [8, 5], faces: WEST },
    { who: 'assault-cannon', at: [4, 2], faces: NORTH },
  ],
  options: { ambush: 'on' },
  seed: 3,
} as const;

test('an entry area is secured by who stands before it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same path as on a desk');
  await openPosition(page, 'shut-the-gates', GATES);
  await trooper(page, /^2/).click();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText('Entry E1 is secured.');
  await expect(page.locator('.secured-badge')).toHaveCount(1);
});

test('an ambush counter is the alien player’s secret', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same path as on a desk');
  await openPosition(page, 'shut-the-gates', GATES);
  await endTurn(page);
  await page.getByRole('button', { name: /I play the aliens/ }).click();
  await question(page, /ambush counter/)
    .getByRole('button', { name: 'Draw an ambush counter' })
    .click();
  await page.getByRole('button', { name: /^End turn/ }).click();
  await expect(question(page, /lie in wait/)).toContainText(/^Where does the ambush blip lie in wait\?(Real|Phantom)/);
  await expect(page.getByText(/An ambush counter is drawn: (real|phantom)/).first()).toBeVisible();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /I play the marines/ }).click();
  await expect(page.locator('.blip.is-ambush')).toHaveText('?');
  await expect(page.getByText('An ambush counter is drawn.').first()).toBeVisible();
  expect(await page.locator('#root').innerHTML()).not.toMatch(/\b(real|phantom)\b(?! or)(?!: unknown)/i);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('levels, climbing and questions speak French', async ({ page }) => {
    await openPosition(page, 'deep-well', WELL);
    const other = page.getByRole('region', { name: 'L’autre niveau' });
    await expect(other).toContainText('Niveau 1');
    await trooper(page, /^2/).click();
    await action(page, /^Descendre 2 PA/).click();
    await expect(question(page, /quelle orientation/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});
