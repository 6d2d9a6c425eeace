import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The tests in `engines`, which have a driver for each engine, in Firefox and WebKit. Slow, so `npm run test:all` runs them. */
export default defineConfig({
  ...config,
  testMatch: 'engines/**/*.spec.ts',
  outputDir: 'test-results/engine-traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
