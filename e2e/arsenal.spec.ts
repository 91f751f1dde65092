import { openArsenal } from './positions.ts';
import { axeFindings, expect, playQuickly, test, type Page } from './table.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

test.beforeEach(({ page }) => playQuickly(page));

const trooper = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name });
const action = (page: Page, name: RegExp) => page.getByRole('toolbar').getByRole('button', { name });
const folded = (page: Page, name: RegExp) => page.getByRole('group').getByRole('button', { name });
const question = (page: Page, name: RegExp) => page.getByRole('region', { name });

/** What a screen reader would be told of the last events. */
const told = (page: Page) => page.getByRole('log', { name: 'What happens' });
const keepCounter = (page: Page) =>
  question(page, /draw again/)
    .getByRole('button', { name: /Keep it/ })
    .click();

const TROOPS = [
  { is: 'scout-sergeant', at: [16, 9], faces: NORTH, squad: 'a' },
  { is: 'librarian-terminator', at: [16, 10], faces: EAST, squad: 'a' },
  { is: 'scout', gear: ['sniper-rifle'], at: [13, 10], faces: EAST, squad: 'a' },
  { is: 'aggressor', at: [16, 17], faces: SOUTH, squad: 'a' },
  { is: 'techmarine', at: [16, 16], faces: SOUTH, squad: 'a' },
  { is: 'intercessor', at: [13, 22], faces: EAST, squad: 'a' },
  { is: 'terminator', at: [12, 22], faces: EAST, squad: 'a' },
  { is: 'genestealer', at: [20, 10], faces: WEST },
  { is: 'genestealer', at: [16, 5], faces: SOUTH },
  { is: 'hybrid', at: [23, 10], faces: WEST },
  { is: 'genestealer', at: [16, 18], faces: NORTH },
  { is: 'alpha', at: [16, 19], faces: NORTH },
] as const;

test('troops of the arsenal: parts of a weapon, grenades, powers, guard, a sniper on two squares', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same path as on a desk');
  await openArsenal(page, 'decoy', TROOPS, 3);
  await keepCounter(page);

  await trooper(page, /^4/).click();
  await action(page, /^Weapons/).click();
  await expect(folded(page, /^Both boltstorm gauntlets 1 AP · 30\.6%/)).toBeVisible();
  await expect(page.locator('.card')).toContainText('Terminator armour, trooper');

  await trooper(page, /^3/).click();
  await action(page, /^Lie down/).click();
  await expect(trooper(page, /^3/)).toContainText('Prone');

  await trooper(page, /^2/).click();
  await action(page, /^Powers/).click();
  await folded(page, /^Force barrier 2 psi/).click();
  await page.getByRole('application').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText('uses force barrier');
  await expect(page.locator('.spoken-square')).toContainText('force barrier');

  await trooper(page, /^1/).click();
  await page.keyboard.press('7');
  await expect(folded(page, /^Frag grenade 2 AP/)).toBeVisible();
  await page.keyboard.press('2');
  await expect(action(page, /^Grenades/)).toHaveAttribute('aria-pressed', 'true');
  await trooper(page, /^1/).click();
  await action(page, /^Stand on guard/).click();
  await expect(trooper(page, /^1/)).toContainText('On guard');
  expect(await axeFindings(page)).toEqual([]);
});

const DUEL = [
  { is: 'bladeguard-veteran', at: [16, 10], faces: EAST, squad: 'a' },
  { is: 'librarian-terminator', at: [16, 14], faces: SOUTH, squad: 'a' },
  { is: 'tactical-sergeant', at: [13, 10], faces: EAST, squad: 'a' },
  { is: 'techmarine', at: [16, 2], faces: NORTH, squad: 'a' },
  { is: 'apothecary', at: [16, 3], faces: NORTH, squad: 'a' },
  { is: 'intercessor', at: [16, 4], faces: NORTH, squad: 'a' },
  { is: 'scout', at: [16, 5], faces: NORTH, squad: 'a' },
  { is: 'genestealer', at: [17, 10], faces: WEST },
  { is: 'genestealer', at: [16, 15], faces: NORTH },
] as const;

test('what chapter A asks in a fight, and a free shot with a turn', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same path as on a desk');
  await openArsenal(page, 'decoy', DUEL, 5);
  await keepCounter(page);
  await trooper(page, /^1/).click();
  await action(page, /^Close combat/).click();
  await question(page, /^Parry/)
    .getByRole('button', { name: /Let the dice stand/ })
    .click();
  await trooper(page, /^2/).click();
  await action(page, /^Close combat/).click();
  await question(page, /psi points are spent/)
    .getByRole('button', { name: /^1 point 7 against 5/ })
    .click();
  await expect(told(page)).toContainText(/psi/);

  await trooper(page, /^3/).click();
  await action(page, /^Move and fire/).click();
  await action(page, /^Turn right/).click();
  await expect(told(page)).toContainText('turns');
});

test('from the new game to squads of the arsenal for its mission, and into it with them', async ({ page }) => {
  await page.goto('./#/new/decoy');
  await page.getByRole('link', { name: 'Replace them by squads of the arsenal' }).click();
  await expect(page.getByText('Worth 0 of 10 terminators')).toBeVisible();
  await page.getByRole('button', { name: /^Add Bladeguard veterans/ }).click();
  await page.getByRole('button', { name: /^Add Librarian/ }).click();
  await expect(page.getByText('Worth 4 of 10 terminators')).toBeVisible();
  await page.locator('summary').getByText('Librarian', { exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'bolt pistol' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Take them into The Feint' }).click();
  await expect(page.getByRole('combobox', { name: 'Marines' })).toHaveValue(/^[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('button', { name: /Librarian/ })).toHaveCount(1);
});
