import { Sergeant } from './orders.ts';
import { expect, playQuickly, startSeeded, test, type Page } from './table.ts';

const SEED = 18;
const LONG = 240_000;

const begun = async (page: Page, isMobile: boolean): Promise<Sergeant> => {
  await playQuickly(page);
  await startSeeded(page, SEED, 'The brood');
  return new Sergeant(page, isMobile, { mission: 'first-steps', aliens: 'diceroller-2', seed: SEED });
};

test('a whole mission against an automaton, click by click, to its result', async ({ page, isMobile }) => {
  test.skip(isMobile, 'by finger in the lessons');
  test.setTimeout(LONG);
  const sergeant = await begun(page, isMobile);
  const winner = await sergeant.play();
  await page.getByRole('button', { name: 'See how it went' }).click();
  const result = { marines: 'The marines win', aliens: 'The aliens win' }[winner] ?? 'A draw';
  await expect(page.getByRole('heading', { name: result })).toBeVisible();
  await expect(page.getByText('Aliens killed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Swap sides' })).toBeVisible();
});

test('a reload in the middle of a decision asks it again', async ({ page, isMobile }) => {
  test.setTimeout(LONG);
  const sergeant = await begun(page, isMobile);
  await sergeant.play('choose-target');
  const question = page.getByRole('region', { name: 'Choose a target, or hold fire' });
  await expect(question).toBeVisible();
  const squad = await page.getByRole('navigation', { name: 'Squad' }).innerText();
  await page.reload();
  await expect(question).toBeVisible();
  expect(await page.getByRole('navigation', { name: 'Squad' }).innerText()).toBe(squad);
  await question.getByRole('button', { name: /^Hold fire/ }).click();
  await expect(question).toBeHidden();
});
