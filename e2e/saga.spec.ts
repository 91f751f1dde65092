/** Squads, the campaign and the solo mission. */
import { Table } from '@sensorium/engine';
import { beginLaying, finishByLot } from '@sensorium/expedition';
import { areasOf, beginCampaign, formatCampaign } from '@sensorium/expedition/campaign';
import { emptySquad } from '@sensorium/expedition/forces';
import { beginStand, drawStandBoard, formatStand, scenarioOfStand } from '@sensorium/expedition/lastStand';
import { setupFor } from '@sensorium/rules';
import { axeFindings, deployAll, expect, playQuickly, show, test, type Page } from './table.ts';

test('buy a squad, keep it, and play a mission with it', async ({ page }) => {
  await playQuickly(page);
  await show(page, 'forces');
  await page.getByRole('button', { name: 'Standard squad 10 pts' }).click();
  await page.getByRole('button', { name: /Sergeant becomes captain/ }).click();
  await page.getByLabel('Name of member 1').fill('Odo');
  await page.getByLabel('Name of the list').fill('Odo’s own');
  await expect(page.getByText('13 of 20 points')).toBeVisible();
  await expect(page.getByText('This force may take the field.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('link', { name: 'Odo’s own' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose a mission' }).click();
  await page.getByRole('button', { name: /No Way Back/ }).click();
  await page.getByRole('combobox', { name: /^Marines/ }).selectOption({ label: 'Odo’s own (13 pts)' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.getByText(/Odo/).first()).toBeAttached();
  await deployAll(page);
});

test('a list that breaks a rule is told so with the rule, and a file that is none is refused', async ({ page }) => {
  await show(page, 'forces');
  await page.getByRole('button', { name: 'Command squad 20 pts' }).click();
  await page.getByRole('button', { name: 'Heavy weapons squad 6 pts' }).click();
  await expect(page.getByText('The force costs 26 points, and there are 20 to spend.')).toBeVisible();
  await page.getByLabel('Import a list…').setInputFiles({
    name: 'no.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"sensorium-force","version":1,"name":"x","squads":[{"type":"squad-huge"}]}'),
  });
  await expect(page.getByRole('alert').getByText(/squads\[0\]\.type: expected one of/)).toBeVisible();
  await expect(page.getByText('26 of 20 points')).toBeVisible();
});

const bid = async (page: Page, label: RegExp, points: number, button: string): Promise<void> => {
  await page.getByLabel(label).fill(String(points));
  await page.getByRole('button', { name: button }).click();
};

/** Whatever the page holds of a number: texts, values, attributes. */
const isOnPage = async (page: Page, points: number): Promise<boolean> => {
  const values = await page
    .locator('input')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map((input) => input.value));
  return values.includes(String(points)) || new RegExp(`[>"']${points}[<"']`).test(await page.content());
};

/** Whatever the window's storage holds of a number. */
const isStored = async (page: Page, points: number): Promise<boolean> => {
  const kept = await page.evaluate<string>('JSON.stringify({ ...sessionStorage, ...localStorage })');
  expect(kept).toContain('bids-two');
  return new RegExp(`\\b${points}\\b`).test(kept);
};

