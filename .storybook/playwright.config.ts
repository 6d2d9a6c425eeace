import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessChromium } from '../tools/chromium.ts';
import { fontEnvironment } from '../tools/fonts.ts';

const executablePath = findHeadlessChromium();
// The browsers that this process starts have the same faces on every machine.
Object.assign(process.env, await fontEnvironment('arial'));

/** Reduces differences between machines in the rendering of fonts and colors. */
const consistentRendering = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** The tests of the built Storybook in `npm test`. The others are in `playwright.complete.config.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '{docs/component-page,llms/*,pages/*}.spec.ts',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // A test that passes on retry is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: {
      args: [...chromiumArgs, ...consistentRendering],
      ...(executablePath && { executablePath }),
    },
    viewport: { width: 960, height: 640 },
    deviceScaleFactor: 2,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
