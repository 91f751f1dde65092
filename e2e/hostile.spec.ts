/** Harm done to the page: files that take for ever, a network that never answers. */
import { test as bare, expect as expected } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createPageServer, listen } from '../scripts/serve.mjs';
import { expect, test } from './table.ts';

const DIST = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const yaml = (text: string) => ({ name: 'x.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) });

test('a mission file that is too long, or full of faults, is refused in a few words', async ({ page }) => {
  await page.goto('./#/new');
  const alert = page.getByRole('alert').filter({ hasText: 'no mission' });
  await page.locator('input[type=file]').setInputFiles(yaml('a: 1\n'.repeat(180_000)));
  await expect(alert).toContainText('the file is longer than 200 kB');
  await page.locator('input[type=file]').setInputFiles(yaml(`a: "${'\\q'.repeat(90_000)}"`));
  await expect(alert).toContainText('and 89980 more');
  expect((await alert.innerText()).length).toBeLessThan(2000);
});

test('en français : ce qui ne va pas dans un fichier est dit en français', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('sensorium.settings', JSON.stringify({ language: 'fr' }))");
  await page.goto('./#/new');
  const alert = page.getByRole('alert').filter({ hasText: 'mission' });
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles(yaml('a: 1\n'.repeat(180_000)));
  await expect(alert).toContainText('le fichier dépasse 200 ko');
  await picker.setInputFiles(yaml('id: x\norder: [1'));
  await expect(alert).toContainText('ce qui est entre crochets doit');
  const mission = readFileSync('examples/two-companies.yaml', 'utf8');
  await picker.setInputFiles(yaml(mission.replace(/^blips:.*$/m, 'blips: {start: deux, perTurn: 1}')));
  await expect(alert).toContainText(/blips\.start\s: .* attendu\s: un nombre/);
});

test.describe('a reader that never answers', () => {
  // It would be kept for offline play, and answer.
  test.use({ serviceWorkers: 'block' });

  test('the page answers while a file is read, and reading can be given up', async ({ page }) => {
    await page.route('**/assets/worker-*', () => undefined);
    await page.goto('./#/new');
    await page.locator('input[type=file]').setInputFiles(yaml('id: x'));
    await expect(page.getByRole('status').filter({ hasText: 'Reading the file' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Reading the file')).toBeHidden();
  });
});

bare.describe('a network that never answers', () => {
  let server: Server;
  let home = '';
  bare.beforeEach(async () => {
    server = createPageServer(DIST);
    home = `http://localhost:${await listen(server, '127.0.0.1', 0)}/`;
  });
  bare.afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  bare('the kept page is shown', async ({ page }) => {
    await page.goto(home);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await expected.poll(() => page.evaluate('caches.keys().then((names) => names.length)')).toBe(1);
    server.removeAllListeners('request');
    server.on('request', () => undefined);
    await page.goto(`${home}#/rules/C4.1`);
    await page.reload();
    await expected(page.locator('[data-rule="C4.1"]')).toContainText('180 s');
  });
});
