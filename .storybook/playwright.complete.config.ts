import { defineConfig } from '@playwright/test';
import quick from './playwright.config.ts';

/**
 * All tests of the built Storybook, which `npm run test:all` runs: also accessibility, reference screenshots, the heights
 * of the docs pages and the MCP server.
 */
export default defineConfig(quick, {
  testMatch: '*/*.spec.ts',
  outputDir: 'test-results/e2e-complete',
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-complete.json' }]],
  expect: {
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      threshold: 0.05,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
});
