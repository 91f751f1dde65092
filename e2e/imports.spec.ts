/** Any file by any button: each kind is taken where it belongs, and says so. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { Table } from '@sensorium/engine';
import { beginCampaign, formatCampaign } from '@sensorium/expedition/campaign';
import { emptySquad, formatForce, type ForceList } from '@sensorium/expedition/forces';
import { beginStand, formatStand } from '@sensorium/expedition/lastStand';
import { formatSquads, wholeBox } from '@sensorium/expedition/squads';
import { setupFor } from '@sensorium/rules';
import { readFileSync } from 'node:fs';
import { expect, show, test, type Page } from './table.ts';

const FORCE: ForceList = { name: 'Lantern', time: 0, squads: [emptySquad('squad-recon')] };
const PEOPLE = { marines: 'person', aliens: 'person' } as const;

const replay = (): object => new Table(setupFor(toScenario(MISSIONS[0]!)), { seed: 5 }).replay();
const campaign = (): string =>
  formatCampaign({
    campaign: beginCampaign({ name: 'The Long Way', seed: 1, list: FORCE, points: 20 }),
    players: PEOPLE,
    clock: 'off',
    game: null,
  });

interface Sent {
  readonly text: string;
  /** A screen it does not belong to. */
  readonly at: string;
  readonly says: string;
  /** Where it belongs. */
  readonly screen: string;
}

const SENT: Readonly<Record<string, Sent>> = {
  mission: {
    text: readFileSync('examples/two-companies.yaml', 'utf8'),
    at: 'forces',
    says: 'The file is a mission',
    screen: 'new',
  },
  force: { text: formatForce(FORCE), at: 'squads', says: 'The file is a force list', screen: 'forces' },
  squads: {
    text: formatSquads({ name: 'The Silver Gate', boxes: [wholeBox('scout-squad')] }),
    at: 'solo',
    says: 'The file is a list of squads',
    screen: 'squads',
  },
  campaign: { text: campaign(), at: 'new', says: 'The file is a campaign', screen: 'campaign' },
  stand: {
    text: formatStand({ stand: beginStand(3), game: null }),
    at: 'campaign',
    says: 'The file is a solo mission',
    screen: 'solo',
  },
  game: {
    text: JSON.stringify({ ...replay(), sides: PEOPLE, clock: 'off' }),
    at: 'forces',
    says: 'The file is a game',
    screen: 'replays',
  },
};

/** From a fresh page, or the button of the screen before might take it. */
const bring = async (page: Page, at: string, text: string): Promise<void> => {
  await page.goto('about:blank');
  await show(page, at);
  const file = { name: 'any.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').first().setInputFiles(file);
};

test('a file of every kind goes where it belongs, whichever button takes it', async ({ page }) => {
  for (const [kind, { text, at, says, screen }] of Object.entries(SENT)) {
    await bring(page, at, text);
    await expect(page.getByText(says), kind).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#/${screen}`));
  }
});

test('a file of no kind is refused where it was brought, and changes nothing', async ({ page }) => {
  for (const at of ['forces', 'squads', 'solo', 'campaign', 'new', 'replays']) {
    await bring(page, at, '{"format":"chess"}');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), at).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#/${at}$`));
  }
});
