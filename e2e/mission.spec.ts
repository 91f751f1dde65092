import { Sergeant } from './orders.ts';
import { expect, playQuickly, startSeeded, test } from './table.ts';

const SEED = 18;

test('a whole mission against an automaton, click by click, to its result', async ({ page, isMobile }) => {
  test.setTimeout(240_000);
  await playQuickly(page);
  await startSeeded(page, SEED, 'The brood');
  await page.getByRole('button', { name: 'No more lessons' }).click();
  const sergeant = new Sergeant(page, isMobile, { mission: 'first-steps', aliens: 'diceroller-2', seed: SEED });
  const winner = await sergeant.playToTheEnd();
  await page.getByRole('button', { name: 'Go on' }).click();
  const result = { marines: 'The marines win', aliens: 'The aliens win' }[winner] ?? 'A draw';
  await expect(page.getByRole('heading', { name: result })).toBeVisible();
  await expect(page.getByText('Aliens killed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Swap sides' })).toBeVisible();
});
