import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

const { grepInvert: _, ...shared } = config;

/** All tests in Chromium: also every language, every page, long texts and faults. `npm run test:all` runs them. */
export default defineConfig({
  ...shared,
  testIgnore: '**/engines/**',
  outputDir: 'test-results/complete-traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-complete.json' }]],
});
