import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { complete } from './src/tiers.ts';

const { grepInvert: _, ...shared } = config;

/** The other tests in Chromium: every language, every page and long texts. */
export default defineConfig({
  ...shared,
  grep: new RegExp(complete),
  outputDir: 'test-results/complete-traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-complete.json' }]],
});