test('two people bid in secret, again where bids are equal; the lower buys, and they play', async ({ page }) => {
  await playQuickly(page);
  await show(page, 'new');
  await page.getByRole('combobox', { name: /^Marines/ }).selectOption({ label: 'Bid and buy by points…' });
  await page.getByRole('button', { name: 'Bid for the marines' }).click();
  await page.getByRole('radio', { name: 'A friend at this screen' }).check();
  await page.getByRole('radio', { name: /^By leaders and time points/ }).check();
  await expect(page.getByLabel(/First player, your bid/)).toHaveAttribute('type', 'password');
  await bid(page, /First player, your bid/, 17, 'Hide it and hand over');
  await expect(page.getByText('Hand the screen to the second player.')).toBeVisible();
  expect(await isOnPage(page, 17)).toBe(false);
  expect(await axeFindings(page)).toEqual([]);
  // The bid is nowhere to be read, so a reload asks for it again and says why.
  expect(await isStored(page, 17)).toBe(false);
  await page.reload();
  await expect(page.getByText('so the first player bids again')).toBeVisible();
  await bid(page, /First player, your bid/, 17, 'Hide it and hand over');
  await page.getByRole('button', { name: 'I am the second player' }).click();
  expect(await isStored(page, 17)).toBe(false);
  expect(await isOnPage(page, 17)).toBe(false);
  await bid(page, /Second player, your bid/, 17, 'Show both bids');
  await expect(page.getByText('Both bid 17: bid again.')).toBeVisible();
  await bid(page, /First player, your bid/, 17, 'Hide it and hand over');
  await page.getByRole('button', { name: 'I am the second player' }).click();
  await bid(page, /Second player, your bid/, 14, 'Show both bids');
  await expect(page.getByText('The first player bid 17, the second 14')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: /^Standard squad/ }).click();
  await page.getByLabel('Time points').selectOption('3');
  await expect(page.getByText('13 of 14 points')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The first player bid 17, the second 14')).toBeVisible();
  await expect(page.getByText('13 of 14 points')).toBeVisible();
  await expect(page.getByText('2:00 a turn')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await deployAll(page);
  // D16.17: one leader and three time points.
  await expect(page.getByText(/^(2:00|1:5\d)$/).first()).toBeVisible();
});

test('a program bids against a person, and the lower bid has the marines', async ({ page }) => {
  await playQuickly(page);
  await page.goto('./#/new/generated%3Ascn-destroy%3A6');
  await page.getByRole('combobox', { name: /^Marines/ }).selectOption({ label: 'Bid and buy by points…' });
  await page.getByRole('button', { name: 'Bid for the marines' }).click();
  await bid(page, /Your bid/, 4, 'Show both bids');
  await expect(page.getByText(/You bid 4, the program \d+: you lead the marines with 4 points/)).toBeVisible();
  await page.getByRole('button', { name: 'Suggest one' }).click();
  await expect(page.getByText('4 of 4 points')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await deployAll(page);
});

const resign = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page
    .locator('.chooser')
    .getByRole('button', { name: /^Resign/ })
    .click();
  await page.getByRole('button', { name: 'On with the campaign' }).click();
};

/** The first squad that may go, the board by lot, and to the table. */
const goToTable = async (page: Page): Promise<void> => {
  await page.locator('.squad-pick:not([disabled])').first().click();
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.getByRole('button', { name: 'By lot' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await nameAreas(page);
  await deployAll(page);
};

/** D20.5: where areas are equally near, the marine player names some before he deploys. */
const nameAreas = async (page: Page): Promise<void> => {
  const area = page.getByRole('button', { name: /^Entry E/ }).first();
  const deploy = page.getByRole('button', { name: 'Deploy all automatically' });
  for (;;) {
    await expect(area.or(deploy)).toBeVisible();
    if (await deploy.isVisible()) return;
    await area.click();
  }
};

test('two stages of a campaign, with a reload between', async ({ page }) => {
  await playQuickly(page);
  await page.goto('./#/');
  await page.getByRole('link', { name: /^Campaign/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Hollow Star');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hollow Star' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByRole('alert').getByText('At least one squad must go.')).toBeVisible();
  await goToTable(page);
  await resign(page);
  await expect(page.getByText(/Reconnaissance lost \(C21\.9\)/)).toBeVisible();
  await page.getByRole('button', { name: 'March on' }).click();
  await expect(page.getByText('Choose the squads that go')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hollow Star' })).toBeVisible();
  await expect(page.getByText(/lost in Reconnaissance/).first()).toBeVisible();
  await goToTable(page);
  await resign(page);
  await expect(page.getByText(/Establish a perimeter lost \(C21\.9\)/)).toBeVisible();
  await expect(page.getByText('3 torpedoes left')).toBeVisible();
});

test('a campaign as the aliens: the board laid in turn, kept over a reload, the marines led by a program', async ({
  page,
}) => {
  await playQuickly(page);
  await show(page, 'campaign');
  await page.getByRole('radio', { name: /^The aliens/ }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'Lay the tiles in turn' }).click();
  const fits = page.getByRole('button', { name: /: the tile fits here/ });
  await fits.first().press('Enter');
  await page.getByRole('button', { name: 'Lay it here' }).click();
  await expect(page.locator('.lay-turn-text')).toContainText(/Your tile: number [34] of 8/);
  const told = await page.locator('.lay-turn-text').textContent();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(page.locator('.lay-turn-text')).toHaveText(told ?? '');
  await page.getByRole('button', { name: 'Finish by lot' }).click();
  await expect(page.getByText(/^Teleporting in/)).toBeVisible();
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page.getByRole('region', { name: /ambush/i })).toBeVisible({ timeout: 30_000 });
});

/** D21.14: two people before the perimeter, every way in an objective. */
const beforePerimeter = (): string => {
  const list = {
    name: 'x',
    time: 0,
    squads: [emptySquad('squad-recon'), { ...emptySquad('squad-recon'), name: 'Lantern' }],
  };
  const board = finishByLot(beginLaying(4, 'scn-establish'));
  const begun = beginCampaign({ name: 'Perimeter', seed: 1, list, points: 20 });
  const campaign = { ...begun, stage: 'scn-defend', board, objectives: areasOf(board) } as const;
  return formatCampaign({ campaign, players: { marines: 'person', aliens: 'person' }, clock: 'off', game: null });
};

test('two people at the perimeter: squads are recorded in secret, the alien player names the open area', async ({
  page,
}) => {
  await playQuickly(page);
  await show(page, 'campaign');
  const file = { name: 'campaign.json', mimeType: 'application/json', buffer: Buffer.from(beforePerimeter()) };
  await page.getByLabel('Import a campaign…').setInputFiles(file);
  await page.getByRole('button', { name: 'I play the marines' }).click();
  await page.getByRole('button', { name: /^Lantern/ }).click();
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByText('Hand the screen to the alien player.')).toBeVisible();
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'I play the aliens' }).click();
  await page.getByRole('radio', { name: 'E2', exact: true }).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Attack', exact: true }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page).toHaveURL(/#\/play\//);
});

