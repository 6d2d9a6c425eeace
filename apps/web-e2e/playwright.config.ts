import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results/traces',
  // Two cores: a second browser makes both slower.
  workers: 1,
  timeout: 60_000,
  // A busy machine must not fail a promise that it keeps late.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
    contextOptions: { strictSelectors: true },
  },
});
