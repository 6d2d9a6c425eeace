import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findHeadlessChromium } from '../tools/chromium.ts';

const executablePath = findHeadlessChromium();

export default defineConfig({
  cacheDir: '../node_modules/.vite/stories',
  // Otherwise Vite discovers this dependency during the first run and reloads the tests.
  optimizeDeps: { include: ['axe-core'] },
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    setupFiles: join(import.meta.dirname, 'vitest.setup.ts'),
    // Measured on two shared cores with 57 files: 59 to 65 s. One worker takes 88 to 99 s, a new page for each file 30 s
    // more.
    maxWorkers: 2,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
    reporters: ['default', ['json', { outputFile: join(import.meta.dirname, 'test-results/stories.json') }]],
  },
});
