import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The tests in `engines`, in Firefox and WebKit. They are slow, so only `npm run test:all` runs them. */
export default defineConfig({
  ...config,
  testMatch: 'engines/**/*.spec.ts',
  outputDir: 'test-results/engine-traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
