import { defineConfig, type Project } from '@playwright/test';
import { complete } from './src/tiers.ts';
import { chromiumArgs, findHeadlessChromium } from '../../tools/chromium.ts';
import { devices, fontEnvironment } from '../../tools/fonts.ts';

const executablePath = findHeadlessChromium();
// The browsers that this process starts have the same faces on every machine.
Object.assign(process.env, await fontEnvironment('arial'));

const launchOptions = { args: chromiumArgs, ...(executablePath && { executablePath }) };

/** A project for each device, without tests of a tag. A test with the tag `@roboto` or `@dejavu` has its faces, others those of `arial`. */
export const projectsWithout = (...tags: readonly string[]): Promise<Project[]> =>
  Promise.all(
    devices.map(async (device) => ({
      name: device === 'arial' ? 'chromium' : `chromium with ${device}`,
      ...(device !== 'arial' && { grep: new RegExp(`@${device}`) }),
      grepInvert: [...tags, ...(device === 'arial' ? ['@roboto', '@dejavu'] : [])].map(
        (tag) => new RegExp(tag),
      ),
      use: {
        launchOptions: { ...launchOptions, env: { ...process.env, ...(await fontEnvironment(device)) } },
      },
    })),
  );

/** The tests in Chromium that `npm test` runs. `npm run test:all` runs the other two configurations. */
export default defineConfig({
  testDir: 'src',
  // The files `*.test.ts` are tests of built files for Vitest.
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/engines/**', '**/faults/**'],
  outputDir: 'test-results/traces',
  snapshotPathTemplate: '{testDir}/{testFileDir}/trees/{arg}{ext}',
  // Most tests wait for a part of their time, so one worker more than cores pays off.
  workers: 3,
  // The slowest test without a limit of its own takes a minute while two others run. A busy machine is half as fast.
  timeout: 180_000,
  // On a busy machine, an expected state may take longer.
  expect: { timeout: 15_000 },
  // A test that passes on retry is reported as flaky, with a trace of the retry.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: await projectsWithout(complete),
  use: {
    launchOptions,
    trace: 'on-first-retry',
    contextOptions: { strictSelectors: true },
  },
});
