import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The tests in `engines`, in every browser engine. */
export default defineConfig({
  ...config,
  testIgnore: [],
  testMatch: 'engines/**/*.spec.ts',
  outputDir: 'test-results/engine-traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: [
    { name: 'chromium', grepInvert: /@(?:firefox|webkit|compared|others)/ },
    { name: 'firefox', grepInvert: /@(?:chromium|webkit)/ },
    { name: 'webkit', grepInvert: /@(?:chromium|firefox)/ },
  ],
});
