import { defineConfig } from '@playwright/test';
import { complete } from './src/tiers.ts';
import { chromiumArgs, findHeadlessChromium } from '../../tools/chromium.ts';

const executablePath = findHeadlessChromium();

/** The tests in Chromium that `npm test` runs. `npm run test:all` runs the other two configurations. */
export default defineConfig({
  testDir: 'src',
  // The files `*.test.ts` are tests of built files for Vitest.
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/engines/**', '**/faults/**'],
  grepInvert: new RegExp(complete),
  outputDir: 'test-results/traces',
  snapshotPathTemplate: '{testDir}/{testFileDir}/trees/{arg}{ext}',
  // Most tests wait for a part of their time, so one worker more than cores pays off.
  workers: 3,
  // The slowest test without a limit of its own takes a minute while two others run. A busy machine is half as fast.
  timeout: 180_000,
  // On a busy machine, an expected state may take longer.
  expect: { timeout: 15_000 },
  // A test that passes on retry is reported as flaky, with a trace of the retry.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: [{ name: 'chromium' }],
  use: {
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    trace: 'on-first-retry',
    contextOptions: { strictSelectors: true },
  },
});
