import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/serve.ts',
  // A page waits as much as it works: one more than there are processors keeps all of them busy.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  /** A busy processor can make a page late; a real fault fails twice. */
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions,
    locale: 'en-GB',
    actionTimeout: 10_000,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, launchOptions },
    },
  ],
});