/** The solo mission one step before the end of its first board: four marines on the exit corridor, the fifth before it. */
const almostThere = (): { text: string; arrow: string } => {
  const stand = beginStand(5);
  const scenario = scenarioOfStand(stand);
  const corridor = drawStandBoard(stand.board).corridors[1]!;
  const [[fx, fy], [nx, ny]] = [corridor[3]!, corridor[4]!];
  const [dx, dy] = [fx - nx, fy - ny];
  const facing = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ].findIndex(([x, y]) => x === dx && y === dy);
  const places = [...corridor.slice(0, 4), [nx - dx, ny - dy] as const];
  const pieces = scenario.pieces.map((piece, index) => ({ ...piece, at: places[index]!, faces: facing }));
  const table = new Table(setupFor({ ...scenario, pieces, deployment: [] }), { seed: stand.seed });
  const arrow = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][facing]!;
  return { text: formatStand({ stand, game: table.replay() }), arrow };
};

test('S6.11 D23.5  the person lays the tiles of a board; what is laid survives a reload, the rest is by lot', async ({
  page,
}) => {
  await playQuickly(page);
  await page.goto('./#/solo');
  await page.getByRole('radio', { name: 'you choose' }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Lay tile \d+$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place \d of 4/ })).toHaveCount(4);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Place 2 of 4/ }).click();
  const ways = await page.getByRole('button', { name: /^Place 1 of / }).getAttribute('aria-label');
  await page.reload();
  await expect(page.getByRole('button', { name: ways!, exact: true })).toBeVisible();
  await page.getByRole('button', { name: ways!, exact: true }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await deployAll(page);
  await expect(page.getByText(/Wisdom Keeper/).first()).toBeAttached();
});

test('the solo mission: begun, and from board one to board two', async ({ page, isMobile }) => {
  await playQuickly(page);
  await page.goto('./#/');
  await page.getByRole('link', { name: /^The last stand/ }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Board 1 of 10' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await deployAll(page);
  await expect(page.getByText(/Wisdom Keeper/).first()).toBeAttached();
  test.skip(isMobile, 'the last step is taken with the keyboard');
  const { text, arrow } = almostThere();
  await show(page, 'solo');
  await page
    .getByLabel('Import a mission…')
    .setInputFiles({ name: 'stand.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await page
    .getByRole('button', { name: /Wisdom Keeper/ })
    .first()
    .click();
  // Arrows and Enter are the board's while no button has the focus.
  await page.evaluate('document.activeElement.blur()');
  await page.keyboard.press(arrow);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'On with the last stand' }).click();
  await expect(page.getByRole('heading', { name: 'Board 2 of 10' })).toBeVisible();
  await expect(page.getByText('1 turn, 0 kills')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
