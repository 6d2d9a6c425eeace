import { defineConfig, devices } from '@playwright/test';

// `CHROMIUM` is the path of a browser that is installed already, instead of that of `npx playwright install chromium`.
const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  testDir: 'tests',
  forbidOnly: true,
  fullyParallel: true,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: 'http://localhost:4200',
    ...(executablePath !== undefined && { launchOptions: { executablePath, args: ['--no-sandbox'] } }),
  },
  webServer: { command: 'npm start', url: 'http://localhost:4200', timeout: 180_000 },
});
