import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

// `npm start` reads it too. Variables of the shell win.
if (existsSync('.env')) process.loadEnvFile();

// `CHROMIUM` is the path of a browser that is installed already, instead of that of `npx playwright install chromium`.
const executablePath = process.env['CHROMIUM'];
const url = `http://localhost:${process.env['PORT'] ?? '4200'}`;

/** Runs the tests in the folder `tests` on the built site, which it starts. */
export default defineConfig({
  testDir: 'tests',
  forbidOnly: true,
  fullyParallel: true,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: url,
    ...(executablePath !== undefined && { launchOptions: { executablePath, args: ['--no-sandbox'] } }),
  },
  webServer: { command: 'npm start', url, timeout: 180_000 },
});
