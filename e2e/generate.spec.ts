import { axeFindings, endTurn, expect, playQuickly, show, test, type Page } from './table.ts';

test.beforeEach(({ page }) => playQuickly(page));

const begin = async (page: Page, way: string, scenario: string, seed: number): Promise<void> => {
  await show(page, 'generate');
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('radio', { name: scenario }).check();
  await page.getByRole('textbox', { name: 'Seed' }).fill(String(seed));
  await page.getByRole('button', { name: /^(Lay the first tile|Draw a board)$/ }).click();
};

test('lay a board with eight tiles, tile by tile, and play it', async ({ page }) => {
  await page.goto('./#/');
  await page.getByRole('link', { name: /Endless missions/ }).click();
  await begin(page, 'Two people', 'Reconnaissance', 3);
  const table = page.getByRole('region', { name: 'The board as it lies' });
  const status = page.locator('.lay-turn-text');
  for (let tile = 1; tile <= 8; tile++) {
    await expect(status).toContainText(`tile ${tile} of 8`);
    await table
      .getByRole('button', { name: /: the tile fits here/ })
      .first()
      .press('Enter');
    await expect(page.getByText('It fits here.')).toBeVisible();
    if (tile === 4) expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lay it here' }).click();
  }
  for (const corridor of [1, 2]) {
    await expect(status).toContainText(`deployment corridor ${corridor}`);
    await table
      .getByRole('button', { name: /^Attach a corridor/ })
      .last()
      .press('Enter');
  }
  await expect(status).toHaveText('The board is finished');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Play this board' }).click();
  await expect(page.getByRole('heading', { name: 'Reconnaissance' })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Deploy all automatically' })).toBeVisible();
});

test('a tile that does not fit says why', async ({ page }) => {
  await begin(page, 'Two people', 'Reconnaissance', 3);
  const table = page.getByRole('region', { name: 'The board as it lies' });
  const fitting = table.getByRole('button', { name: /: the tile fits here/ });
  await fitting.first().press('Enter');
  await page.getByRole('button', { name: 'Lay it here' }).click();
  await fitting.first().press('Enter');
  const refusal = page.getByText(/\(D19\.[45]\)/);
  for (let turn = 0; turn < 4 && !(await refusal.isVisible()); turn++)
    await page.getByRole('button', { name: /^Turn/ }).click();
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lay it here' })).toBeDisabled();
});

test('play a generated scenario: areas named, marines deployed, a turn, and a reload', async ({ page }) => {
  await begin(page, 'By lot', 'Defensive perimeter', 3);
  await expect(page.getByLabel('This board by name')).toHaveValue('generated:scn-defend:3');
  await page.getByRole('link', { name: 'Play this board' }).click();
  // Other dice may ask a marine to turn in the middle of the alien turn.
  await page.getByText('More options').click();
  await page.getByLabel('Seed').fill('3');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const question = page.getByRole('region', { name: 'Name an area that is secured from the start' });
  for (let left = 4; left > 0; left--) {
    await expect(question).toContainText(`${left} area`);
    await question.getByRole('button').first().click();
  }
  await page.getByRole('button', { name: 'Deploy all automatically' }).click();
  await expect(page.getByText('Marine actions').first()).toBeVisible();
  await endTurn(page);
  await expect(page.getByText('Turn 2', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Turn 2', { exact: true })).toBeVisible();
  await expect(page.getByText('Defensive Perimeter').first()).toBeVisible();
});

test('the aliens say how many reinforcements come', async ({ page }) => {
  await page.goto('./#/new/generated%3Ascn-destroy%3A6');
  await page.getByRole('radio', { name: /^The aliens/ }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const ambush = page.getByRole('region', { name: /ambush/i });
  await expect(ambush).toBeVisible({ timeout: 30_000 });
  await ambush.locator('.answer').last().click();
  const question = page.getByRole('region', { name: 'How many reinforcements come?' });
  await question.getByRole('button', { name: '1', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Choose an entry area for this blip' })).toBeVisible();
});

test('bids come after the tiles: the program leads the marines, the person adds the control room and plays', async ({
  page,
}) => {
  await show(page, 'generate');
  await page.getByRole('radio', { name: 'You and a program' }).check();
  await page.getByRole('radio', { name: 'Bid and buy' }).check();
  await page.getByRole('radio', { name: /^Raid/ }).check();
  await page.getByRole('textbox', { name: 'Seed' }).fill('9');
  await page.getByRole('button', { name: 'Lay the first tile' }).click();
  await expect(page.locator('.lay-turn-text')).toContainText('Your tile: number');
  await page.getByRole('button', { name: 'Finish by lot' }).click();
  await page.getByLabel(/Your bid/).fill('50');
  await page.getByRole('button', { name: 'Show both bids' }).click();
  await expect(page.getByText(/the program leads the marines/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Finish the board' }).click();
  await expect(page.locator('.lay-turn-text')).toHaveText('Alien player: add the control room');
  await page
    .getByRole('button', { name: /: the tile fits here/ })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Lay it here' }).click();
  await expect(page.locator('.lay-turn-text')).toHaveText('The board is finished');
  await page.getByRole('button', { name: 'Play this board' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.getByRole('region', { name: /ambush/i })).toBeVisible({ timeout: 30_000 });
});

test('the board as a mission file: downloaded, opened in a new game, and what is none is refused', async ({ page }) => {
  await begin(page, 'By lot', 'Escape', 4);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the mission file' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^scn-escape-.*\.yaml$/);
  await show(page, 'new');
  const open = page.getByLabel('Open a mission file…');
  await open.setInputFiles({ name: 'no.yaml', mimeType: 'text/yaml', buffer: Buffer.from('id: nothing\n') });
  await expect(page.getByRole('alert').getByText(/words is missing/)).toBeVisible();
  await open.setInputFiles(await file.path());
  await expect(page.getByRole('heading', { name: 'Escape' })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Deploy all automatically' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Escape').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deploy all automatically' })).toBeVisible();
});
