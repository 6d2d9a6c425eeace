import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'src',
  // The files `*.test.ts` are tests of built files for Vitest.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/traces',
  snapshotPathTemplate: '{testDir}/{testFileDir}/trees/{arg}{ext}',
  // Two cores: a second browser makes both slower.
  workers: 1,
  timeout: 60_000,
  // On a busy machine, an expected state may take longer.
  expect: { timeout: 15_000 },
  // A test that passes on retry is reported as flaky, with a trace of the retry.
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
