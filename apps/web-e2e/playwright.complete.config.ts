import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { complete } from './src/tiers.ts';

const { grepInvert: _, ...shared } = config;

/** The other tests in Chromium: every language, every page, long texts and faults. */
export default defineConfig({
  ...shared,
  outputDir: 'test-results/complete-traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-complete.json' }]],
  projects: [
    { name: 'chromium', grep: new RegExp(complete), testIgnore: ['**/engines/**', '**/faults/**'] },
    { name: 'chromium, faults', testIgnore: [], testMatch: '**/faults/**/*.spec.ts' },
  ],
});
