import { defineConfig } from '@playwright/test';
import config, { projectsWithout } from './playwright.config.ts';

/** All tests in Chromium: also every language, every page, long texts and faults. `npm run test:all` runs them. */
export default defineConfig({
  ...config,
  projects: await projectsWithout(),
  testIgnore: '**/engines/**',
  outputDir: 'test-results/complete-traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-complete.json' }]],
});
