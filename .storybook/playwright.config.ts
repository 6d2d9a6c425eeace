import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';

const executablePath = findChromium();

/** Letters and colours as on every other machine, as far as Chromium can. */
const alikeEverywhere = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

export default defineConfig({
  testDir: '.',
  testMatch: '*/*.spec.ts',
  outputDir: 'test-results/traces',
  workers: 1,
  timeout: 60_000,
  // A test that needs its second try is named at the end.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: { args: [...chromiumArgs, ...alikeEverywhere], ...(executablePath && { executablePath }) },
    viewport: { width: 960, height: 640 },
    deviceScaleFactor: 2,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
