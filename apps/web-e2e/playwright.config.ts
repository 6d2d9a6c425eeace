import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results/traces',
  snapshotPathTemplate: '{testDir}/{testFileDir}/trees/{arg}{ext}',
  // Two cores: a second browser makes both slower.
  workers: 1,
  timeout: 60_000,
  // A busy machine must not fail a promise that it keeps late.
  expect: { timeout: 15_000 },
  // A test that needs its second try is named at the end, with a trace of that try.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Firefox and WebKit: see `playwright.engines.config.ts`.
  projects: [{ name: 'chromium' }],
  use: {
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    trace: 'on-first-retry',
    contextOptions: { strictSelectors: true },
  },
});
