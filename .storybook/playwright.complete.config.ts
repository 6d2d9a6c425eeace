import { defineConfig } from '@playwright/test';
import quick from './playwright.config.ts';

/** The slow tests of the built Storybook, which `npm run test:all` adds: accessibility and reference screenshots. */
export default defineConfig(quick, {
  testMatch: '{accessibility,pictures}/*.spec.ts',
  outputDir: 'test-results/e2e-complete',
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-complete.json' }]],
});
