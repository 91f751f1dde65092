/** What the journeys share: a page that must not complain, and an eye for accessibility. */
import { test as base, expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds on the page as it stands, by all its rules or by some, in words that help. */
export const axeFindings = async (page: Page, rules: readonly string[] = []): Promise<string[]> => {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (only) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
      };
      return (await axe.run(only.length === 0 ? {} : { runOnly: { type: 'rule', values: only } })).violations;
    },
    [...rules],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
};

/** Every journey fails when the page throws, logs an error, or asks another host for anything. */
export const test = base.extend<{ quiet: undefined }>({
  baseURL: process.env['SENSORIUM_E2E'],
  quiet: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) complaints.push(`asked ${request.url()}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** A screen of the shell, when it has come. */
export const show = async (page: Page, screen: string): Promise<void> => {
  await page.goto(`./#/${screen}`);
  await expect(page.locator('.home h1, .page h1')).toBeVisible();
  await expect(page.locator('.loading')).toHaveCount(0);
};

/** From a cold start to the table in two clicks. */
export const startGame = async (page: Page): Promise<void> => {
  await page.goto('./#/');
  await page.getByRole('link', { name: /New game|Nouvelle partie/ }).click();
  await page.getByRole('button', { name: /^(Play|Jouer)$/ }).click();
  await expect(page).toHaveURL(/#\/play\//);
};

/** Settings of a person who waits for nothing. */
export const playQuickly = async (page: Page): Promise<void> => {
  await page.addInitScript("localStorage.setItem('sensorium.settings', JSON.stringify({ pace: 'off' }))");
};

/** A game whose dice are known. */
export const startSeeded = async (page: Page, seed: number, opponent?: string): Promise<void> => {
  await page.goto('./#/new');
  if (opponent !== undefined) await page.getByRole('radio', { name: opponent }).check();
  await page.getByText('More options').click();
  await page.getByLabel('Seed').fill(String(seed));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/#\/play\//);
};

export const deployAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Deploy all automatically' }).click();
  await expect(page.getByText('Marine actions').first()).toBeVisible();
};

/** Says the turn is over, also where marines could still act. */
export const endTurn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^End turn/ }).click();
  const sure = page.getByRole('dialog').getByRole('button', { name: 'End the turn' });
  if (await sure.isVisible()) await sure.click();
};

const CELL = 100;

/** Where the middle of a square of the level that is shown is on the screen, and whether it can be pressed there. */
export const spotOf = (page: Page, x: number, y: number): Promise<{ x: number; y: number; isFree: boolean }> =>
  page.evaluate(`(() => {
    const board = document.querySelector('.board');
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const { a, e, f } = new DOMMatrix(document.querySelector('.world').style.transform);
    const x = ${(x + 0.5) * CELL} * a + e + left;
    const y = ${(y + 0.5) * CELL} * a + f + top;
    const isInside = x > left && y > top && x < right && y < bottom;
    const there = isInside ? document.elementFromPoint(x, y) : null;
    return { x, y, isFree: there !== null && there.closest('.board') !== null && there.closest('.turn-mark') === null };
  })()`);

export const clickSquare = async (page: Page, x: number, y: number): Promise<void> => {
  const spot = await spotOf(page, x, y);
  await page.mouse.click(spot.x, spot.y);
};
